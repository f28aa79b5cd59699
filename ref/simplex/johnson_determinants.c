#include "ref/simplex/johnson_determinants.h"

// Of a subset that is not empty.
static int lowest(int subset) {
  int i = 0;
  while (!(subset >> i & 1)) i++;
  return i;
}

og_johnson og_johnson_determinants(const og_vec3 *y, int count) {
  og_johnson r = {.count = count};
  // Removing an element makes the number smaller: in this order all that is needed is there.
  for (int subset = 1; subset < 1 << count; subset++)
    for (int j = 0; j < count; j++) {
      if (!(subset >> j & 1)) continue;
      const int rest = subset & ~(1 << j);
      if (rest == 0) {
        r.determinant[subset][j] = 1;
        continue;
      }
      const og_vec3 edge = og_sub(y[lowest(rest)], y[j]);
      og_scalar sum = 0;
      for (int i = 0; i < count; i++)
        if (rest >> i & 1) sum += r.determinant[rest][i] * og_dot(edge, y[i]);
      r.determinant[subset][j] = sum;
    }
  return r;
}

bool og_johnson_is_interior(const og_johnson *johnson, int subset) {
  for (int i = 0; i < johnson->count; i++)
    if ((subset >> i & 1) && !(johnson->determinant[subset][i] > 0)) return false;
  return true;
}
