// A function that nobody calls runs.
// Refused: an attribute
// Proved: ref f
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) { int y [[gnu::cleanup(g)]] = 0; return y; }
