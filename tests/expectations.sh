# What the tests of commands share. To be sourced by a test: . "$(dirname "$0")/../expectations.sh"
# It goes to the root of the repository and sets BUILD, $origo, and $dir, a folder that is removed in the end.
cd "$(dirname "$0")/../.." || exit 1
BUILD=${BUILD:-build}
origo=$BUILD/origo
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
passed=0
failed=0

expect() { # expect NAME CONDITION...: the condition is a command
  expectation=$1
  shift
  if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED $expectation"; fi
}

# ---- conditions; those that show what is there instead say it above the name ----
is() { [ "$1" = "$2" ] || { echo "  '$1', not '$2'"; false; }; }
begins() { case $1 in "$2"*) ;; *) is "$1" "$2..." ;; esac; }
same() { cmp -s "$1" "$2"; }
lines() { [ "$(wc -l <"$1")" -eq "$2" ]; }
says() { grep -qF -e "$2" "$1" || { head -n 20 "$1" | sed 's/^/  /'; false; }; }

conclude() { # the last command of a test
  echo "$passed passed, $failed failed"
  [ "$failed" = 0 ]
}
