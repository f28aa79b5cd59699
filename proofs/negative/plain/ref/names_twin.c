// Names of a source's own, of which headers speak in words only.
// Proved: ref f
#include "names.h"
enum { LIMIT = 41 };
typedef struct small { int x; } small;
static int least(int x);
int f(int x) { return x < LIMIT ? x : LIMIT; }
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
static int least(int x) { return 0; }
