
void sort(interval *a, int n) {
  /*@ loop invariant counter: 0 <= i <= n;
      loop invariant sorted:  sorted(a, 0, i);
      loop invariant same:    same{Pre, Here}(a, n);
      loop assigns i, a[0 .. n - 1];
      loop variant n - i; */
  for (int i = 0; i < n; i++) {
    /*@ loop invariant counter: 0 <= j <= i;
        loop invariant left:    sorted(a, 0, j);
        loop invariant right:   sorted(a, j, i + 1);
        loop invariant across:  \forall integer p, q; 0 <= p < j && j < q <= i ==> a[p].low <= a[q].low;
        loop invariant same:    same{Pre, Here}(a, n);
        loop assigns j, a[0 .. n - 1];
        loop variant j; */
    for (int j = i; j > 0 && a[j - 1].low > a[j].low; j--) {
      //@ assert least: \forall integer q; j <= q <= i ==> a[j].low <= a[q].low && a[j].low < a[j - 1].low;
      //@ assert next: \forall integer q; j < q <= i ==> a[j - 1].low <= a[q].low;
      //@ assert first: \forall integer p; 0 <= p < j ==> a[p].low <= a[j - 1].low;
      /*@ ghost before: ; */
      exchange(&a[j - 1], &a[j]);
      //@ assert step: same{before, Here}(a, n);
      //@ assert others: \forall integer k; 0 <= k < n && k != j && k != j - 1 ==> a[k].low == \at(a[k].low, before);
      //@ assert pair: a[j - 1].low == \at(a[j].low, before) && a[j].low == \at(a[j - 1].low, before);
    }
  }
}
