// Holds of no NaN.
// Proved: ref f
// Refused: x is compared with itself
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int f(double x) { return x == x; }
