#include "spec/bound/solve/box_search.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/bound/solve/box_descent.h"
#include "spec/bound/solve/box_vector.h"
#include "spec/number/allocation.h"

typedef struct shadow_point {
  double x, y;
  uint32_t point;
} shadow_point;

enum { STARTS = 4, MOST_TURNS = 120 };

typedef struct search {
  const og_box_input *in;
  shadow_point *flat, *hull; // of the corners; the hull of these, counterclockwise
  size_t hull_count;
  og_box_frame *flush, *any;
  og_box_body body;
  og_box_frame start[STARTS]; // of descents, the best first
  size_t start_count;
} search;

static const double *place_of(const og_box_input *in, uint32_t point) { return in->xyz + 3 * (size_t)point; }

// axis[1] and axis[2] become any two across axis[0].
static void complete(double axis[3][3]) {
  const double *n = axis[0];
  int least = 0;
  for (int k = 1; k < 3; k++)
    if (fabs(n[k]) < fabs(n[least])) least = k;
  const double unit[3] = {least == 0, least == 1, least == 2};
  og_box_cross(axis[1], n, unit);
  og_box_make_unit(axis[1]);
  og_box_cross(axis[2], n, axis[1]);
}

static double width_along(const search *s, const double axis[3]) {
  double lo = HUGE_VAL, hi = -HUGE_VAL;
  for (size_t k = 0; k < s->in->vertex_count; k++) {
    const double x = og_box_dot(axis, place_of(s->in, s->in->vertex[k]));
    lo = fmin(lo, x);
    hi = fmax(hi, x);
  }
  return hi - lo;
}

static void set_volume(const search *s, og_box_frame *frame) {
  frame->volume = 1;
  for (int k = 0; k < 3; k++) frame->volume *= width_along(s, frame->axis[k]);
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
    s->flat[k] = (shadow_point){og_box_dot(axis[1], p), og_box_dot(axis[2], p), s->in->vertex[k]};
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
    const double dx = b->x - a->x, dy = b->y - a->y, length = sqrt(dx * dx + dy * dy);
    if (!(length > 0)) continue;
    const double ux = dx / length, uy = dy / length;
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
  og_box_cross(frame->axis[2], frame->axis[0], frame->axis[1]);
  frame->corner[4] = s->hull[edge].point;
  frame->corner[5] = s->hull[(edge + 1) % s->hull_count].point;
  set_volume(s, frame);
  return true;
}

static void keep(og_box_frame *best, const og_box_frame *frame) {
  if (frame->volume < best->volume) *best = *frame;
}

// Among the best so far, each of another volume.
static void add_start(search *s, const og_box_frame *frame) {
  if (s->start_count == STARTS && !(frame->volume < s->start[STARTS - 1].volume)) return;
  size_t at = s->start_count;
  while (at > 0 && frame->volume < s->start[at - 1].volume) at--;
  if (at > 0 && frame->volume <= s->start[at - 1].volume * (1 + 0x1p-20)) return;
  if (s->start_count < STARTS) s->start_count++;
  memmove(&s->start[at + 1], &s->start[at], (s->start_count - 1 - at) * sizeof *s->start);
  s->start[at] = *frame;
}

// ---- boxes that are flush ----

static void try_flush(search *s, uint32_t c0, uint32_t c1, uint32_t c2, uint32_t c3) {
  og_box_frame frame = {.corner = {c0, c1, c2, c3, 0, 0}};
  double u[3], v[3];
  for (int k = 0; k < 3; k++) {
    u[k] = place_of(s->in, c1)[k] - place_of(s->in, c0)[k];
    v[k] = place_of(s->in, c3)[k] - place_of(s->in, c2)[k];
  }
  if (!og_box_make_unit(u) || !og_box_make_unit(v)) return;
  og_box_cross(frame.axis[0], u, v);
  if (!og_box_make_unit(frame.axis[0])) return;
  complete(frame.axis);
  if (!turn_around(s, &frame)) return;
  keep(s->flush, &frame);
  keep(s->any, &frame);
  add_start(s, &frame);
}

