#include "spec/solver/box_search.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

typedef struct shadow_point {
  double x, y;
  uint32_t point;
} shadow_point;

typedef struct search {
  const og_box_input *in;
  shadow_point *flat, *hull; // of the corners; the hull of these, counterclockwise
  size_t hull_count;
  og_box_frame *flush, *any;
} search;

static const double *place_of(const og_box_input *in, uint32_t point) { return in->xyz + 3 * (size_t)point; }

static double dot(const double a[3], const double b[3]) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

static void cross(double r[3], const double a[3], const double b[3]) {
  r[0] = a[1] * b[2] - a[2] * b[1];
  r[1] = a[2] * b[0] - a[0] * b[2];
  r[2] = a[0] * b[1] - a[1] * b[0];
}

static bool make_unit(double r[3]) {
  const double length = sqrt(dot(r, r));
  if (!(length > 0)) return false;
  for (int k = 0; k < 3; k++) r[k] /= length;
  return true;
}

// axis[1] and axis[2] become any two across axis[0].
static void complete(double axis[3][3]) {
  const double *n = axis[0];
  int least = 0;
  for (int k = 1; k < 3; k++)
    if (fabs(n[k]) < fabs(n[least])) least = k;
  const double unit[3] = {least == 0, least == 1, least == 2};
  cross(axis[1], n, unit);
  make_unit(axis[1]);
  cross(axis[2], n, axis[1]);
}

static double width_along(const search *s, const double axis[3]) {
  double lo = HUGE_VAL, hi = -HUGE_VAL;
  for (size_t k = 0; k < s->in->vertex_count; k++) {
    const double x = dot(axis, place_of(s->in, s->in->vertex[k]));
    lo = fmin(lo, x);
    hi = fmax(hi, x);
  }
  return hi - lo;
}

// ---- the shadow along an axis, and its least rectangle ----

static int compare_flat(const void *left, const void *right) {
  const shadow_point *a = left, *b = right;
  const int order = (a->x > b->x) - (a->x < b->x);
  return order != 0 ? order : (a->y > b->y) - (a->y < b->y);
}

static double turn(const shadow_point *a, const shadow_point *b, const shadow_point *c) {
  return (b->x - a->x) * (c->y - a->y) - (b->y - a->y) * (c->x - a->x);
}

static void add_to_chain(search *s, size_t least, const shadow_point *p) {
  while (s->hull_count >= least + 2 && turn(&s->hull[s->hull_count - 2], &s->hull[s->hull_count - 1], p) <= 0)
    s->hull_count--;
  s->hull[s->hull_count++] = *p;
}

// Andrew's monotone chain.
static void set_shadow(search *s, double axis[3][3]) {
  const size_t count = s->in->vertex_count;
  for (size_t k = 0; k < count; k++) {
    const double *p = place_of(s->in, s->in->vertex[k]);
    s->flat[k] = (shadow_point){dot(axis[1], p), dot(axis[2], p), s->in->vertex[k]};
  }
  qsort(s->flat, count, sizeof *s->flat, compare_flat);
  s->hull_count = 0;
  for (size_t k = 0; k < count; k++) add_to_chain(s, 0, &s->flat[k]);
  const size_t upper = s->hull_count - 1;
  for (size_t k = count - 1; k-- > 0;) add_to_chain(s, upper, &s->flat[k]);
  s->hull_count--; // the first point came twice
}

static double along(const shadow_point *p, double x, double y) { return p->x * x + p->y * y; }

// The corner farthest along (x, y), walking on from `at`.
static size_t walk(const search *s, size_t at, double x, double y) {
  for (size_t n = 0; n < s->hull_count; n++) {
    const size_t next = (at + 1) % s->hull_count;
    if (along(&s->hull[next], x, y) < along(&s->hull[at], x, y)) break;
    at = next;
  }
  return at;
}

// Sets edge to the shadow's edge whose rectangle is least, and x, y to its direction.
// False where the shadow is no polygon.
static bool find_rectangle(const search *s, size_t *edge, double *x, double *y) {
  double least = HUGE_VAL;
  size_t right = 0, top = 0, left = 0;
  for (size_t k = 0; k < s->hull_count && s->hull_count >= 3; k++) {
    const shadow_point *a = &s->hull[k], *b = &s->hull[(k + 1) % s->hull_count];
    const double length = hypot(b->x - a->x, b->y - a->y), ux = (b->x - a->x) / length, uy = (b->y - a->y) / length;
    if (!(length > 0)) continue;
    right = walk(s, k == 0 ? 1 : right, ux, uy);
    top = walk(s, k == 0 ? right : top, -uy, ux);
    left = walk(s, k == 0 ? top : left, -ux, -uy);
    const double area = (along(&s->hull[right], ux, uy) - along(&s->hull[left], ux, uy)) *
                        (along(&s->hull[top], -uy, ux) - along(a, -uy, ux));
    if (!(area < least)) continue;
    least = area;
    *edge = k;
    *x = ux;
    *y = uy;
  }
  return least < HUGE_VAL;
}

// The least box with this axis 0, whose other axes are any. False where there is none.
static bool turn_around(search *s, og_box_frame *frame) {
  double x = 0, y = 0, along_edge[3];
  size_t edge = 0;
  set_shadow(s, frame->axis);
  if (!find_rectangle(s, &edge, &x, &y)) return false;
  for (int k = 0; k < 3; k++) along_edge[k] = x * frame->axis[1][k] + y * frame->axis[2][k];
  memcpy(frame->axis[1], along_edge, sizeof along_edge);
  cross(frame->axis[2], frame->axis[0], frame->axis[1]);
  frame->corner[4] = s->hull[edge].point;
  frame->corner[5] = s->hull[(edge + 1) % s->hull_count].point;
  frame->volume = 1;
  for (int k = 0; k < 3; k++) frame->volume *= width_along(s, frame->axis[k]);
  return true;
}

