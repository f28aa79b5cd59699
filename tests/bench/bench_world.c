// Whole steps of a world of boxes at coherent motion, beside Bullet's collision world, which is given the same places;
// and what a check of such a step costs.
//
//   bench_world [--count N] [--steps N] [--broad NAME] [--narrow NAME]
//
// Boxes have half edges of 1/4 to 3/4, in a cube in which each overlaps about four boxes around others. A step moves a
// box by up to 1/32 along each axis and turns it by up to 1/32. Steps of the worlds take turns; of each the shortest
// and the median are told.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ref/registry.h"
#include "ref/world/step.h"
#include "spec/number/allocation.h"
#include "tests/bench/world_bullet.h"
#include "tool/gen/random.h"
#include "tool/run/make_body.h"
#include "tool/run/make_contact.h"
#include "tool/world/check_world.h"

enum { WORLDS = 3, BULLET = WORLDS, CHECK, TIMED }; // ours: as they are; without meshes; with contacts

static const char *const names[TIMED] = {"origo", "origo, boxes without meshes", "origo, with contacts (manifold-full)",
                                         "Bullet's collision world (contacts)", "check of a step"};

typedef struct bench {
  int32_t count;
  int steps;
  const char *broad, *narrow;
  og_world_body *local;
  og_rigid_shape *shape[2]; // with meshes, without
  og_body_change *change;
  og_world *world[WORLDS];
  void *block[WORLDS];
  bullet_world *bullet;
  og_world_checker checker;
  double *taken[TIMED]; // milliseconds
} bench;

// Of the processor: there is one thread, and the machine may have other work.
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

static og_vec3 random_vector(og_random *random, double least, double most) {
  const double x = og_random_between(random, least, most), y = og_random_between(random, least, most);
  return (og_vec3){x, y, og_random_between(random, least, most)};
}

// ---- the scene ----

static void make_shape(bench *b, int32_t k, og_vec3 half) {
  og_vec3 corner[8];
  for (int c = 0; c < 8; c++)
    corner[c] =
        (og_vec3){(c & 1) != 0 ? half.x : -half.x, (c & 2) != 0 ? half.y : -half.y, (c & 4) != 0 ? half.z : -half.z};
  const og_body body = {.kind = OG_BODY_BOX, .vertex_count = 8, .vertex = corner};
  og_world_body *const local = &b->local[k];
  og_world_body_init(local);
  og_copy_body(local, &body);
  b->shape[0][k] = (og_rigid_shape){
      .kind = OG_BODY_BOX, .vertex_count = 8, .vertex = local->vertex, .half = half, .mesh = local->body.mesh};
  b->shape[1][k] = b->shape[0][k];
  b->shape[1][k].mesh = NULL;
}

static void make_scene(bench *b) {
  double size = 1;
  while (size * size * size < 2.0 * b->count) size += 1.0 / 64;
  og_random random;
  og_random_start(&random, "world", 1, 0);
  double *const half = og_grow(NULL, 3 * (size_t)b->count, sizeof *half);
  for (int32_t k = 0; k < b->count; k++) {
    const og_vec3 h = random_vector(&random, 0.25, 0.75), place = random_vector(&random, 0, size);
    const og_motion turn = {{0, 0, 0}, random_vector(&random, -3, 3)};
    const og_pose start = {{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}, place};
    make_shape(b, k, h);
    half[3 * k] = h.x;
    half[3 * k + 1] = h.y;
    half[3 * k + 2] = h.z;
    const og_motion motion = {random_vector(&random, -0.03125, 0.03125), random_vector(&random, -0.03125, 0.03125)};
    b->change[k] = (og_body_change){OG_INSERT, k, NULL, false, og_fly(&start, &turn, 1), motion, {0}};
  }
  b->bullet = bullet_world_start(b->count, half);
  free(half);
}

static void make_world(bench *b, int w) {
  og_world_stages stages = {.broad = og_algorithm_by_id(b->broad)->overlaps, .flat = OG_CONTACT_FLAT};
  if (b->narrow == NULL) og_dispatch_by_kinds(&stages.narrow, og_algorithm_by_id("gjk")->pair);
  else
    og_dispatch_to_one(&stages.narrow, og_algorithm_by_id(b->narrow)->pair, og_algorithm_by_id("gjk")->pair);
  if (w == 2) stages.contact = og_algorithm_by_id("manifold-full")->contact;
  const int64_t pairs = 32 * (int64_t)b->count;
  const og_world_limits limits = {b->count, 8 * b->count, 12 * b->count, pairs, pairs, 8 * pairs, 0, 0};
  const size_t bytes = og_world_bytes(&stages, &limits);
  b->block[w] = og_grow(NULL, bytes, 1);
  b->world[w] = og_world_start((og_block){b->block[w], bytes}, &stages, &limits);
}

// ---- steps ----

