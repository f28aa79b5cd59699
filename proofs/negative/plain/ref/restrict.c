// Two names of one place.
// Refused: restrict
// Proved: ref f
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int *restrict p, int *restrict q) { *p = 1; *q = 50; return *p; }
