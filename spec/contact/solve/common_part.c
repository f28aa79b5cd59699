#include <math.h>

#include "spec/contact/solve/search.h"
#include "spec/number/allocation.h"

// ---- the chains of an outline ----

// From the least corner to the greatest, then back: along each the edges go one way, by x, then y. A segment has one
// chain, a point none.
typedef struct chain {
  const og_flat_list *outline;
  size_t begin, end; // of its edges
  bool back;
} chain;

static const og_flat_point *start_of(const chain *c, size_t edge) { return &c->outline->at[edge]; }

static const og_flat_point *end_of(const chain *c, size_t edge) {
  return &c->outline->at[(edge + 1) % c->outline->count];
}

// The corner of the edge that is greater than the other.
static const og_flat_point *later_of(const chain *c, size_t edge) {
  return c->back ? start_of(c, edge) : end_of(c, edge);
}

// Corners ascend as far as the greatest.
static size_t greatest_of(og_contact_search *s, const og_flat_list *outline) {
  size_t k = 0;
  while (k + 1 < outline->count && og_flat_compare(&s->flat, &outline->at[k], &outline->at[k + 1]) < 0) k++;
  return k;
}

static void set_chains(og_contact_search *s, const og_flat_list *outline, chain chains[2]) {
  const size_t greatest = greatest_of(s, outline);
  chains[0] = (chain){outline, 0, greatest, false};
  chains[1] = (chain){outline, greatest, og_flat_edges(outline->count), true};
}

// The n-th edge from the least corner on.
static size_t edge_at(const chain *c, size_t n) { return c->back ? c->end - 1 - n : c->begin + n; }

// The first edge that does not end before the point, which is not beyond the ends of the chain.
static size_t edge_beside(og_contact_search *s, const chain *c, const og_flat_point *p) {
  size_t low = 0, high = c->end - c->begin - 1;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (og_flat_compare(&s->flat, later_of(c, edge_at(c, middle)), p) < 0) low = middle + 1;
    else high = middle;
  }
  return edge_at(c, low);
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

// Is the point in the polygon? Then also on which of its edges.
static bool is_in(og_contact_search *s, const chain chains[2], const og_flat_point *p, og_contact_place *place,
                  int body) {
  const og_flat_point *least = start_of(&chains[0], 0), *greatest = start_of(&chains[0], chains[0].end);
  if (og_flat_compare(&s->flat, p, least) < 0 || og_flat_compare(&s->flat, greatest, p) < 0) return false;
  for (int k = 0; k < 2; k++) {
    const chain *c = &chains[k];
    const size_t edge = edge_beside(s, c, p);
    const int side = og_flat_side(&s->flat, start_of(c, edge), end_of(c, edge), p);
    if (side < 0) return false;
    if (side > 0) continue;
    add_edge(place, body, edge);
    // At its end the point is on the next edge, too. That of the greatest corner is the other chain's, which adds it.
    const og_flat_point *later = later_of(c, edge);
    if (later != greatest && og_flat_compare(&s->flat, p, later) == 0)
      add_edge(place, body, c->back ? edge - 1 : edge + 1);
  }
  return true;
}

static bool is_held(og_contact_search *s, const chain chains[2], const og_flat_point *p, og_contact_place *place,
                    int body) {
  const og_flat_list *outline = chains[0].outline;
  return outline->count < 3 ? og_flat_line_holds(&s->flat, outline, p) : is_in(s, chains, p, place, body);
}

// Corners that the other holds.
static void add_held(og_contact_search *s, const chain others[2], int body) {
  const og_flat_list *of = &s->outline[body];
  for (size_t i = 0; i < of->count; i++) {
    og_contact_place found = {.count = {0, 0}};
    if (!is_held(s, others, &of->at[i], &found, 1 - body)) continue;
    if (of->count >= 3) add_edge(&found, body, (i + of->count - 1) % of->count);
    if (of->count >= 3) add_edge(&found, body, i);
    const uint32_t number = (uint32_t)s->candidate.count;
    *add_candidate(s) = found;
    og_flat_point_set(&s->candidate.at[number], &of->at[i]);
    s->candidate.at[number].number = number;
  }
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

// Do the edges cross, the ends of each strictly on both sides of the other?
static bool do_cross(og_contact_search *s, const chain *a, size_t i, const chain *b, size_t j) {
  const og_flat_point *p = start_of(a, i), *q = end_of(a, i), *from = start_of(b, j), *to = end_of(b, j);
  return og_flat_side(&s->flat, from, to, p) * og_flat_side(&s->flat, from, to, q) < 0 &&
         og_flat_side(&s->flat, p, q, from) * og_flat_side(&s->flat, p, q, to) < 0;
}

// Edges that cross lie beside each other: each edge is held against those of the other chain that it is beside.
static void add_crossings(og_contact_search *s, const chain *a, const chain *b) {
  const size_t of_a = a->end - a->begin, of_b = b->end - b->begin;
  for (size_t m = 0, n = 0; m < of_a && n < of_b;) {
    const size_t i = edge_at(a, m), j = edge_at(b, n);
    if (do_cross(s, a, i, b, j)) add_crossing(s, i, j);
    if (og_flat_compare(&s->flat, later_of(a, i), later_of(b, j)) < 0) m++;
    else n++;
  }
}

void og_contact_search_common(og_contact_search *s) {
  chain of_a[2], of_b[2];
  set_chains(s, &s->outline[0], of_a);
  set_chains(s, &s->outline[1], of_b);
  s->candidate.count = 0;
  add_held(s, of_b, 0);
  add_held(s, of_a, 1);
  for (int k = 0; k < 4; k++) add_crossings(s, &of_a[k / 2], &of_b[k % 2]);
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
  size_t k = 1, last = outline->count - 2;
  while (k < last) {
    const size_t middle = k + (last - k) / 2;
    if (og_flat_side(&s->flat, &at[0], &at[middle + 1], p) > 0) k = middle + 1;
    else last = middle;
  }
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
