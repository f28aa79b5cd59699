// An annotation that is taken for true where it stands.
// Refused: admitted without a proof: admit x < 42
// Proved: ref f
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) {
  //@ admit x < 42;
  return x;
}
