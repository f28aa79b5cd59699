//@ lemma limit: LIMIT == 42;