static void step_world(bench *b, int w, int step) {
  for (int32_t k = 0; step == 0 && k < b->count; k++) b->change[k].shape = &b->shape[w == 1][k];
  const double start = now();
  const og_world_stop stopped = og_world_step(b->world[w], b->change, step == 0 ? b->count : 0, 1);
  b->taken[w][step] = now() - start;
  if (stopped.outcome == OG_OUTCOME_ANSWERED) return;
  fprintf(stderr, "bench_world: step %d stops: outcome %d, stage %d\n", step, stopped.outcome, stopped.stage);
  exit(1);
}

// Placing counts: bodies of the other worlds fly in the time that is taken.
static void step_bullet(bench *b, int step) {
  const double start = now();
  for (int32_t k = 0; k < b->count; k++) {
    const og_pose *pose = &b->world[0]->now.body[k].pose;
    const og_vec3 *r = pose->rotation.row, p = pose->position;
    const double place[3] = {p.x, p.y, p.z},
                 rotation[9] = {r[0].x, r[0].y, r[0].z, r[1].x, r[1].y, r[1].z, r[2].x, r[2].y, r[2].z};
    bullet_world_place(b->bullet, k, place, rotation);
  }
  bullet_world_step(b->bullet);
  b->taken[BULLET][step] = now() - start;
}

static void check(bench *b, int step) {
  const double start = now();
  const og_world_fault fault = og_check_world(&b->checker, b->world[0]);
  b->taken[CHECK][step] = now() - start;
  if (fault.kind == OG_WORLD_RIGHT) return;
  printf("step %d: boxes %d and %d: %s, %g\n", step, (int)fault.i, (int)fault.j, og_world_fault_text(fault.kind),
         fault.distance);
}

// ---- what is told ----

static int compare(const void *left, const void *right) {
  const double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

// The first step adds all boxes: it is not counted.
static void report(bench *b) {
  printf("%d boxes, %d steps, broad %s, narrow %s\n\n", (int)b->count, b->steps, b->broad,
         b->narrow == NULL ? "by the kinds of both" : b->narrow);
  double median[TIMED];
  for (int t = 0; t < TIMED; t++) {
    qsort(b->taken[t] + 1, (size_t)b->steps, sizeof *b->taken[t], compare);
    median[t] = b->taken[t][1 + b->steps / 2];
    printf("  %-38s shortest %9.2f ms   median %9.2f ms\n", names[t], b->taken[t][1], median[t]);
  }
  const og_world_state *state = &b->world[0]->now;
  printf("\n  of Bullet's, shortest: %.2f without contacts, %.2f with them\n", b->taken[0][1] / b->taken[BULLET][1],
         b->taken[2][1] / b->taken[BULLET][1]);
  printf("  at the end: %lld pairs of boxes around them, %lld meet; of Bullet's %d meet\n",
         (long long)state->boxes.count, (long long)state->touching.count, bullet_world_meeting(b->bullet));
}

static int read_count(const char *value) {
  const long count = strtol(value, NULL, 10);
  if (count >= 1 && count <= 10000000) return (int)count;
  fputs("bench_world: expected a count of 1 to 10000000\n", stderr);
  exit(2);
}

int main(int argc, char **argv) {
  bench b = {.count = 10000, .steps = 20, .broad = "dynamic-tree"};
  for (int k = 1; k + 1 < argc; k += 2) {
    if (strcmp(argv[k], "--count") == 0) b.count = read_count(argv[k + 1]);
    else if (strcmp(argv[k], "--steps") == 0) b.steps = read_count(argv[k + 1]);
    else if (strcmp(argv[k], "--broad") == 0) b.broad = argv[k + 1];
    else if (strcmp(argv[k], "--narrow") == 0) b.narrow = argv[k + 1];
  }
  const size_t count = (size_t)b.count;
  b.local = og_grow(NULL, count, sizeof *b.local);
  b.change = og_grow(NULL, count, sizeof *b.change);
  for (int k = 0; k < 2; k++) b.shape[k] = og_grow(NULL, count, sizeof *b.shape[k]);
  for (int t = 0; t < TIMED; t++) b.taken[t] = og_grow(NULL, (size_t)b.steps + 1, sizeof *b.taken[t]);
  og_world_checker_init(&b.checker);
  make_scene(&b);
  for (int w = 0; w < WORLDS; w++) make_world(&b, w);
  for (int step = 0; step <= b.steps; step++) {
    for (int w = 0; w < WORLDS; w++) step_world(&b, w, step);
    step_bullet(&b, step);
    check(&b, step);
  }
  report(&b);
  og_world_checker_clear(&b.checker);
  bullet_world_clear(b.bullet);
  for (int32_t k = 0; k < b.count; k++) og_world_body_clear(&b.local[k]);
  for (int w = 0; w < WORLDS; w++) free(b.block[w]);
  for (int t = 0; t < TIMED; t++) free(b.taken[t]);
  for (int k = 0; k < 2; k++) free(b.shape[k]);
  free(b.local);
  free(b.change);
  return 0;
}
