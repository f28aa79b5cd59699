#include <math.h>

#include "spec/contact/solve/search.h"
#include "spec/number/allocation.h"

// ---- on which sides of the other's edges the corners lie ----

static int8_t *make_room(og_contact_search *s, size_t count) {
  if (count > s->side_room) {
    s->side = og_grow(s->side, count, sizeof *s->side);
    s->side_room = count;
  }
  return s->side;
}

// table[i * edges + j] is about corner i and the other's edge j.
static void fill_table(og_contact_search *s, int8_t *table, const og_flat_list *of, const og_flat_list *other) {
  const size_t edges = og_flat_edges(other->count);
  for (size_t i = 0; i < of->count; i++)
    for (size_t j = 0; j < edges; j++) {
      const og_flat_point *from = &other->at[j], *to = &other->at[(j + 1) % other->count];
      table[i * edges + j] = (int8_t)og_flat_side(&s->flat, from, to, &of->at[i]);
    }
}

// ---- candidates ----

static og_contact_place *add_candidate(og_contact_search *s) {
  const size_t number = s->candidate.count;
  og_flat_list_add(&s->candidate);
  if (number == s->place_room) {
    s->place_room = og_doubled(number);
    s->place = og_grow(s->place, s->place_room, sizeof *s->place);
  }
  s->place[number].count[0] = s->place[number].count[1] = 0;
  return &s->place[number];
}

// At most twice: corners are strict, so no point of a polygon lies on three of its edges' lines.
static void add_edge(og_contact_place *place, int body, size_t edge) {
  place->edge[body][place->count[body]++] = (uint32_t)edge;
}

static bool is_held(og_contact_search *s, const int8_t *row, const og_flat_list *other, const og_flat_point *p) {
  if (other->count < 3) return og_flat_line_holds(&s->flat, other, p);
  for (size_t j = 0; j < other->count; j++)
    if (row[j] < 0) return false;
  return true;
}

// Corner i, which the other holds.
static void add_corner(og_contact_search *s, const int8_t *row, int body, size_t i) {
  const og_flat_list *of = &s->outline[body], *other = &s->outline[1 - body];
  const uint32_t number = (uint32_t)s->candidate.count;
  og_contact_place *place = add_candidate(s);
  og_flat_point *p = &s->candidate.at[number];
  og_flat_point_set(p, &of->at[i]);
  p->number = number;
  if (of->count >= 3) add_edge(place, body, (i + of->count - 1) % of->count);
  if (of->count >= 3) add_edge(place, body, i);
  for (size_t j = 0; j < other->count && other->count >= 3; j++)
    if (row[j] == 0) add_edge(place, 1 - body, j);
}

static void add_held(og_contact_search *s, const int8_t *table, int body) {
  const og_flat_list *of = &s->outline[body], *other = &s->outline[1 - body];
  const size_t edges = og_flat_edges(other->count);
  for (size_t i = 0; i < of->count; i++)
    if (is_held(s, table + i * edges, other, &of->at[i])) add_corner(s, table + i * edges, body, i);
}

// ---- crossings ----

// About how far the crossing lies from p to q; doubles are out of their depth with very long numbers.
static void set_near(og_flat_point *r, const og_flat_point *p, const og_flat_point *q, const og_int *weight_of_q) {
  const double part = mpz_get_d(weight_of_q->z), whole = mpz_get_d(r->w.z);
  const double way = isfinite(whole) ? part / whole : (double)NAN;
  for (int k = 0; k < 2; k++) r->near[k] = p->near[k] + way * (q->near[k] - p->near[k]);
}

// The point where edge j of B cuts edge i of A, the ends of each on different sides of the other.
static void add_crossing(og_contact_search *s, size_t i, size_t j) {
  const og_flat_list *a = &s->outline[0], *b = &s->outline[1];
  const og_flat_point *p = &a->at[i], *q = &a->at[(i + 1) % a->count];
  const og_flat_point *from = &b->at[j], *to = &b->at[(j + 1) % b->count];
  const uint32_t number = (uint32_t)s->candidate.count;
  og_contact_place *place = add_candidate(s);
  og_flat_point *r = &s->candidate.at[number];
  r->number = number;
  add_edge(place, 0, i);
  add_edge(place, 1, j);
  og_flat_turn(&s->flat, from, to, p);
  mpz_abs(s->value.z, s->flat.value.z); // the weight of q
  og_flat_turn(&s->flat, from, to, q);
  mpz_abs(s->flat.value.z, s->flat.value.z); // the weight of p
  og_int_mul(&r->x, &s->flat.value, &p->x);
  og_int_addmul(&r->x, &s->value, &q->x);
  og_int_mul(&r->y, &s->flat.value, &p->y);
  og_int_addmul(&r->y, &s->value, &q->y);
  og_int_add(&r->w, &s->flat.value, &s->value);
  set_near(r, p, q, &s->value);
}

