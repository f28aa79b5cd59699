// A union of sets is a word of contracts.
// Proved: ref f
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \subset(\result, \union(x, \empty)); */
int f(int x) { return x; }
