#include "spec/solid/enter.h"

#include <stdlib.h>

#include "spec/number/allocation.h"
#include "spec/overlaps/near_box.h"

// A place on a segment: num / den of the way, with den > 0.
typedef struct cut {
  og_int num, den;
} cut;

// A triangle by its corners, its edges and its normal, which is not zero.
typedef struct face {
  const og_ivec *corner[3];
  og_ivec edge[3], normal;
} face;

struct og_entering {
  int32_t *near; // triangles near the part
  size_t near_count, near_room;
  cut *cut;
  size_t cuts, cut_room;
  face part, of_mesh;
  og_weighted_point point;
  og_ivec u, v, w, way;
  og_int value, other, low_num, low_den, high_num, high_den, one, zero;
};

enum { VECTORS = 4, NUMBERS = 8 };

static void list_numbers(og_entering *e, og_ivec *vectors[VECTORS], og_int *numbers[NUMBERS]) {
  og_ivec *const v[VECTORS] = {&e->u, &e->v, &e->w, &e->way};
  og_int *const n[NUMBERS] = {&e->value,    &e->other,    &e->low_num, &e->low_den,
                              &e->high_num, &e->high_den, &e->one,     &e->zero};
  for (int k = 0; k < VECTORS; k++) vectors[k] = v[k];
  for (int k = 0; k < NUMBERS; k++) numbers[k] = n[k];
}

static void face_init(face *f) {
  for (int k = 0; k < 3; k++) og_ivec_init(&f->edge[k]);
  og_ivec_init(&f->normal);
}

static void face_clear(face *f) {
  for (int k = 0; k < 3; k++) og_ivec_clear(&f->edge[k]);
  og_ivec_clear(&f->normal);
}

og_entering *og_entering_new(void) {
  og_entering *e = og_grow(NULL, 1, sizeof *e);
  og_ivec *vectors[VECTORS];
  og_int *numbers[NUMBERS];
  e->near = NULL;
  e->cut = NULL;
  e->near_count = e->near_room = e->cuts = e->cut_room = 0;
  face_init(&e->part);
  face_init(&e->of_mesh);
  og_weighted_point_init(&e->point);
  list_numbers(e, vectors, numbers);
  for (int k = 0; k < VECTORS; k++) og_ivec_init(vectors[k]);
  for (int k = 0; k < NUMBERS; k++) og_int_init(numbers[k]);
  og_int_set_si(&e->one, 1);
  return e;
}

void og_entering_free(og_entering *e) {
  if (e == NULL) return;
  og_ivec *vectors[VECTORS];
  og_int *numbers[NUMBERS];
  free(e->near);
  for (size_t k = 0; k < e->cut_room; k++) {
    og_int_clear(&e->cut[k].num);
    og_int_clear(&e->cut[k].den);
  }
  free(e->cut);
  face_clear(&e->part);
  face_clear(&e->of_mesh);
  og_weighted_point_clear(&e->point);
  list_numbers(e, vectors, numbers);
  for (int k = 0; k < VECTORS; k++) og_ivec_clear(vectors[k]);
  for (int k = 0; k < NUMBERS; k++) og_int_clear(numbers[k]);
  free(e);
}

// ---- what lies near ----

static void add_near(og_entering *e, int32_t triangle) {
  if (e->near_count == e->near_room) {
    e->near_room = og_doubled(e->near_room);
    e->near = og_grow(e->near, e->near_room, sizeof *e->near);
  }
  e->near[e->near_count++] = triangle;
}

static void find_near(og_entering *e, const og_part_tree *tree, int32_t lo, int32_t hi, const og_box_ends *box) {
  if (!og_box_ends_overlap(og_part_tree_bound(tree, lo, hi), box)) return;
  if (hi - lo == 1) {
    add_near(e, tree->order[lo]);
    return;
  }
  const int32_t middle = lo + (hi - lo) / 2;
  find_near(e, tree, lo, middle, box);
  find_near(e, tree, middle, hi, box);
}

