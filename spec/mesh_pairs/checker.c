#include "spec/mesh_pairs/checker.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/overlaps/near_box.h"
#include "spec/overlaps/pair_order.h"
#include "spec/overlaps/permutation.h"

void og_mesh_certificate_init(og_mesh_certificate *certificate) { memset(certificate, 0, sizeof *certificate); }

void og_mesh_certificate_clear(og_mesh_certificate *certificate) {
  free(certificate->a.number);
  free(certificate->b.number);
}

void og_mesh_finding_init(og_mesh_finding *finding) { memset(finding, 0, sizeof *finding); }

void og_mesh_finding_clear(og_mesh_finding *finding) {
  free(finding->pair);
  free(finding->kind);
}

const char *og_mesh_refusal_text(og_mesh_refusal refusal) {
  static const char *const texts[OG_MESH_REFUSED_COUNT] = {
      [OG_MESH_ACCEPTED] = "accepted",
      [OG_MESH_REFUSED_ORDER] = "an order is not a permutation of its mesh's triangles",
      [OG_MESH_REFUSED_LIMIT] = "more pairs of boxes than the limit",
      [OG_MESH_REFUSED_PAIR] = "neither an axis nor a point was found for a pair of triangles",
  };
  return (unsigned)refusal < OG_MESH_REFUSED_COUNT ? texts[refusal] : "unknown refusal";
}

// ---- boxes ----

og_box_ends og_box_of_triangle(const og_points *points, const og_triangles *triangles, int32_t k) {
  og_box_ends box = og_near_box_empty();
  for (int c = 0; c < 3; c++) og_near_box_add(&box, &points->approx[3 * (size_t)triangles->of[k].at[c]]);
  return box;
}

// Working storage, for one check.
typedef struct working {
  const og_mesh_problem *problem;
  const og_mesh_certificate *certificate;
  int32_t of_a, count; // boxes of a, of both
  og_box_ends *box;    // in the orders' order, those of a first
  og_box_node *node;
  og_box_pairs pairs;
  bool *seen;
  og_triangle_work meeting;
} working;

static void working_init(working *w, const og_mesh_problem *problem, const og_mesh_certificate *certificate) {
  const size_t room = (size_t)problem->a.count + (size_t)problem->b.count + 1; // at least one
  *w = (working){.problem = problem, .certificate = certificate, .of_a = problem->a.count};
  w->count = problem->a.count + problem->b.count;
  w->box = og_grow(NULL, room, sizeof *w->box);
  w->node = og_grow(NULL, room, sizeof *w->node);
  w->seen = og_grow(NULL, room, sizeof *w->seen);
  og_triangle_work_init(&w->meeting);
}

static void working_clear(working *w) {
  free(w->box);
  free(w->node);
  free(w->seen);
  free(w->pairs.pair);
  og_triangle_work_clear(&w->meeting);
}

// ---- orders ----

static void make_boxes(working *w) {
  const og_mesh_problem *problem = w->problem;
  og_box_ends *box = w->box;
  for (int32_t p = 0; p < problem->a.count; p++)
    *box++ = og_box_of_triangle(&problem->points.a, &problem->a, w->certificate->a.number[p]);
  for (int32_t p = 0; p < problem->b.count; p++)
    *box++ = og_box_of_triangle(&problem->points.b, &problem->b, w->certificate->b.number[p]);
}

// ---- the walk ----

static bool walk(working *w) {
  if (w->problem->with_itself) return og_walk_boxes(w->box, w->count, w->node, &w->pairs);
  return og_walk_two_lists(w->box, w->of_a, w->count, w->node, &w->pairs);
}

// With more pairs than room: four times as much, up to the limit.
static bool walk_up_to(working *w, size_t most) {
  og_box_pairs *pairs = &w->pairs;
  while (!walk(w)) {
    if ((uint64_t)pairs->room >= most) return false;
    const int64_t wanted = pairs->room == 0 ? 8 * (int64_t)w->count : 4 * pairs->room;
    pairs->room = (uint64_t)wanted < most ? wanted : (int64_t)most;
    pairs->pair = og_grow(pairs->pair, (size_t)pairs->room, sizeof *pairs->pair);
  }
  return true;
}

