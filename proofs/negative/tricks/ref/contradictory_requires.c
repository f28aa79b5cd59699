// A precondition that nobody can keep.
// Refused: f: contradiction: f_wp_smoke_default_requires
// Proved: ref f
/*@ requires low: x < 0; requires high: x > 42; terminates \true; exits \false; assigns \nothing;
    ensures small: \result == 7; */
int f(int x) { return x; }
