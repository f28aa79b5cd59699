#include "tests/shared/world_bench.h"

#include <stdlib.h>
#include <string.h>

#include "ref/registry.h"
#include "spec/number/allocation.h"

static const og_vec3 octahedron[] = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};

or_world_shapes or_shapes;

static void set_shape(int k, og_body_kind kind, const og_vec3 *vertex, int count, og_scalar radius) {
  const og_body body = {.kind = kind, .vertex_count = count, .vertex = vertex, .radius = radius};
  og_world_body *const local = &or_shapes.local[k];
  og_world_body_init(local);
  og_copy_body(local, &body);
  or_shapes.shape[k] = (og_rigid_shape){
      .kind = kind, .vertex_count = count, .vertex = local->vertex, .radius = radius, .mesh = local->body.mesh};
}

static void set_box(int k, og_vec3 half, og_scalar radius) {
  og_vec3 corner[8];
  for (int c = 0; c < 8; c++)
    corner[c] =
        (og_vec3){(c & 1) != 0 ? half.x : -half.x, (c & 2) != 0 ? half.y : -half.y, (c & 4) != 0 ? half.z : -half.z};
  set_shape(k, OG_BODY_BOX, corner, 8, radius);
  or_shapes.shape[k].half = half;
}

// Its centre is its only vertex.
static void set_curved(int k, og_body_kind kind, og_vec3 half) {
  const og_vec3 origin = {0, 0, 0};
  set_shape(k, kind, &origin, 1, 0);
  or_shapes.shape[k].half = half;
}

int or_world_setup(void **state) {
  (void)state;
  const og_scalar quarter = (og_scalar)0.25, half = (og_scalar)0.5;
  const og_vec3 rod[2] = {{0, 0, -1}, {0, 0, 1}}, triangle[3] = {{-1, -1, 0}, {1, -1, 0}, {0, 1, 0}},
                origin = {0, 0, 0};
  set_box(0, (og_vec3){half, 1, half}, 0);
  set_shape(1, OG_BODY_SPHERE, &origin, 1, 1);
  set_shape(2, OG_BODY_CAPSULE, rod, 2, half);
  set_shape(3, OG_BODY_HULL, octahedron, 6, 0);
  set_shape(4, OG_BODY_TRIANGLE, triangle, 3, 0);
  set_shape(5, OG_BODY_SEGMENT, rod, 2, 0);
  set_shape(6, OG_BODY_POINT, &origin, 1, 0);
  set_box(7, (og_vec3){half, half, half}, quarter);
  set_shape(8, OG_BODY_HULL, octahedron, 6, quarter);
  set_curved(9, OG_BODY_CYLINDER, (og_vec3){half, half, 1});
  set_curved(10, OG_BODY_CONE, (og_vec3){1, 1, half});
  return 0;
}

int or_world_teardown(void **state) {
  (void)state;
  for (int k = 0; k < OR_WORLD_SHAPES; k++) og_world_body_clear(&or_shapes.local[k]);
  return 0;
}

og_world_stages or_world_stages_with(const og_door_overlaps *broad) {
  og_world_stages stages = {.broad = broad, .mid = og_algorithm_by_id("bvh-aabb")->mesh_pairs};
  og_dispatch_by_kinds(&stages.narrow, og_algorithm_by_id("gjk")->pair);
  return stages;
}

og_world_limits or_world_limits_for(int32_t bodies) {
  const int64_t pairs = (int64_t)bodies * (bodies - 1) / 2;
  return (og_world_limits){bodies, 8 * bodies, 12 * bodies, pairs, pairs, 16 * pairs, 0, 0};
}

og_world_limits or_compound_limits_for(int32_t bodies) {
  og_world_limits limits = or_world_limits_for(bodies);
  limits.vertices *= OR_COMPOUND_PARTS;
  limits.faces *= OR_COMPOUND_PARTS;
  limits.parts = OR_COMPOUND_PARTS * bodies;
  limits.near = OR_COMPOUND_PARTS * OR_COMPOUND_PARTS * limits.pairs;
  limits.contacts *= OR_COMPOUND_PARTS * OR_COMPOUND_PARTS;
  return limits;
}

void or_compound_init(or_compound *compound) {
  memset(compound, 0, sizeof *compound);
  compound->shape.part = compound->part;
}

void or_compound_clear(or_compound *compound) {
  for (int32_t k = 0; k < compound->shape.parts; k++) og_world_body_clear(&compound->local[k]);
  or_compound_init(compound);
}

