#!/bin/sh
# GMP, MPFR, jansson and expat for musl, from Debian's sources, as static libraries below a folder: nothing is
# installed. .ci/debian-sources.sh fetches them.
# usage: tests/machines/musl.sh FOLDER
set -eu
mkdir -p "$1"
folder=$(cd "$1" && pwd)
[ ! -e "$folder/done" ] || exit 0

sources=$(cd "$(dirname "$0")/../.." && pwd)/.ci/debian-sources.sh
fetch() { "$sources" "$folder/source" gmp mpfr jansson expat; }

compile() {
  processors=$(nproc)
  # By this name gmp takes the assembler that every processor of the kind runs, as Debian does.
  machine=$(uname -m)-linux-gnu
  configured() { # configured OPTION...: of a package with configure
    CC=musl-gcc CFLAGS="-O2 -g0" ./configure --build="$machine" --host="$machine" --prefix="$folder" \
      --disable-shared --enable-static "$@"
    make -j "$processors" && make install
  }
  made() { # made OPTION...: of one with CMake
    cmake -S . -B made -DCMAKE_C_COMPILER=musl-gcc -DCMAKE_C_FLAGS="-O2 -g0" -DCMAKE_BUILD_TYPE=None \
      -DCMAKE_INSTALL_PREFIX="$folder" -DCMAKE_INSTALL_LIBDIR=lib "$@"
    make -C made -j "$processors" && make -C made install
  }
  cd "$folder/source/gmp"
  # Debian leaves out the manual, whose Makefile configure asks for.
  mkdir -p doc
  [ -e doc/Makefile.in ] || printf 'all install:\n%%: ;\n' >doc/Makefile.in
  configured --disable-cxx
  cd "$folder/source/mpfr" && configured --with-gmp="$folder" --enable-thread-safe
  cd "$folder/source/jansson" && made -DJANSSON_BUILD_DOCS=OFF -DJANSSON_WITHOUT_TESTS=ON -DJANSSON_EXAMPLES=OFF
  cd "$folder/source/expat/expat"
  made -DEXPAT_SHARED_LIBS=OFF -DEXPAT_BUILD_TOOLS=OFF -DEXPAT_BUILD_EXAMPLES=OFF \
    -DEXPAT_BUILD_TESTS=OFF -DEXPAT_BUILD_DOCS=OFF
}

log=$folder/log
# A shell of its own, where -e ends it at the first that fails.
for step in fetch compile; do
  (set -e; $step) >>"$log" 2>&1 &
  wait $! || { tail -n 20 "$log" >&2; echo "the libraries for musl cannot be had (log: $log)" >&2; exit 1; }
done
rm -rf "$folder/source"
: >"$folder/done"
