#include "tool/judge/convex_piece.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

// ---- points and planes ----

void og_space_point_init(og_space_point *point) { mpq_inits(point->at[0], point->at[1], point->at[2], NULL); }
void og_space_point_clear(og_space_point *point) { mpq_clears(point->at[0], point->at[1], point->at[2], NULL); }

void og_cut_plane_init(og_cut_plane *plane) {
  og_space_point_init(&plane->normal);
  mpq_init(plane->offset);
}

void og_cut_plane_clear(og_cut_plane *plane) {
  og_space_point_clear(&plane->normal);
  mpq_clear(plane->offset);
}

static void set_difference(og_space_point *r, const og_space_point *a, const og_space_point *b) {
  for (int i = 0; i < 3; i++) mpq_sub(r->at[i], a->at[i], b->at[i]);
}

static void set_cross(og_space_point *r, const og_space_point *a, const og_space_point *b) {
  mpq_t product;
  mpq_init(product);
  for (int i = 0; i < 3; i++) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    mpq_mul(r->at[i], a->at[j], b->at[k]);
    mpq_mul(product, a->at[k], b->at[j]);
    mpq_sub(r->at[i], r->at[i], product);
  }
  mpq_clear(product);
}

static void set_dot(mpq_t r, const og_space_point *a, const og_space_point *b) {
  mpq_t product;
  mpq_init(product);
  mpq_mul(r, a->at[0], b->at[0]);
  for (int i = 1; i < 3; i++) {
    mpq_mul(product, a->at[i], b->at[i]);
    mpq_add(r, r, product);
  }
  mpq_clear(product);
}

void og_cut_plane_through(og_cut_plane *plane, const og_space_point *a, const og_space_point *b,
                          const og_space_point *c) {
  og_space_point to_b, to_c;
  og_space_point_init(&to_b);
  og_space_point_init(&to_c);
  set_difference(&to_b, b, a);
  set_difference(&to_c, c, a);
  set_cross(&plane->normal, &to_b, &to_c);
  set_dot(plane->offset, &plane->normal, a);
  og_space_point_clear(&to_b);
  og_space_point_clear(&to_c);
}

static void set_height(mpq_t r, const og_cut_plane *plane, const og_space_point *point) {
  set_dot(r, &plane->normal, point);
  mpq_sub(r, r, plane->offset);
}

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

static void set_point(og_space_point *r, const og_space_point *from) {
  for (int i = 0; i < 3; i++) mpq_set(r->at[i], from->at[i]);
}

void og_convex_piece_copy(og_convex_piece *r, const og_convex_piece *from) {
  og_convex_piece_reset(r);
  for (size_t k = 0; k < from->points; k++) set_point(og_convex_piece_add_point(r), &from->point[k]);
  for (size_t k = 0; k < from->faces; k++) {
    for (size_t i = face_start(from, k); i < from->end[k]; i++) og_convex_piece_add_corner(r, from->corner[i]);
    og_convex_piece_end_face(r);
  }
}

// ---- a cut ----

int og_convex_piece_side(const og_convex_piece *piece, const og_cut_plane *plane) {
  bool above = false, below = false;
  mpq_t height;
  mpq_init(height);
  for (size_t k = 0; k < piece->points && !(above && below); k++) {
    set_height(height, plane, &piece->point[k]);
    above = above || mpq_sgn(height) > 0;
    below = below || mpq_sgn(height) < 0;
  }
  mpq_clear(height);
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
  mpq_t *height;  // of each old corner: what is kept is below 0
  size_t *number; // of each old corner among the new ones, or NOWHERE
  size_t edges;
  cut_edge *edge;
  bool *is_on;  // does the new corner lie in the plane?
  size_t *next; // round the new face, of new corners; or NOWHERE
} cut;

