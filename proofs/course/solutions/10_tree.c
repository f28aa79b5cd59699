
void refit(double *low, double *high, int n) {
  /*@ loop invariant counter:  0 <= i < n;
      loop invariant refitted: refitted(low, high, i + 1, n);
      loop invariant grown: \forall integer k; 0 <= k < n ==>
                              low[k] <= \at(low[k], Pre) && \at(high[k], Pre) <= high[k];
      loop assigns i, low[0 .. n - 1], high[0 .. n - 1];
      loop variant i; */
  for (int i = n - 1; i > 0; i--) {
    const int p = (i - 1) / 2;
    //@ assert above: p == parent(i) && 0 <= p < i;
    /*@ ghost before: ; */
    if (low[i] < low[p]) low[p] = low[i];
    if (high[i] > high[p]) high[p] = high[i];
    //@ assert wider: low[p] <= \at(low[p], before) && \at(high[p], before) <= high[p];
    /*@ assert others: \forall integer k; 0 <= k < n && k != p ==>
          low[k] == \at(low[k], before) && high[k] == \at(high[k], before); */
    //@ assert smaller: \forall integer k; i < k < n ==> 0 <= parent(k) < k;
    //@ assert later: \forall integer k; i < k < n ==> inside(low, high, k, parent(k));
    //@ assert itself: inside(low, high, i, p);
  }
}
