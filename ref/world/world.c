#include "ref/world/world.h"

#include "ref/broad/memory.h"

// ---- memory ----

typedef struct state_layout {
  size_t body, vertex, face, parts, boxes, touching, unanswered, arrivals, part, near, meeting, manifold, contact;
  size_t order, node;
} state_layout;

typedef struct region_layout {
  size_t corner, vertex, found, seen, hull, order, in_plane, clipped;
} region_layout;

typedef struct layout {
  state_layout state[2];
  size_t life[6], is_named, change, begun, ended;
  region_layout region[2];
  size_t mid, mid_bytes, mid_point[2], mid_triangle, mid_found, key, spare, start;
  size_t broad, broad_bytes, bytes;
} layout;

static bool is_count(int64_t count, int64_t most) { return 0 <= count && count <= most; }

static bool are_in_range(const og_world_limits *limits) {
  return is_count(limits->bodies, OG_MOST_BOXES) && is_count(limits->vertices, OG_MOST_BOXES) &&
         is_count(limits->faces, OG_MOST_BOXES) && is_count(limits->pairs, OG_MOST_PAIRS) &&
         is_count(limits->touching, OG_MOST_PAIRS) && is_count(limits->contacts, OG_MOST_PAIRS) &&
         is_count(limits->parts, OG_MOST_BOXES) && is_count(limits->near, OG_MOST_PAIRS);
}

static bool are_usable(const og_world_stages *stages, const og_world_limits *limits) {
  const bool has_mid = stages->keeps_trees || (stages->mid != NULL && stages->mid->takes_boxes);
  return are_in_range(limits) && (limits->parts == 0 || has_mid);
}

// Two convex bodies that meet have one pair of parts that does; others have near pairs.
static int64_t most_meeting(const og_world_limits *limits) { return limits->touching + limits->near; }

// A convex body is one part.
static int32_t most_parts(const og_world_limits *limits) { return limits->parts == 0 ? 0 : limits->parts + 1; }

static state_layout lay_out_state(size_t *used, const og_world_stages *stages, const og_world_limits *limits) {
  const size_t pairs = (size_t)limits->pairs, touching = (size_t)limits->touching;
  const size_t near = (size_t)limits->near, meeting = (size_t)most_meeting(limits);
  const bool contacts = stages->contact != NULL;
  state_layout at;
  at.body = og_take(used, (size_t)limits->bodies, sizeof(og_world_body_state));
  at.vertex = og_take(used, (size_t)limits->vertices, sizeof(og_vec3));
  at.face = og_take(used, (size_t)limits->faces, sizeof(og_face_plane));
  at.parts = og_take(used, (size_t)limits->parts, sizeof(og_world_part));
  at.order = og_take(used, stages->keeps_trees ? (size_t)limits->parts : 0, sizeof(int32_t));
  at.node = og_take(used, stages->keeps_trees ? (size_t)limits->parts : 0, sizeof(og_aabb));
  at.boxes = og_take(used, pairs, sizeof(og_index_pair));
  at.touching = og_take(used, touching, sizeof(og_index_pair));
  at.unanswered = og_take(used, pairs, sizeof(og_index_pair));
  at.arrivals = og_take(used, stages->sweep == NULL ? 0 : pairs, sizeof(og_index_pair));
  at.part = og_take(used, stages->sweep == NULL ? 0 : pairs, sizeof(og_scalar));
  at.near = og_take(used, near, sizeof(og_part_pair));
  at.meeting = og_take(used, meeting, sizeof(og_part_pair));
  at.manifold = og_take(used, contacts ? meeting : 0, sizeof(og_world_manifold));
  at.contact = og_take(used, contacts ? (size_t)limits->contacts : 0, sizeof(og_contact));
  return at;
}

