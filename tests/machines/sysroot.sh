#!/bin/sh
# GMP, MPFR, jansson and expat of another of Debian's architectures, unpacked below a folder: nothing is installed,
# and the machine's own list of packages stays as it is.   usage: tests/machines/sysroot.sh ARCHITECTURE FOLDER
set -eu
architecture=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
[ ! -e "$folder/done-with-expat" ] || exit 0

# apt with lists, a cache and a status of its own. Its sources are the machine's; one that lacks the architecture is passed over.
mkdir -p "$folder/apt/lists/partial" "$folder/apt/cache/archives/partial" "$folder/packages"
: >"$folder/apt/status"
cat >"$folder/apt/conf" <<CONF
APT::Architecture "$architecture";
APT::Architectures { "$architecture"; };
APT::Sandbox::User "root";
Acquire::Languages "none";
Dir::State "$folder/apt";
Dir::State::lists "lists";
Dir::State::status "$folder/apt/status";
Dir::Cache "$folder/apt/cache";
CONF
export APT_CONFIG="$folder/apt/conf"
cd "$folder/packages"
{
  apt-get update || echo "some lists are missing: what matters is whether the packages are there"
  apt-get download libgmp-dev libgmp10 libmpfr-dev libmpfr6 libjansson-dev libjansson4 libexpat1-dev libexpat1
} >"$folder/log" 2>&1 || { tail -n 20 "$folder/log" >&2; echo "the libraries of $architecture cannot be had (log: $folder/log)" >&2; exit 1; }
for package in *.deb; do dpkg-deb -x "$package" "$folder"; done
rm -rf "$folder/apt" "$folder/packages"
: >"$folder/done-with-expat"
