#include "tests/oracle/parts.h"

#include "tests/oracle/hull.h"

void or_part_init(or_part *part) { mpq_inits(part->volume, part->hull, NULL); }

void or_part_clear(or_part *part) { mpq_clears(part->volume, part->hull, NULL); }

int or_part_balance(uint32_t (*triangle)[3], const size_t *of, size_t count, size_t from, size_t to) {
  int balance = 0;
  for (size_t k = 0; k < count; k++)
    for (int i = 0; i < 3; i++) {
      const size_t a = triangle[of[k]][i], b = triangle[of[k]][(i + 1) % 3];
      if (a == from && b == to) balance++;
      if (a == to && b == from) balance--;
    }
  return balance;
}

// The column from z = 0 up to the triangle: its shadow's area times its mean height.
static void add_column(mpq_t sum, mpq_t *a, mpq_t *b, mpq_t *c) {
  mpq_t u, v, w;
  mpq_inits(u, v, w, NULL);
  mpq_sub(u, b[0], a[0]);
  mpq_sub(v, c[1], a[1]);
  mpq_mul(w, u, v);
  mpq_sub(u, b[1], a[1]);
  mpq_sub(v, c[0], a[0]);
  mpq_mul(u, u, v);
  mpq_sub(w, w, u);
  mpq_add(u, a[2], b[2]);
  mpq_add(u, u, c[2]);
  mpq_mul(w, w, u);
  mpq_set_ui(u, 1, 6);
  mpq_mul(w, w, u);
  mpq_add(sum, sum, w);
  mpq_clears(u, v, w, NULL);
}

static void set_hull(mpq_t volume, mpq_t (*point)[3], size_t count) {
  or_hull hull;
  or_convex_hull(&hull, point, count, true);
  mpq_set_ui(volume, 0, 1);
  if (hull.dimension < 3) return;
  for (size_t k = 0; k < hull.facet_count; k++) {
    const or_cycle *facet = &hull.facet[k];
    for (size_t i = 1; i + 1 < facet->size; i++)
      add_column(volume, point[facet->corner[0]], point[facet->corner[i]], point[facet->corner[i + 1]]);
  }
}

void or_part_measure(or_part *part, mpq_t (*point)[3], size_t points, uint32_t (*triangle)[3], const size_t *of,
                     size_t count) {
  mpq_t named[OR_HULL_POINTS][3];
  size_t named_count = 0;
  mpq_set_ui(part->volume, 0, 1);
  for (size_t k = 0; k < count; k++) {
    const uint32_t *t = triangle[of[k]];
    add_column(part->volume, point[t[0]], point[t[1]], point[t[2]]);
  }
  for (size_t p = 0; p < points; p++) {
    bool is_named = false;
    for (size_t k = 0; k < count; k++)
      for (int i = 0; i < 3; i++) is_named = is_named || triangle[of[k]][i] == p;
    if (!is_named) continue;
    for (int axis = 0; axis < 3; axis++) {
      mpq_init(named[named_count][axis]);
      mpq_set(named[named_count][axis], point[p][axis]);
    }
    named_count++;
  }
  if (named_count > 0) set_hull(part->hull, named, named_count);
  else mpq_set_ui(part->hull, 0, 1);
  for (size_t k = 0; k < named_count; k++)
    for (int axis = 0; axis < 3; axis++) mpq_clear(named[k][axis]);
}