static void take_near(og_entering *e, const og_solid *solid, const og_points *points, const int32_t *number,
                      size_t count) {
  og_box_ends box = og_near_box_empty();
  for (size_t k = 0; k < count; k++) og_near_box_add(&box, &points->approx[3 * (size_t)number[k]]);
  e->near_count = 0;
  find_near(e, &solid->tree, 0, solid->list->count, &box);
}

// ---- faces ----

static void set_face(face *f, const og_points *points, const int32_t corner[3]) {
  for (int k = 0; k < 3; k++) f->corner[k] = &points->at[corner[k]];
  for (int k = 0; k < 3; k++) og_ivec_sub(&f->edge[k], f->corner[(k + 1) % 3], f->corner[k]);
  og_ivec_cross(&f->normal, &f->edge[0], &f->edge[1]);
}

static void take_face(og_entering *e, const og_solid *solid, int32_t triangle) {
  set_face(&e->of_mesh, solid->points, solid->named.of[triangle].at);
}

// The height of a point above the plane of the face.
static void height_above(og_int *height, og_entering *e, const face *f, const og_ivec *point) {
  og_ivec_sub(&e->u, point, f->corner[0]);
  og_ivec_dot(height, &f->normal, &e->u);
}

// How far a point of the face's plane is within its edge k: negative outside.
static void height_within(og_int *height, og_entering *e, const face *f, int k, const og_ivec *point) {
  og_ivec_sub(&e->u, point, f->corner[k]);
  og_ivec_cross(&e->v, &f->edge[k], &e->u);
  og_ivec_dot(height, &f->normal, &e->v);
}

static bool is_in_plane(og_entering *e, const face *f, const og_ivec *point) {
  height_above(&e->value, e, f, point);
  return og_int_sign(&e->value) == 0;
}

// ---- cuts of a segment ----

static void add_cut(og_entering *e, const og_int *num, const og_int *den) {
  if (e->cuts == e->cut_room) {
    const size_t room = og_doubled(e->cut_room);
    e->cut = og_grow(e->cut, room, sizeof *e->cut);
    for (; e->cut_room < room; e->cut_room++) {
      og_int_init(&e->cut[e->cut_room].num);
      og_int_init(&e->cut[e->cut_room].den);
    }
  }
  og_int_set(&e->cut[e->cuts].num, num);
  og_int_set(&e->cut[e->cuts++].den, den);
}

// A height that is linear along the segment, from its values at both ends: the cut is where it is zero strictly between
// them. Both values are used up.
static void add_zero(og_entering *e, og_int *at_p, og_int *at_q) {
  if (og_int_sign(at_p) * og_int_sign(at_q) >= 0) return;
  if (og_int_sign(at_p) < 0) {
    og_int_neg(at_p, at_p);
    og_int_neg(at_q, at_q);
  }
  og_int_sub(at_q, at_p, at_q);
  add_cut(e, at_p, at_q);
}

// Where it meets the plane of the face; in that plane, where it meets the lines of the edges. More cuts do no harm.
static void cut_by_face(og_entering *e, const face *f, const og_ivec *p, const og_ivec *q) {
  height_above(&e->low_num, e, f, p);
  height_above(&e->high_num, e, f, q);
  if (og_int_sign(&e->low_num) != 0 || og_int_sign(&e->high_num) != 0) {
    add_zero(e, &e->low_num, &e->high_num);
    return;
  }
  for (int k = 0; k < 3; k++) {
    height_within(&e->low_num, e, f, k, p);
    height_within(&e->high_num, e, f, k, q);
    add_zero(e, &e->low_num, &e->high_num);
  }
}

static int compare_cuts(const void *left, const void *right) {
  const cut *a = left, *b = right;
  og_int one, two;
  og_int_init(&one);
  og_int_init(&two);
  og_int_mul(&one, &a->num, &b->den);
  og_int_mul(&two, &b->num, &a->den);
  const int order = og_int_compare(&one, &two);
  og_int_clear(&one);
  og_int_clear(&two);
  return order;
}

