
void project(const double *height, int n, double *low, double *high) {
  *low = height[0];
  *high = height[0];
  /*@ loop invariant counter: 1 <= k <= n;
      loop invariant cover:   \forall integer i; 0 <= i < k ==> *low <= height[i] <= *high;
      loop invariant low:     \exists integer i; 0 <= i < k && *low == height[i];
      loop invariant high:    \exists integer i; 0 <= i < k && *high == height[i];
      loop assigns k, *low, *high;
      loop variant n - k; */
  for (int k = 1; k < n; k++) {
    if (height[k] < *low) *low = height[k];
    if (height[k] > *high) *high = height[k];
  }
}
