// An invariant that is taken for true.
// Refused: admitted without a proof
// Proved: checker f
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) {
  /*@ admit loop invariant 0 <= i <= 1 && x < 42;
      loop assigns i;
      loop variant 1 - i; */
  for (int i = 0; i < 1; i++) {
  }
  return x;
}
