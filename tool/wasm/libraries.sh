#!/bin/sh
# GMP, MPFR and Jansson for WebAssembly, made of the sources that Debian 12 has, as static libraries below a folder.
# .ci/debian-sources.sh fetches them.   usage: tool/wasm/libraries.sh FOLDER [JOBS]
set -eu
mkdir -p "$1"
folder=$(cd "$1" && pwd)
jobs=${2:-1}
log=$folder/log
exec 3>&2 >"$log" 2>&1
trap '[ $? = 0 ] || { tail -n 20 "$log"; echo "the libraries cannot be had (log: $log)"; } >&3' EXIT

sources=$(cd "$(dirname "$0")/../.." && pwd)/.ci/debian-sources.sh
"$sources" "$folder" gmp mpfr jansson

# The modules of Debian, which a Node of others does not look for.
export NODE_PATH=/usr/share/nodejs
# The compiler by itself, with what emcc would tell it: emcc takes longer than it.
compiler="$(command -v ccache || true) clang-14 $(emcc --cflags)"
flags="-O2 -g0 -ffile-prefix-map=$folder=."
configured() { emconfigure ./configure --host=none --disable-shared --prefix="$folder" CFLAGS="$flags" "$@"; }

# No assembly: the host is no machine. Its tables are made by programs that run here.
cd "$folder/gmp"
mkdir -p doc # which Debian leaves out
: >doc/Makefile.in
configured --disable-assembly CC_FOR_BUILD=gcc
emmake make -j"$jobs" CC="$compiler" install SUBDIRS="mpn mpz mpq mpf printf scanf rand"
cd "$folder/mpfr"
configured --disable-thread-safe --with-gmp="$folder"
emmake make -j"$jobs" CC="$compiler" -C src install
# Its tables draw their seed by the clock: tool/wasm/module.mjs has random numbers in the place of that.
cd "$folder/jansson"
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
