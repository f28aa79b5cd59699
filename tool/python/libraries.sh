#!/bin/sh
# GMP, MPFR and Jansson for the wheel, made of the sources that Debian 12 has: position-independent code, which Debian's
# own libmpfr.a is not, as static libraries below a folder. Their licences go to FOLDER/licences, with the digests of
# the sources. .ci/debian-sources.sh fetches them.   usage: tool/python/libraries.sh FOLDER [JOBS]
set -eu
mkdir -p "$1"
folder=$(cd "$1" && pwd)
jobs=${2:-1}
log=$folder/log
exec 3>&2 >"$log" 2>&1
trap '[ $? = 0 ] || { tail -n 20 "$log"; echo "the libraries cannot be had (log: $log)"; } >&3' EXIT

fetch=$(cd "$(dirname "$0")/../.." && pwd)/.ci/debian-sources.sh
source=$folder/source
rm -rf "$source" "$folder/licences"
"$fetch" "$source" gmp mpfr jansson

# By this name the compiler and the assembler are told of no processor but the first of its kind.
machine=$(uname -m)-linux-gnu
flags="-O2 -g0 -ffile-prefix-map=$folder=."
# Their configure scripts are run by the shell here, and not by the first bash that they find: it is quicker.
export CONFIG_SHELL=/bin/sh
configured() { # configured OPTION...
  ./configure --build="$machine" --host="$machine" --prefix="$folder" --disable-shared --with-pic \
    --disable-dependency-tracking CFLAGS="$flags" "$@"
}

# In the place of their libtool, which takes longer for an object than the compiler: it makes objects and links nothing.
libtool=$source/libtool
cat >"$libtool" <<'END'
#!/bin/sh
# usage: libtool --mode=compile|link COMMAND...   the source is the last word
set -eu
while :; do
  case $1 in --mode=*) mode=${1#*=} ;; --*) ;; *) break ;; esac
  shift
done
made=
for word; do
  shift
  case $word in *.lo) made=${made:-$word} word=${word%.lo}.o ;; *.la) made=${made:-$word} ;; esac
  set -- "$@" "$word"
done
# The command of an assembler's source names no object.
[ -n "$made" ] || { made=${word##*/} made=${made%.*}.lo; }
: >"$made"
[ "$mode" = link ] || exec "$@" -fPIC -DPIC
END
chmod +x "$libtool"
archived() { # archived NAME OBJECT...: some have the same name in two folders
  rm -f "$folder/lib/$1"
  archive=$folder/lib/$1
  shift
  ar qcsD "$archive" "$@"
}

# One library for every processor: it looks once which one it has, and calls what is quick there.
case $machine in x86_64-*) every=--enable-fat ;; *) every= ;; esac
mkdir -p "$folder/include" "$folder/lib"
cd "$source/gmp"
mkdir -p doc # which Debian leaves out
: >doc/Makefile.in
configured $every
make -j"$jobs" LIBTOOL="$libtool" SUBDIRS="mpn mpz mpq mpf printf scanf rand"
cp gmp.h "$folder/include"
archived libgmp.a ./*.o mpn/*.o mpz/*.o mpq/*.o mpf/*.o printf/*.o scanf/*.o rand/*.o
cd "$source/mpfr"
configured --enable-thread-safe --with-gmp="$folder"
make -j"$jobs" -C src LIBTOOL="$libtool"
archived libmpfr.a src/*.o

mkdir "$folder/licences"
cp "$source/gmp/COPYING.LESSERv3" "$folder/licences/GMP.txt"
cp "$source/gmp/COPYINGv3" "$folder/licences/GPL-3.txt"
cp "$source/mpfr/COPYING.LESSER" "$folder/licences/MPFR.txt"
cp "$source/jansson/LICENSE" "$folder/licences/Jansson.txt"
{
  echo "GMP, MPFR and Jansson were compiled, unchanged, from these files of Debian's source packages:"
  (cd "$source" && sha256sum ./*.orig.tar.*)
} >"$folder/licences/SOURCES.txt"

# Last, so that who finds it finds all. Its tables draw their seed from /dev/urandom, as Debian's do.
cd "$source/jansson/src"
sed 's/@json_inline@/inline/; s/@json_have_[a-z_]*@/1/' jansson_config.h.in >jansson_config.h
for has in HAVE_STDINT_H HAVE_FCNTL_H HAVE_SCHED_H HAVE_UNISTD_H HAVE_SYS_PARAM_H HAVE_SYS_STAT_H HAVE_SYS_TIME_H \
  HAVE_SYS_TYPES_H HAVE_ENDIAN_H HAVE_OPEN HAVE_CLOSE HAVE_READ HAVE_GETPID HAVE_GETTIMEOFDAY HAVE_SCHED_YIELD \
  HAVE_LOCALECONV HAVE_STRTOLL HAVE_ATOMIC_BUILTINS HAVE_SYNC_BUILTINS USE_URANDOM; do
  echo "#define $has 1"
done >jansson_private_config.h
echo "#define INITIAL_HASHTABLE_ORDER 3" >>jansson_private_config.h
# shellcheck disable=SC2086 # words of their own
gcc $flags -fPIC -DHAVE_CONFIG_H=1 -I. -c ./*.c
archived libjansson.a ./*.o
rm -rf "$source"
