#include "tests/shared/decompose_fault.h"

#include <stdlib.h>
#include <string.h>

#include "ref/polytope/hull_incremental.h"
#include "tests/polytope/exact_plane.h"
#include "tests/shared/exact_share.h"

typedef struct judge {
  const og_mesh *mesh;
  const og_decompose_room *room;
  const og_decompose_claim *claim;
  or_random *random;
  mpq_t *volume, *hull; // of each part
} judge;

static const og_vec3 *facet_corner(const judge *j, const og_decompose_part *part, int facet, int c) {
  return &j->room->point[j->room->facet[part->first_facet + facet][c]];
}

// a <= b, and |a - b| <= by
static bool is_at_most(const mpq_t a, const mpq_t b) { return mpq_cmp(a, b) <= 0; }

static bool is_near(const mpq_t a, og_scalar b, og_scalar by) {
  mpq_t d, e;
  mpq_inits(d, e, NULL);
  mpq_set_d(d, (double)b);
  mpq_sub(d, d, a);
  mpq_abs(d, d);
  mpq_set_d(e, (double)by);
  const bool near = is_at_most(d, e);
  mpq_clears(d, e, NULL);
  return near;
}

// ---- cells ----

static bool overlap(og_aabb a, og_aabb b) {
  return a.lo.x < b.hi.x && b.lo.x < a.hi.x && a.lo.y < b.hi.y && b.lo.y < a.hi.y && a.lo.z < b.hi.z && b.lo.z < a.hi.z;
}

static void add_box(mpq_t sum, og_aabb box) {
  const og_vec3 x = {box.hi.x, box.lo.y, box.lo.z}, y = {box.lo.x, box.hi.y, box.lo.z},
                z = {box.lo.x, box.lo.y, box.hi.z};
  or_add_tetrahedron(sum, box.lo, x, y, z);
}

static bool is_in(og_aabb a, og_aabb b) {
  return b.lo.x <= a.lo.x && a.hi.x <= b.hi.x && b.lo.y <= a.lo.y && a.hi.y <= b.hi.y && b.lo.z <= a.lo.z &&
         a.hi.z <= b.hi.z;
}

static const char *fault_of_cells(const judge *j) {
  const og_decompose_cell *cell = j->room->cell;
  const og_scalar end = (og_scalar)HUGE_VAL;
  og_aabb whole = {{end, end, end}, {-end, -end, -end}};
  for (int k = 0; k < j->mesh->points; k++) {
    const og_aabb at = {j->mesh->point[k], j->mesh->point[k]};
    whole = og_aabb_joined(&whole, &at);
  }
  mpq_t sum, of_whole;
  mpq_inits(sum, of_whole, NULL);
  const char *fault = NULL;
  for (int k = 0; k < j->claim->cells; k++) {
    if (!is_in(cell[k].box, whole)) fault = "a cell is not in the box";
    if (cell[k].part < -1 || cell[k].part >= j->claim->parts) fault = "a cell is of no part that there is";
    add_box(sum, cell[k].box);
    for (int i = 0; i < k; i++)
      if (overlap(cell[i].box, cell[k].box)) fault = "cells overlap";
  }
  add_box(of_whole, whole);
  if (fault == NULL && mpq_cmp(sum, of_whole) != 0) fault = "cells do not fill the box";
  mpq_clears(sum, of_whole, NULL);
  return fault;
}

// ---- hulls ----

static bool has_edge(const judge *j, const og_decompose_part *part, int from, int to) {
  int found = 0;
  for (int f = 0; f < part->facets; f++)
    for (int c = 0; c < 3; c++) {
      const int *facet = j->room->facet[part->first_facet + f];
      if (facet[c] == from && facet[(c + 1) % 3] == to) found++;
    }
  return found == 1;
}

static bool is_closed(const judge *j, const og_decompose_part *part) {
  for (int f = 0; f < part->facets; f++)
    for (int c = 0; c < 3; c++) {
      const int *facet = j->room->facet[part->first_facet + f];
      if (!has_edge(j, part, facet[(c + 1) % 3], facet[c]) || !has_edge(j, part, facet[c], facet[(c + 1) % 3]))
        return false;
    }
  return part->facets >= 4;
}

// The greatest height of the point over a facet.
static double height_over(const judge *j, const og_decompose_part *part, og_vec3 point) {
  double most = -HUGE_VAL;
  exact_point p;
  exact_init(&p, point);
  for (int f = 0; f < part->facets; f++) {
    exact_point c[3];
    exact_plane plane;
    for (int k = 0; k < 3; k++) exact_init(&c[k], *facet_corner(j, part, f, k));
    exact_plane_init(&plane, &c[0], &c[1], &c[2]);
    const double height = exact_height(&plane, &p);
    if (height > most) most = height;
    exact_plane_clear(&plane);
    for (int k = 0; k < 3; k++) exact_clear(&c[k]);
  }
  exact_clear(&p);
  return most;
}

