// Volumes around points: every algorithm of the registry behind the doors `bound` and `turn`. The outer volume holds
// all points exactly; what is refused is out of range.

#include <stdio.h>

#include "fuzz/harness.h"
#include "ref/closest/range.h"
#include "ref/registry.h"
#include "ref/separation/axis.h"
#include "tests/shared/bounding_fault.h"
#include "tests/shared/bounding_surface.h"
#include "tests/shared/turn_fault.h"

enum { MOST = 2 * OG_DECODED_POINTS };

typedef struct bench {
  og_fuzz_pairs pairs;
  og_vec3 point[MOST];
  int order[MOST], corner[MOST + 1];
  og_slab slab[MOST];
  or_bounding_surface surface;
  og_bounding_input in;
} bench;

// The points of A and B; B's are the directions, too.
static void take_points(bench *b) {
  const og_body *body[2] = {&b->pairs.decoded.pair.a, &b->pairs.decoded.pair.b};
  int count = 0;
  for (int i = 0; i < 2; i++)
    for (int k = 0; k < body[i]->vertex_count && count < MOST; k++) b->point[count++] = body[i]->vertex[k];
  b->in = (og_bounding_input){
      .point = b->point, .count = count, .direction = body[1]->vertex, .direction_count = body[1]->vertex_count};
  if (b->surface.most == 0) or_bounding_surface_init(&b->surface, MOST);
  or_add_surface(&b->surface, &b->in);
}

static bool is_in_range(const bench *b) {
  for (int k = 0; k < b->in.count; k++)
    if (!og_vec_in_range(b->point[k])) return false;
  return true;
}

static void check(bench *b, const og_algorithm *algorithm) {
  const og_door_bound *door = algorithm->bound;
  const og_bounding_room room = {b->order, b->corner, b->slab};
  const og_bounding_claim claim = og_bound_run(door, &b->in, &room);
  const bool may_refuse = door->shape == OG_BOUNDING_K_DOP || door->in_plane || !is_in_range(b) || b->in.count < 1 ||
                          (door->most > 0 && b->in.count > door->most) || or_surface_is_refused(door, &b->in);
  const char *fault = NULL;
  if (claim.outcome == OG_OUTCOME_ANSWERED) fault = or_bounding_fault(door, &b->in, &room, &claim);
  else if (!may_refuse) fault = "points in range that are refused";
  if (fault == NULL) return;
  char text[200];
  snprintf(text, sizeof text, "%s: %s", algorithm->id, fault);
  og_fuzz_found(text, &b->pairs.decoded);
}

// B's points give the pivot, and rows of a matrix that need be no rotation.
static void check_turn(bench *b, const og_algorithm *algorithm) {
  const og_body *of_b = &b->pairs.decoded.pair.b;
  og_turn_input in = {.point = b->point, .count = b->in.count};
  in.pivot = of_b->vertex[0];
  for (int k = 0; k < 3; k++) {
    const og_vec3 row = of_b->vertex[k % of_b->vertex_count];
    in.rotation.row[k] = og_is_finite(row) ? og_axis_unit(row) : row;
  }
  const og_turn_claim claim = og_turn_run(algorithm->turn, &in);
  const char *fault = or_turn_fault(algorithm->turn, &in, &claim);
  if (fault == NULL) return;
  char text[200];
  snprintf(text, sizeof text, "%s: %s", algorithm->id, fault);
  og_fuzz_found(text, &b->pairs.decoded);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  og_fuzz_pair(&b.pairs, data, size, OG_DECODED_POINTS);
  take_points(&b);
  for (int k = 0; k < og_algorithm_count(); k++) {
    if (og_algorithm_at(k)->bound != NULL) check(&b, og_algorithm_at(k));
    if (og_algorithm_at(k)->turn != NULL) check_turn(&b, og_algorithm_at(k));
  }
  return 0;
}
