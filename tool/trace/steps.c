#include "tool/trace/steps.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

enum { FIRST_ROOM = 1024, GROWTH = 4 };

void og_steps_init(og_steps *steps) {
  steps->traced = NULL;
  steps->most = OG_MOST_MARKS;
  steps->trace = (og_trace){.marks = NULL};
  og_text_init(&steps->claim);
  og_text_init(&steps->plain);
}

void og_steps_want(og_steps *steps, const og_traced *traced, int most) {
  steps->traced = traced;
  steps->most = most;
  if (steps->trace.room > most) steps->trace.room = most; // there may have been more before
}

void og_steps_clear(og_steps *steps) {
  free(steps->trace.marks);
  og_text_clear(&steps->claim);
  og_text_clear(&steps->plain);
}

void og_steps_reset(og_steps *steps) {
  steps->trace.count = 0;
  steps->trace.cut = false;
  og_text_reset(&steps->claim);
  og_text_reset(&steps->plain);
}

static void hold(og_steps *steps, int room) {
  if (room > steps->most) room = steps->most;
  if (room <= steps->trace.room) return;
  steps->trace.marks = og_grow(steps->trace.marks, (size_t)room, sizeof *steps->trace.marks);
  steps->trace.room = room;
}

og_trace *og_steps_begin(og_steps *steps) {
  hold(steps, FIRST_ROOM);
  steps->trace.count = 0;
  steps->trace.cut = false;
  return &steps->trace;
}

bool og_steps_grow(og_steps *steps) {
  const int room = steps->trace.room;
  if (!steps->trace.cut || room >= steps->most) return false;
  hold(steps, room > steps->most / GROWTH ? steps->most : GROWTH * room);
  return true;
}

// The step whose marks begin there.
static bool find(og_step *step, const og_trace *trace, const og_trace_mark *from) {
  const og_trace_mark *const end = trace->marks + trace->count;
  if (from >= end) return false;
  step->mark = from + (from->kind == OG_TRACE_STEP);
  const og_trace_mark *at = step->mark;
  while (at < end && at->kind != OG_TRACE_STEP) at++;
  step->count = (int)(at - step->mark);
  step->is_last = at == end;
  step->is_cut = step->is_last && trace->cut;
  return true;
}

bool og_first_step(og_step *step, const og_trace *trace) {
  step->number = 0;
  return trace->count > 0 && find(step, trace, trace->marks);
}

bool og_next_step(og_step *step, const og_trace *trace) {
  step->number++;
  return find(step, trace, step->mark + step->count);
}
