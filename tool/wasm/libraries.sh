#!/bin/sh
# GMP, MPFR and Jansson for WebAssembly, made of the sources that Debian 12 has, as static libraries below a folder.
# What is fetched has to have the digests that stand here.   usage: tool/wasm/libraries.sh FOLDER [JOBS]
set -eu
mkdir -p "$1"
folder=$(cd "$1" && pwd)
jobs=${2:-1}
log=$folder/log
exec 3>&2 >"$log" 2>&1
trap '[ $? = 0 ] || { tail -n 20 "$log"; echo "the libraries cannot be had (log: $log)"; } >&3' EXIT

# fetch PACKAGE FILE DIGEST: the file from the folder of Debian's mirror that the package is in
fetch() {
  [ ! -f "$folder/$2" ] || ! echo "$3  $folder/$2" | sha256sum --status -c || return 0
  from=$(cd "$folder" && apt-get download --print-uris "$1" | sed -n "s/^'\(.*\)\/[^/]*' .*/\1/p")
  [ -n "$from" ] || { echo "apt knows no $1: apt-get update"; return 1; }
  # apt's own client checks the digest.
  /usr/lib/apt/apt-helper download-file "$from/$2" "$folder/$2" "SHA256:$3"
}

# unpack FILE NAME: enters its folder, made anew
unpack() {
  rm -rf "${folder:?}/$2"
  mkdir "$folder/$2"
  tar -xf "$folder/$1" -C "$folder/$2" --strip-components=1
  cd "$folder/$2"
}

fetch libgmp-dev gmp_6.2.1+dfsg1.orig.tar.xz 471b9e463e04362a0124f215afc5f0a4b99caedeeb62634c61bbc12988efa64c
fetch libmpfr-dev mpfr4_4.2.0.orig.tar.xz 06a378df13501248c1b2db5aa977a2c8126ae849a9d9b7be2546fb4a9c26d993
fetch libjansson-dev jansson_2.14.orig.tar.gz c739578bf6b764aa0752db9a2fdadcfe921c78f1228c7ec0bb47fa804c55d17b

# The modules of Debian, which a Node of others does not look for.
export NODE_PATH=/usr/share/nodejs
# The compiler by itself, with what emcc would tell it: emcc takes longer than it.
compiler="$(command -v ccache || true) clang-14 $(emcc --cflags)"
flags="-O2 -g0 -ffile-prefix-map=$folder=."
configured() { emconfigure ./configure --host=none --disable-shared --prefix="$folder" CFLAGS="$flags" "$@"; }

# No assembly: the host is no machine. Its tables are made by programs that run here.
unpack gmp_6.2.1+dfsg1.orig.tar.xz gmp
mkdir -p doc # which Debian leaves out
: >doc/Makefile.in
configured --disable-assembly CC_FOR_BUILD=gcc
emmake make -j"$jobs" CC="$compiler" install SUBDIRS="mpn mpz mpq mpf printf scanf rand"
unpack mpfr4_4.2.0.orig.tar.xz mpfr
configured --disable-thread-safe --with-gmp="$folder"
emmake make -j"$jobs" CC="$compiler" -C src install
# Its tables draw their seed by the clock: tool/wasm/module.mjs has random numbers in the place of that.
unpack jansson_2.14.orig.tar.gz jansson
sed 's/@json_inline@/inline/; s/@json_have_[a-z_]*@/1/' src/jansson_config.h.in >src/jansson_config.h
for has in STDINT_H SYS_TYPES_H SYS_TIME_H GETTIMEOFDAY LOCALECONV UNISTD_H STRTOLL; do
  echo "#define HAVE_$has 1"
done >src/jansson_private_config.h
echo "#define INITIAL_HASHTABLE_ORDER 3" >>src/jansson_private_config.h
# shellcheck disable=SC2086 # words of their own
(cd src && $compiler $flags -DHAVE_CONFIG_H=1 -I. -c ./*.c)
install -m 644 src/jansson.h src/jansson_config.h "$folder/include"
rm -f "$folder/lib/libjansson.a"
emar rcsD "$folder/lib/libjansson.a" src/*.o
