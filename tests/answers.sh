# What the tests of answers share, besides tests/expectations.sh. To be sourced by a test: . "$(dirname
# "$0")/../answers.sh" The case is in $dir/case, the answer in $dir/answer.
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

check() { "$BUILD/origo-check" "$dir/case" "$dir/answer"; }

judged() { # judged NAME PHRASE ANSWER: origo-check prints the phrase
  printf '%s\n' "$3" >"$dir/answer"
  check >"$dir/said" 2>&1
  expect "$1" says "$dir/said" "$2"
}
