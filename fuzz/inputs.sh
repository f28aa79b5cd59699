#!/bin/sh
# The stored inputs of a harness, fuzz/corpus/HARNESS.tar.gz, as a folder.
# usage: fuzz/inputs.sh HARNESS                  unpacks them if that is not done yet, and prints the folder's name
#        fuzz/inputs.sh --pack HARNESS FOLDER    makes FOLDER's files the stored inputs: the same bytes for the same files
set -eu
BUILD=${BUILD:-build}
if [ "$1" = --pack ]; then
  harness=$2 folder=$3
  tar --create --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=644 -C "$folder" \
    $(cd "$folder" && find . -type f -printf '%f\n' | LC_ALL=C sort) | gzip -9n >"fuzz/corpus/$harness.tar.gz"
  exit 0
fi
harness=$1
packed=fuzz/corpus/$harness.tar.gz
[ -f "$packed" ] || { echo "fuzz/inputs.sh: there is no $packed" >&2; exit 2; }
folder=$BUILD/fuzz-inputs/$harness
[ ! -d "$folder" ] || [ ! "$packed" -nt "$folder" ] || rm -rf "$folder"
if [ ! -d "$folder" ]; then
  mkdir -p "$BUILD/fuzz-inputs"
  new=$(mktemp -d "$BUILD/fuzz-inputs/$harness.XXXXXX")
  tar --extract --gzip --touch --file "$packed" -C "$new"
  chmod 755 "$new"
  touch "$new"
  # Another process may be at it, too: whoever is first moves the whole folder into its place.
  mv -T "$new" "$folder" 2>/dev/null || rm -rf "$new"
fi
echo "$folder"
