#include "spec/bound/solve/box_descent.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/bound/solve/box_vector.h"
#include "spec/number/allocation.h"

// ---- corners, edges, neighbours ----

static void add_corners(og_box_body *body, const og_box_input *in, uint32_t *own) {
  for (size_t k = 0; k < in->vertex_count; k++) {
    own[in->vertex[k]] = (uint32_t)k;
    body->number[k] = in->vertex[k];
    memcpy(body->at[k], in->xyz + 3 * (size_t)in->vertex[k], sizeof body->at[k]);
  }
}

// Each edge once, as its lower corner comes first on one of its faces.
// One that has no length in doubles still joins neighbours.
static void add_edge(og_box_body *body, uint32_t from, uint32_t to) {
  if (from > to) return;
  double *way = body->way[body->edge_count];
  for (int k = 0; k < 3; k++) way[k] = body->at[to][k] - body->at[from][k];
  if (!og_box_make_unit(way)) memset(way, 0, sizeof body->way[0]);
  body->edge[body->edge_count][0] = from;
  body->edge[body->edge_count++][1] = to;
}

static void add_edges(og_box_body *body, const og_facets *facets, const uint32_t *own) {
  for (size_t f = 0; f < facets->count; f++) {
    const size_t size = og_facet_size(facets, f);
    const uint32_t *corner = facets->corner + og_facet_start(facets, f);
    for (size_t k = 0; k < size; k++) add_edge(body, own[corner[k]], own[corner[(k + 1) % size]]);
  }
}

static void add_neighbours(og_box_body *body) {
  memset(body->first, 0, (body->count + 1) * sizeof *body->first);
  for (size_t k = 0; k < 2 * body->edge_count; k++) body->first[body->edge[k / 2][k % 2]]++;
  for (size_t k = 0; k < body->count; k++) body->first[k + 1] += body->first[k];
  for (size_t k = 0; k < 2 * body->edge_count; k++)
    body->beside[--body->first[body->edge[k / 2][k % 2]]] = body->edge[k / 2][1 - k % 2];
}

void og_box_body_make(og_box_body *body, const og_box_input *in) {
  const size_t count = in->vertex_count, corners = in->facets->corner_count;
  uint32_t most = 0;
  for (size_t k = 0; k < count; k++) most = in->vertex[k] > most ? in->vertex[k] : most;
  uint32_t *own = og_grow(NULL, (size_t)most + 1, sizeof *own);
  *body = (og_box_body){.count = count};
  body->at = og_grow(NULL, count, sizeof *body->at);
  body->number = og_grow(NULL, count, sizeof *body->number);
  body->first = og_grow(NULL, count + 1, sizeof *body->first);
  body->beside = og_grow(NULL, corners + 2, sizeof *body->beside);
  body->edge = og_grow(NULL, corners + 1, sizeof *body->edge);
  body->way = og_grow(NULL, corners + 1, sizeof *body->way);
  add_corners(body, in, own);
  add_edges(body, in->facets, own);
  add_neighbours(body);
  free(own);
}

void og_box_body_clear(og_box_body *body) {
  free(body->at);
  free(body->number);
  free(body->first);
  free(body->beside);
  free(body->edge);
  free(body->way);
}

// ---- how large a box is ----

// How far the body reaches along the axis, or against it where sign is -1.
// Each step goes to a neighbour that is farther.
static double climb(const og_box_body *body, uint32_t *at, const double axis[3], double sign) {
  double reach = sign * og_box_dot(axis, body->at[*at]);
  for (uint32_t k = body->first[*at]; k < body->first[*at + 1];) {
    const double there = sign * og_box_dot(axis, body->at[body->beside[k]]);
    if (!(there > reach)) {
      k++;
      continue;
    }
    reach = there;
    *at = body->beside[k];
    k = body->first[*at];
  }
  return reach;
}

// `support`: six corners to climb from, and those reached.
static void set_volume(const og_box_body *body, og_box_frame *frame, uint32_t support[6]) {
  frame->volume = 1;
  for (int k = 0; k < 3; k++)
    frame->volume *=
        climb(body, &support[2 * k], frame->axis[k], 1) + climb(body, &support[2 * k + 1], frame->axis[k], -1);
}

// ---- two edges, one angle ----

// A pair of edges, and the plane at right angles to the first one: u, v.
typedef struct hinge {
  const double *second;
  double u[3], v[3];
  uint32_t support[6];
} hinge;

// The first axis is cosine u + sine v, of the angle whose half has that tangent: without sines, the same everywhere.
// False where it is along the second edge.
static bool set_axes(const og_box_body *body, hinge *h, og_box_frame *frame, double tangent) {
  const double square = tangent * tangent, c = (1 - square) / (1 + square), s = 2 * tangent / (1 + square);
  for (int k = 0; k < 3; k++) frame->axis[0][k] = c * h->u[k] + s * h->v[k];
  og_box_cross(frame->axis[1], frame->axis[0], h->second);
  if (!og_box_make_unit(frame->axis[1])) return false;
  og_box_cross(frame->axis[2], frame->axis[0], frame->axis[1]);
  set_volume(body, frame, h->support);
  return true;
}

