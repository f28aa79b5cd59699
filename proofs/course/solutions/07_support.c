
int support(const point *vertex, int n, point d) {
  int best = 0;
  double best_height = height(d, vertex[0]);
  /*@ loop invariant counter:  1 <= k <= n;
      loop invariant index:    0 <= best < k;
      loop invariant tie:      best_height == computed(d, vertex[best]);
      loop invariant greatest: \forall integer i; 0 <= i < k ==> computed(d, vertex[i]) <= best_height;
      loop assigns k, best, best_height;
      loop variant n - k; */
  for (int k = 1; k < n; k++) {
    const double here = height(d, vertex[k]);
    if (here > best_height) {
      best_height = here;
      best = k;
    }
  }
  return best;
}
