// 11. Insertion sort of intervals
//
// Learn: two loops, and a promise in two halves: the result is in order, and it is the same intervals. The second half
//        is easily forgotten; a loop that writes zeros everywhere keeps the first. `same` is inductive: an exchange of
//        two places keeps the intervals, and so do exchanges one after the other.
// Task:  the annotations of both loops.
// Hint:  inner loop: places 0 .. j - 1 are sorted, j .. i are sorted, and everything before j is at most everything
//        after j. Put a label before the exchange (`before: ;` in a ghost comment) and assert same{before,Here}.

typedef struct interval {
  double low, high;
} interval;

/*@ predicate sorted{L}(interval *a, integer from, integer to) =
      \forall integer i, j; from <= i <= j < to ==> a[i].low <= a[j].low;
    inductive same{L1, L2}(interval *a, integer n) {
      case nothing{L1, L2}: \forall interval *a, integer n;
        (\forall integer k; 0 <= k < n ==> \at(a[k], L1) == \at(a[k], L2)) ==> same{L1, L2}(a, n);
      case exchange{L1, L2}: \forall interval *a, integer i, j, n;
        0 <= i < n && 0 <= j < n && \at(a[i], L1) == \at(a[j], L2) && \at(a[j], L1) == \at(a[i], L2) &&
        (\forall integer k; 0 <= k < n && k != i && k != j ==> \at(a[k], L1) == \at(a[k], L2)) ==> same{L1, L2}(a, n);
      case sequence{L1, L2, L3}: \forall interval *a, integer n;
        same{L1, L2}(a, n) && same{L2, L3}(a, n) ==> same{L1, L3}(a, n);
    }
*/

/*@ requires memory: \valid(a) && \valid(b) && \separated(a, b);
    terminates \true;
    exits \false;
    assigns *a, *b;
    ensures exchanged: *a == \old(*b) && *b == \old(*a);
*/
static void exchange(interval *a, interval *b) {
  const interval t = *a;
  *a = *b;
  *b = t;
}

/*@ requires count:  0 <= n;
    requires memory: \valid(a + (0 .. n - 1));
    terminates \true;
    exits \false;
    assigns a[0 .. n - 1];
    ensures sorted: sorted(a, 0, n);
    ensures same:   same{Pre, Post}(a, n);
*/
void sort(interval *a, int n);

// ---- yours ----

void sort(interval *a, int n) {
  for (int i = 0; i < n; i++) {
    for (int j = i; j > 0 && a[j - 1].low > a[j].low; j--) {
      exchange(&a[j - 1], &a[j]);
    }
  }
}
