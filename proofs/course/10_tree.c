// 10. A tree of bounding intervals, refitted from below
//
// Learn: an invariant that must survive later writes. Node i has the children 2 i + 1 and 2 i + 2; after `refit` every
//        node contains its children. The loop runs from the last node down and widens the parent of each: what was
//        achieved for later nodes must not be spoilt by that. Say why not.
// Task:  the loop annotation.
// Hint:  two facts: the nodes from i + 1 on lie in their parents; no interval has shrunk. What happens to the node i
//        itself when its parent is widened? Nothing: the parent's number is smaller. Assertions that compare with a
//        label before the two writes (`before: ;` in a ghost comment) tell the prover so.

/*@ logic integer parent(integer i) = (i - 1) / 2;
    predicate inside{L}(double *low, double *high, integer child, integer p) =
      low[p] <= low[child] && high[child] <= high[p];
    predicate refitted{L}(double *low, double *high, integer from, integer n) =
      \forall integer i; from <= i < n ==> inside(low, high, i, parent(i));
*/

/*@ requires count:  0 < n;
    requires memory: \valid(low + (0 .. n - 1)) && \valid(high + (0 .. n - 1));
    requires apart:  \separated(low + (0 .. n - 1), high + (0 .. n - 1));
    terminates \true;
    exits \false;
    assigns low[0 .. n - 1], high[0 .. n - 1];
    ensures refitted: refitted(low, high, 1, n);
    ensures grown:    \forall integer i; 0 <= i < n ==> low[i] <= \old(low[i]) && \old(high[i]) <= high[i];
*/
void refit(double *low, double *high, int n);

// ---- yours ----

void refit(double *low, double *high, int n) {
  for (int i = n - 1; i > 0; i--) {
    const int p = (i - 1) / 2;
    if (low[i] < low[p]) low[p] = low[i];
    if (high[i] > high[p]) high[p] = high[i];
  }
}
