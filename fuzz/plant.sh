#!/bin/bash
# Do the harnesses find what they are there for? Plants a wrong constant in a copy of a source, links it into the
# harness that must find it, and gives that five minutes. Two at a time.   usage: fuzz/plant.sh BUILD
set -u
build=$1
folder=$build-sanitized/plant
names=
mkdir -p "$folder"

# find_planted NAME HARNESS SOURCE EXPRESSION: the sed expression must change the source
find_planted() {
  local name=$1 harness=$2 source=$3 expression=$4 copy=$folder/$1.c start
  sed "$expression" "$source" >"$copy"
  if cmp -s "$source" "$copy"; then
    echo "$name: nothing was planted in $source"
    return 1
  fi
  rm -rf "$folder/$name.found" "$folder/$name.corpus"
  mkdir -p "$folder/$name.found" "$folder/$name.corpus"
  if ! ${MAKE:-make} --no-print-directory -s CC=clang BUILD="$build-sanitized" FUZZ_PLANT="$copy" \
    FUZZ_PLANTED="$source" FUZZ_PLANT_HARNESS="$harness" FUZZ_PLANT_TARGET="$folder/$name" \
    FUZZ_DRIVER="fuzz/mutator.c fuzz/mutator_libfuzzer.c" \
    SANITIZE="-fsanitize=fuzzer-no-link $FUZZ_SANITIZE" FUZZ_LDFLAGS=-fsanitize=fuzzer "$folder/$name"; then
    echo "$name: not built"
    return 1
  fi
  start=$SECONDS
  if nice -n 19 "$folder/$name" -max_total_time=300 -max_len=256 -entropic=0 -timeout=25 -artifact_prefix="$folder/$name.found/" \
    "$folder/$name.corpus" "$(BUILD=$build fuzz/inputs.sh "$harness")" >"$folder/$name.log" 2>&1 || ! grep -q FOUND "$folder/$name.log"; then
    echo "$name: not found in five minutes"
    return 1
  fi
  printf '%-22s found in %2d s: ' "$name" $((SECONDS - start))
  sed -n 's/^FOUND //p' "$folder/$name.log" | head -n 1
}

# plant NAME ...: in the background; what it says is shown when all have ended
plant() {
  while [ "$(jobs -rp | wc -l)" -ge 2 ]; do wait -n; done
  rm -f "$folder/$1.passed"
  names="$names $1"
  { find_planted "$@" && touch "$folder/$1.passed"; } >"$folder/$1.said" 2>&1 &
}

plant side-error filter spec/pair/solve/polytope.c 's/define SIDE_ERROR 0x1p-37/define SIDE_ERROR 0x1p-60/'
plant normal-error filter spec/pair/solve/polytope.c 's/(SIDE_ERROR + 8 \* NORMAL_ERROR) \/ length/0x1p-60/'
plant approximate-range filter spec/body/approximate.c 's/largest >= 0x1p-900/largest >= 0x1p-1070/'
plant approximate-shift filter spec/body/approximate.c 's/shift < -1100/shift < -40/'
plant half-space-size half_space spec/body/half_space.c 's/(reach->z, 2) + 2/(reach->z, 2) - 3/'
plant half-space-way half_space spec/body/half_space.c 's/  mpz_mul_2exp(way.z, way.z, 1);/  og_int_set_si(\&way, 0);/'
plant spin-deviation motion spec/motion/spin.c 's/mpz_mul_2exp(n->den.z, n->den.z, 4)/mpz_mul_2exp(n->den.z, n->den.z, 20)/'
orientation=ref/orientation
plant orient2d-error orientation $orientation/orient2d.c 's/(3 + 8 \* OG_SCALAR_EPSILON)/(1 + 0 * OG_SCALAR_EPSILON)/'
plant orient3d-error orientation $orientation/orient3d.c 's/(7 + 28 \* OG_SCALAR_EPSILON)/(2 + 0 * OG_SCALAR_EPSILON)/'
plant orient3d-underflow orientation $orientation/orient3d.c 's/(32 \* OG_SCALAR_EPSILON \*/(0 * OG_SCALAR_EPSILON */'
wait
passed=0 failed=0
for name in $names; do
  cat "$folder/$name.said"
  if [ -e "$folder/$name.passed" ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
