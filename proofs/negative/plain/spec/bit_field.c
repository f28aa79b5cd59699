// A number that is cut.
// Refused: a bit-field
// Proved: checker f
struct cut { int x : 3; };
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(struct cut *c) { c->x = 9; return c->x; }
