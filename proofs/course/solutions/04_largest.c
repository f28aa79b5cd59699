
int largest(const double *height, int n) {
  int best = 0;
  /*@ loop invariant counter: 1 <= k <= n;
      loop invariant index:   0 <= best < k;
      loop invariant largest: \forall integer i; 0 <= i < k ==> height[i] <= height[best];
      loop invariant first:   \forall integer i; 0 <= i < best ==> height[i] < height[best];
      loop assigns k, best;
      loop variant n - k; */
  for (int k = 1; k < n; k++)
    if (height[k] > height[best]) best = k;
  return best;
}
