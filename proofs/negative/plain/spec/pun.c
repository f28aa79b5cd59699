// Memory that is read as another type, by a cast.
// Refused: memory read as another type
// Proved: checker f
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(long x) { return *(int *)&x; }