static void add_crossings(og_contact_search *s, const int8_t *of_a, const int8_t *of_b) {
  const og_flat_list *a = &s->outline[0], *b = &s->outline[1];
  const size_t edges_a = og_flat_edges(a->count), edges_b = og_flat_edges(b->count);
  for (size_t i = 0; i < edges_a; i++)
    for (size_t j = 0; j < edges_b; j++) {
      const size_t i_end = (i + 1) % a->count, j_end = (j + 1) % b->count;
      if (of_a[i * edges_b + j] * of_a[i_end * edges_b + j] < 0 &&
          of_b[j * edges_a + i] * of_b[j_end * edges_a + i] < 0)
        add_crossing(s, i, j);
    }
}

void og_contact_search_common(og_contact_search *s) {
  const og_flat_list *a = &s->outline[0], *b = &s->outline[1];
  const size_t cells_a = a->count * og_flat_edges(b->count), cells_b = b->count * og_flat_edges(a->count);
  int8_t *of_a = make_room(s, cells_a + cells_b + 1), *of_b = of_a + cells_a;
  fill_table(s, of_a, a, b);
  fill_table(s, of_b, b, a);
  s->candidate.count = 0;
  add_held(s, of_a, 0);
  add_held(s, of_b, 1);
  add_crossings(s, of_a, of_b);
  og_flat_hull(&s->flat, &s->candidate, &s->common);
}

// ---- weights ----

static void add_weight(og_contact_corner *corner, int body, uint32_t number, const og_int *weight) {
  if (og_int_sign(weight) == 0) return;
  const size_t k = corner->count[body]++;
  corner->point[body][k] = number;
  mpz_abs(corner->weight[body][k].z, weight->z);
}

static void shorten(og_contact_search *s, og_contact_corner *corner, int body) {
  og_int_set(&s->value, &corner->weight[body][0]);
  for (size_t k = 1; k < corner->count[body]; k++) mpz_gcd(s->value.z, s->value.z, corner->weight[body][k].z);
  for (size_t k = 0; k < corner->count[body]; k++)
    mpz_divexact(corner->weight[body][k].z, corner->weight[body][k].z, s->value.z);
}

// The point divides the edge; its distances from the ends, along an axis in which these differ, are the weights.
static void set_on_edge(og_contact_search *s, og_contact_corner *corner, int body, size_t edge,
                        const og_flat_point *p) {
  const og_flat_list *outline = &s->outline[body];
  const og_flat_point *const end[2] = {&outline->at[edge], &outline->at[(edge + 1) % outline->count]};
  const bool by_x = og_int_compare(&end[0]->x, &end[1]->x) != 0;
  for (int k = 0; k < 2; k++) {
    const og_flat_point *other = end[1 - k];
    og_int_set(&s->value, by_x ? &p->x : &p->y);
    og_int_submul(&s->value, &p->w, by_x ? &other->x : &other->y);
    add_weight(corner, body, end[k]->number, &s->value);
  }
}

// The triangle of the fan from the first corner that has the point; areas are the weights.
static void set_polygon(og_contact_search *s, og_contact_corner *corner, int body, const og_flat_point *p) {
  const og_flat_list *outline = &s->outline[body];
  const og_flat_point *at = outline->at;
  size_t k = 1;
  while (k + 2 < outline->count && og_flat_side(&s->flat, &at[0], &at[k + 1], p) > 0) k++;
  og_flat_turn(&s->flat, &at[k], &at[k + 1], p);
  add_weight(corner, body, at[0].number, &s->flat.value);
  og_flat_turn(&s->flat, &at[k + 1], &at[0], p);
  add_weight(corner, body, at[k].number, &s->flat.value);
  og_flat_turn(&s->flat, &at[0], &at[k], p);
  add_weight(corner, body, at[k + 1].number, &s->flat.value);
}

void og_contact_search_corners(og_contact_search *s, og_contact_certificate *certificate) {
  for (size_t k = 0; k < s->common.count; k++) {
    og_contact_corner *corner = og_contact_certificate_add_corner(certificate);
    for (int body = 0; body < 2; body++) {
      const og_flat_list *outline = &s->outline[body];
      const og_flat_point *p = &s->common.at[k];
      const og_contact_place *place = &s->place[p->number];
      og_int_set_si(&s->value, 1);
      if (outline->count == 1) add_weight(corner, body, outline->at[0].number, &s->value);
      else if (outline->count == 2) set_on_edge(s, corner, body, 0, p);
      else if (place->count[body] > 0) set_on_edge(s, corner, body, place->edge[body][0], p);
      else set_polygon(s, corner, body, p);
      shorten(s, corner, body);
    }
  }
}
