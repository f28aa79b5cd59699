#ifndef OR_SWEEP_BODIES_H
#define OR_SWEEP_BODIES_H

// Moving bodies worked out by hand, for the tests of the algorithms behind the door `sweep`.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ref/door/sweep.h"
#include "ref/registry.h"
#include "tests/shared/exact_sweep.h"
#include "tool/run/make_body.h"

typedef struct moving {
  og_world_body a, b;
  og_sweep_input in;
} moving; // not to be copied

static inline void moving_open(moving *m) {
  og_world_body_init(&m->a);
  og_world_body_init(&m->b);
  m->in = (og_sweep_input){.a = &m->a.body, .b = &m->b.body, .endless = true};
}

static inline void moving_close(moving *m) {
  og_world_body_clear(&m->a);
  og_world_body_clear(&m->b);
}

static inline void put_ball(og_world_body *world, og_vec3 centre, og_scalar radius) {
  const og_body body = {.kind = radius > 0 ? OG_BODY_SPHERE : OG_BODY_POINT,
                        .vertex_count = 1,
                        .vertex = &centre,
                        .radius = radius,
                        .centre = centre};
  og_copy_body(world, &body);
}

static inline void put_box(og_world_body *world, og_vec3 low, og_vec3 high) {
  og_vec3 corner[8];
  for (int k = 0; k < 8; k++)
    corner[k] = (og_vec3){k & 1 ? high.x : low.x, k & 2 ? high.y : low.y, k & 4 ? high.z : low.z};
  og_make_hull(world, corner, 8);
}

// A cube of edge 2 around the origin, and one whose nearest corner is `from`, which moves at `velocity`.
static inline void put_cubes(moving *m, og_vec3 from, og_vec3 velocity) {
  put_box(&m->a, (og_vec3){-1, -1, -1}, (og_vec3){1, 1, 1});
  put_box(&m->b, from, og_add(from, (og_vec3){2, 2, 2}));
  m->in.velocity = velocity;
}

static inline og_sweep_claim claim_by(const og_algorithm *algorithm, const moving *m) {
  return og_sweep_run(algorithm->sweep, &m->in);
}

static inline void limit(moving *m, og_scalar until) {
  m->in.endless = false;
  m->in.until = until;
}

// What every algorithm that takes these bodies refuses, and how. The bodies are left as they were.
static inline void refuses_bad_input(const og_algorithm *algorithm, moving *m) {
  const og_sweep_input good = m->in;
  const og_scalar bad[] = {(og_scalar)NAN, (og_scalar)INFINITY};
  assert_int_equal(claim_by(algorithm, m).outcome, OG_OUTCOME_ANSWERED);
  for (int k = 0; k < 2; k++) {
    m->in.velocity.y = bad[k];
    assert_int_equal(claim_by(algorithm, m).outcome, OG_OUTCOME_OUT_OF_RANGE);
    m->in = good;
    limit(m, bad[k]);
    assert_int_equal(claim_by(algorithm, m).outcome, OG_OUTCOME_OUT_OF_RANGE);
    m->in = good;
    const og_scalar kept = m->b.vertex[0].x;
    m->b.vertex[0].x = bad[k];
    assert_int_equal(claim_by(algorithm, m).outcome, OG_OUTCOME_OUT_OF_RANGE);
    m->b.vertex[0].x = kept;
  }
  limit(m, -1);
  assert_int_equal(claim_by(algorithm, m).outcome, OG_OUTCOME_DEGENERATE);
  m->in = good;
  const int count = m->a.body.vertex_count;
  m->a.body.vertex_count = 0;
  assert_int_equal(claim_by(algorithm, m).outcome, OG_OUTCOME_DEGENERATE);
  m->a.body.vertex_count = count;
  m->a.body.radius = -1;
  assert_int_equal(claim_by(algorithm, m).outcome, OG_OUTCOME_DEGENERATE);
  m->a.body.radius = 0;
}

#endif