// Is the middle between two cuts strictly inside? The point is the mean of the ends with the weights den - num and num.
static bool is_middle_inside(og_entering *e, og_solid *solid, const og_points *points, const int32_t end[2],
                             const cut *from, const cut *to) {
  int winding;
  og_int_mul(&e->value, &from->num, &to->den);
  og_int_addmul(&e->value, &to->num, &from->den);
  og_int_mul(&e->other, &from->den, &to->den);
  og_int_add(&e->other, &e->other, &e->other);
  og_int_sub(&e->other, &e->other, &e->value);
  og_weighted_point_reset(&e->point);
  og_weighted_point_add(&e->point, points, end[0], &e->other);
  og_weighted_point_add(&e->point, points, end[1], &e->value);
  return og_solid_winding(solid, &e->point, &winding) && winding == 1;
}

// The triangles near the segment are known.
static bool segment_enters(og_entering *e, og_solid *solid, const og_points *points, const int32_t end[2]) {
  e->cuts = 0;
  add_cut(e, &e->zero, &e->one);
  add_cut(e, &e->one, &e->one);
  for (size_t k = 0; k < e->near_count; k++) {
    take_face(e, solid, e->near[k]);
    cut_by_face(e, &e->of_mesh, &points->at[end[0]], &points->at[end[1]]);
  }
  qsort(e->cut, e->cuts, sizeof *e->cut, compare_cuts);
  for (size_t k = 0; k + 1 < e->cuts; k++)
    if (is_middle_inside(e, solid, points, end, &e->cut[k], &e->cut[k + 1])) return true;
  return false;
}

// ---- beside an edge ----

// Keeps of the way [low, high] of a segment what is on the inner side of a height that is linear along it.
static bool keep_side(og_entering *e, const og_int *at_p, const og_int *at_q) {
  const int of_p = og_int_sign(at_p), of_q = og_int_sign(at_q);
  if (of_p <= 0 && of_q <= 0) return of_p == 0 && of_q == 0;
  if (of_p >= 0 && of_q >= 0) return true;
  og_int num, den;
  og_int_init(&num);
  og_int_init(&den);
  og_int_sub(&den, at_p, at_q);
  og_int_set(&num, at_p);
  if (og_int_sign(&den) < 0) {
    og_int_neg(&num, &num);
    og_int_neg(&den, &den);
  }
  cut here = {num, den}, low = {e->low_num, e->low_den}, high = {e->high_num, e->high_den};
  if (of_p < 0 && compare_cuts(&here, &low) > 0) {
    og_int_set(&e->low_num, &num);
    og_int_set(&e->low_den, &den);
  }
  if (of_q < 0 && compare_cuts(&here, &high) < 0) {
    og_int_set(&e->high_num, &num);
    og_int_set(&e->high_den, &den);
  }
  og_int_clear(&num);
  og_int_clear(&den);
  return true;
}

// Is a segment of the face's plane partly in the face, more than a point of it? Sets *along to the edge whose line it
// runs along, or to -1.
static bool runs_in_face(og_entering *e, const face *f, const og_ivec *p, const og_ivec *q, int *along) {
  og_int at_p, at_q;
  bool is_within = true;
  og_int_init(&at_p);
  og_int_init(&at_q);
  *along = -1;
  og_int_set(&e->low_num, &e->zero);
  og_int_set(&e->low_den, &e->one);
  og_int_set(&e->high_num, &e->one);
  og_int_set(&e->high_den, &e->one);
  for (int k = 0; k < 3 && is_within; k++) {
    height_within(&at_p, e, f, k, p);
    height_within(&at_q, e, f, k, q);
    if (og_int_sign(&at_p) == 0 && og_int_sign(&at_q) == 0) *along = k;
    is_within = keep_side(e, &at_p, &at_q);
  }
  og_int_clear(&at_p);
  og_int_clear(&at_q);
  const cut low = {e->low_num, e->low_den}, high = {e->high_num, e->high_den};
  return is_within && compare_cuts(&low, &high) < 0;
}

