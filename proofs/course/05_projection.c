// 5. The interval that points cover on an axis
//
// Learn: writing through pointers. Who says that low and high are not the same place, or a part of the array? The
//        contract does (\separated); without it the code is wrong, and the provers would tell you.
// Task:  write the body, one loop, and its annotation. The loop assigns *low and *high too.
// Hint:  the interval is tight when both of its ends are numbers of the array; say of the part seen so far that
//        there is one. Carry two indices along if you like: they are the witnesses.

/*@ requires some:   n > 0;
    requires memory: \valid_read(height + (0 .. n - 1)) && \valid(low) && \valid(high);
    requires apart:  \separated(low, high) && \separated(low, height + (0 .. n - 1)) &&
                     \separated(high, height + (0 .. n - 1));
    terminates \true;
    exits \false;
    assigns *low, *high;
    ensures cover: \forall integer i; 0 <= i < n ==> *low <= height[i] <= *high;
    ensures low:   \exists integer i; 0 <= i < n && *low == height[i];
    ensures high:  \exists integer i; 0 <= i < n && *high == height[i];
*/
void project(const double *height, int n, double *low, double *high);

// ---- yours ----

void project(const double *height, int n, double *low, double *high) {
  *low = height[0];
  *high = height[0];
}
