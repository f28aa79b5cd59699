#include "tool/study/volume_trace.h"

#include <math.h>
#include <stdlib.h>

#include "ref/separation/sat_obb.h"
#include "ref/tree/volume_obb.h"
#include "spec/number/allocation.h"
#include "tool/study/clock.h"

// ---- the kinds ----

static bool overlap(const void *a, const void *b) {
  const og_traced_volume *const p = a, *const q = b;
  const bool do_overlap = p->trace->kind->overlap(p->volume, q->volume);
  og_comparisons *const c = &p->trace->of[do_overlap ? OG_TRACED_OVERLAPPING : OG_TRACED_APART];
  if (c->count == c->capacity) {
    c->capacity = og_doubled(c->capacity);
    c->at = og_grow(c->at, c->capacity, sizeof *c->at);
  }
  c->at[c->count++] = (og_compared){p->volume, q->volume};
  return do_overlap;
}

static bool cheap(const void *a, const void *b) {
  const og_traced_volume *const p = a, *const q = b;
  return p->trace->kind->cheap(p->volume, q->volume);
}

static og_scalar size(const void *volume) {
  const og_traced_volume *const v = volume;
  return v->trace->kind->size(v->volume);
}

const og_volume_kind og_volume_traced = {.bytes = sizeof(og_traced_volume), .overlap = overlap, .size = size};
const og_volume_kind og_volume_traced_layered = {
    .bytes = sizeof(og_traced_volume), .overlap = overlap, .cheap = cheap, .size = size};

// ---- traces ----

void og_trace_begin(og_volume_trace *trace, const og_volume_kind *kind) {
  trace->kind = kind;
  for (int k = 0; k < OG_TRACED_VERDICTS; k++) trace->of[k].count = 0;
}

void og_trace_free(og_volume_trace *trace) {
  for (int k = 0; k < OG_TRACED_VERDICTS; k++) free(trace->of[k].at);
}

og_volume_tree og_trace_tree(og_volume_trace *trace, const og_volume_tree *tree, og_traced_volume *room) {
  for (int32_t k = 0; k < og_tree_nodes(&tree->tree); k++)
    room[k] = (og_traced_volume){og_volume_of(trace->kind, tree->volume, k), trace};
  return (og_volume_tree){trace->kind->cheap == NULL ? &og_volume_traced : &og_volume_traced_layered, tree->tree, room};
}

// ---- axes and times ----

static og_obb obb_of(const void *volume) {
  const og_tree_obb *const v = volume;
  return (og_obb){v->centre, {v->axes.row[0], v->axes.row[1], v->axes.row[2]}, {v->half[0], v->half[1], v->half[2]}};
}

double og_trace_axes(const og_comparisons *c) {
  double sum = 0;
  for (size_t k = 0; k < c->count; k++) {
    const og_obb a = obb_of(c->at[k].a), b = obb_of(c->at[k].b);
    sum += og_sat_obb(&a, &b).axes;
  }
  return sum;
}

static volatile size_t seen; // so that no test is left out

// A round is many times, as reading the clock takes time, too.
double og_trace_ns(const og_comparisons *c, bool (*asked)(const void *a, const void *b)) {
  enum { ROUNDS = 3, TIMES = 32 };
  double least = HUGE_VAL;
  for (int round = 0; round < ROUNDS; round++) {
    size_t count = 0;
    const double begin = og_processor_ns();
    for (int time = 0; time < TIMES; time++)
      for (size_t k = 0; k < c->count; k++) count += asked(c->at[k].a, c->at[k].b);
    least = fmin(least, og_processor_ns() - begin);
    seen = count;
  }
  return least / TIMES;
}
