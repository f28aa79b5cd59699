// 4. The place of the largest number
//
// Learn: a loop is proved by an invariant: what holds before every turn. It is the promise, said of the part that
//        was looked at. Three more clauses belong to it: how far k runs, what the loop writes, and a number that
//        falls with every turn and stays above zero, so that the loop ends.
// Task:  the code is right. Write the loop annotation, directly before the `for`:
//          /*@ loop invariant counter: ...;
//              loop invariant ...;
//              loop assigns ...;
//              loop variant ...; */
// Hint:  k counts from 1 to n, n included: the invariant also holds when the loop is left.

/*@ requires some:   n > 0;
    requires memory: \valid_read(height + (0 .. n - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures index:   0 <= \result < n;
    ensures largest: \forall integer i; 0 <= i < n ==> height[i] <= height[\result];
    ensures first:   \forall integer i; 0 <= i < \result ==> height[i] < height[\result];
*/
int largest(const double *height, int n);

// ---- yours ----

int largest(const double *height, int n) {
  int best = 0;
  for (int k = 1; k < n; k++)
    if (height[k] > height[best]) best = k;
  return best;
}
