// Ghost code that changes what the program computes with.
// Refused: does not read it
// Proved: checker f
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) {
  //@ ghost x = 0;
  return x;
}
