#!/usr/bin/env bats
# Time limits, interruptions, and builds at the same time.
# shellcheck disable=SC2016,SC2030,SC2031

bats_require_minimum_version 1.5.0
load support

setup() {
  checkout="$BATS_TEST_TMPDIR/checkout"
  make_checkout "$checkout"
}

# in_steps TEXT: runs a piece of script with the words of tools/setup/ in the small checkout.
in_steps() {
  # Without the functions that bats hands on: for their sake the scripts would start anew.
  env -i PATH="$PATH" HOME="$HOME" PREFILL_DECODE_PATIENCE="${PREFILL_DECODE_PATIENCE-1}" bash -pc "set -euo pipefail; root=\$1; source \"\$root/tools/setup/setup.sh\"; $1" - "$checkout"
}

# slow_compiler: a compiler that says that it has begun and never ends.
slow_compiler() {
  mkdir -p "$BATS_TEST_TMPDIR/bin"
  printf '#!/bin/bash\ncase "$*" in *estimate.cpp*) echo $$ >%q; exec sleep 1000 ;; esac\nexec %s "$@"\n' \
    "$BATS_TEST_TMPDIR/begun" "$(command -v c++)" >"$BATS_TEST_TMPDIR/bin/c++"
  chmod +x "$BATS_TEST_TMPDIR/bin/c++"
  export PATH="$BATS_TEST_TMPDIR/bin:$PATH"
}

wait_for() {
  for _ in {1..1200}; do
    if "$@"; then return; fi
    sleep 0.1
  done
  return 1
}

run_has_ended() { ! kill -0 "$1" 2>/dev/null; }
compiler_has_ended() { ! kill -0 "$(<"$BATS_TEST_TMPDIR/begun")" 2>/dev/null; }

@test "a step whose time is up is named, with its time, and ended with its children" {
  run ! in_steps 'limits[build]=2; within build "Building the moon" bash -c "sleep 1001 & echo \$! >\"\$0\"; wait" "$root/child"'
  says 'Building the moon took longer than 2 seconds and was stopped.'
  wait_for bash -c "! kill -0 $(<"$checkout/child") 2>/dev/null"
}

@test "patience multiplies every limit, and is a number" {
  PREFILL_DECODE_PATIENCE=3 run -0 in_steps 'echo $(($(limit_of build) / limits[build]))'
  [[ $output == 3 ]]
  PREFILL_DECODE_PATIENCE=x run -1 in_steps 'limit_of build'
  says "not 'x'"
}

@test "a step that fails by itself is not said to have been slow" {
  run -7 in_steps 'within build "Building" bash -c "exit 7"'
  [[ $output == '' ]]
}

@test "Ctrl+C during a build ends the compiler and leaves a checkout that builds" {
  slow_compiler
  # A script's background jobs are started with the signal ignored; a person's are not.
  setsid env --default-signal=INT "$checkout/run" estimate >/dev/null 2>&1 3>&- &
  local started=$!
  wait_for test -s "$BATS_TEST_TMPDIR/begun"
  kill -s INT -- "-$started"
  wait_for compiler_has_ended
  wait_for run_has_ended "$started"
  rm "$BATS_TEST_TMPDIR/bin/c++"
  run -0 "$checkout/run" estimate
  says "built in $checkout:"
}

@test "of two builds at once the second says that it waits, and then builds" {
  mkfifo "$BATS_TEST_TMPDIR/hold"
  in_steps "hold build; echo held >>\"\$root/held\"; cat '$BATS_TEST_TMPDIR/hold'" >/dev/null 3>&- &
  wait_for test -s "$checkout/held"
  "$checkout/run" estimate >"$BATS_TEST_TMPDIR/second" 2>&1 3>&- &
  wait_for grep -q 'waiting until it has ended' "$BATS_TEST_TMPDIR/second"
  run ! grep -q 'built in' "$BATS_TEST_TMPDIR/second"
  echo >"$BATS_TEST_TMPDIR/hold"
  wait
  grep "built in $checkout:" "$BATS_TEST_TMPDIR/second"
}

@test "a build that was killed blocks no later one" {
  in_steps 'hold build; echo $BASHPID >"$root/held"; exec sleep 1002' 3>&- &
  wait_for test -s "$checkout/held"
  kill -KILL "$(<"$checkout/held")"
  run -0 "$checkout/run" estimate
  [[ $output != *waiting* ]]
}

@test "packages that an interrupted npm left half installed are installed again" {
  mkdir -p "$BATS_TEST_TMPDIR/bin" "$checkout/node_modules"
  printf '#!/bin/sh\necho "$@" >>%q\nexit "$(cat %q)"\n' "$BATS_TEST_TMPDIR/npm" "$BATS_TEST_TMPDIR/code" >"$BATS_TEST_TMPDIR/bin/npm"
  printf '#!/bin/sh\necho v18.0.0\n' >"$BATS_TEST_TMPDIR/bin/node"
  chmod +x "$BATS_TEST_TMPDIR"/bin/*
  export PATH="$BATS_TEST_TMPDIR/bin:$PATH"
  echo '{}' >"$checkout/package-lock.json"
  echo 0 >"$BATS_TEST_TMPDIR/code"
  in_steps 'need_node_packages build'
  echo 1 >"$BATS_TEST_TMPDIR/code"
  run -1 in_steps 'need_node_packages all'
  says 'The npm packages could not be installed'
  echo 0 >"$BATS_TEST_TMPDIR/code"
  in_steps 'need_node_packages build; need_node_packages build'
  [[ $(wc -l <"$BATS_TEST_TMPDIR/npm") == 3 ]]
  printf '#!/bin/sh\necho v16.1.0\n' >"$BATS_TEST_TMPDIR/bin/node"
  run -1 in_steps 'need_node_packages build'
  says 'Node 18 or later is needed'
}

@test "sources come whole or not at all" {
  mkdir -p "$BATS_TEST_TMPDIR/bin" "$BATS_TEST_TMPDIR/sources"
  printf '#!/bin/sh\nexit 1\n' >"$BATS_TEST_TMPDIR/bin/apt-get"
  printf '#!/bin/sh\ncase "$*" in init*) mkdir -p "$3"; echo half >"$3/file" ;; *fetch*) exit 1 ;; esac\n' >"$BATS_TEST_TMPDIR/bin/git"
  chmod +x "$BATS_TEST_TMPDIR"/bin/*
  PATH="$BATS_TEST_TMPDIR/bin:$PATH" run -1 bash -p "$checkout/tools/setup/fetch_source.sh" \
    "$BATS_TEST_TMPDIR/sources/thing" thing=1 suite 0 https://example.org/thing 0
  [[ -z $(ls -A "$BATS_TEST_TMPDIR/sources") ]]
}

@test "parts of the tests that are not there are named with those that are" {
  run -1 "$checkout/test" nonsense
  says "There is no part 'nonsense'"
  says 'style'
}
