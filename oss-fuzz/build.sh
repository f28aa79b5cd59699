#!/bin/bash -eu
# What OSS-Fuzz calls, in its image or outside of it: CC, CFLAGS, LIB_FUZZING_ENGINE and OUT are given by the caller.
#
#   CC=clang CFLAGS="-O1 -g -fsanitize=fuzzer-no-link" LIB_FUZZING_ENGINE=-fsanitize=fuzzer OUT=/tmp/out oss-fuzz/build.sh
#
# The libraries are linked statically where they can be: the machines that run the harnesses do not have them.
if [ -f "$(dirname "$0")/../fuzz/fuzz.mk" ]; then cd "$(dirname "$0")/.."; else cd "$SRC/origo"; fi
build=${WORK:-build-oss-fuzz}/origo
# Other engines than libFuzzer have no LLVMFuzzerMutate for our mutator to mix with.
mutator="fuzz/mutator.c fuzz/mutator_libfuzzer.c"
[ "${FUZZING_ENGINE:-libfuzzer}" = libfuzzer ] || mutator=
make -s -j"$(nproc)" CC="$CC" BUILD="$build" OPT= CFLAGS="$CFLAGS -Wno-error" FUZZ_LDFLAGS="$CFLAGS $LIB_FUZZING_ENGINE" \
  FUZZ_DRIVER="$mutator" LIBS="${ORIGO_LIBS:--l:libmpfr.a -l:libgmp.a -lm}" \
  JSON_LIBS="${ORIGO_JSON_LIBS:--l:libjansson.a}" fuzz-programs
mkdir -p "$OUT"
for program in "$build"/fuzz/*; do
  harness=$(basename "$program")
  [ -f "fuzz/$harness.c" ] || continue
  cp "$program" "$OUT/"
  (cd "$(BUILD=$build fuzz/inputs.sh "$harness")" && zip -q -r "$OUT/${harness}_seed_corpus.zip" .)
  # Texts are longer than programs of records: fuzz/libfuzzer.sh has the same lengths.
  length=256
  if [ -f "fuzz/$harness.dict" ]; then
    cp "fuzz/$harness.dict" "$OUT/"
    length=2048
  fi
  printf '[libfuzzer]\nmax_len = %d\nentropic = 0\n' $length >"$OUT/$harness.options"
done
