// Calls the other, and so never ends.
// Proved: ref there
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int here(int x);
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int there(int x) { return here(x); }
