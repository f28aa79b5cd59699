
/*@ lemma product: \forall integer x, y; -1000 <= x <= 1000 && -1000 <= y <= 1000 ==> -1000000 <= x * y <= 1000000; */

int dot(point a, point b) {
  //@ assert x: -1000000 <= a.x * b.x <= 1000000;
  //@ assert y: -1000000 <= a.y * b.y <= 1000000;
  //@ assert z: -1000000 <= a.z * b.z <= 1000000;
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

int separates(point n, int k, const point *a, int a_count, const point *b, int b_count) {
  /*@ loop invariant counter: 0 <= i <= a_count;
      loop invariant below:   \forall integer j; 0 <= j < i ==> product(n, a[j]) <= k;
      loop assigns i;
      loop variant a_count - i; */
  for (int i = 0; i < a_count; i++)
    if (dot(n, a[i]) > k) return 0;
  /*@ loop invariant counter: 0 <= i <= b_count;
      loop invariant above:   \forall integer j; 0 <= j < i ==> product(n, b[j]) > k;
      loop assigns i;
      loop variant b_count - i; */
  for (int i = 0; i < b_count; i++)
    if (dot(n, b[i]) <= k) return 0;
  return 1;
}
