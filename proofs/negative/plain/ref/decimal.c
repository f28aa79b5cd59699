// A number that no format has, taken for what it says.
// Refused: 0.1 is no number of binary32
// Proved: ref f
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(float x) { return x > 0.1 ? 0 : 1; }
