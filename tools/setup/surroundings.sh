# shellcheck shell=bash
# Makes every start alike: what a person's shell, editor or hook leaves in the environment decides nothing. Wants `root`.

: "${root:?is set by the caller}"

# The scripts run as `bash -p`, which takes over no functions, no BASH_ENV, CDPATH, GLOBIGNORE and SHELLOPTS. What they
# start is to find none of them either; functions go only by starting anew.
mapfile -t functions < <(env --null | sed -zn 's/^\(BASH_FUNC_[^=]*\)=.*/\1/p' | tr '\0' '\n')
((${#functions[@]} == 0)) || exec env "${functions[@]/#/--unset=}" bash -p "$0" "$@"
unset functions BASH_ENV ENV CDPATH GLOBIGNORE POSIXLY_CORRECT
export -n SHELLOPTS BASHOPTS
set +o posix +o noclobber

unset GREP_OPTIONS GREP_COLOR GREP_COLORS TAR_OPTIONS XZ_OPT XZ_DEFAULTS PYTHONHOME PYTHONPATH
# A compiler of one's own is named to CMake: CONTRIBUTING.md says how.
unset CC CXX CFLAGS CXXFLAGS CPPFLAGS LDFLAGS CPATH C_INCLUDE_PATH CPLUS_INCLUDE_PATH LIBRARY_PATH COMPILER_PATH
unset GCC_EXEC_PREFIX EMCC_CFLAGS EMMAKEN_CFLAGS EMCC_DEBUG
unset "${!CMAKE_GENERATOR@}" CMAKE_TOOLCHAIN_FILE CMAKE_BUILD_TYPE CMAKE_CONFIG_TYPE
unset MAKEFLAGS MFLAGS MAKELEVEL DESTDIR NINJA_STATUS
unset NODE_OPTIONS NODE_ENV NODE_PATH NODE_V8_COVERAGE ESBUILD_BINARY_PATH
# In a git hook these name the repository that the hook runs for.
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_PREFIX GIT_COMMON_DIR GIT_OBJECT_DIRECTORY GIT_NAMESPACE

export PATH="${PATH:-/usr/local/bin:/usr/bin:/bin}"
# The person's own, for a program that he types into.
# shellcheck disable=SC2034
their_locale=${LC_ALL-}
export LC_ALL=C.UTF-8

[[ -e /dev/fd/0 ]] || exec </dev/null
[[ -e /dev/fd/2 ]] || exec 2>/dev/null
pwd -P >/dev/null 2>&1 || cd "$root" || exit

is_writable_folder() { [[ -d $1 && -w $1 ]]; }

for name in XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME XDG_RUNTIME_DIR; do
  [[ -z ${!name-} ]] || is_writable_folder "${!name}" || unset "$name"
done
unset name

# use_own_folders: a home and a folder for passing files inside build/ where the person has none to write in.
use_own_folders() {
  is_writable_folder "${HOME-}" || export HOME="$root/build/home"
  is_writable_folder "${TMPDIR:=/tmp}" || TMPDIR=/tmp
  is_writable_folder "$TMPDIR" || TMPDIR="$root/build/tmp"
  export TMPDIR
  mkdir -p "$HOME" "$TMPDIR"
}
