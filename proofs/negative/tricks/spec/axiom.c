// An axiom that nobody has listed.
// Refused: the axiom small is taken for true
// Proved: checker f
/*@ axiomatic trick {
      axiom small: \forall integer x; x < 42;
    } */
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) { return x; }