static const char *fault_of_hulls(const judge *j) {
  for (int k = 0; k < j->claim->parts; k++) {
    const og_decompose_part *part = &j->room->part[k];
    if (!is_closed(j, part)) return "facets do not close";
    int points = 0;
    for (int p = part->first; p >= 0; p = j->room->next[p]) {
      if (p >= j->claim->points || ++points > j->claim->points) return "a part's points are no list";
      if (height_over(j, part, j->room->point[p]) > 0) return "a point lies beyond a facet";
    }
  }
  return NULL;
}

// ---- volumes ----

static void measure(judge *j) {
  mpq_t share;
  mpq_init(share);
  for (int k = 0; k < j->claim->parts; k++) {
    const og_decompose_part *part = &j->room->part[k];
    mpq_inits(j->volume[k], j->hull[k], NULL);
    for (int f = 0; f < part->facets; f++)
      or_add_tetrahedron(j->hull[k], *facet_corner(j, part, 0, 0), *facet_corner(j, part, f, 0),
                         *facet_corner(j, part, f, 1), *facet_corner(j, part, f, 2));
    mpq_set_ui(share, 1, 6);
    mpq_mul(j->hull[k], j->hull[k], share);
  }
  for (int k = 0; k < j->claim->cells; k++) {
    const int part = j->room->cell[k].part;
    if (part < 0) continue;
    or_exact_share(share, j->mesh, j->room->cell[k].box);
    mpq_add(j->volume[part], j->volume[part], share);
  }
  mpq_clear(share);
}

static bool is_within_bound(const judge *j, int part) {
  mpq_t excess;
  mpq_init(excess);
  mpq_sub(excess, j->hull[part], j->volume[part]);
  // Nothing below zero either, but for the hull's points, which a rounding may have moved inwards.
  const og_scalar rounding = 2 * j->room->part[part].rounding, most = j->claim->most + rounding;
  const bool within = mpq_sgn(excess) >= 0 ? is_near(excess, 0, most) : is_near(excess, 0, rounding);
  mpq_clear(excess);
  return within;
}

static const char *fault_of_volumes(const judge *j) {
  const char *fault = NULL;
  mpq_t sum, whole;
  mpq_inits(sum, whole, NULL);
  for (int k = 0; k < j->claim->parts; k++) {
    const og_decompose_part *part = &j->room->part[k];
    if (!is_near(j->volume[k], part->volume, part->rounding)) fault = "a part's volume is another one";
    if (!is_near(j->hull[k], part->hull_volume, part->rounding)) fault = "a hull's volume is another one";
    if (!is_within_bound(j, k)) fault = "a hull has too much";
    mpq_add(sum, sum, j->volume[k]);
  }
  or_exact_volume(whole, j->mesh);
  if (fault == NULL && !is_near(whole, j->claim->volume, j->claim->rounding)) fault = "the volume is another one";
  mpq_sub(whole, whole, sum);
  if (fault == NULL && !is_near(whole, 0, j->claim->rounding)) fault = "volume is of no part";
  mpq_clears(sum, whole, NULL);
  return fault;
}

// ---- what the hulls cover ----

static bool is_covered_by(const judge *j, og_vec3 point, int part) {
  return part >= 0 && height_over(j, &j->room->part[part], point) <= (double)j->claim->beyond * (1 + 1e-12);
}

static bool is_covered(const judge *j, og_vec3 point) {
  for (int k = 0; k < j->claim->parts; k++)
    if (is_covered_by(j, point, k)) return true;
  return false;
}

// The sign of (b - a) x (c - a) across x.
static int turn_across_x(og_vec3 a, og_vec3 b, og_vec3 c) {
  mpq_t sum;
  mpq_init(sum);
  // As the volume of the tetrahedron on the triangle in the plane x = 0.
  or_add_tetrahedron(sum, (og_vec3){0, a.y, a.z}, (og_vec3){1, a.y, a.z}, (og_vec3){0, b.y, b.z},
                     (og_vec3){0, c.y, c.z});
  const int sign = mpq_sgn(sum);
  mpq_clear(sum);
  return sign;
}

static int side_of(const og_vec3 c[3], og_vec3 p) {
  mpq_t sum;
  mpq_init(sum);
  or_add_tetrahedron(sum, p, c[0], c[1], c[2]);
  const int sign = mpq_sgn(sum);
  mpq_clear(sum);
  return sign;
}

// Inside, by how often the line towards greater x leaves the solid; 0, too, where that line is in no general position.
static bool is_surely_inside(const og_mesh *mesh, og_vec3 p) {
  int around = 0;
  for (int k = 0; k < mesh->triangles; k++) {
    og_vec3 c[3];
    og_mesh_corners(mesh, k, c);
    const int first = turn_across_x(c[0], c[1], p), second = turn_across_x(c[1], c[2], p),
              third = turn_across_x(c[2], c[0], p);
    if (first == 0 || second == 0 || third == 0) return false;
    if (first != second || second != third) continue;
    const int side = side_of(c, p);
    if (side == 0) return false;
    if (side == first) around += side;
  }
  return around != 0;
}

