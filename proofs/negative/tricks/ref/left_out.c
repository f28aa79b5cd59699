// A clause that WP is told to leave out.
// Refused: f: not shown: f_ensures_no_wp
// Proved: ref f
/*@ terminates \true; exits \false; assigns \nothing; ensures no_wp: \result < 42; ensures same: \result == x; */
int f(int x) { return x; }
