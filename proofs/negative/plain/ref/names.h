/// A limit is no more than a word here, and so is small.
/*@ predicate is_small(integer x) = x < 42; // LIMIT would be another */
/*@ terminates \true; exits \false; assigns \nothing; ensures small: is_small(\result); */
int f(int x);
