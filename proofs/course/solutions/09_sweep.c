
// The next one decides: if it begins beyond the end of i, so do all the others.
int meets_later(const double *low, const double *high, int n, int i) {
  if (i + 1 == n) return 0;
  if (low[i + 1] > high[i]) {
    //@ assert beyond: \forall integer j; i < j < n ==> low[j] > high[i];
    return 0;
  }
  //@ assert next: overlap(low, high, i, i + 1);
  return 1;
}