// From places to triangles, in ascending order.
static void give_numbers(working *w) {
  const int32_t *of_a = w->certificate->a.number, *of_b = w->certificate->b.number;
  og_box_pairs *pairs = &w->pairs;
  if (pairs->count == 0) return;
  for (int64_t k = 0; k < pairs->count; k++) {
    og_box_pair *pair = &pairs->pair[k];
    const int32_t i = of_a[pair->i], j = w->problem->with_itself ? of_a[pair->j] : of_b[pair->j - w->of_a];
    *pair = w->problem->with_itself && j < i ? (og_box_pair){j, i} : (og_box_pair){i, j};
  }
  og_box_pair *spare = og_grow(NULL, (size_t)pairs->count, sizeof *spare);
  size_t *start = og_grow(NULL, (size_t)w->count + 1, sizeof *start);
  og_sort_box_pairs(pairs, spare, start, w->count);
  free(spare);
  free(start);
}

// ---- pair by pair ----

static og_triangle_relation decide(working *w, og_box_pair pair) {
  const og_mesh_problem *problem = w->problem;
  const bool itself = problem->with_itself;
  const og_triangle_view a = og_view_triangle(&problem->points.a, &problem->a, pair.i);
  const og_triangle_view b = itself ? og_view_triangle(&problem->points.a, &problem->a, pair.j)
                                    : og_view_triangle(&problem->points.b, &problem->b, pair.j);
  const og_triangle_relation found =
      itself ? og_decide_triangles_beyond(&a, &b, &w->meeting) : og_decide_triangles(&a, &b, &w->meeting);
  return found == OG_TRIANGLES_SOME && problem->with_kinds ? og_triangles_kind(&a, &b, &w->meeting) : found;
}

static void keep(og_mesh_finding *finding, og_box_pair pair, og_triangle_relation kind) {
  if (finding->count == finding->room) {
    finding->room = og_doubled(finding->room);
    finding->pair = og_grow(finding->pair, finding->room, sizeof *finding->pair);
    finding->kind = og_grow(finding->kind, finding->room, sizeof *finding->kind);
  }
  finding->pair[finding->count] = pair;
  finding->kind[finding->count++] = kind;
}

static og_mesh_refusal decide_all(working *w, og_mesh_finding *finding) {
  finding->decided = (size_t)w->pairs.count;
  for (int64_t k = 0; k < w->pairs.count; k++) {
    const og_triangle_relation found = decide(w, w->pairs.pair[k]);
    if (found == OG_TRIANGLES_UNSURE) return OG_MESH_REFUSED_PAIR;
    if (found != OG_TRIANGLES_APART) keep(finding, w->pairs.pair[k], found);
  }
  return OG_MESH_ACCEPTED;
}

static og_mesh_refusal check(working *w, size_t most, og_mesh_finding *finding) {
  if (!og_is_permutation(&w->certificate->a, w->problem->a.count, w->seen)) return OG_MESH_REFUSED_ORDER;
  if (!og_is_permutation(&w->certificate->b, w->problem->b.count, w->seen)) return OG_MESH_REFUSED_ORDER;
  make_boxes(w);
  if (!walk_up_to(w, most)) return OG_MESH_REFUSED_LIMIT;
  give_numbers(w);
  return decide_all(w, finding);
}

og_mesh_refusal og_check_meshes(const og_mesh_problem *problem, const og_mesh_certificate *certificate, size_t most,
                                og_mesh_finding *finding) {
  working w;
  finding->count = finding->decided = 0;
  working_init(&w, problem, certificate);
  const og_mesh_refusal refusal = check(&w, most, finding);
  working_clear(&w);
  return refusal;
}
