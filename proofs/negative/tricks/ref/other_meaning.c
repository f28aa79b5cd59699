// A lemma that is proved of another function of the same name.
// Refused: the lemma bounded is another in the model ref than where proofs/subjects.txt proves it
// Proved: ref f
#define BOUND -1
#include "other_meaning.h"
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) { return x; }
