#include "tool/judge/convex_piece.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

// ---- pieces ----

void og_convex_piece_init(og_convex_piece *piece) { memset(piece, 0, sizeof *piece); }

void og_convex_piece_clear(og_convex_piece *piece) {
  for (size_t k = 0; k < piece->point_room; k++) og_space_point_clear(&piece->point[k]);
  free(piece->point);
  free(piece->end);
  free(piece->corner);
  og_convex_piece_init(piece);
}

// While a face is being made, end[faces] is where its next corner goes.
static void hold_face(og_convex_piece *piece) {
  if (piece->faces < piece->face_room) return;
  piece->face_room = piece->face_room == 0 ? 16 : 2 * piece->face_room;
  piece->end = og_grow(piece->end, piece->face_room, sizeof *piece->end);
}

void og_convex_piece_reset(og_convex_piece *piece) {
  piece->points = piece->faces = 0;
  hold_face(piece);
  piece->end[0] = 0;
}

og_space_point *og_convex_piece_add_point(og_convex_piece *piece) {
  if (piece->points == piece->point_room) {
    const size_t room = piece->point_room == 0 ? 8 : 2 * piece->point_room;
    piece->point = og_grow(piece->point, room, sizeof *piece->point);
    for (; piece->point_room < room; piece->point_room++) og_space_point_init(&piece->point[piece->point_room]);
  }
  return &piece->point[piece->points++];
}

void og_convex_piece_add_corner(og_convex_piece *piece, size_t corner) {
  size_t *end = &piece->end[piece->faces];
  if (*end == piece->corner_room) {
    piece->corner_room = piece->corner_room == 0 ? 32 : 2 * piece->corner_room;
    piece->corner = og_grow(piece->corner, piece->corner_room, sizeof *piece->corner);
  }
  piece->corner[(*end)++] = corner;
}

void og_convex_piece_end_face(og_convex_piece *piece) {
  const size_t end = piece->end[piece->faces++];
  hold_face(piece);
  piece->end[piece->faces] = end;
}

static size_t face_start(const og_convex_piece *piece, size_t face) { return face == 0 ? 0 : piece->end[face - 1]; }

og_piece_box og_convex_piece_box(const og_convex_piece *piece) {
  og_piece_box box = {{HUGE_VAL, HUGE_VAL, HUGE_VAL}, {-HUGE_VAL, -HUGE_VAL, -HUGE_VAL}};
  for (size_t k = 0; k < piece->points; k++)
    for (int i = 0; i < 3; i++) {
      const double x = piece->point[k].near[i]; // NaN: anywhere
      box.lo[i] = isnan(x) ? -HUGE_VAL : fmin(box.lo[i], nextafter(x, -HUGE_VAL));
      box.hi[i] = isnan(x) ? HUGE_VAL : fmax(box.hi[i], nextafter(x, HUGE_VAL));
    }
  return box;
}

// ---- a cut ----

int og_convex_piece_side(const og_convex_piece *piece, const og_cut_plane *plane) {
  bool above = false, below = false;
  og_int height;
  og_int_init(&height);
  for (size_t k = 0; k < piece->points && !(above && below); k++) {
    const int side = og_cut_plane_side(plane, &piece->point[k], &height);
    above = above || side > 0;
    below = below || side < 0;
  }
  og_int_clear(&height);
  return above && below ? 0 : above ? 1 : -1;
}

#define NOWHERE SIZE_MAX

// An edge that is cut, and the corner that this makes.
typedef struct cut_edge {
  size_t lo, hi, made;
} cut_edge;

typedef struct cut {
  const og_convex_piece *from;
  og_convex_piece *to;
  const og_cut_plane *plane;
  int *side;      // of each old corner: what is kept is below 0
  size_t *number; // of each old corner among the new ones, or NOWHERE
  size_t edges;
  cut_edge *edge;
  bool *is_on;  // does the new corner lie in the plane?
  size_t *next; // round the new face, of new corners; or NOWHERE
} cut;

