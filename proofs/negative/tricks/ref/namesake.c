// Calls a static function that is not proved, but has the name of one that is, in another file.
// Refused: f calls small_part, which is neither proved nor in proofs/assumed.txt
// Proved: ref f
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
static int small_part(int x) { return x; }
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) { return small_part(x); }
