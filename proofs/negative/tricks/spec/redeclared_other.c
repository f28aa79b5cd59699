// What is proved of the function.
// Proved: checker part
/*@ terminates \true; exits \false; assigns \nothing; ensures some: \result == x; */
int part(int x) { return x; }
