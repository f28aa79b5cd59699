// A promise of a function without a body contradicts what is known; what follows the call proves.
// Refused: f calls given, which is neither proved nor in proofs/assumed.txt
// Proved: checker f
/*@ terminates \true; exits \false; assigns \nothing; ensures impossible: \result != \result; */
int given(void);
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result == 7; */
int f(int x) {
  const int y = given();
  return x;
}
