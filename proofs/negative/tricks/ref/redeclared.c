// Declares a function of another file with more than is proved of it.
// Refused: this is not what is proved of it in ref/trick/redeclared_other.c
// Proved: ref f
/*@ terminates \true; exits \false; assigns \nothing; ensures some: \result == x; ensures small: \result < 42; */
int part(int x);
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) { return part(x); }
