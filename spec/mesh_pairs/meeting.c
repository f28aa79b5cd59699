#include "spec/mesh_pairs/meeting.h"

#include "spec/mesh_pairs/exact.h"
#include "spec/mesh_pairs/filter.h"
#include "spec/mesh_pairs/shared.h"

og_triangle_view og_view_triangle(const og_points *points, const og_triangles *triangles, int32_t k) {
  og_triangle_view view = {.name = triangles->of[k].at};
  for (int c = 0; c < 3; c++) {
    view.corner[c] = &points->at[view.name[c]];
    view.near[c] = &points->approx[3 * (size_t)view.name[c]];
  }
  return view;
}

// ---- working storage ----

typedef struct part {
  og_ivec *at;
  int count;
} part;

enum { PART_COUNT = 9 };

static void list_parts(og_triangle_work *work, part parts[PART_COUNT]) {
  const part all[PART_COUNT] = {{work->edge_a, 3}, {work->edge_b, 3}, {&work->normal_a, 1},
                                {&work->normal_b, 1}, {&work->axis, 1}, {&work->point, 1},
                                {work->ray, 4}, {&work->sum, 1}, {work->v, 4}};
  for (int k = 0; k < PART_COUNT; k++) parts[k] = all[k];
}

void og_triangle_work_init(og_triangle_work *work) {
  part parts[PART_COUNT];
  list_parts(work, parts);
  for (int k = 0; k < PART_COUNT; k++)
    for (int l = 0; l < parts[k].count; l++) og_ivec_init(&parts[k].at[l]);
  for (size_t k = 0; k < sizeof work->n / sizeof *work->n; k++) og_int_init(&work->n[k]);
  og_int_init(&work->weight);
}

void og_triangle_work_clear(og_triangle_work *work) {
  part parts[PART_COUNT];
  list_parts(work, parts);
  for (int k = 0; k < PART_COUNT; k++)
    for (int l = 0; l < parts[k].count; l++) og_ivec_clear(&parts[k].at[l]);
  for (size_t k = 0; k < sizeof work->n / sizeof *work->n; k++) og_int_clear(&work->n[k]);
  og_int_clear(&work->weight);
}

// ---- two triangles ----

static bool is_same(const og_ivec *a, const og_ivec *b) {
  return og_int_compare(&a->x, &b->x) == 0 && og_int_compare(&a->y, &b->y) == 0 && og_int_compare(&a->z, &b->z) == 0;
}

// Equal corners are frequent where a mesh meets its copy. Their approximations are equal then.
static bool have_equal_corner(const og_triangle_view *a, const og_triangle_view *b) {
  for (int k = 0; k < 3; k++)
    for (int l = 0; l < 3; l++)
      if (a->near[k][0] == b->near[l][0] && is_same(a->corner[k], b->corner[l])) return true;
  return false;
}

og_triangle_relation og_decide_triangles(const og_triangle_view *a, const og_triangle_view *b, og_triangle_work *work) {
  if (have_equal_corner(a, b)) return OG_TRIANGLES_SOME;
  if (og_filter_parts(a, b)) return OG_TRIANGLES_APART;
  if (og_filter_pierces(a, b)) return OG_TRIANGLES_CROSSING;
  og_take_frame(a, b, work);
  if (og_find_axis(a, b, work)) return OG_TRIANGLES_APART;
  return og_find_point(a, b, work) ? OG_TRIANGLES_SOME : OG_TRIANGLES_UNSURE;
}

og_triangle_relation og_decide_triangles_beyond(const og_triangle_view *a, const og_triangle_view *b,
                                                og_triangle_work *work) {
  const og_shared_corners shared = og_find_shared(a, b);
  if (shared.count == 0) return og_decide_triangles(a, b, work);
  if (og_filter_shared(&shared)) return OG_TRIANGLES_APART;
  og_take_frame(a, b, work);
  return og_meet_beyond_shared(&shared, work);
}
