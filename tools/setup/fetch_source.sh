#!/usr/bin/env -S bash -p
# Puts the pinned sources of one third party into a folder: from Debian's source package, else by git.
# Usage: fetch_source.sh FOLDER PACKAGE=VERSION SUITE SHA256 GIT_ADDRESS COMMIT
set -euo pipefail

root=$(readlink -f -- "${BASH_SOURCE[0]}")
root=${root%/tools/setup/*}
# shellcheck source=tools/setup/steps.sh
source "$root/tools/setup/steps.sh"

folder=$1 package=$2 suite=$3 sha256=$4 git_address=$5 commit=$6
work="$folder.part"
trap 'rm -rf "$work"' EXIT

# A private list of sources and a private state folder: the machine's own apt configuration stays untouched.
write_apt_configuration() {
  local state="$1" mirror keyring=/usr/share/keyrings/debian-archive-keyring.gpg
  # shellcheck disable=SC2016
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 2>/dev/null | grep '/debian/$' | sort -u | head -n 1)
  [[ -n $mirror && -r $keyring ]] || return 1
  mkdir -p "$state/lists/partial" "$state/cache/archives/partial"
  printf 'deb-src [signed-by=%s] %s %s main\n' "$keyring" "$mirror" "$suite" >"$state/sources.list"
  cat >"$state/apt.conf" <<END
Dir::Etc::sourcelist "$state/sources.list";
Dir::Etc::sourceparts "/dev/null";
Dir::State "$state";
Dir::State::status "/var/lib/dpkg/status";
Dir::Cache "$state/cache";
Acquire::Languages "none";
END
}

fetch() { within sources "Fetching the sources of $package" "$@" >&2; }

from_debian() {
  command -v apt-get >/dev/null || return 1
  local state tarball
  state="$(dirname "$folder")/apt-$suite"
  write_apt_configuration "$state" || return 1
  export APT_CONFIG="$state/apt.conf"
  compgen -G "$state/lists/*Sources*" >/dev/null || fetch apt-get update -qq -o APT::Update::Error-Mode=any || return 1
  fetch env --chdir="$work" apt-get source -qq --download-only -o APT::Sandbox::User=root "$package" || {
    rm -rf "$state"
    return 1
  }
  tarball=$(compgen -G "$work/*.orig.tar.*" | grep -v '\.asc$' | head -n 1) || return 1
  echo "$sha256  $tarball" | sha256sum --check --status || {
    echo "The source package $package is not the one that is pinned (its SHA-256 differs)." >&2
    return 1
  }
  mkdir "$work/tree" && tar -xf "$tarball" -C "$work/tree" --strip-components=1
}

from_git() {
  command -v git >/dev/null || return 1
  rm -rf "$work/tree"
  git init -q "$work/tree" &&
    fetch git -C "$work/tree" fetch -q --depth 1 "$git_address" "$commit" &&
    git -C "$work/tree" checkout -q FETCH_HEAD &&
    rm -rf "$work/tree/.git"
}

rm -rf "$work"
mkdir -p "$work"
from_debian || from_git || exit 1
rm -rf "$folder"
mv "$work/tree" "$folder"
