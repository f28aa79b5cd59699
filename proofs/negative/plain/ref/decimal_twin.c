// Numbers that every format has; 0.1 in a comment, and "0.1".
// Proved: ref f
//@ lemma tenth: 0.1 < 0.2;
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(double x) { return x > 0.5 || x < -1.25e2 || x > 0x1p-3 ? 0 : 1; }
