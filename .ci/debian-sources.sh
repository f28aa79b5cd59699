#!/bin/sh
# The sources of libraries as Debian 12 has them, for where its packages of them do not serve: other systems, and shared
# libraries that hold them. What is fetched has to have the digests that stand here.
# usage: .ci/debian-sources.sh FOLDER NAME...
# NAME is gmp, mpfr, jansson or expat; its files come to FOLDER/NAME, made anew.
set -eu
mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift

# fetch PACKAGE FILE DIGEST: the file, which stands in the folder of Debian's mirror that the package is in
fetch() {
  [ ! -f "$folder/$2" ] || ! echo "$3  $folder/$2" | sha256sum --status -c || return 0
  from=$(cd "$folder" && apt-get download --print-uris "$1" | sed -n "s/^'\(.*\)\/[^/]*' .*/\1/p")
  [ -n "$from" ] || { echo "apt knows no $1: apt-get update" >&2; return 1; }
  # apt's own client checks the digest.
  /usr/lib/apt/apt-helper download-file "$from/$2" "$folder/$2" "SHA256:$3"
}

for name in "$@"; do
  case $name in
  gmp) package=libgmp-dev file=gmp_6.2.1+dfsg1.orig.tar.xz
    digest=471b9e463e04362a0124f215afc5f0a4b99caedeeb62634c61bbc12988efa64c ;;
  mpfr) package=libmpfr-dev file=mpfr4_4.2.0.orig.tar.xz
    digest=06a378df13501248c1b2db5aa977a2c8126ae849a9d9b7be2546fb4a9c26d993 ;;
  jansson) package=libjansson-dev file=jansson_2.14.orig.tar.gz
    digest=c739578bf6b764aa0752db9a2fdadcfe921c78f1228c7ec0bb47fa804c55d17b ;;
  expat) package=libexpat1-dev file=expat_2.5.0.orig.tar.gz
    digest=ab00ee05c7067fd10a35c5d2a4922ebba746ddd50ff83b79c828da17bbdf1757 ;;
  *) echo "usage: .ci/debian-sources.sh FOLDER gmp|mpfr|jansson|expat..." >&2; exit 2 ;;
  esac
  fetch $package "$file" $digest
  rm -rf "${folder:?}/$name"
  mkdir "$folder/$name"
  tar -xf "$folder/$file" -C "$folder/$name" --strip-components=1
done
