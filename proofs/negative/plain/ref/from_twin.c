// A pointer, which WP has to know the array of.
// Proved: ref f
/*@ requires \valid_read(a + (0 .. 3)); terminates \true; exits \false; assigns \result \from a;
    ensures place: \result == a + 1; */
const double *f(const double *a) { return a + 1; }
