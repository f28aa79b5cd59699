// Included, and proved by nobody.
//@ lemma small: \forall integer x; x < 42;
