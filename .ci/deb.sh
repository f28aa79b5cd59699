#!/bin/sh
# Packages for Debian of the files that make dist packs, and what lintian says of them: errors end this.
# usage: .ci/deb.sh FOLDER VERSION      FOLDER gets the packages
set -eu
folder=$1 version=$2
name=origo-$version
rm -rf "$folder"
mkdir -p "$folder"
tar -xf "$(packaging/dist.py "$folder/source")" -C "$folder"
{
  echo "origo ($version) unstable; urgency=medium"
  echo
  echo "  * Release $version: /usr/share/doc/origo has the changes."
  echo
  echo " -- $(sed -n 's/^Maintainer: //p' debian/control)  $(date -R -u -r "$folder/$name/MANIFEST")"
} >"$folder/$name/debian/changelog"
log=$folder/build.log
(cd "$folder/$name" && dpkg-buildpackage -us -uc -b) >"$log" 2>&1 || { tail -n 30 "$log"; exit 1; }
lintian --allow-root --fail-on error --profile debian "$folder"/*.changes
ls "$folder"/*.deb