static bool try_angle(const og_box_body *body, hinge *h, og_box_frame *best, double tangent) {
  og_box_frame frame = *best;
  if (!set_axes(body, h, &frame, tangent) || !(frame.volume < best->volume * (1 - 0x1p-46))) return false;
  *best = frame;
  return true;
}

// From the angle of the best box on, in steps that shrink from `step`.
static void slide(const og_box_body *body, hinge *h, og_box_frame *best, double tangent, double step) {
  for (int tries = 0; step > 0x1p-40 && tries < 200; tries++) {
    if (try_angle(body, h, best, tangent + step)) tangent += step;
    else if (try_angle(body, h, best, tangent - step)) tangent -= step;
    else step /= 4;
  }
}

static bool has_way(const og_box_body *body, size_t edge) { return og_box_dot(body->way[edge], body->way[edge]) > 0.5; }

// u is the direction nearest to `axis` among those at right angles to the first edge. False where there is none.
static bool set_hinge(const og_box_body *body, hinge *h, size_t first, size_t second, const double axis[3]) {
  const double *way = body->way[first], along = og_box_dot(way, axis);
  if (!has_way(body, first) || !has_way(body, second)) return false;
  h->second = body->way[second];
  for (int k = 0; k < 3; k++) h->u[k] = axis[k] - along * way[k];
  if (!og_box_make_unit(h->u)) return false;
  og_box_cross(h->v, way, h->u);
  return true;
}

og_box_frame og_box_on_edges(const og_box_body *body, size_t first, size_t second, int angles) {
  static const double unit[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  const double *way = body->way[first];
  og_box_frame best = {.volume = HUGE_VAL};
  hinge h = {.support = {0}};
  int least = 0, at = 0;
  for (int k = 1; k < 3; k++)
    if (fabs(way[k]) < fabs(way[least])) least = k;
  if (!set_hinge(body, &h, first, second, unit[least])) return best;
  const double step = 2.0 / angles; // from -1 to 1: half way round, and the other half has the same boxes
  for (int k = 0; k < angles; k++)
    if (try_angle(body, &h, &best, k * step - 1)) at = k;
  slide(body, &h, &best, at * step - 1, step / 4);
  return best;
}

// ---- edges that the sides nearly hold ----

enum { NEAR = 4 };
static const double near_volume = 1.02; // of the box: a pair of edges that makes it larger at once is left out

// The edges at the ends along the axis that are most nearly at right angles to it.
static size_t near_edges(const og_box_body *body, const double axis[3], const uint32_t end[2], size_t near[NEAR]) {
  double off[NEAR];
  size_t count = 0;
  for (size_t e = 0; e < body->edge_count; e++) {
    const uint32_t *c = body->edge[e];
    if (!has_way(body, e) || (c[0] != end[0] && c[0] != end[1] && c[1] != end[0] && c[1] != end[1])) continue;
    const double here = fabs(og_box_dot(axis, body->way[e]));
    if (count == NEAR && !(here < off[NEAR - 1])) continue;
    size_t k = count < NEAR ? count++ : NEAR - 1;
    for (; k > 0 && here < off[k - 1]; k--) {
      off[k] = off[k - 1];
      near[k] = near[k - 1];
    }
    off[k] = here;
    near[k] = e;
  }
  return count;
}

static void turn_pair(const og_box_body *body, og_box_frame *best, const uint32_t support[6], size_t first,
                      size_t second, const double axis[3]) {
  hinge h;
  memcpy(h.support, support, sizeof h.support);
  if (!set_hinge(body, &h, first, second, axis)) return;
  og_box_frame frame = *best;
  if (!set_axes(body, &h, &frame, 0) || frame.volume > near_volume * best->volume) return;
  slide(body, &h, &frame, 0, 0x1p-6);
  if (frame.volume < best->volume * (1 - 0x1p-46)) *best = frame;
}

static void turn_all(const og_box_body *body, og_box_frame *best, uint32_t support[6]) {
  const og_box_frame from = *best;
  size_t near[3][NEAR], count[3];
  for (int k = 0; k < 3; k++) count[k] = near_edges(body, from.axis[k], &support[2 * k], near[k]);
  for (int one = 0; one < 3; one++)
    for (int two = 0; two < 3; two++)
      for (size_t i = 0; i < count[one] && one != two; i++)
        for (size_t j = 0; j < count[two]; j++)
          turn_pair(body, best, support, near[one][i], near[two][j], from.axis[one]);
}

void og_box_descend(const og_box_body *body, og_box_frame *frame) {
  uint32_t support[6] = {0};
  set_volume(body, frame, support);
  for (int round = 0; round < 24; round++) {
    const double before = frame->volume;
    turn_all(body, frame, support);
    if (!(frame->volume < before)) return;
    set_volume(body, frame, support);
  }
}
