#!/bin/sh
# The commands write the same bytes on every machine, and with another C library: the cases that origo gen makes, the
# exact answers to a share of the corpus, what origo-check says of them, and the claims of an algorithm of each door in
# both precisions. Each machine's programs are cross-compiled, with warnings as errors, and run by qemu-user; `musl` is
# the machine here with musl for a C library. What they write is compared with what the build here writes. Prints a line
# a machine and, last, `N passed, N failed`.
# usage: BUILD=build [EVERY=16] tests/machines/check.sh [--turn] i686|aarch64|s390x|musl...    --turn: one of them, by TURN or the commits
set -u
cd "$(dirname "$0")/../.." || exit 1
native=${BUILD:-build} every=${EVERY:-16} work=build-machines
passed=0 failed=0
if [ "${1:-}" = --turn ]; then
  shift
  turn=${TURN:-$(git rev-list --count HEAD)}
  shift $((turn % $#))
  set -- "$1"
fi

# ---- what is run ----

share=$work/share.jsonl
mkdir -p "$work"
for file in corpus/cases/*.jsonl corpus/*/cases/*.jsonl; do awk -v every="$every" 'NR % every == 1 % every' "$file"; done >"$share"
# An algorithm of each door, and those with an arithmetic of their own.
algorithms="gjk gjk-johnson epa mpr sat-3d sat-2d box-box v-clip orient-exact point-triangle ray-triangle simplex-signed-volumes
  support-cone hull-quickhull sphere-welzl obb-pca-hull decompose triangulate-ears clip-slabs bvh-obb sap-sweep octree-linear
  contact-3d manifold-full sat-sweep-3d conservative-advancement contact-sweep-3d inclusion-root"

jobs() { # jobs BIN OUT RUNNER: a line a job
  for what in '' '--primitives ' '--curved ' '--parts '; do
    echo "$3 $1/origo gen --all $what--seed 3 >$2/gen${what:+-}${what%% *}"
  done
  echo "$3 $1/origo ask --quiet $share >$2/ask; $3 $1/origo-check $share $2/ask >$2/check"
  for algorithm in $algorithms; do
    for program in origo origo32; do
      # Cases that the algorithm's door does not read are told on standard error.
      echo "$3 $1/$program run --quiet --keep-going $algorithm $share >$2/run-$program-$algorithm 2>$2/said-$program-$algorithm"
    done
  done
}

run() { # run BIN OUT [RUNNER]: all jobs, as many at once as there are processors; a file err for what they say
  rm -rf "$2"
  mkdir -p "$2"
  jobs "$1" "$2" "${3:-}" >"$2.jobs"
  xargs -d '\n' -P "$(nproc)" -n 1 sh -c <"$2.jobs" >"$2.err" 2>&1
}

# ---- machines ----

build_musl() {
  libraries=$PWD/$work/libraries-musl
  tests/machines/musl.sh "$libraries" || return 1
  make --no-print-directory -s BUILD="$work/musl" CC=musl-gcc CFLAGS="-g0 -isystem $libraries/include" \
    LDFLAGS="-static -L$libraries/lib" "$work/musl/origo" "$work/musl/origo32" "$work/musl/origo-check"
}

build() { # build MACHINE: its programs
  case $1 in
    i686) architecture=i386 triplet=i386-linux-gnu flags='-msse2 -mfpmath=sse' ;; # the x87 would round twice
    aarch64) architecture=arm64 triplet=aarch64-linux-gnu flags= ;;
    # By the letter of the standard gcc computes with float in double there: fast means that it does not.
    s390x) architecture=s390x triplet=s390x-linux-gnu flags=-fexcess-precision=fast ;;
    musl) build_musl; return ;;
    *) echo "no machine is called $1"; return 1 ;;
  esac
  sysroot=$PWD/$work/sysroot-$1
  tests/machines/sysroot.sh $architecture "$sysroot" || return 1
  # What gcc guesses of sizes by what it has inlined depends on the machine, and is wrong on s390x.
  make --no-print-directory -s BUILD="$work/$1" CC="$1-linux-gnu-gcc" OPT=-O1 \
    CFLAGS="-g0 -Wno-stringop-overflow $flags -isystem $sysroot/usr/include/$triplet -isystem $sysroot/usr/include" \
    LDFLAGS="-static -L$sysroot/usr/lib/$triplet" "$work/$1/origo" "$work/$1/origo32" "$work/$1/origo-check"
}

run "$native" "$work/here"
[ -s "$work/here/ask" ] && [ "$(wc -l <"$work/here/ask")" -ge 200 ] || { echo "FAILED here: too few answers"; failed=$((failed + 1)); }
[ -s "$work/here.err" ] && { echo "FAILED here:"; head -n 5 "$work/here.err"; failed=$((failed + 1)); }

for machine in "$@"; do
  start=$(date +%s) good=0 bad=0
  if ! build "$machine"; then
    echo "FAILED $machine: does not build"
    failed=$((failed + 1))
    continue
  fi
  built=$(date +%s)
  case $machine in i686) runner=qemu-i386 ;; musl) runner= ;; *) runner=qemu-$machine ;; esac
  run "$work/$machine" "$work/$machine.out" "$runner"
  for expected in "$work"/here/*; do
    name=$(basename "$expected") found=$work/$machine.out/$(basename "$expected")
    case $name in said-*) is_written=true ;; *) is_written="[ -s $expected ]" ;; esac
    if $is_written && cmp -s "$expected" "$found"; then good=$((good + 1)); else
      bad=$((bad + 1))
      echo "FAILED $machine: $name differs in $(diff "$expected" "$found" | grep -c '^[<>]') lines; the first:"
      diff "$expected" "$found" | head -n 4 | cut -c1-200
    fi
  done
  head -n 5 "$work/$machine.out.err"
  echo "$machine: $good outputs are the same bytes, $bad are not; built in $((built - start)) s, run in $(($(date +%s) - built)) s"
  passed=$((passed + good)) failed=$((failed + bad))
done

echo "$(wc -l <"$share") cases, of $(cat corpus/cases/*.jsonl corpus/*/cases/*.jsonl | wc -l)"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
