// Another definition takes its place.
// Refused: an attribute
// Proved: ref f
__attribute__((weak))
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) { return 0; }
