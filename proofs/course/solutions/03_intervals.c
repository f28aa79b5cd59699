
int overlap(interval a, interval b) {
  if (a.high < b.low || b.high < a.low) return 0;
  //@ assert witness_a: a.low >= b.low ==> in(a.low, a) && in(a.low, b);
  //@ assert witness_b: a.low <= b.low ==> in(b.low, a) && in(b.low, b);
  return 1;
}
