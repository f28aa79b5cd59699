// A lemma that only the preprocessor writes.
// Refused: the lemma small is proved by no entry
// Proved: checker f
#define STATED lemma small: 1 == 0
//@ STATED;
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) { return x; }
