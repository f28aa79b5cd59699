// A lemma written so that a search for `lemma NAME:` misses it.
// Refused: not proved: lemma_small
// Proved: real
// Proved: ref f
/*@ lemma
      small {L} : \forall integer x; x < 42; */
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) { return x; }
