#!/bin/sh
# Answers depend on neither the machine's words nor its C library: tests/package/machine_words.py finds nothing, and in
# a copy that
# has a fault of each kind it names these and no other.   usage: tests/package/machines_words_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

tests/package/machine_words.py >"$dir/out"
expect "the sources: $(head -c 600 "$dir/out")" is $? 0

cp -R spec ref tool "$dir"
cat >>"$dir/spec/moving/solve/instant.c" <<'C'
static double length(double x, double y) { return hypot(x, y); }
static float power(float x) { return powf(x, 3); }
static double kept(double x) { return sqrt(fabs(x)); } // hypot(x, 0) would be another
C
cat >>"$dir/tool/run/round_quotient.c" <<'C'
static double low_half(const mpz_t q) { return (double)mpz_get_ui(q); }
static const size_t room = (size_t)1 << 33;
static int64_t ticks(double x) { const long tick = (long)x; return tick; }
C
tests/package/machine_words.py "$dir" >"$dir/out"
expect 'a fault has status 1' is $? 1
for fault in 'spec/moving/solve/instant.c:.*: libm: hypot' 'spec/moving/solve/instant.c:.*: libm: powf' \
  'tool/run/round_quotient.c:.*: gives: mpz_get_ui' 'tool/run/round_quotient.c:.*: shift: 33' 'tool/run/round_quotient.c:.*: long: tick'; do
  expect "found: $fault" is "$(grep -c "^$fault$" "$dir/out")" 1
done
expect 'no other' is "$(tail -n 1 "$dir/out" | sed 's/.*, //')" '5 failed'

sed -i '/ldexp\|lrint/d' "$dir/spec/curved/solve/guess.c"
tests/package/machine_words.py "$dir" >"$dir/out"
expect 'a permit that nothing needs' is "$(grep -c '^machine_words.txt: nothing is gives lrint spec/curved/solve/guess.c' "$dir/out")" 1

conclude