static void cut_init(cut *c, og_convex_piece *to, const og_convex_piece *from, const og_cut_plane *plane, bool above) {
  const size_t most = from->points + from->end[from->faces]; // an edge is there twice
  *c = (cut){.from = from, .to = to};
  c->height = og_grow(NULL, from->points, sizeof *c->height);
  c->number = og_grow(NULL, from->points, sizeof *c->number);
  c->edge = og_grow(NULL, most, sizeof *c->edge);
  c->is_on = og_grow(NULL, most, sizeof *c->is_on);
  c->next = og_grow(NULL, most, sizeof *c->next);
  for (size_t k = 0; k < from->points; k++) {
    mpq_init(c->height[k]);
    set_height(c->height[k], plane, &from->point[k]);
    if (above) mpq_neg(c->height[k], c->height[k]);
    c->number[k] = NOWHERE;
  }
  for (size_t k = 0; k < most; k++) c->next[k] = NOWHERE;
  og_convex_piece_reset(to);
}

static void cut_clear(cut *c) {
  for (size_t k = 0; k < c->from->points; k++) mpq_clear(c->height[k]);
  free(c->height);
  free(c->number);
  free(c->edge);
  free(c->is_on);
  free(c->next);
}

static size_t keep(cut *c, size_t old) {
  if (c->number[old] == NOWHERE) {
    c->number[old] = c->to->points;
    c->is_on[c->to->points] = mpq_sgn(c->height[old]) == 0;
    set_point(og_convex_piece_add_point(c->to), &c->from->point[old]);
  }
  return c->number[old];
}

// a + t (b - a), where the heights are so far apart that it lies in the plane.
static void set_crossing(og_space_point *r, const cut *c, size_t a, size_t b) {
  const og_space_point *from = &c->from->point[a], *to = &c->from->point[b];
  mpq_t t;
  mpq_init(t);
  mpq_sub(t, c->height[a], c->height[b]);
  mpq_div(t, c->height[a], t);
  for (int i = 0; i < 3; i++) {
    mpq_sub(r->at[i], to->at[i], from->at[i]);
    mpq_mul(r->at[i], r->at[i], t);
    mpq_add(r->at[i], r->at[i], from->at[i]);
  }
  mpq_clear(t);
}

static size_t cross(cut *c, size_t a, size_t b) {
  const size_t lo = a < b ? a : b, hi = a < b ? b : a;
  for (size_t k = 0; k < c->edges; k++)
    if (c->edge[k].lo == lo && c->edge[k].hi == hi) return c->edge[k].made;
  const size_t made = c->to->points;
  c->edge[c->edges++] = (cut_edge){lo, hi, made};
  c->is_on[made] = true;
  set_crossing(og_convex_piece_add_point(c->to), c, lo, hi);
  return made;
}

// What is left of a face that has a corner below the plane. The side in the plane is one of the new face's.
static void cut_face(cut *c, size_t face) {
  const size_t start = face_start(c->from, face), count = c->from->end[face] - start;
  const size_t *corner = c->from->corner + start;
  bool below = false;
  for (size_t i = 0; i < count; i++) below = below || mpq_sgn(c->height[corner[i]]) < 0;
  if (!below) return;
  for (size_t i = 0; i < count; i++) {
    const size_t a = corner[i], b = corner[i + 1 == count ? 0 : i + 1];
    if (mpq_sgn(c->height[a]) <= 0) og_convex_piece_add_corner(c->to, keep(c, a));
    if (mpq_sgn(c->height[a]) * mpq_sgn(c->height[b]) < 0) og_convex_piece_add_corner(c->to, cross(c, a, b));
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

void og_convex_piece_volume(mpq_t six, const og_convex_piece *piece) {
  og_space_point side[3], normal;
  mpq_t one;
  mpq_init(one);
  og_space_point_init(&normal);
  for (int i = 0; i < 3; i++) og_space_point_init(&side[i]);
  mpq_set_si(six, 0, 1);
  for (size_t k = 0; k < piece->faces; k++) {
    const size_t start = face_start(piece, k);
    set_difference(&side[0], &piece->point[piece->corner[start]], &piece->point[0]);
    for (size_t i = start + 1; i + 1 < piece->end[k]; i++) {
      set_difference(&side[1], &piece->point[piece->corner[i]], &piece->point[0]);
      set_difference(&side[2], &piece->point[piece->corner[i + 1]], &piece->point[0]);
      set_cross(&normal, &side[1], &side[2]);
      set_dot(one, &normal, &side[0]);
      mpq_add(six, six, one);
    }
  }
  for (int i = 0; i < 3; i++) og_space_point_clear(&side[i]);
  og_space_point_clear(&normal);
  mpq_clear(one);
}
