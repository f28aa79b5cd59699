#include "ref/door/mesh_pairs.h"

#include "ref/broad/memory.h"
#include "ref/door/mesh_pairs_traced.h"
#include "ref/tree/pair_order.h"

static bool is_count(int32_t triangles) { return 0 <= triangles && triangles <= OG_MOST_TRIANGLES; }

// The algorithm's own block comes after what the order of the pairs takes.
static size_t order_bytes(int32_t a) {
  size_t used = 0;
  og_take(&used, 2 * ((size_t)a + 1), sizeof(int64_t));
  return used;
}

size_t og_mesh_pairs_bytes(const og_door_mesh_pairs *door, int32_t a, int32_t b) {
  return is_count(a) && is_count(b) ? order_bytes(a) + door->bytes(a, b) : 0;
}

// Bad input weighs more than what is out of range, so that the outcome does not depend on the order of the points.
static og_outcome check_points(const og_mesh *mesh) {
  og_outcome outcome = OG_OUTCOME_ANSWERED;
  for (int32_t k = 0; k < mesh->points; k++) {
    if (!og_is_finite(mesh->point[k])) return OG_OUTCOME_BAD_INPUT;
    if (!og_vec_in_range(mesh->point[k])) outcome = OG_OUTCOME_OUT_OF_RANGE;
  }
  return outcome;
}

static og_outcome check(const og_mesh *mesh) {
  if (mesh->points < 0 || !is_count(mesh->triangles)) return OG_OUTCOME_BAD_INPUT;
  for (int32_t k = 0; k < mesh->triangles; k++)
    for (int c = 0; c < 3; c++) {
      const int32_t point = mesh->triangle[k].corner[c];
      if (point < 0 || point >= mesh->points) return OG_OUTCOME_BAD_INPUT;
    }
  return check_points(mesh);
}

static og_outcome check_input(const og_door_mesh_pairs *door, og_block block, const og_mesh *a, const og_mesh *b) {
  if ((a->of_boxes && !door->takes_boxes) || (b != NULL && a->of_boxes != b->of_boxes)) return OG_OUTCOME_BAD_INPUT;
  const og_outcome of_a = check(a), of_b = b == NULL ? OG_OUTCOME_ANSWERED : check(b);
  if (of_a == OG_OUTCOME_BAD_INPUT || of_b == OG_OUTCOME_BAD_INPUT) return OG_OUTCOME_BAD_INPUT;
  if (of_a != OG_OUTCOME_ANSWERED || of_b != OG_OUTCOME_ANSWERED) return OG_OUTCOME_OUT_OF_RANGE;
  if (block.at == NULL || (uintptr_t)block.at % OG_BLOCK_ALIGNMENT != 0 ||
      block.bytes < og_mesh_pairs_bytes(door, a->triangles, b == NULL ? 0 : b->triangles))
    return OG_OUTCOME_BAD_INPUT;
  return OG_OUTCOME_ANSWERED;
}

static og_outcome in_order(og_block block, const og_mesh *a, og_pairs *pairs) {
  if (pairs->count > pairs->room) return OG_OUTCOME_FULL;
  og_sort_pairs(pairs, a->triangles, (int64_t *)block.at);
  return OG_OUTCOME_ANSWERED;
}

og_outcome og_mesh_pairs_run(const og_door_mesh_pairs *door, og_block block, const og_mesh *a, const og_mesh *b,
                             og_pairs *pairs, og_mesh_work *work) {
  pairs->count = 0;
  *work = (og_mesh_work){0};
  const og_outcome outcome = check_input(door, block, a, b);
  if (outcome != OG_OUTCOME_ANSWERED) return outcome;
  door->list((unsigned char *)block.at + order_bytes(a->triangles), a, b, pairs, work);
  return in_order(block, a, pairs);
}

og_outcome og_mesh_pairs_run_traced(const og_door_mesh_pairs_traced *door, og_block block, const og_mesh *a,
                                    const og_mesh *b, og_pairs *pairs, og_mesh_work *work, og_trace *trace) {
  pairs->count = 0;
  *work = (og_mesh_work){0};
  const og_outcome outcome = check_input(door->plain->mesh_pairs, block, a, b);
  if (outcome != OG_OUTCOME_ANSWERED) return outcome;
  door->list((unsigned char *)block.at + order_bytes(a->triangles), a, b, pairs, work, trace);
  return in_order(block, a, pairs);
}
