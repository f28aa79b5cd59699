#include "tests/shared/trace_rooms.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum { ROOM = 1 << 16, CANARY = 0x5a };

static og_trace_mark whole[ROOM], part[ROOM + 1];

bool or_same_number(og_scalar x, og_scalar y) { return memcmp(&x, &y, sizeof x) == 0; }

bool or_same_vector(og_vec3 x, og_vec3 y) {
  return or_same_number(x.x, y.x) && or_same_number(x.y, y.y) && or_same_number(x.z, y.z);
}

int or_trace_count(const og_trace *trace, og_trace_kind kind) {
  int count = 0;
  for (int k = 0; k < trace->count; k++) count += trace->marks[k].kind == kind;
  return count;
}

static bool same_mark(const og_trace_mark *m, const og_trace_mark *n) {
  if (m->kind != n->kind || memcmp(m->index, n->index, sizeof m->index) != 0) return false;
  if (!or_same_number(m->number, n->number)) return false;
  for (int k = 0; k < 3; k++)
    if (!or_same_vector(m->vector[k], n->vector[k])) return false;
  return true;
}

static void run_in(or_traced_run *run, void *context, const og_trace *all, int room) {
  memset(&part[room], CANARY, (ROOM + 1 - (size_t)room) * sizeof *part);
  og_trace trace = {.marks = part, .room = room};
  run(context, &trace);
  assert_int_equal(trace.room, room);
  assert_int_equal(trace.count, room < all->count ? room : all->count);
  assert_int_equal(trace.cut, room < all->count);
  for (int k = 0; k < trace.count; k++) assert_true(same_mark(&part[k], &whole[k]));
  const unsigned char *const beyond = (const unsigned char *)&part[room];
  for (size_t k = 0; k < 2 * sizeof *part && k < (ROOM + 1 - (size_t)room) * sizeof *part; k++)
    assert_int_equal(beyond[k], CANARY);
}

const og_trace *or_trace_rooms(or_traced_run *run, void *context) {
  static og_trace all;
  all = (og_trace){.marks = whole, .room = ROOM};
  run(context, &all);
  assert_false(all.cut);
  if (all.count > 0) assert_int_equal(whole[0].kind, OG_TRACE_STEP);
  run_in(run, context, &all, 0);
  if (all.count > 1) run_in(run, context, &all, 1);
  if (all.count > 0) run_in(run, context, &all, all.count - 1);
  return &all;
}

void or_assert_same_claim(const og_claim *c, const og_claim *d) {
  assert_true(c->outcome == d->outcome && c->verdict == d->verdict && c->iterations == d->iterations);
  assert_true(or_same_number(c->distance, d->distance) && or_same_number(c->depth, d->depth));
  assert_true(or_same_vector(c->a, d->a) && or_same_vector(c->b, d->b));
  assert_true(c->has_distance == d->has_distance && c->has_depth == d->has_depth);
  assert_true(c->has_points == d->has_points && c->has_normal == d->has_normal);
  assert_true(or_same_vector(c->normal, d->normal) && c->simplex_count == d->simplex_count);
}
