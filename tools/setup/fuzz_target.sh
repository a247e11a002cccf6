#!/usr/bin/env -S bash -p
# Replays the kept corpus of one fuzz target, then tries new input; what it learns stays in build/fuzz, and what it finds
# is written there. Usage: fuzz_target.sh NAME [OPTION OF LIBFUZZER…]
set -euo pipefail

root=$(readlink -f -- "${BASH_SOURCE[0]}")
root=${root%/tools/setup/*}
name=$1
shift
scratch="$root/build/fuzz/$name" kept="$root/tests/fuzz/corpus/$name" words="$root/tests/fuzz/$name.dict"
options=(-timeout=20 -print_final_stats=0 -artifact_prefix="$root/build/fuzz/$name-")
[[ ! -f $words ]] || options+=(-dict="$words")
mkdir -p "$scratch"
[[ ! -d $kept ]] || cp -r --update "$kept/." "$scratch"
export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1
exec "$root/build/native-asan/tests/fuzz/${name}_fuzz" "${options[@]}" "$@" "$scratch"