static int sign_along(og_entering *e, const og_ivec *normal, const og_ivec *way) {
  og_ivec_dot(&e->value, normal, way);
  return og_int_sign(&e->value);
}

// Does the way, from a point of the edge between e->of_mesh and its neighbour, lead inside? Of two planes both, where
// the solid is convex there; otherwise one.
static bool leads_inside(og_entering *e, const og_solid *solid, int32_t neighbour, const og_ivec *way) {
  face other;
  face_init(&other);
  set_face(&other, solid->points, solid->named.of[neighbour].at);
  const int behind = sign_along(e, &e->of_mesh.normal, way), behind_other = sign_along(e, &other.normal, way);
  int lowest = 0, highest = 0;
  for (int k = 0; k < 3; k++) {
    height_above(&e->value, e, &e->of_mesh, other.corner[k]);
    if (og_int_sign(&e->value) < 0) lowest = -1;
    if (og_int_sign(&e->value) > 0) highest = 1;
  }
  face_clear(&other);
  if (lowest < 0) return behind < 0 && behind_other < 0;
  return highest > 0 ? behind < 0 || behind_other < 0 : behind < 0;
}

// From an edge of the mesh in the part: to both sides, or from an edge of the part inwards.
static bool enters_beside(og_entering *e, const og_solid *solid, int32_t triangle) {
  for (int k = 0; k < 3; k++) {
    const og_ivec *p = e->of_mesh.corner[k], *q = e->of_mesh.corner[(k + 1) % 3];
    int along;
    if (!is_in_plane(e, &e->part, p) || !is_in_plane(e, &e->part, q)) continue;
    if (!runs_in_face(e, &e->part, p, q, &along)) continue;
    const int32_t neighbour = solid->neighbour[3 * (size_t)triangle + (size_t)k];
    og_ivec_cross(&e->way, &e->part.normal, along >= 0 ? &e->part.edge[along] : &e->of_mesh.edge[k]);
    if (leads_inside(e, solid, neighbour, &e->way)) return true;
    og_ivec_neg(&e->w, &e->way);
    if (along < 0 && leads_inside(e, solid, neighbour, &e->w)) return true;
  }
  return false;
}

// From an edge of the part that runs through the inside of a face: inwards.
static bool enters_through(og_entering *e) {
  for (int k = 0; k < 3; k++) {
    const og_ivec *p = e->part.corner[k], *q = e->part.corner[(k + 1) % 3];
    int along;
    if (!is_in_plane(e, &e->of_mesh, p) || !is_in_plane(e, &e->of_mesh, q)) continue;
    if (!runs_in_face(e, &e->of_mesh, p, q, &along) || along >= 0) continue;
    og_ivec_cross(&e->way, &e->part.normal, &e->part.edge[k]);
    if (sign_along(e, &e->of_mesh.normal, &e->way) < 0) return true;
  }
  return false;
}

// The corners are in no line.
static bool triangle_enters(og_entering *e, og_solid *solid, const og_points *points, const int32_t corner[3]) {
  take_near(e, solid, points, corner, 3);
  for (int k = 0; k < 3; k++)
    if (segment_enters(e, solid, points, (int32_t[2]){corner[k], corner[(k + 1) % 3]})) return true;
  set_face(&e->part, points, corner);
  for (size_t k = 0; k < e->near_count; k++) {
    take_face(e, solid, e->near[k]);
    if (enters_beside(e, solid, e->near[k]) || enters_through(e)) return true;
  }
  return false;
}

// ---- parts ----

