#include "ref/simplex/reduce.h"

og_scalar og_unit_power(og_scalar x) {
  if (!(x > 0)) return 1;
  int exponent;
  // Below the smallest normal number the power of two itself would be too large to write down.
#ifdef OG_BINARY32
  (void)frexpf(x, &exponent);
  return ldexpf(1, -exponent < FLT_MAX_EXP ? -exponent : FLT_MAX_EXP - 1);
#else
  (void)frexp(x, &exponent);
  return ldexp(1, -exponent < DBL_MAX_EXP ? -exponent : DBL_MAX_EXP - 1);
#endif
}

og_scalar og_unit_vertices(const og_simplex *simplex, og_vec3 s[4]) {
  if (simplex->count < 1 || simplex->count > 4) return 0;
  og_scalar largest = 0;
  for (int k = 0; k < simplex->count; k++) {
    if (!og_is_finite(simplex->vertex[k].w)) return 0;
    largest = og_max(largest, og_largest(simplex->vertex[k].w));
  }
  const og_scalar scale = og_unit_power(largest);
  for (int k = 0; k < simplex->count; k++) s[k] = og_scale(scale, simplex->vertex[k].w);
  return scale;
}

void og_simplex_reduce(og_simplex *simplex, const og_scalar weight[4], og_vec3 *nearest) {
  og_scalar sum = 0;
  for (int k = 0; k < simplex->count; k++) sum += weight[k];
  int kept = 0;
  og_vec3 point = {0, 0, 0};
  for (int k = 0; k < simplex->count; k++) {
    if (!(weight[k] > 0)) continue;
    simplex->vertex[kept] = simplex->vertex[k];
    simplex->weight[kept] = weight[k] / sum;
    point = og_add_scaled(point, simplex->weight[kept], simplex->vertex[kept].w);
    kept++;
  }
  simplex->count = kept;
  *nearest = kept == 4 ? (og_vec3){0, 0, 0} : point;
}