void or_compound_add(or_compound *compound, int k, const og_pose *pose) {
  const og_rigid_shape *from = &or_shapes.shape[k];
  og_vec3 vertex[8];
  for (int v = 0; v < from->vertex_count; v++)
    vertex[v] = og_add(og_apply(&pose->rotation, from->vertex[v]), pose->position);
  const og_body body = {
      .kind = from->kind, .vertex_count = from->vertex_count, .vertex = vertex, .radius = from->radius};
  const int32_t n = compound->shape.parts++;
  og_world_body *const local = &compound->local[n];
  og_world_body_init(local);
  og_copy_body(local, &body);
  compound->part[n] = *from;
  compound->part[n].vertex = local->vertex;
  compound->part[n].mesh = local->body.mesh;
  compound->part[n].is_framed = true;
  compound->part[n].frame = *pose;
}

void or_world_bench_start(or_world_bench *bench, const og_world_stages *stages, const og_world_limits *limits) {
  const og_block block = {NULL, og_world_bytes(stages, limits)};
  bench->block = og_grow(NULL, block.bytes, 1);
  bench->world = og_world_start((og_block){bench->block, block.bytes}, stages, limits);
}

void or_world_bench_clear(or_world_bench *bench) {
  free(bench->block);
  memset(bench, 0, sizeof *bench);
}

og_pose or_pose_at(og_scalar x, og_scalar y, og_scalar z) {
  return (og_pose){{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}, {x, y, z}};
}

static og_vec3 random_vector(og_random *random, double most) {
  const og_scalar x = (og_scalar)og_random_between(random, -most, most),
                  y = (og_scalar)og_random_between(random, -most, most);
  return (og_vec3){x, y, (og_scalar)og_random_between(random, -most, most)};
}

og_pose or_random_pose(og_random *random, double size) {
  const og_pose start = {or_pose_at(0, 0, 0).rotation, random_vector(random, size / 2)};
  const og_motion turn = {{0, 0, 0}, random_vector(random, 3)};
  return og_fly(&start, &turn, 1);
}

static og_motion random_motion(og_random *random) {
  const og_motion still = {{0, 0, 0}, {0, 0, 0}};
  if (og_random_integer(random, 0, 3) == 0) return still;
  const og_vec3 velocity = random_vector(random, 1);
  if (og_random_flip(random)) return (og_motion){velocity, {0, 0, 0}};
  return (og_motion){velocity, random_vector(random, 1)};
}

int32_t or_random_changes(og_random *random, const og_world *world, og_body_change *change, double size) {
  int32_t count = 0;
  for (int32_t k = 0; k < world->limits.bodies; k++) {
    const int64_t die = og_random_integer(random, 0, 11);
    const bool is_there = world->now.body[k].is_there;
    if (is_there ? die > 1 : die > 3) continue;
    const og_pose pose = or_random_pose(random, size);
    const og_motion motion = random_motion(random);
    const og_change_kind kind = !is_there ? OG_INSERT : die == 0 ? OG_REMOVE : OG_MOVE;
    const og_rigid_shape *shape = &or_shapes.shape[og_random_integer(random, 0, OR_WORLD_SHAPES - 1)];
    change[count++] = (og_body_change){kind, k, shape, false, pose, motion, {0}};
  }
  return count;
}

// ---- events ----

static bool are_same_pairs(const og_pairs *a, const og_pairs *b) {
  return a->count == b->count && (a->count == 0 || memcmp(a->pair, b->pair, (size_t)a->count * sizeof *a->pair) == 0);
}

static bool are_same_lives(const og_pair_life *a, const og_pair_life *b) {
  return are_same_pairs(&a->begun, &b->begun) && are_same_pairs(&a->persisting, &b->persisting) &&
         are_same_pairs(&a->ended, &b->ended);
}

static bool are_same_parts(const og_part_pairs *a, const og_part_pairs *b) {
  return a->count == b->count && (a->count == 0 || memcmp(a->pair, b->pair, (size_t)a->count * sizeof *a->pair) == 0);
}

bool or_are_same_events(const og_world *a, const og_world *b) {
  return are_same_lives(&a->boxes, &b->boxes) && are_same_lives(&a->touching, &b->touching) &&
         are_same_pairs(&a->now.unanswered, &b->now.unanswered) && are_same_pairs(&a->now.arrivals, &b->now.arrivals) &&
         are_same_parts(&a->now.near, &b->now.near) && are_same_parts(&a->now.meeting, &b->now.meeting) &&
         a->now.contacts == b->now.contacts;
}

bool or_step(og_world *world, const og_body_change *change, int32_t count, og_scalar dt) {
  return og_world_step(world, change, count, dt).outcome == OG_OUTCOME_ANSWERED;
}
