// Ghost code that ends the function.
// Refused: return in ghost code
// Proved: ref f
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) {
  //@ ghost if (x >= 42) return 4;
  return x;
}
