#!/bin/bash
# What OSS-Fuzz's check for bad builds asks of a folder of harnesses, and more: each one is there, has its inputs, options and
# dictionary, is instrumented by that sanitizer and no other, starts from nothing, and runs its stored inputs and a hundred others.
# usage: oss-fuzz/bad_build.sh OUT SANITIZER HARNESS...     each fault on a line; then N passed, N failed, one a harness
# CHECK_ROOT: a root in which they run, with OUT as /out; without, they run here. CHECK_RUNS: how many others (100).
set -u
usage="usage: oss-fuzz/bad_build.sh OUT SANITIZER HARNESS..."
[ $# -ge 3 ] || { echo "$usage" >&2; exit 2; }
out=$1 sanitizer=$2
shift 2
more=${CHECK_RUNS:-100}
# Bounds of OSS-Fuzz: a harness with fewer edges is not instrumented; a runtime alone calls itself this often.
LEAST_EDGES=100 LEAST_ASAN=1000 LEAST_UBSAN=168 MOST_UBSAN=200
dictionaries=$(realpath "$(dirname "$0")/../fuzz")
scratch=$(mktemp -d "$out/check.XXXXXX") || exit 2
trap 'rm -rf "$scratch"' EXIT

run() { # run HARNESS FLAG...: its output is $log; paths begin with $seen, as the harness sees OUT
  local harness=$1
  shift
  if [ -n "${CHECK_ROOT:-}" ]; then
    unshare --mount --pid --fork --mount-proc="$CHECK_ROOT/proc" chroot "$CHECK_ROOT" env -i --chdir=/out PATH=/usr/bin:/bin \
      UBSAN_OPTIONS=silence_unsigned_overflow=1 "/out/$harness" "$@"
  else
    UBSAN_OPTIONS=silence_unsigned_overflow=1 "$out/$harness" "$@"
  fi </dev/null >"$log" 2>&1
}
seen=$out
[ -z "${CHECK_ROOT:-}" ] || seen=/out
log=$scratch/log

calls() { # calls HARNESS: how often __asan and __ubsan are called
  objdump -d --no-show-raw-insn "$out/$1" | awk '
    /callq? .*<__asan/ { asan++ } /callq? .*<__ubsan/ { ubsan++ } END { print asan + 0, ubsan + 0 }'
}
said() { grep -aE -m 3 'FOUND|ERROR|runtime error|error while loading|terminated|not found' "$log" | cut -c 1-300 | tr '\n' ' '; }

# faults HARNESS: what is wrong with it, a line each; on descriptor 3 what there is to say of a good one.
faults() {
  local harness=$1 asan ubsan flags edges stored began=$SECONDS
  [ -x "$out/$harness" ] || { echo "it is not there"; return; }
  grep -q LLVMFuzzerTestOneInput "$out/$harness" || echo "it does not name LLVMFuzzerTestOneInput, so it is taken for no harness"
  read -r asan ubsan <<<"$(calls "$harness")"
  case $sanitizer in
  address)
    [ "$asan" -ge $LEAST_ASAN ] || echo "it calls AddressSanitizer $asan times, not $LEAST_ASAN"
    [ "$ubsan" -le $MOST_UBSAN ] || echo "it has the sanitizer of undefined behaviour, too: $ubsan calls" ;;
  undefined)
    [ "$ubsan" -ge $LEAST_UBSAN ] || echo "it calls the sanitizer of undefined behaviour $ubsan times, not $LEAST_UBSAN"
    [ "$asan" = 0 ] || echo "it has AddressSanitizer, too: $asan calls" ;;
  *) echo "there is no sanitizer $sanitizer" ;;
  esac

  flags=
  if [ -f "$out/$harness.options" ]; then
    # What OSS-Fuzz makes of it: key = value becomes -key=value.
    flags=$(sed -n '/^\[libfuzzer\]/,$ s/^\([a-z_]*\) *= *\([^ ]*\)$/-\1=\2/p' "$out/$harness.options" | grep -v '^-dict=')
    case $flags in *-max_len=*) ;; *) echo "$harness.options sets no max_len" ;; esac
  else
    echo "$harness.options is not there"
  fi
  if [ -f "$dictionaries/$harness.dict" ]; then
    cmp -s "$dictionaries/$harness.dict" "$out/$harness.dict" || echo "$harness.dict is not there, or another one"
    flags="$flags -dict=$seen/$harness.dict"
  fi
  # shellcheck disable=SC2086
  run "$harness" $flags -seed=1337 -runs=4 || echo "it does not start: status $? $(said)"
  grep -q '^Done 4 runs' "$log" || echo "it does not do four runs from nothing: $(said)"
  grep -a 'unrecognized flag' "$log"
  edges=$(sed -n 's/^INFO: Loaded .*(.*\(counters\|guards\)): *\([0-9]*\).*/\2/p' "$log" | head -n 1)
  [ "${edges:-0}" -ge $LEAST_EDGES ] || echo "it has ${edges:-no} edges, not $LEAST_EDGES"

  mkdir "$scratch/$harness" "$scratch/found"
  python3 -m zipfile -e "$out/${harness}_seed_corpus.zip" "$scratch/$harness" 2>/dev/null
  stored=$(find "$scratch/$harness" -type f | wc -l)
  [ "$stored" -gt 0 ] || echo "${harness}_seed_corpus.zip is not there, or empty"
  # shellcheck disable=SC2086
  run "$harness" $flags -seed=1337 -runs=$((stored + more)) -timeout=25 -rss_limit_mb=2560 \
    -artifact_prefix="$seen/${scratch##*/}/found/" "$seen/${scratch##*/}/$harness" ||
    echo "it fails on its stored inputs, or soon after: status $? $(said)"
  echo "$edges edges, $stored stored inputs, $more others, $((SECONDS - began)) s" >&3
}

passed=0 failed=0
for harness in "$@"; do
  wrong=$(faults "$harness" 3>"$scratch/good")
  if [ -z "$wrong" ]; then
    passed=$((passed + 1))
    printf '%-18s %-10s %s\n' "$harness" "$sanitizer" "$(cat "$scratch/good")"
  else
    failed=$((failed + 1))
    echo "$wrong" | sed "s/^/$harness: /"
  fi
  rm -rf "${scratch:?}/found" "${scratch:?}/$harness"
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