static void keep(og_box_frame *best, const og_box_frame *frame) {
  if (frame->volume < best->volume) *best = *frame;
}

// ---- boxes that are flush ----

static void try_flush(search *s, uint32_t c0, uint32_t c1, uint32_t c2, uint32_t c3) {
  og_box_frame frame = {.corner = {c0, c1, c2, c3, 0, 0}};
  double u[3], v[3];
  for (int k = 0; k < 3; k++) {
    u[k] = place_of(s->in, c1)[k] - place_of(s->in, c0)[k];
    v[k] = place_of(s->in, c3)[k] - place_of(s->in, c2)[k];
  }
  if (!make_unit(u) || !make_unit(v)) return;
  cross(frame.axis[0], u, v);
  if (!make_unit(frame.axis[0])) return;
  complete(frame.axis);
  if (!turn_around(s, &frame)) return;
  keep(s->flush, &frame);
  keep(s->any, &frame);
}

enum { SHADOWED = 1 << 19 }; // corners in all shadows of each kind

static void try_faces(search *s) {
  const og_facets *facets = s->in->facets;
  const size_t step = 1 + facets->count * s->in->vertex_count / SHADOWED;
  for (size_t f = 0; f < facets->count; f += step) {
    const uint32_t *corner = facets->corner + og_facet_start(facets, f);
    try_flush(s, corner[0], corner[1], corner[0], corner[2]);
  }
}

// Each edge once, as its lower corner comes first on one of its faces. The caller frees them.
static uint32_t (*find_edges(const og_facets *facets, size_t *count))[2] {
  uint32_t(*edge)[2] = og_grow(NULL, facets->corner_count, sizeof *edge);
  *count = 0;
  for (size_t f = 0; f < facets->count; f++) {
    const size_t size = og_facet_size(facets, f);
    const uint32_t *corner = facets->corner + og_facet_start(facets, f);
    for (size_t k = 0; k < size; k++) {
      const uint32_t from = corner[k], to = corner[(k + 1) % size];
      if (from > to) continue;
      edge[*count][0] = from;
      edge[(*count)++][1] = to;
    }
  }
  return edge;
}

static void try_edges(search *s) {
  size_t count;
  uint32_t(*edge)[2] = find_edges(s->in->facets, &count);
  const size_t step = 1 + count * count / 2 * s->in->vertex_count / SHADOWED;
  size_t pair = 0;
  for (size_t i = 0; i < count; i++)
    for (size_t j = 0; j < i; j++)
      if (pair++ % step == 0) try_flush(s, edge[i][0], edge[i][1], edge[j][0], edge[j][1]);
  free(edge);
}

// ---- downhill from the best ----

static void shift_axes(og_box_frame *frame) {
  double first[3];
  memcpy(first, frame->axis[0], sizeof first);
  memmove(frame->axis[0], frame->axis[1], 2 * sizeof first);
  memcpy(frame->axis[2], first, sizeof first);
}

// Around one axis after the other, while any of them helps.
static void turn_around_all(search *s) {
  og_box_frame frame = *s->any;
  for (int idle = 0; idle < 3; shift_axes(&frame)) {
    og_box_frame trial = frame;
    const bool better = turn_around(s, &trial) && trial.volume < s->any->volume * (1 - 0x1p-40);
    idle = better ? 0 : idle + 1;
    if (!better) continue;
    frame = trial;
    *s->any = trial;
  }
}

static void tilt(og_box_frame *frame, int axis, double angle) {
  double *u = frame->axis[(axis + 1) % 3], *v = frame->axis[(axis + 2) % 3];
  for (int k = 0; k < 3; k++) {
    const double x = u[k] * cos(angle) + v[k] * sin(angle);
    v[k] = v[k] * cos(angle) - u[k] * sin(angle);
    u[k] = x;
  }
}

static bool tilt_once(search *s, double angle) {
  for (int way = 0; way < 6; way++) {
    og_box_frame frame = *s->any;
    tilt(&frame, way / 2, way % 2 == 0 ? angle : -angle);
    frame.volume = 1;
    for (int k = 0; k < 3; k++) frame.volume *= width_along(s, frame.axis[k]);
    if (!(frame.volume < s->any->volume * (1 - 0x1p-40))) continue;
    *s->any = frame;
    return true;
  }
  return false;
}

static void descend(search *s) {
  turn_around_all(s);
  int tilts = 0;
  for (double angle = 0.125; angle > 0x1p-30; angle /= 2)
    while (tilts < 400 && tilt_once(s, angle)) tilts++;
  turn_around_all(s);
}

void og_search_boxes(og_box_frame *flush, og_box_frame *any, const og_box_input *in) {
  search s = {.in = in, .flush = flush, .any = any};
  s.flat = og_grow(NULL, in->vertex_count, sizeof *s.flat);
  s.hull = og_grow(NULL, 2 * in->vertex_count + 1, sizeof *s.hull);
  *flush = (og_box_frame){.volume = HUGE_VAL};
  og_box_frame plain = {.axis = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, .volume = 1};
  for (int k = 0; k < 3; k++) plain.volume *= width_along(&s, plain.axis[k]);
  *any = plain;
  try_faces(&s);
  try_edges(&s);
  descend(&s);
  free(s.flat);
  free(s.hull);
}
