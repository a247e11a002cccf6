#!/usr/bin/env bats
# ./run wherever a checkout may lie, whoever starts it and from whatever shell.
# shellcheck disable=SC2016,SC2154

bats_require_minimum_version 1.5.0
load support

setup_file() {
  export BUILT="$BATS_FILE_TMPDIR/built"
  make_checkout "$BUILT"
  "$BUILT/run" estimate
}

@test "a symlink to run, and one to that, start it from anywhere" {
  mkdir -p "$BATS_TEST_TMPDIR/bin"
  ln -s "$BUILT/run" "$BATS_TEST_TMPDIR/bin/first"
  ln -s first "$BATS_TEST_TMPDIR/bin/second"
  cd /
  PATH="$BATS_TEST_TMPDIR/bin:$PATH" run -0 second estimate --json
  says "built in $BUILT: --json"
}

@test "the words given reach the program as they are" {
  run -0 "$BUILT/run" estimate 'two words' '*' '$HOME' "it's"
  says "built in $BUILT: two words * \$HOME it's"
}

@test "spaces, Polish letters, quotes and signs in the path are nothing special" {
  local odd="$BATS_TEST_TMPDIR/zażółć gęślą 'jaźń' 1 (50%) & @ [x] {y} + ~ = !"
  make_checkout "$odd"
  run -0 "$odd/run" estimate --json
  says "built in $odd: --json"
}

