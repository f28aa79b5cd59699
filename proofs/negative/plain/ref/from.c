// What a result is made from.
// Proved: ref f
// Refused: what a number is made from
/*@ terminates \true; exits \false; assigns \result \from \nothing; ensures same: \result == x; */
int f(int x) { return x; }
