#include "tests/oracle/oriented_box.h"

#include <stdbool.h>

#include "tests/oracle/hull.h"
#include "tests/oracle/volume.h"

// r = det(a, b, c)
static void determinant(mpq_t r, mpq_t a[3], mpq_t b[3], mpq_t c[3]) {
  mpq_t product;
  mpq_init(product);
  mpq_set_ui(r, 0, 1);
  for (int i = 0; i < 3; i++)
    for (int odd = 0; odd < 2; odd++) {
      mpq_mul(product, b[(i + 1 + odd) % 3], c[(i + 2 - odd) % 3]);
      mpq_mul(product, product, a[i]);
      if (odd == 0) mpq_add(r, r, product);
      else mpq_sub(r, r, product);
    }
  mpq_clear(product);
}

void or_box_around(mpq_t volume, mpq_t (*axis)[3], size_t axes, mpq_t (*point)[3], size_t count) {
  mpq_t lo, hi, det, up[3];
  mpq_inits(lo, hi, det, up[0], up[1], up[2], NULL);
  mpq_set_ui(up[2], 1, 1);
  mpq_set_ui(volume, 1, 1);
  for (size_t k = 0; k < axes; k++) {
    or_slab(lo, hi, (const mpq_t *)axis[k], point, count);
    mpq_sub(hi, hi, lo);
    mpq_mul(volume, volume, hi);
  }
  determinant(det, axis[0], axis[1], axes == 2 ? up : axis[2]);
  mpq_abs(det, det);
  mpq_div(volume, volume, det);
  mpq_clears(lo, hi, det, up[0], up[1], up[2], NULL);
}

// ---- rectangles ----

// Along point[j] - point[i], where all points are to the left of that line or on it.
static bool is_along_border(mpq_t axis[2][3], mpq_t (*point)[3], size_t count, size_t i, size_t j) {
  mpq_t lo, hi, base;
  mpq_inits(lo, hi, base, NULL);
  for (int k = 0; k < 2; k++) mpq_sub(axis[0][k], point[j][k], point[i][k]);
  mpq_neg(axis[1][0], axis[0][1]);
  mpq_set(axis[1][1], axis[0][0]);
  or_slab(lo, hi, (const mpq_t *)axis[1], point, count);
  or_slab(base, hi, (const mpq_t *)axis[1], point + i, 1);
  const bool is_border = mpq_equal(base, lo) && (mpq_sgn(axis[0][0]) != 0 || mpq_sgn(axis[0][1]) != 0);
  mpq_clears(lo, hi, base, NULL);
  return is_border;
}

void or_least_rectangle(mpq_t area, mpq_t (*point)[3], size_t count) {
  mpq_t axis[2][3], one;
  bool any = false;
  for (int k = 0; k < 6; k++) mpq_init(axis[k / 3][k % 3]);
  mpq_init(one);
  mpq_set_ui(area, 0, 1);
  for (size_t i = 0; i < count; i++)
    for (size_t j = 0; j < count; j++) {
      if (!is_along_border(axis, point, count, i, j)) continue;
      or_box_around(one, axis, 2, point, count);
      if (!any || mpq_cmp(one, area) < 0) mpq_set(area, one);
      any = true;
    }
  for (int k = 0; k < 6; k++) mpq_clear(axis[k / 3][k % 3]);
  mpq_clear(one);
}

// ---- the hull ----

void or_hull_volume(mpq_t volume, mpq_t (*point)[3], size_t count) {
  or_hull hull;
  mpq_t way[3][3], det, six;
  for (int k = 0; k < 9; k++) mpq_init(way[k / 3][k % 3]);
  mpq_inits(det, six, NULL);
  mpq_set_ui(six, 6, 1);
  mpq_set_ui(volume, 0, 1);
  or_convex_hull(&hull, point, count, true);
  for (size_t f = 0; f < hull.facet_count; f++)
    for (size_t k = 1; k + 1 < hull.facet[f].size; k++) {
      const size_t corner[3] = {hull.facet[f].corner[0], hull.facet[f].corner[k], hull.facet[f].corner[k + 1]};
      for (int i = 0; i < 9; i++) mpq_sub(way[i / 3][i % 3], point[corner[i / 3]][i % 3], point[0][i % 3]);
      determinant(det, way[0], way[1], way[2]);
      mpq_add(volume, volume, det);
    }
  mpq_div(volume, volume, six);
  for (int k = 0; k < 9; k++) mpq_clear(way[k / 3][k % 3]);
  mpq_clears(det, six, NULL);
}
