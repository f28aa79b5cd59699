#include "ref/trace.h"

void og_trace_add_point(og_trace *trace, og_trace_kind kind, int place, og_scalar weight, og_vec3 w, og_vec3 a,
                        og_vec3 b) {
  if (trace->count >= trace->room) {
    trace->cut = true;
    return;
  }
  og_trace_mark *mark = &trace->marks[trace->count];
  mark->kind = kind;
  mark->index[0] = place;
  mark->index[1] = mark->index[2] = mark->index[3] = 0;
  mark->number = weight;
  mark->vector[0] = w;
  mark->vector[1] = a;
  mark->vector[2] = b;
  trace->count++;
}

void og_trace_add_indices(og_trace *trace, og_trace_kind kind, int i, int j, int k, int l) {
  if (trace->count >= trace->room) {
    trace->cut = true;
    return;
  }
  og_trace_mark *mark = &trace->marks[trace->count];
  mark->kind = kind;
  mark->index[0] = i;
  mark->index[1] = j;
  mark->index[2] = k;
  mark->index[3] = l;
  mark->number = 0;
  mark->vector[0] = mark->vector[1] = mark->vector[2] = (og_vec3){0, 0, 0};
  trace->count++;
}

void og_trace_add(og_trace *trace, og_trace_kind kind, og_scalar number, og_vec3 vector) {
  og_trace_add_point(trace, kind, 0, number, vector, (og_vec3){0, 0, 0}, (og_vec3){0, 0, 0});
}

void og_trace_add_face(og_trace *trace, int i, int j, int k, og_vec3 normal, og_scalar distance) {
  const int place = trace->count;
  og_trace_add_indices(trace, OG_TRACE_FACE, i, j, k, 0);
  if (trace->count == place) return;
  trace->marks[place].number = distance;
  trace->marks[place].vector[0] = normal;
}