// What arms span, one after the other: the first that is not zero, the first off its line, and one off their plane.
int og_dimension_of(og_entering *e, const og_points *points, const int32_t *number, size_t count) {
  int dimension = 0;
  for (size_t k = 1; k < count && dimension < 3; k++) {
    og_ivec *arm = dimension == 0 ? &e->u : &e->v;
    og_ivec_sub(arm, &points->at[number[k]], &points->at[number[0]]);
    if (dimension == 0) {
      dimension = og_ivec_is_zero(arm) ? 0 : 1;
    } else if (dimension == 1) {
      og_ivec_cross(&e->w, &e->u, arm);
      dimension = og_ivec_is_zero(&e->w) ? 1 : 2;
    } else {
      og_ivec_dot(&e->value, &e->w, arm);
      dimension = og_int_sign(&e->value) == 0 ? 2 : 3;
    }
  }
  return dimension;
}

static bool is_middle_of_all_inside(og_entering *e, og_solid *solid, const og_points *points, const int32_t *number,
                                    size_t count) {
  int winding;
  og_weighted_point_reset(&e->point);
  for (size_t k = 0; k < count; k++) og_weighted_point_add(&e->point, points, number[k], &e->one);
  return og_solid_winding(solid, &e->point, &winding) && winding == 1;
}

static bool some_segment_enters(og_entering *e, og_solid *solid, const og_points *points, const int32_t *number,
                                size_t count) {
  take_near(e, solid, points, number, count);
  for (size_t k = 1; k < count; k++)
    for (size_t l = 0; l < k; l++)
      if (segment_enters(e, solid, points, (int32_t[2]){number[l], number[k]})) return true;
  return false;
}

// A flat part is the union of the triangles of three of its points.
static bool some_triangle_enters(og_entering *e, og_solid *solid, const og_points *points, const int32_t *number,
                                 size_t count) {
  for (size_t k = 2; k < count; k++)
    for (size_t l = 1; l < k; l++)
      for (size_t m = 0; m < l; m++) {
        const int32_t corner[3] = {number[m], number[l], number[k]};
        if (og_dimension_of(e, points, corner, 3) == 2 && triangle_enters(e, solid, points, corner)) return true;
      }
  return false;
}

og_entry og_part_enters(og_entering *e, og_solid *solid, const og_points *points, const int32_t *number, size_t count) {
  const int dimension = og_dimension_of(e, points, number, count);
  bool enters = false;
  if (dimension == 0 || dimension == 3) {
    enters = is_middle_of_all_inside(e, solid, points, number, count);
  } else if (count > OG_MOST_IN_A_PLANE) {
    return OG_TOO_MANY_POINTS;
  } else {
    enters = dimension == 1 ? some_segment_enters(e, solid, points, number, count)
                            : some_triangle_enters(e, solid, points, number, count);
  }
  return enters ? OG_ENTERS : OG_STAYS_OUT;
}

// ---- faces of two solids ----

// Are the corners of `two`, which is in the plane of `one`, all on the outer side of an edge of `one`?
static bool is_beyond_an_edge(og_entering *e, const face *one, const face *two) {
  for (int k = 0; k < 3; k++) {
    bool all = true;
    for (int c = 0; c < 3 && all; c++) {
      height_within(&e->value, e, one, k, two->corner[c]);
      all = og_int_sign(&e->value) <= 0;
    }
    if (all) return true;
  }
  return false;
}

static bool is_common_face(og_entering *e) {
  const face *one = &e->part, *two = &e->of_mesh;
  og_ivec_dot(&e->value, &one->normal, &two->normal);
  if (og_int_sign(&e->value) <= 0) return false;
  for (int c = 0; c < 3; c++)
    if (!is_in_plane(e, one, two->corner[c])) return false;
  return !is_beyond_an_edge(e, one, two) && !is_beyond_an_edge(e, two, one);
}

bool og_have_common_face(og_entering *e, const og_solid *one, const og_solid *two) {
  for (int32_t t = 0; t < one->list->count; t++) {
    const int32_t *corner = one->named.of[t].at;
    take_near(e, two, one->points, corner, 3);
    if (e->near_count > 0) set_face(&e->part, one->points, corner);
    for (size_t k = 0; k < e->near_count; k++) {
      take_face(e, two, e->near[k]);
      if (is_common_face(e)) return true;
    }
  }
  return false;
}
