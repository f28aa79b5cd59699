#include "spec/contact/directions.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

typedef struct direction_search {
  const og_problem *problem;
  const og_certificate *certificate;
  og_ivec corner[3], edge[2], normal, product;
  og_int offset, square;           // normal . x = offset in the plane; normal . normal
  og_int face_offset, face_square; // those of the face
  og_int value, other;
  size_t seen, room;
  og_ivec *tried; // normals of triangles as near as the face, no two along each other
} direction_search;

static void search_init(direction_search *c, const og_problem *problem, const og_certificate *certificate) {
  c->problem = problem;
  c->certificate = certificate;
  c->seen = c->room = 0;
  c->tried = NULL;
  og_ivec *const vectors[] = {&c->corner[0], &c->corner[1], &c->corner[2], &c->edge[0],
                              &c->edge[1],   &c->normal,    &c->product};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_init(vectors[k]);
  og_int *const numbers[] = {&c->offset, &c->square, &c->face_offset, &c->face_square, &c->value, &c->other};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
}

static void search_clear(direction_search *c) {
  og_ivec *const vectors[] = {&c->corner[0], &c->corner[1], &c->corner[2], &c->edge[0],
                              &c->edge[1],   &c->normal,    &c->product};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_clear(vectors[k]);
  og_int *const numbers[] = {&c->offset, &c->square, &c->face_offset, &c->face_square, &c->value, &c->other};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
  for (size_t k = 0; k < c->room; k++) og_ivec_clear(&c->tried[k]);
  free(c->tried);
}

// The plane of a triangle: its normal leads away from the origin, as the checker verified.
static void set_plane(direction_search *c, const og_triangle *triangle) {
  for (int k = 0; k < 3; k++) {
    const og_pair pair = c->certificate->witness.pair[triangle->corner[k]];
    og_ivec_sub(&c->corner[k], &c->problem->a.at[pair.i], &c->problem->b.at[pair.j]);
  }
  og_ivec_sub(&c->edge[0], &c->corner[1], &c->corner[0]);
  og_ivec_sub(&c->edge[1], &c->corner[2], &c->corner[0]);
  og_ivec_cross(&c->normal, &c->edge[0], &c->edge[1]);
  og_ivec_dot(&c->offset, &c->normal, &c->corner[0]);
  og_ivec_dot(&c->square, &c->normal, &c->normal);
}

// Both distances are above zero: h^2 / n.n = h_f^2 / n_f.n_f.
static bool is_as_near(direction_search *c) {
  og_int_mul(&c->value, &c->offset, &c->offset);
  og_int_mul(&c->value, &c->value, &c->face_square);
  og_int_mul(&c->other, &c->face_offset, &c->face_offset);
  og_int_mul(&c->other, &c->other, &c->square);
  return og_int_compare(&c->value, &c->other) == 0;
}

static bool is_along(direction_search *c, const og_ivec *other) {
  og_ivec_cross(&c->product, &c->normal, other);
  og_ivec_dot(&c->value, &c->normal, other);
  return og_ivec_is_zero(&c->product) && og_int_sign(&c->value) > 0;
}

static bool is_new(direction_search *c) {
  for (size_t k = 0; k < c->seen; k++)
    if (is_along(c, &c->tried[k])) return false;
  if (c->seen == c->room) {
    const size_t before = c->room;
    c->room = og_doubled(before);
    c->tried = og_grow(c->tried, c->room, sizeof *c->tried);
    for (size_t k = before; k < c->room; k++) og_ivec_init(&c->tried[k]);
  }
  og_ivec_set(&c->tried[c->seen++], &c->normal);
  return true;
}

// The farthest point of the body along `way` times the normal, into c->value.
static void find_farthest(direction_search *c, const og_points *points, int way) {
  for (size_t k = 0; k < points->count; k++) {
    og_ivec_dot(&c->other, &c->normal, &points->at[k]);
    if (k == 0 || way * og_int_compare(&c->other, &c->value) > 0) og_int_swap(&c->other, &c->value);
  }
}

// Does no point of A - B lie beyond the plane? Some lie in it, those of the triangle.
static bool supports(direction_search *c) {
  find_farthest(c, &c->problem->a, 1);
  og_int_sub(&c->offset, &c->offset, &c->value);
  find_farthest(c, &c->problem->b, -1);
  og_int_add(&c->offset, &c->offset, &c->value);
  return og_int_sign(&c->offset) == 0;
}

// The plane of the triangle tried last: supports() has used up its offset.
static void keep_direction(direction_search *c, og_contact_directions *directions) {
  if (directions->count == directions->room) {
    const size_t before = directions->room;
    directions->room = og_doubled(before);
    directions->at = og_grow(directions->at, directions->room, sizeof *directions->at);
    for (size_t k = before; k < directions->room; k++) {
      og_ivec_init(&directions->at[k].normal);
      og_int_init(&directions->at[k].offset);
    }
  }
  og_contact_direction *kept = &directions->at[directions->count++];
  og_ivec_set(&kept->normal, &c->normal);
  og_ivec_dot(&kept->offset, &c->normal, &c->corner[0]);
}

void og_contact_directions_init(og_contact_directions *directions) {
  *directions = (og_contact_directions){.count = 0, .room = 0, .at = NULL};
}

void og_contact_directions_clear(og_contact_directions *directions) {
  for (size_t k = 0; k < directions->room; k++) {
    og_ivec_clear(&directions->at[k].normal);
    og_int_clear(&directions->at[k].offset);
  }
  free(directions->at);
}

void og_contact_directions_find(og_contact_directions *directions, const og_problem *problem,
                                const og_certificate *certificate) {
  directions->count = 0;
  direction_search c;
  search_init(&c, problem, certificate);
  set_plane(&c, &certificate->triangle[certificate->face]);
  og_int_set(&c.face_offset, &c.offset);
  og_int_set(&c.face_square, &c.square);
  for (size_t k = 0; k < certificate->triangle_count; k++) {
    set_plane(&c, &certificate->triangle[k]);
    if (is_as_near(&c) && is_new(&c) && supports(&c)) keep_direction(&c, directions);
  }
  search_clear(&c);
}
