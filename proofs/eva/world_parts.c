#include "eva/arguments.h"
#include "ref/world/kept_tree.h"
#include "ref/world/mid.h"

enum { PARTS = 2 };

static og_world_part part_of(void) {
  og_world_part part;
  const og_scalar most = OG_SCALAR_MAX / 3; // a world takes no body of larger ones
  part.box.lo.x = Frama_C_double_interval(-most, most);
  part.box.lo.y = Frama_C_double_interval(-most, most);
  part.box.lo.z = Frama_C_double_interval(-most, most);
  part.box.hi.x = Frama_C_double_interval(-most, most);
  part.box.hi.y = Frama_C_double_interval(-most, most);
  part.box.hi.z = Frama_C_double_interval(-most, most);
  return part;
}

// One body of two parts, in either order, and one of one part; room for all pairs, or for one.
// Options: -eva-precision 0 -eva-ilevel 24 -eva-plevel 400 -eva-min-loop-unroll 8 -eva-split-return full
// -eva-slevel 200 -eva-slevel-function og_aabb_overlap:0,og_aabb_joined:0
void drive_kept_tree(void) {
  static og_key key[PARTS], spare[PARTS];
  static int64_t start[2 * (PARTS + 1)];
  static og_index_pair pair[PARTS * PARTS];
  static og_part_pair near_pair[PARTS * PARTS];
  const og_kept_room room = {key, spare, start};
  const og_world_part part[PARTS] = {part_of(), part_of()};
  int32_t order[PARTS] = {1, 0}, only[1];
  og_aabb node[PARTS], none[1];
  og_kept_tree_order(only, part, 1, &room);
  og_kept_tree_refit(node, order, part, PARTS);
  og_kept_tree_refit(none, only, part, 1);
  const og_kept_tree a = {part, PARTS, order, node}, b = {part, 1, only, none};
  og_pairs found = {pair, PARTS * PARTS, 0};
  og_part_pairs near = {near_pair, PARTS * PARTS, 0};
  (void)og_kept_tree_list(&room, &found, (og_index_pair){0, 1}, &a, &b, &near);
  (void)og_kept_tree_list(&room, &found, (og_index_pair){0, 1}, &b, &a, &near);
  near.room = 0;
  (void)og_kept_tree_list(&room, &found, (og_index_pair){0, 1}, &a, &b, &near);
}

// An algorithm that lists up to two pairs; the second number may be one that the second body does not have.
static size_t bytes_of(int32_t a, int32_t b) { return 8 * (size_t)(a + b); }
static void list_any(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  (void)block;
  (void)a;
  (void)b;
  (void)work;
  for (int k = each(0, 2); k > 0; k--) og_pairs_add(pairs, k - 1, each(0, 1));
}

// Options: -eva-precision 0 -eva-ilevel 24 -eva-plevel 400 -eva-min-loop-unroll 8 -eva-split-return full
// -eva-slevel 200
void drive_mid(void) {
  static const og_door_mesh_pairs door = {.bytes = bytes_of, .list = list_any, .takes_boxes = true};
  static uint64_t words[40];
  static og_vec3 point[2][2 * PARTS];
  static og_mesh_triangle triangle[PARTS];
  static og_index_pair pair[PARTS];
  static og_part_pair near_pair[PARTS];
  const og_world_part part[PARTS] = {part_of(), part_of()};
  og_mid_room room = {{words, sizeof words}, {point[0], point[1]}, triangle, {pair, PARTS, 0}};
  const og_mid_side a = {part, PARTS}, b = {part, 1};
  og_part_pairs near = {near_pair, 1, 0};
  (void)og_mid_bytes(&door, PARTS);
  og_mid_start(&room, PARTS);
  (void)og_mid_list(&door, &room, (og_index_pair){0, 1}, &a, &b, &near);
}
