#!/bin/sh
# The programs of `make static` need no library and give the answers of the corpus, with nothing of the environment.
# usage: BUILD=build tests/package/static_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
programs="origo origo32 origo-check"
for program in $programs; do
  expect "$program is linked" make -s BUILD="$BUILD" "$BUILD/static/origo/$program"
  cp "$BUILD/static/origo/$program" "$dir"
  expect "$program asks for no loader" sh -c "! readelf -l '$dir/$program' | grep -q INTERP"
  expect "$program needs no library" sh -c "! readelf -d '$dir/$program' | grep -q NEEDED"
done
cases=$PWD/corpus/cases answers=$PWD/corpus/answers
cd "$dir" || exit 1
alone() { # alone PROGRAM ARGUMENT...
  program=$1
  shift
  env -i "$dir/$program" "$@"
}
differ=0 count=0
for file in "$cases"/*.jsonl; do
  count=$((count + 1))
  alone origo ask --quiet "$file" 2>said | cmp -s - "$answers/${file##*/}" || differ=$((differ + 1))
done
expect "files of answers that differ" is $differ 0
expect "files" [ $count -ge 80 ]
alone origo-check "$cases/touch-face.jsonl" "$answers/touch-face.jsonl" >said
expect "origo-check accepts" is "$(cat said)" "24 accepted, 0 refused"
for runner in origo origo32; do
  alone $runner run gjk "$cases/touch-face.jsonl" >claims
  expect "$runner claims" is "$(wc -l <claims)" 24
done
alone origo judge --no-settings "$cases/touch-face.jsonl" claims >judged 2>said
expect "origo judges" is "$(wc -l <judged)" 24
conclude
