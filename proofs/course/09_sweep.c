// 9. Stopping early in a sweep
//
// Learn: why a broad phase may stop before the end. The intervals are sorted by their lower ends; once one begins
//        beyond the end of interval i, all later ones do. The promise speaks of all, the loop looks at some: the
//        sorted order fills the gap.
// Task:  write the loop and its annotation: does any interval after i overlap interval i?
// Hint:  at the early return, assert that every interval from k on begins at low[k] or later.

/*@ predicate sorted{L}(double *low, integer n) = \forall integer i, j; 0 <= i <= j < n ==> low[i] <= low[j];
    predicate proper{L}(double *low, double *high, integer n) = \forall integer i; 0 <= i < n ==> low[i] <= high[i];
    predicate overlap{L}(double *low, double *high, integer i, integer j) =
      low[i] <= high[j] && low[j] <= high[i];
*/

/*@ requires memory: \valid_read(low + (0 .. n - 1)) && \valid_read(high + (0 .. n - 1));
    requires sorted: sorted(low, n);
    requires proper: proper(low, high, n);
    requires i:      0 <= i < n;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures found: \result != 0 <==> \exists integer j; i < j < n && overlap(low, high, i, j);
*/
int meets_later(const double *low, const double *high, int n, int i);

// ---- yours ----

int meets_later(const double *low, const double *high, int n, int i) { return i + 1 < n && low[i + 1] <= high[i + 1]; }