@test "a path that no build tool takes is refused in one sentence" {
  local line_break
  for line_break in $'two\nlines' 'a;b' 'a"b' 'a\b' 'a$b' 'a`b' 'a#b' 'a|b'; do
    make_checkout "$BATS_TEST_TMPDIR/$line_break"
    run -1 "$BATS_TEST_TMPDIR/$line_break/run" estimate
    says 'please move it'
    [[ ${#lines[@]} == 1 ]]
  done
}

@test "what a shell leaves in the environment decides nothing" {
  make_checkout "$BATS_TEST_TMPDIR/new"
  cat >"$BATS_TEST_TMPDIR/hostile" <<'HOSTILE'
exit 9
HOSTILE
  run -0 env 'BASH_FUNC_cd%%=() { exit 7; }' 'BASH_FUNC_source%%=() { exit 8; }' 'BASH_FUNC_cmake%%=() { exit 8; }' \
    CDPATH=/tmp BASH_ENV="$BATS_TEST_TMPDIR/hostile" ENV="$BATS_TEST_TMPDIR/hostile" SHELLOPTS=noclobber:noglob IFS=e \
    GREP_OPTIONS=--invert-match GREP_COLOR=1 TAR_OPTIONS=--nonsense POSIXLY_CORRECT=1 TMPDIR=/nowhere LC_ALL=C \
    CMAKE_GENERATOR='Unix Makefiles' CMAKE_GENERATOR_PLATFORM=x CMAKE_TOOLCHAIN_FILE=/nowhere CC=/nowhere CXX=/nowhere \
    CFLAGS=-nonsense CXXFLAGS=-nonsense LDFLAGS=-nonsense CPATH=/nowhere MAKEFLAGS=-j99 NINJA_STATUS=no DESTDIR=/nowhere \
    NODE_OPTIONS='--require /nowhere' npm_config_dry_run=true GIT_DIR=/nowhere PYTHONHOME=/nowhere \
    --unset=HOME "$BATS_TEST_TMPDIR/new/run" estimate --json
  says "built in $BATS_TEST_TMPDIR/new: --json"
  run -0 "$BATS_TEST_TMPDIR/new/run" estimate
  [[ ${#lines[@]} == 1 ]]
}

@test "an empty environment, a narrow umask, another shell, closed streams and a deleted folder are enough" {
  local start="$BUILT/run estimate"
  run -0 env -i "$BUILT/run" estimate && says 'built in'
  run -0 bash -c "umask 777; $start" && says 'built in'
  run -0 bash "$BUILT/run" estimate && says 'built in'
  run -0 sh "$BUILT/run" estimate && says 'built in'
  run -0 bash -c "$start <&-" && says 'built in'
  run -0 bash -c "$start 2>&-" && says 'built in'
  run -0 setsid --wait "$BUILT/run" estimate && says 'built in'
  mkdir "$BATS_TEST_TMPDIR/gone"
  cd "$BATS_TEST_TMPDIR/gone"
  rmdir "$BATS_TEST_TMPDIR/gone"
  run -0 "$BUILT/run" estimate && says 'built in'
}

@test "a checkout that was moved is set up anew and leaves its old place alone" {
  local old="$BATS_TEST_TMPDIR/old" new="$BATS_TEST_TMPDIR/new"
  make_checkout "$old"
  "$old/run" estimate
  mv "$old" "$new"
  run -0 "$new/run" estimate
  says "built in $new:"
  [[ ! -e $old ]]
  cp -r "$new" "$old"
  touch "$BATS_TEST_TMPDIR/now"
  run -0 "$old/run" estimate
  says "built in $old:"
  [[ -z $(find "$new" -newer "$BATS_TEST_TMPDIR/now" -type f) ]]
}

@test "a build that was set up with another compiler is set up anew" {
  make_checkout "$BATS_TEST_TMPDIR/new"
  "$BATS_TEST_TMPDIR/new/run" estimate
  mkdir "$BATS_TEST_TMPDIR/bin"
  printf '#!/bin/sh\nexec %s "$@"\n' "$(command -v c++)" >"$BATS_TEST_TMPDIR/bin/c++"
  chmod +x "$BATS_TEST_TMPDIR/bin/c++"
  PATH="$BATS_TEST_TMPDIR/bin:$PATH" run -0 "$BATS_TEST_TMPDIR/new/run" estimate
  says 'Setting up'
  grep -q "CMAKE_CXX_COMPILER:.*$BATS_TEST_TMPDIR/bin/c++" "$BATS_TEST_TMPDIR/new/build/native/CMakeCache.txt"
  # Gone again.
  run -0 "$BATS_TEST_TMPDIR/new/run" estimate
  says 'Setting up'
}

@test "what CMake left out for want of a program is built when the program has come" {
  make_checkout "$BATS_TEST_TMPDIR/new"
  run -1 "$BATS_TEST_TMPDIR/new/run" bench
  mkdir "$BATS_TEST_TMPDIR/bin"
  ln -s /bin/true "$BATS_TEST_TMPDIR/bin/program_that_comes_later"
  PATH="$BATS_TEST_TMPDIR/bin:$PATH" run -0 "$BATS_TEST_TMPDIR/new/run" bench
  says 'built in later:'
}

@test "another user gets what was built; told when sources are newer, refused where nothing is" {
  needs_root
  local shared="$BATS_TEST_TMPDIR/shared"
  make_checkout "$shared"
  open_to_all "$shared"
  run -1 as_nobody "$shared/run" estimate
  says "may not write into $shared"
  [[ ${#lines[@]} == 1 ]]
  (umask 022 && "$shared/run" estimate)
  run -0 as_nobody "$shared/run" estimate --json
  [[ $output == "built in $shared: --json" ]]
  touch "$shared/tools/estimate.cpp"
  run -0 as_nobody "$shared/run" estimate --json
  says 'before tools/estimate.cpp changed'
  says "built in $shared: --json"
  run -1 as_nobody "$shared/run" build
  [[ ${#lines[@]} == 1 ]]
  run -1 as_nobody "$shared/test" core
  [[ ${#lines[@]} == 1 ]]
}

@test "a read-only checkout gives what was built" {
  needs_root
  unshare --mount true 2>/dev/null || skip "nothing can be mounted here"
  touch "$BUILT/tools/estimate.cpp"
  run -0 unshare --mount bash -c 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && exec "$1/run" estimate' - "$BUILT"
  says 'may not write'
  says "built in $BUILT:"
}

@test "unknown words and values are refused in one sentence" {
  local words
  for words in nonsense --nonsense 'build --nonsense' 'build --base-url' 'build --base-url ftp://a/' '--port' '--port 0' \
    '--port 65536' '--port 8x' 'serve --port 1 2' 'serve' fuzz 'fuzz nonsense' 'fuzz ../run'; do
    # shellcheck disable=SC2086
    run -1 "$BUILT/run" $words
    [[ ${#lines[@]} == 1 && $output != *'line '* ]] || { echo "$words: $output"; return 1; }
  done
  touch "$BUILT/tests/fuzz/query_fuzz.cpp"
  run -1 "$BUILT/run" fuzz nonsense
  says 'query'
  for words in '--seconds' '--seconds 0' '--runs x' '--nonsense 1'; do
    # shellcheck disable=SC2086
    run -1 "$BUILT/run" fuzz query $words
    [[ ${#lines[@]} == 1 && $output != *'line '* ]] || { echo "$words: $output"; return 1; }
  done
  run -1 "$BUILT/test" core nonsense
  [[ ${#lines[@]} == 1 ]]
}

@test "every file has LF in a clone that asks for other line ends" {
  git -C "$repository" rev-parse --verify -q HEAD >/dev/null 2>&1 || skip "this is no git checkout"
  git clone -q -c core.autocrlf=true -c core.eol=crlf "$repository" "$BATS_TEST_TMPDIR/clone"
  cp "$repository/.gitattributes" "$BATS_TEST_TMPDIR/clone"
  cd "$BATS_TEST_TMPDIR/clone"
  git rm -q --cached -r . && git reset -q --hard
  run -0 git ls-files --eol
  [[ $output != *'w/crlf  attr/text'* ]]
  run -0 ./run help
  says './run estimate'
}

@test "pictures of a revision that is not there are refused before anything is built" {
  run -1 "$BUILT/run" screenshots --before nowhere
  says "There is no revision 'nowhere' here."
  [[ ${#lines[@]} == 1 ]]
  run -1 "$BUILT/run" screenshots --before
  says '--before wants a revision.'
  run -1 "$BUILT/run" screenshots one two
  says "There is no 'two' here"
}
