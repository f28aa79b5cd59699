#!/bin/bash
# Builds the harnesses as OSS-Fuzz would, in a clean Debian, and runs each there for a moment where no library of the build is.
# usage: oss-fuzz/check.sh FOLDER [SANITIZER...]     as root, for debootstrap; address and undefined, unless told
#
# FOLDER keeps two roots: that of the build has what oss-fuzz/Dockerfile installs, that of the runs nothing but Debian's base.
# What OSS-Fuzz's own image has besides (its clang, a folder for each engine) is not tried here.
set -eu
cd "$(dirname "$0")/.."
folder=$1
shift
sanitizers=${*:-address undefined}
[ "$(id -u)" = 0 ] || { echo "oss-fuzz/check.sh: debootstrap wants root"; exit 2; }
command -v debootstrap >/dev/null || { echo "oss-fuzz/check.sh: debootstrap is missing: apt-get install debootstrap"; exit 2; }
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
packages=$(sed -n 's/.*apt-get install -y --no-install-recommends //p' oss-fuzz/Dockerfile | tr ' ' ',')
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

# root NAME PACKAGES: a Debian with these, made once
root() {
  [ ! -e "$folder/$1/made" ] || return 0
  rm -rf "${folder:?}/$1"
  echo "a clean Debian in $folder/$1"
  debootstrap --variant=minbase ${2:+--include="$2"} bookworm "$folder/$1" "$mirror" >"$folder/$1.log" 2>&1 || {
    tail -n 5 "$folder/$1.log"
    exit 1
  }
  touch "$folder/$1/made"
}

root build "clang,libclang-rt-14-dev,$packages"
root run ""

passed=0 failed=0
for sanitizer in $sanitizers; do
  case $sanitizer in
  address) flags="-fsanitize=address -fsanitize-address-use-after-scope" ;;
  undefined) flags="-fsanitize=bool,array-bounds,enum,function,integer-divide-by-zero,null,object-size,return,returns-nonnull-attribute,shift,signed-integer-overflow,unreachable,vla-bound,vptr -fno-sanitize-recover=bool,array-bounds,integer-divide-by-zero,null,object-size,return,shift,signed-integer-overflow,unreachable,vla-bound" ;;
  *) echo "oss-fuzz/check.sh: no sanitizer $sanitizer"; exit 2 ;;
  esac
  for part in src/origo out work; do
    rm -rf "${folder:?}/build/${part%/*}"
    mkdir -p "$folder/build/$part"
  done
  git ls-files -z | xargs -0 cp --parents -t "$folder/build/src/origo"
  cp oss-fuzz/build.sh "$folder/build/src/"
  echo "== $sanitizer"
  if ! chroot "$folder/build" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root SRC=/src OUT=/out WORK=/work \
    FUZZING_ENGINE=libfuzzer SANITIZER="$sanitizer" ARCHITECTURE=x86_64 CC=clang CXX=clang++ LIB_FUZZING_ENGINE=-fsanitize=fuzzer \
    CFLAGS="-O1 -fno-omit-frame-pointer -gline-tables-only -DFUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION $flags -fsanitize=fuzzer-no-link" \
    bash -c 'cd /src/origo && exec bash -eu /src/build.sh' >"$folder/$sanitizer.log" 2>&1; then
    echo "FAILED build.sh with $sanitizer: $folder/$sanitizer.log"
    tail -n 5 "$folder/$sanitizer.log"
    failed=$((failed + 1))
    continue
  fi
  rm -rf "$folder/run/out"
  cp -r "$folder/build/out" "$folder/run/out"
  for source in fuzz/*.c; do
    harness=$(basename "$source" .c)
    grep -q LLVMFuzzerTestOneInput "$source" || continue
    [ "$harness" != driver_replay ] && [ "$harness" != driver_afl ] || continue
    if [ -s "$folder/run/out/${harness}_seed_corpus.zip" ] && chroot "$folder/run" "/out/$harness" -runs=20 -seed=1 \
      >"$folder/$harness.log" 2>&1; then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
      echo "FAILED $harness with $sanitizer: $(tail -n 1 "$folder/$harness.log")"
    fi
  done
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