static void cut_init(cut *c, og_convex_piece *to, const og_convex_piece *from, const og_cut_plane *plane, bool above) {
  const size_t most = from->points + from->end[from->faces]; // an edge is there twice
  *c = (cut){.from = from, .to = to, .plane = plane};
  c->side = og_grow(NULL, from->points, sizeof *c->side);
  c->number = og_grow(NULL, from->points, sizeof *c->number);
  c->edge = og_grow(NULL, most, sizeof *c->edge);
  c->is_on = og_grow(NULL, most, sizeof *c->is_on);
  c->next = og_grow(NULL, most, sizeof *c->next);
  og_int height;
  og_int_init(&height);
  for (size_t k = 0; k < from->points; k++) {
    const int side = og_cut_plane_side(plane, &from->point[k], &height);
    c->side[k] = above ? -side : side;
    c->number[k] = NOWHERE;
  }
  og_int_clear(&height);
  for (size_t k = 0; k < most; k++) c->next[k] = NOWHERE;
  og_convex_piece_reset(to);
}

static void cut_clear(cut *c) {
  free(c->side);
  free(c->number);
  free(c->edge);
  free(c->is_on);
  free(c->next);
}

static size_t keep(cut *c, size_t old) {
  if (c->number[old] == NOWHERE) {
    c->number[old] = c->to->points;
    c->is_on[c->to->points] = c->side[old] == 0;
    og_space_point_set(og_convex_piece_add_point(c->to), &c->from->point[old]);
  }
  return c->number[old];
}

static size_t cross(cut *c, size_t a, size_t b) {
  const size_t lo = a < b ? a : b, hi = a < b ? b : a;
  for (size_t k = 0; k < c->edges; k++)
    if (c->edge[k].lo == lo && c->edge[k].hi == hi) return c->edge[k].made;
  const size_t made = c->to->points;
  c->edge[c->edges++] = (cut_edge){lo, hi, made};
  c->is_on[made] = true;
  og_cut_plane_crossing(og_convex_piece_add_point(c->to), c->plane, &c->from->point[lo], &c->from->point[hi]);
  return made;
}

// What is left of a face that has a corner below the plane. The side in the plane is one of the new face's.
static void cut_face(cut *c, size_t face) {
  const size_t start = face_start(c->from, face), count = c->from->end[face] - start;
  const size_t *corner = c->from->corner + start;
  bool below = false;
  for (size_t i = 0; i < count; i++) below = below || c->side[corner[i]] < 0;
  if (!below) return;
  for (size_t i = 0; i < count; i++) {
    const size_t a = corner[i], b = corner[i + 1 == count ? 0 : i + 1];
    if (c->side[a] <= 0) og_convex_piece_add_corner(c->to, keep(c, a));
    if (c->side[a] * c->side[b] < 0) og_convex_piece_add_corner(c->to, cross(c, a, b));
  }
  og_convex_piece_end_face(c->to);
  const size_t made = face_start(c->to, c->to->faces - 1), end = c->to->end[c->to->faces - 1];
  for (size_t i = made; i < end; i++) {
    const size_t a = c->to->corner[i], b = c->to->corner[i + 1 == end ? made : i + 1];
    if (c->is_on[a] && c->is_on[b]) c->next[b] = a;
  }
}

static void add_new_face(cut *c) {
  size_t first = 0;
  while (c->next[first] == NOWHERE) first++;
  size_t at = first;
  do {
    og_convex_piece_add_corner(c->to, at);
    at = c->next[at];
  } while (at != first);
  og_convex_piece_end_face(c->to);
}

void og_convex_piece_cut(og_convex_piece *r, const og_convex_piece *piece, const og_cut_plane *plane, bool above) {
  cut c;
  cut_init(&c, r, piece, plane, above);
  for (size_t k = 0; k < piece->faces; k++) cut_face(&c, k);
  add_new_face(&c);
  cut_clear(&c);
}

// ---- volume ----

// Tetrahedra from the first corner; those of a face that it lies in have no volume.
static bool has_first_corner(const og_convex_piece *piece, size_t face) {
  for (size_t i = face_start(piece, face); i < piece->end[face]; i++)
    if (piece->corner[i] == 0) return true;
  return false;
}

void og_convex_piece_volume(mpq_t six, const og_convex_piece *piece) {
  const og_space_point *point = piece->point;
  mpq_t one;
  mpq_init(one);
  mpq_set_si(six, 0, 1);
  for (size_t k = 0; k < piece->faces; k++) {
    if (has_first_corner(piece, k)) continue;
    const size_t start = face_start(piece, k);
    for (size_t i = start + 1; i + 1 < piece->end[k]; i++) {
      og_tetrahedron_volume(one, &point[0], &point[piece->corner[start]], &point[piece->corner[i]],
                            &point[piece->corner[i + 1]]);
      mpq_add(six, six, one);
    }
  }
  mpq_clear(one);
}