enum { SHADOWED = 1 << 17 }; // corners in all shadows of each kind

static void try_faces(search *s) {
  const og_facets *facets = s->in->facets;
  const size_t step = 1 + facets->count * s->in->vertex_count / SHADOWED;
  for (size_t f = 0; f < facets->count; f += step) {
    const uint32_t *corner = facets->corner + og_facet_start(facets, f);
    try_flush(s, corner[0], corner[1], corner[0], corner[2]);
  }
}

// Each ordered pair of edges has a number below their count squared.
static void set_pair(const og_box_body *body, size_t number, size_t *i, size_t *j) {
  *i = number / body->edge_count;
  *j = (number + *i * 7919) % body->edge_count;
}

static void try_edges(search *s) {
  const og_box_body *body = &s->body;
  const size_t pairs = body->edge_count * body->edge_count, step = 1 + pairs / 2 * body->count / SHADOWED;
  for (size_t pair = 0, i, j; pair < pairs; pair += step) {
    set_pair(body, pair, &i, &j);
    const uint32_t *a = body->edge[i], *b = body->edge[j], *number = body->number;
    if (j < i) try_flush(s, number[a[0]], number[a[1]], number[b[0]], number[b[1]]);
  }
}

// ---- boxes with two edges in their sides ----

enum { TURNED = 1 << 15, ANGLES = 24 }; // boxes looked at; of each pair

static void try_turning(search *s) {
  const og_box_body *body = &s->body;
  const size_t pairs = body->edge_count * body->edge_count, step = 1 + pairs * ANGLES / TURNED;
  for (size_t pair = 0, i, j; pair < pairs; pair += step) {
    set_pair(body, pair, &i, &j);
    og_box_frame frame = og_box_on_edges(body, i, j, ANGLES);
    if (s->start_count == STARTS && !(frame.volume < s->start[STARTS - 1].volume)) continue;
    if (!(frame.volume < HUGE_VAL)) continue;
    set_volume(s, &frame); // climbing may have stopped early where doubles are too coarse
    keep(s->any, &frame);
    add_start(s, &frame);
  }
}

// ---- downhill from the best ----

static void shift_axes(og_box_frame *frame) {
  double first[3];
  memcpy(first, frame->axis[0], sizeof first);
  memmove(frame->axis[0], frame->axis[1], 2 * sizeof first);
  memcpy(frame->axis[2], first, sizeof first);
}

// Around one axis after the other, while any of them helps. Between points of very different size each turn may help a
// little, almost without end: MOST_TURNS bounds that.
static void turn_around_all(search *s) {
  og_box_frame frame = *s->any;
  for (int idle = 0, turns = 0; idle < 3 && turns < MOST_TURNS; turns++, shift_axes(&frame)) {
    og_box_frame trial = frame;
    const bool better = turn_around(s, &trial) && trial.volume < s->any->volume * (1 - 0x1p-40);
    idle = better ? 0 : idle + 1;
    if (!better) continue;
    frame = trial;
    *s->any = trial;
  }
}

// From the best first.
static void descend(search *s) {
  turn_around_all(s);
  for (size_t k = 0; k < s->start_count; k++) {
    og_box_frame frame = s->start[k];
    og_box_descend(&s->body, &frame);
    set_volume(s, &frame);
    keep(s->any, &frame);
  }
  turn_around_all(s);
}

void og_search_boxes(og_box_frame *flush, og_box_frame *any, const og_box_input *in) {
  search s = {.in = in, .flush = flush, .any = any};
  s.flat = og_grow(NULL, in->vertex_count, sizeof *s.flat);
  s.hull = og_grow(NULL, 2 * in->vertex_count + 1, sizeof *s.hull);
  *flush = (og_box_frame){.volume = HUGE_VAL};
  *any = (og_box_frame){.axis = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  set_volume(&s, any);
  og_box_body_make(&s.body, in);
  try_faces(&s);
  try_edges(&s);
  try_turning(&s);
  descend(&s);
  og_box_body_clear(&s.body);
  free(s.flat);
  free(s.hull);
}
