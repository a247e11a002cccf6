# shellcheck shell=bash disable=SC2154
# A small checkout with the real scripts in it, which builds in a second.

repository=$(cd "$BATS_TEST_DIRNAME/../.." && pwd)

# make_checkout FOLDER
make_checkout() {
  local name
  mkdir -p "$1/tests/fuzz" "$1/core" "$1/wasm_shell" "$1/profiles" "$1/cmake"
  cp -r "$repository/tests/setup/checkout/." "$1"
  cp -r "$repository/tools/setup" "$1/tools"
  for name in run test CMakePresets.json; do cp "$repository/$name" "$1"; done
}

# The folders above a test's own are closed to other users.
open_to_all() {
  local folder=$1
  chmod -R a+rX "$1"
  while [[ $folder != / && $folder != /tmp ]]; do
    chmod a+rx "$folder"
    folder=${folder%/*}
  done
}

needs_root() { [[ $(id -u) == 0 ]] || skip "another user can be tried by root only"; }
as_nobody() { setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; }

# says TEXT: the last run's output holds it.
says() {
  [[ $output == *"$1"* ]] || {
    printf 'not said: %s\nbut: %s\n' "$1" "$output"
    return 1
  }
}