// Two bodies have no more vertices than all have.
static region_layout lay_out_region(size_t *used, const og_world_stages *stages, const og_world_limits *limits) {
  const size_t vertices = stages->contact == NULL ? 0 : (size_t)limits->vertices;
  region_layout at;
  at.corner = og_take(used, vertices, sizeof(og_vec2));
  at.vertex = og_take(used, vertices, sizeof(int));
  at.found = og_take(used, vertices, sizeof(int));
  at.seen = og_take(used, vertices, sizeof(int));
  at.hull = og_take(used, vertices + 1, sizeof(int));
  at.order = og_take(used, vertices, sizeof(int));
  at.in_plane = og_take(used, vertices, sizeof(og_vec3));
  at.clipped = og_take(used, vertices + 2, sizeof(og_vec2));
  return at;
}

static void lay_out_mid(layout *at, size_t *used, const og_world_stages *stages, const og_world_limits *limits) {
  const int32_t all = most_parts(limits), most = stages->keeps_trees ? 0 : all;
  const size_t kept = stages->keeps_trees ? (size_t)all : 0;
  at->key = og_take(used, kept, sizeof(og_key));
  at->spare = og_take(used, kept, sizeof(og_key));
  at->start = og_take(used, 2 * (kept + 1), sizeof(int64_t));
  at->mid_bytes = most == 0 ? 0 : og_mid_bytes(stages->mid, most);
  at->mid = og_take(used, at->mid_bytes, 1);
  at->mid_point[0] = og_take(used, 2 * (size_t)most, sizeof(og_vec3));
  at->mid_point[1] = og_take(used, 2 * (size_t)most, sizeof(og_vec3));
  at->mid_triangle = og_take(used, (size_t)most, sizeof(og_mesh_triangle));
  at->mid_found = og_take(used, (size_t)limits->near, sizeof(og_index_pair));
}

static layout lay_out(const og_world_stages *stages, const og_world_limits *limits) {
  const og_scene_limits boxes = {limits->bodies, limits->pairs};
  const size_t pairs = (size_t)limits->pairs, touching = (size_t)limits->touching, pair = sizeof(og_index_pair);
  layout at;
  size_t used = 0;
  og_take(&used, 1, sizeof(og_world));
  at.state[0] = lay_out_state(&used, stages, limits);
  at.state[1] = lay_out_state(&used, stages, limits);
  /*@ loop invariant range: 0 <= k <= 6;
      loop assigns k, used, at.life[0 .. 5];
      loop variant 6 - k; */
  for (int k = 0; k < 6; k++) at.life[k] = og_take(&used, k < 3 ? pairs : touching, pair);
  at.is_named = og_take(&used, (size_t)limits->bodies, 1);
  at.change = og_take(&used, (size_t)limits->bodies, sizeof(og_change));
  at.begun = og_take(&used, pairs, pair);
  at.ended = og_take(&used, pairs, pair);
  at.region[0] = lay_out_region(&used, stages, limits);
  at.region[1] = lay_out_region(&used, stages, limits);
  lay_out_mid(&at, &used, stages, limits);
  at.broad_bytes = og_overlaps_bytes(stages->broad, &boxes);
  at.broad = og_take(&used, at.broad_bytes, 1);
  at.bytes = used;
  return at;
}

size_t og_world_bytes(const og_world_stages *stages, const og_world_limits *limits) {
  return are_usable(stages, limits) ? lay_out(stages, limits).bytes : 0;
}

// ---- start ----

static void *place(og_block block, size_t offset) { return (unsigned char *)block.at + offset; }

static og_pairs pairs_at(og_block block, size_t offset, int64_t room) {
  return (og_pairs){(og_index_pair *)place(block, offset), room, 0};
}

static og_part_pairs parts_at(og_block block, size_t offset, int64_t room) {
  return (og_part_pairs){(og_part_pair *)place(block, offset), room, 0};
}

static og_mid_room start_mid(og_block block, const layout *at, const og_world_stages *stages,
                             const og_world_limits *limits) {
  og_mid_room room = {
      .block = {place(block, at->mid), at->mid_bytes},
      .point = {(og_vec3 *)place(block, at->mid_point[0]), (og_vec3 *)place(block, at->mid_point[1])},
      .triangle = (og_mesh_triangle *)place(block, at->mid_triangle),
      .found = pairs_at(block, at->mid_found, limits->near),
  };
  og_mid_start(&room, stages->keeps_trees ? 0 : most_parts(limits));
  return room;
}

