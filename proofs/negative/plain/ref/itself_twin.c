// Two numbers, and two places of one array.
// Proved: ref f
/*@ requires \valid_read(a + (0 .. 3)); terminates \true; exits \false; assigns \nothing;
    ensures one: \result == 0 || \result == 1; */
int f(const double *a, int x, int xx) { return a[x] == a[xx] && x == x + 0 * xx; }
