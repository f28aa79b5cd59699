#!/bin/sh
# make oss-fuzz-check where something is missing says what to install, and does not pass; and what it asks of a folder
# of harnesses (oss-fuzz/bad_build.sh) holds for a good one, and for none of those that lack something.
# usage: tests/package/oss_fuzz_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# ---- what is missing ----
# check STATUS [FOLDER]: its exit status is that; commands of the folder stand before all others.
check() { PATH="${2:+$2:}$PATH" oss-fuzz/check.sh "$dir/build" >"$dir/said" 2>&1; is $? "$1"; }
mkdir "$dir/none" "$dir/user" "$dir/bare"
for need in dirname git python3 id unshare objdump; do ln -s "$(command -v $need)" "$dir/none"; done
PATH=$dir/none /bin/bash oss-fuzz/check.sh "$dir/build" >"$dir/said" 2>&1
expect "without debootstrap it fails" is $? 2
expect "and says what to install" says "$dir/said" "apt-get install -y --no-install-recommends debootstrap"
fake() { printf '#!/bin/sh\n%s\n' "$3" >"$dir/$1/$2" && chmod +x "$dir/$1/$2"; }
fake user debootstrap 'exit 1'
fake user id 'echo 1000'
expect "a user who is not root is refused" check 2 "$dir/user"
expect "and told so" says "$dir/said" "need root"
fake bare debootstrap 'echo no such mirror; exit 1'
fake bare id 'echo 0'
fake bare apt-get :
expect "without a mirror it fails" check 2 "$dir/bare"
expect "and says how to name one" says "$dir/said" "OSS_FUZZ_MIRROR"
OSS_FUZZ_MIRROR=file:/nowhere expect "with a root that cannot be made it fails" check 2 "$dir/bare"
expect "and shows why" says "$dir/said" "no such mirror"
oss-fuzz/check.sh "$dir/build" memory >"$dir/said" 2>&1
expect "a sanitizer that the project has not is refused" says "$dir/said" "there is no sanitizer memory"

# ---- a folder of harnesses ----
# Branches and accesses as many as those of a harness; an input that begins with ! ends it.
{
  echo '#include <stdint.h>'
  echo '#include <stdlib.h>'
  echo 'static volatile unsigned x[256];'
  echo 'int LLVMFuzzerTestOneInput(const uint8_t *d, size_t n);'
  echo 'int LLVMFuzzerTestOneInput(const uint8_t *d, size_t n) {'
  echo '  if (n > 0 && d[0] == 33) abort();'
  for k in $(seq 600); do echo "  if (n > $((k % 8)) && d[$((k % 8))] == $((k % 256))) x[d[$((k % 8))]]++;"; done
  echo '  return 0;'
  echo '}'
} >"$dir/reader.c"
good=$dir/good
mkdir "$good" "$dir/seeds"
clang -O1 -w -fsanitize=fuzzer,address "$dir/reader.c" -o "$good/reader" || exit 1
clang -O1 -w -fsanitize=fuzzer "$dir/reader.c" -o "$dir/bare/reader" || exit 1
echo harmless >"$dir/seeds/one"
pack() { (cd "$dir/seeds" && python3 -m zipfile -c "$1/reader_seed_corpus.zip" ./*); }
pack "$good"
cp fuzz/reader.dict "$good"
printf '[libfuzzer]\nmax_len = 256\n' >"$good/reader.options"
bad_build() { CHECK_RUNS=10 oss-fuzz/bad_build.sh "$1" "${2:-address}" reader >"$dir/said" 2>&1; }
expect "a good folder passes" bad_build "$good"
expect "with its edges and inputs" says "$dir/said" "1 stored inputs, 10 others"
# spoil WHAT COMMAND...: in a copy of the good folder, which is $bad, and which then fails with these words
spoil() {
  words=$1
  shift
  bad=$dir/bad
  rm -rf "$bad"
  cp -R "$good" "$bad"
  (cd "$bad" && "$@")
  expect "it fails: $*" [ "$(bad_build "$bad"; echo $?)" = 1 ]
  expect "and says: $words" says "$dir/said" "reader: $words"
}
spoil "it is not there" rm reader
spoil "reader_seed_corpus.zip is not there" rm reader_seed_corpus.zip
spoil "reader.options is not there" rm reader.options
spoil "reader.dict is not there, or another one" cp reader.options reader.dict
spoil "reader.options sets no max_len" sed -i /max_len/d reader.options
spoil "it calls AddressSanitizer 0 times" cp "$dir/bare/reader" reader
spoil "it does not start: status" cp /bin/false reader
echo '!' >"$dir/seeds/two"
spoil "it fails on its stored inputs" pack "$dir/bad"
expect "the other sanitizer's check refuses it" [ "$(bad_build "$good" undefined; echo $?)" = 1 ]
expect "for what it has not" says "$dir/said" "it calls the sanitizer of undefined behaviour"
expect "and for what it has" says "$dir/said" "it has AddressSanitizer, too"

conclude
