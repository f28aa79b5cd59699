// A clause of the contract that is taken for true.
// Refused: admitted without a proof: small
// Proved: checker f
/*@ terminates \true; exits \false; assigns \nothing; admit ensures small: \result < 42; */
int f(int x) { return x; }
