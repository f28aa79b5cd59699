#!/bin/sh
# Which functions compute no number, found in a text with guards as Frama-C prints them: a guard makes a function
# numeric, and so does a call of a numeric function, of an unknown one or through a pointer; a guard in a comment of
# another kind, a comparison and a copy do not.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

cat >"$dir/guarded.c" <<'TEXT'
double sum(double a, double b)
{
  double __retres;
  /*@ assert rte: is_nan_or_infinite: \is_finite((double)(a + b)); */
  __retres = a + b;
  return __retres;
}

/*@ requires finite: \is_finite(a) && \is_finite(b); */
int is_less(double a, double b)
{
  int __retres;
  __retres = a < b;
  return __retres;
}

int to_int(double a)
{
  int __retres;
  /*@ assert rte: float_to_int: a < 2147483648; */
  __retres = (int)a;
  return __retres;
}

void copy(double *to, double const *from)
{
  /*@ assert rte: mem_access: \valid_read(from); */
  *to = *from;
  return;
}

double first_of_sum(double a, double b)
{
  double tmp;
  tmp = sum_0(a,b);
  return tmp;
}

double sum_0(double a, double b)
{
  double tmp;
  tmp = twice(sum(a,b));
  return tmp;
}

int is_least(double a, double b, double c)
{
  int tmp;
  int tmp_0;
  tmp = is_less(a,b);
  if (tmp) {
    tmp_0 = is_less_1(a,c);
  }
  return tmp_0;
}

int is_less_1(double a, double b)
{
  int __retres;
  __retres = a < b;
  return __retres;
}

double by_pointer(double (*f)(double), double a)
{
  double tmp;
  tmp = (*f)(a);
  return tmp;
}

double by_library(double a)
{
  double tmp;
  tmp = fabs(a);
  return tmp;
}

int by_words(char const *a)
{
  int tmp;
  tmp = strcmp(a,"box");
  return tmp;
}
TEXT
cat >"$dir/ask.py" <<'PROGRAM'
import pathlib, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "proofs")
import numeric
print(" ".join(sorted(numeric.not_numeric(pathlib.Path(sys.argv[1]).read_text(), set(sys.argv[2:])))))
PROGRAM

all="sum is_less to_int copy first_of_sum sum_0 is_least by_pointer by_library by_words"
# shellcheck disable=SC2086
python3 "$dir/ask.py" "$dir/guarded.c" $all >"$dir/out" 2>"$dir/err"
expect "those without an operation on numbers" is "$(cat "$dir/out")" "by_words copy is_least is_less"

sed 's/tmp = is_less(a,b);/tmp = is_less(sum(a,b),b);/' "$dir/guarded.c" >"$dir/sum.c"
# shellcheck disable=SC2086
python3 "$dir/ask.py" "$dir/sum.c" $all >"$dir/out" 2>"$dir/err"
expect "a call of what computes" is "$(cat "$dir/out")" "by_words copy is_less"

sed '/is_less_1(double/,/^}/s/__retres = a < b;/\/*@ assert rte: is_nan_or_infinite: x; *\/ __retres = a - b < 0;/' "$dir/guarded.c" >"$dir/one.c"
# shellcheck disable=SC2086
python3 "$dir/ask.py" "$dir/one.c" $all >"$dir/out" 2>"$dir/err"
expect "a header's function counts once in all its files" is "$(cat "$dir/out")" "by_words copy"

python3 "$dir/ask.py" "$dir/guarded.c" sum unheard_of >"$dir/out" 2>"$dir/err"
expect "a function that is not in the text is an error" is "$?" 1
expect "which names it" says "$dir/err" "RTE does not show unheard_of"

conclude
