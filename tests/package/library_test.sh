#!/bin/sh
# The programs of docs/use/library.md compile against the library and say what the page says they do; what the page
# tells of versions is so. usage: BUILD=build tests/package/library_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
page=docs/use/library.md header=tool/text/origo_text.h

block() { # block LANGUAGE NUMBER: that block of code of the page
  awk -v begin="\`\`\`$1" -v wanted="$2" '
    $0 == begin { count++; inside = count == wanted; next }
    /^```/ { inside = 0 }
    inside' $page
}

mkdir -p "$dir/include/origo" "$dir/lib"
ln -s "$PWD/tool/text/origo_text.h" "$dir/include/origo/text.h"
ln -s "$PWD/spec/origo.h" "$dir/include/origo.h"
library=$(realpath "$BUILD")/liborigo.so
ln -s "$library" "$dir/lib/liborigo.so"
ln -s "$library" "$dir/lib/$(readelf -d "$library" | sed -n 's/.*soname: \[\(.*\)\]/\1/p')"
export LD_LIBRARY_PATH="$dir/lib"

compiled() { # compiled PROGRAM COMMAND...: strictly, against the library
  program=$1
  shift
  "$@" -Wall -Wextra -Wpedantic -Werror -I"$dir/include" -L"$dir/lib" -lorigo -lgmp -o "$dir/$program"
}

answers() { grep -q '"distance":{"exact":"4"' "$dir/said" || { cat "$dir/said"; false; }; }

block c 1 >"$dir/text.c"
expect "the C program compiles" compiled text gcc -std=c99 "$dir/text.c"
expect "it ends well" sh -c "'$dir/text' >'$dir/said'"
expect "and answers" answers
expect "with clang, too" compiled text clang -std=c99 "$dir/text.c"

block cpp 1 >"$dir/text.cpp"
expect "the C++ program compiles" compiled cpp g++ -std=c++17 "$dir/text.cpp"
expect "it ends well" sh -c "'$dir/cpp' >'$dir/said'"
expect "and answers" answers
expect "and complains" grep -q 'not valid JSON' "$dir/said"

block c 2 >"$dir/numbers.c"
expect "the program of numbers compiles" compiled numbers gcc -std=c17 -I. "$dir/numbers.c"
"$dir/numbers" >"$dir/said"
expect "and answers" is "$(cat "$dir/said")" 0x1.4p+2

# Rust's compiler is no package of the tests. Its program is compiled where it is there; what it declares is compared
# everywhere.
block rust 1 >"$dir/text.rs"
fields() { # fields FILE TYPE: names of the fields, in order
  tr '\n' ' ' <"$1" | sed "s/.*struct $2 {\([^}]*\)}.*/\1/; s|/\*[^*]*\*/||g" | tr ';,' '\n\n' |
    sed -n 's/^ *size_t \([a-z_]*\).*/\1/p; s/^ *char \*\([a-z_]*\).*/\1/p; s/^ *\([a-z_]*\): .*/\1/p' | tr '\n' ' '
}
expect "Rust's reply is the header's" is "$(fields "$dir/text.rs" Reply)" "$(fields $header og_text_reply)"
expect "Rust's limits are, too" is "$(fields "$dir/text.rs" Limits)" "$(fields $header og_text_limits)"
expect "there are six" is "$(fields $header og_text_limits | wc -w)" 6
for name in $(sed -n 's/^    fn \(og_[a-z_]*\)(.*/\1/p' "$dir/text.rs"); do
  expect "$name is there" grep -q "[ *]$name(" $header
done
if command -v rustc >/dev/null; then
  expect "the Rust program compiles" rustc --edition 2021 -L "$dir/lib" -o "$dir/rust" "$dir/text.rs"
  expect "it ends well" sh -c "'$dir/rust' >'$dir/said'"
  expect "and answers" answers
  expect "and complains" grep -q '^2 not valid JSON' "$dir/said"
else
  echo "not tried: the Rust program (rustc is not installed)"
fi

version=$("$BUILD/origo" --version | cut -d ' ' -f 2)
expect "the page has the release" grep -q "^| the release | $version |" $page
expect "README has it" grep -q "^Origo $version," README.md
expect "CITATION.cff has it" grep -q "^version: $version\$" CITATION.cff
expect "the changelog has it" grep -q "^## $version " CHANGELOG.md
expect "the page has the number of the functions of text" \
  grep -q "^| functions of .<origo/text.h>. | $(sed -n 's/#define ORIGO_TEXT_VERSION //p' $header) |" $page
expect "the page has the number of the corpus" grep -q "^| the corpus | $(cat corpus/release/VERSION) |" $page
for schema in docs/*.schema.json; do
  expect "$schema has the number of the formats" grep -q '"$id": "urn:origo:[a-z]*:1"' "$schema"
done

conclude
