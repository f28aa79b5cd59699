// A lemma about `bound`, whatever that is.
// Proved: lemmas
#ifndef BOUND
#define BOUND 1000000000000
#endif
//@ logic integer bound(integer x) = x < 0 ? 0 : BOUND;
//@ lemma bounded: bound(1) > 0;