static og_world_state start_state(og_block block, const state_layout *at, const og_world_stages *stages,
                                  const og_world_limits *limits) {
  return (og_world_state){
      .body = (og_world_body_state *)place(block, at->body),
      .vertex = (og_vec3 *)place(block, at->vertex),
      .face = (og_face_plane *)place(block, at->face),
      .convex = (og_world_part *)place(block, at->parts),
      .order = (int32_t *)place(block, at->order),
      .node = (og_aabb *)place(block, at->node),
      .boxes = pairs_at(block, at->boxes, limits->pairs),
      .touching = pairs_at(block, at->touching, limits->touching),
      .unanswered = pairs_at(block, at->unanswered, limits->pairs),
      .arrivals = pairs_at(block, at->arrivals, stages->sweep == NULL ? 0 : limits->pairs),
      .part = (og_scalar *)place(block, at->part),
      .near = parts_at(block, at->near, limits->near),
      .meeting = parts_at(block, at->meeting, most_meeting(limits)),
      .manifold = (og_world_manifold *)place(block, at->manifold),
      .contact = (og_contact *)place(block, at->contact),
  };
}

static og_region start_region(og_block block, const region_layout *at, int vertices) {
  return (og_region){
      .room = vertices,
      .corner = (og_vec2 *)place(block, at->corner),
      .vertex = (int *)place(block, at->vertex),
      .found = (int *)place(block, at->found),
      .seen = (int *)place(block, at->seen),
      .hull = (int *)place(block, at->hull),
      .order = (int *)place(block, at->order),
      .in_plane = (og_vec3 *)place(block, at->in_plane),
  };
}

static og_pair_life start_life(og_block block, const size_t at[3], int64_t room) {
  return (og_pair_life){pairs_at(block, at[0], room), pairs_at(block, at[1], room), pairs_at(block, at[2], room)};
}

og_world *og_world_start(og_block block, const og_world_stages *stages, const og_world_limits *limits) {
  if (!are_usable(stages, limits) || block.at == NULL || (uintptr_t)block.at % OG_BLOCK_ALIGNMENT != 0) return NULL;
  const layout at = lay_out(stages, limits);
  if (block.bytes < at.bytes) return NULL;
  og_world *const world = (og_world *)block.at;
  *world = (og_world){
      .stages = *stages,
      .limits = *limits,
      .now = start_state(block, &at.state[0], stages, limits),
      .next = start_state(block, &at.state[1], stages, limits),
      .boxes = start_life(block, at.life, limits->pairs),
      .touching = start_life(block, at.life + 3, limits->touching),
      .broad = {place(block, at.broad), at.broad_bytes},
      .is_named = (uint8_t *)place(block, at.is_named),
      .change = (og_change *)place(block, at.change),
      .begun = pairs_at(block, at.begun, limits->pairs),
      .ended = pairs_at(block, at.ended, limits->pairs),
      .mid = start_mid(block, &at, stages, limits),
      .kept = {(og_key *)place(block, at.key), (og_key *)place(block, at.spare), (int64_t *)place(block, at.start)},
  };
  /*@ loop invariant range: 0 <= k <= 2;
      loop assigns k, world->room;
      loop variant 2 - k; */
  for (int k = 0; k < 2; k++) {
    world->room.region[k] = start_region(block, &at.region[k], stages->contact == NULL ? 0 : limits->vertices);
    world->room.clipped[k] = (og_vec2 *)place(block, at.region[k].clipped);
  }
  /*@ loop invariant range: 0 <= k;
      loop assigns k, world->now.body[0 .. limits->bodies - 1].is_there, world->next.body[0 .. limits->bodies - 1].is_there;
      loop variant limits->bodies - k; */
  for (int32_t k = 0; k < limits->bodies; k++) world->now.body[k].is_there = world->next.body[k].is_there = false;
  const og_scene_limits boxes = {limits->bodies, limits->pairs};
  return og_overlaps_start(stages->broad, world->broad, &boxes) == OG_OUTCOME_ANSWERED ? world : NULL;
}
