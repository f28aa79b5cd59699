// Nothing wrong here: this one has to pass.
// Proved: lemmas
//@ lemma honest_square: \forall real x; x * x >= 0;
