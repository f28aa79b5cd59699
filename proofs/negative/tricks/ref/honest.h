// Nothing wrong here: this one has to pass.
// Proved: real
//@ lemma honest_square: \forall real x; x * x >= 0;
