// A number beyond binary32.
// Refused: 1e300 is no number of binary32
// Proved: real f
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(double x) { return x > 1e300 ? 0 : 1; }
