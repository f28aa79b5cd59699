// A lemma that is false for g = -2, x = 1: unproved, it would be assumed by all that follows.
//@ lemma false_squares: \forall real x, g; g <= x ==> g * g <= x * x;
