// A logic function that cannot be: one more than itself.
// Refused: more is defined by itself
// Proved: checker f
//@ logic integer more(integer n) = more(n) + 1;
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) {
  //@ assert more(0) == more(0) + 1;
  return x;
}
