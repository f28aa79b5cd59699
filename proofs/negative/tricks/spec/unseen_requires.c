// Declares a function of another file without its precondition.
// Refused: the caller does not see what spec/trick/unseen_requires_other.c asks: requires: small:
// Proved: checker f
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int part(int x);
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) { return part(x); }
