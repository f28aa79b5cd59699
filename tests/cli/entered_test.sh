#!/bin/sh
# A question enters the files that it needs and few others: kinds of answers that are not asked for are not made. Counted
# by callgrind, from what the programs' symbols say. usage: BUILD=build tests/cli/entered_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
build=${BUILD:-build}
# Instruments enter files of their own accord, and sanitizers do not run under callgrind: their builds are not counted.
if nm "$build/origo" | grep -qE ' __(asan|ubsan|sanitizer|llvm_profile)'; then
  "$build/origo" ask --quiet /dev/null >"$dir/out"
  expect "no case, no answer" lines "$dir/out" 0
  conclude
  exit
fi

# entered PROGRAM ARGUMENTS: how many of our files have a function that ran
entered() {
  valgrind --tool=callgrind --callgrind-out-file="$dir/calls" "$@" >"$dir/out" 2>"$dir/said" || return
  grep -E '^c?f[lie]=' "$dir/calls" | grep -oE '(tool|spec|ref)/[a-z0-9_/]+\.[ch]$' | sort -u >"$dir/files"
  wc -l <"$dir/files"
}

head -n 1 docs/tour.jsonl >"$dir/one"
: >"$dir/none"
one=$(entered "$build/origo" ask --quiet "$dir/one")
expect "one distance enters a file of the solver" grep -q '^spec/pair/solve/' "$dir/files"
expect "it enters no other kind of answer" is "$(grep -c '^tool/kind/solve/' "$dir/files")" 2
expect "one distance enters at most 57 files: $one" [ "$one" -le 57 ]
none=$(entered "$build/origo" ask --quiet "$dir/none")
expect "no case enters at most 28 files: $none" [ "$none" -le 28 ]
expect "it enters no kind of answer, the table of them alone" is "$(grep -c '^tool/kind/solve/' "$dir/files")" 1
"$build/origo" ask --quiet "$dir/one" >"$dir/answers"
checked=$(entered "$build/origo-check" "$dir/one" "$dir/answers")
expect "to check one distance enters at most 51 files: $checked" [ "$checked" -le 51 ]
expect "it enters no file that searches" is "$(grep -c '/solve/' "$dir/files")" 0

conclude