static og_vec3 drawn(or_random *random, og_aabb box) {
  const double t[3] = {or_random_uniform(random), or_random_uniform(random), or_random_uniform(random)};
  const og_vec3 d = og_sub(box.hi, box.lo);
  return (og_vec3){box.lo.x + (og_scalar)((t[0] + 1) / 2) * d.x, box.lo.y + (og_scalar)((t[1] + 1) / 2) * d.y,
                   box.lo.z + (og_scalar)((t[2] + 1) / 2) * d.z};
}

static bool is_inside_box(og_vec3 p, og_aabb box) {
  const og_aabb at = {p, p};
  return is_in(at, box);
}

static const char *fault_of_cover(const judge *j) {
  for (int k = 0; k < j->mesh->triangles; k++) {
    og_vec3 c[3];
    og_mesh_corners(j->mesh, k, c);
    for (int i = 0; i < 3; i++)
      if (!is_covered(j, c[i])) return "a corner of the mesh is in no hull";
  }
  for (int k = 0; k < j->claim->cells; k++)
    for (int i = 0; i < 3; i++) {
      const og_vec3 p = drawn(j->random, j->room->cell[k].box);
      if (!is_inside_box(p, j->room->cell[k].box) || !is_surely_inside(j->mesh, p)) continue;
      if (j->room->cell[k].part >= 0 ? !is_covered_by(j, p, j->room->cell[k].part) : !is_covered(j, p))
        return "a point of the solid is in no hull of its cell";
    }
  return NULL;
}

// ---- merging ----

enum { MOST_POINTS = 400 };

static int take(const judge *j, int part, og_vec3 *point, int count) {
  for (int p = j->room->part[part].first; p >= 0 && count < MOST_POINTS; p = j->room->next[p])
    point[count++] = j->room->point[p];
  return count;
}

// The hull of both is made by another algorithm.
static bool are_one(const judge *j, int a, int b) {
  static og_vec3 point[MOST_POINTS];
  static og_half_edge edge[6 * MOST_POINTS];
  static og_face_plane face[2 * MOST_POINTS];
  static int first[MOST_POINTS];
  og_half_edge_mesh hull = {.edge = edge, .face = face, .vertex_edge = first};
  const int count = take(j, b, point, take(j, a, point, 0));
  if (og_hull_incremental(&hull, point, count) != OG_OUTCOME_ANSWERED) return false;
  mpq_t excess, sixth;
  mpq_inits(excess, sixth, NULL);
  for (int f = 0; f < hull.face_count; f++)
    or_add_tetrahedron(excess, point[0], point[edge[3 * f].origin], point[edge[3 * f + 1].origin],
                       point[edge[3 * f + 2].origin]);
  mpq_set_ui(sixth, 1, 6);
  mpq_mul(excess, excess, sixth);
  mpq_sub(excess, excess, j->volume[a]);
  mpq_sub(excess, excess, j->volume[b]);
  mpq_set_d(sixth, (double)j->claim->most);
  const bool one = is_at_most(excess, sixth);
  mpq_clears(excess, sixth, NULL);
  return one;
}

static const char *fault_of_merging(const judge *j) {
  for (int a = 0; a < j->claim->parts; a++)
    for (int b = 0; b < a; b++)
      if (are_one(j, a, b)) return "two parts could be one";
  return NULL;
}

// ---- all ----

static judge begin(const og_mesh *mesh, const og_decompose_room *room, const og_decompose_claim *claim) {
  judge j = {.mesh = mesh, .room = room, .claim = claim};
  j.volume = calloc((size_t)claim->parts + 1, sizeof *j.volume);
  j.hull = calloc((size_t)claim->parts + 1, sizeof *j.hull);
  if (j.volume == NULL || j.hull == NULL) abort();
  measure(&j);
  return j;
}

static void end(judge *j) {
  for (int k = 0; k < j->claim->parts; k++) mpq_clears(j->volume[k], j->hull[k], NULL);
  free(j->volume);
  free(j->hull);
}

const char *or_decompose_fault(const og_mesh *mesh, const og_decompose_room *room, const og_decompose_claim *claim,
                               or_random *random) {
  const judge first = {.mesh = mesh, .room = room, .claim = claim};
  const char *fault = fault_of_cells(&first);
  if (fault == NULL) fault = fault_of_hulls(&first);
  if (fault != NULL) return fault;
  judge j = begin(mesh, room, claim);
  j.random = random;
  fault = fault_of_volumes(&j);
  if (fault == NULL) fault = fault_of_cover(&j);
  if (fault == NULL) fault = fault_of_merging(&j);
  end(&j);
  return fault;
}

double or_decompose_excess(const og_mesh *mesh, const og_decompose_room *room, const og_decompose_claim *claim) {
  judge j = begin(mesh, room, claim);
  double most = 0;
  for (int k = 0; k < claim->parts; k++) {
    mpq_sub(j.hull[k], j.hull[k], j.volume[k]);
    const double excess = mpq_get_d(j.hull[k]);
    if (excess > most) most = excess;
  }
  end(&j);
  return most;
}
