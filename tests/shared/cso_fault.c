#include "tests/shared/cso_fault.h"

#include <gmp.h>
#include <math.h>
#include <stdlib.h>

typedef struct point {
  mpz_t c[3];
} point;

/// All differences that count, as whole numbers of one power of two.
typedef struct differences {
  int count, of_b;
  point *at;
} differences;

static double part(og_vec3 v, int axis) { return (double)(axis == 0 ? v.x : axis == 1 ? v.y : v.z); }

// The exponent of the last bit that is set; large for 0.
static int last_bit(double x) {
  if (x == 0) return 5000;
  int exponent;
  long long mantissa = (long long)ldexp(frexp(x, &exponent), 53);
  exponent -= 53;
  for (; mantissa % 2 == 0; mantissa /= 2) exponent++;
  return exponent;
}

static int least_bit(const og_half_edge_mesh *mesh, int least) {
  for (int k = 0; k < mesh->vertex_count; k++)
    for (int i = 0; i < 3; i++) {
      const int bit = last_bit(part(mesh->vertex[k], i));
      if (bit < least) least = bit;
    }
  return least;
}

// r = x / 2^bit
static void set_whole(mpz_t r, double x, int bit) {
  int exponent;
  mpz_set_d(r, ldexp(frexp(x, &exponent), 53));
  exponent -= 53 + bit;
  if (exponent >= 0) mpz_mul_2exp(r, r, (mp_bitcnt_t)exponent);
  else mpz_tdiv_q_2exp(r, r, (mp_bitcnt_t)-exponent); // exact: the bits there are zeros
}

static void set_difference(point *r, const og_door_cso *door, og_vec3 p, og_vec3 q, int bit) {
  mpz_t y;
  mpz_init(y);
  const og_vec3 rounded = og_sub(p, q);
  for (int i = 0; i < 3; i++) {
    set_whole(r->c[i], door->rounded ? part(rounded, i) : part(p, i), bit);
    if (door->rounded) continue;
    set_whole(y, part(q, i), bit);
    mpz_sub(r->c[i], r->c[i], y);
  }
  mpz_clear(y);
}

static differences make(const og_door_cso *door, const og_half_edge_mesh *a, const og_half_edge_mesh *b) {
  differences d = {a->vertex_count * b->vertex_count, b->vertex_count, NULL};
  d.at = calloc((size_t)d.count, sizeof *d.at);
  if (d.at == NULL) abort();
  // A difference, rounded or not, has no bit below the last ones of its terms.
  const int bit = least_bit(b, least_bit(a, 5000));
  for (int i = 0; i < a->vertex_count; i++)
    for (int j = 0; j < b->vertex_count; j++) {
      point *p = &d.at[i * d.of_b + j];
      for (int k = 0; k < 3; k++) mpz_init(p->c[k]);
      set_difference(p, door, a->vertex[i], b->vertex[j], bit);
    }
  return d;
}

static void clear(differences *d) {
  for (int n = 0; n < d->count; n++)
    for (int k = 0; k < 3; k++) mpz_clear(d->at[n].c[k]);
  free(d->at);
}

// ---- one face ----

static void set_sub(point *r, const point *p, const point *q) {
  for (int k = 0; k < 3; k++) mpz_sub(r->c[k], p->c[k], q->c[k]);
}

static void set_cross(point *r, const point *p, const point *q) {
  for (int k = 0; k < 3; k++) {
    const int u = (k + 1) % 3, v = (k + 2) % 3;
    mpz_mul(r->c[k], p->c[u], q->c[v]);
    mpz_submul(r->c[k], p->c[v], q->c[u]);
  }
}

static int sign_of_dot(const point *p, const point *q) {
  mpz_t sum;
  mpz_init(sum);
  for (int k = 0; k < 3; k++) mpz_addmul(sum, p->c[k], q->c[k]);
  const int sign = mpz_sgn(sum);
  mpz_clear(sum);
  return sign;
}

static const point *corner_at(const differences *d, const og_cso_corner *corner) {
  return &d->at[corner->a * d->of_b + corner->b];
}

static const char *fault_of_face(const differences *d, const og_cso_corner *corner, int count) {
  if (count < 3) return "a face of fewer than three corners";
  point u, v, normal, turn;
  point *const all[] = {&u, &v, &normal, &turn};
  for (int n = 0; n < 4; n++)
    for (int k = 0; k < 3; k++) mpz_init(all[n]->c[k]);
  const char *fault = NULL;
  const point *first = corner_at(d, &corner[0]);
  // The turn at the second corner gives the normal; the others must turn the same way.
  for (int k = 0; k < count; k++) {
    const point *here = corner_at(d, &corner[(k + 1) % count]);
    set_sub(&u, here, corner_at(d, &corner[k]));
    set_sub(&v, corner_at(d, &corner[(k + 2) % count]), here);
    set_cross(&turn, &u, &v);
    if (k == 0) set_cross(&normal, &u, &v);
    if (sign_of_dot(&turn, &normal) <= 0) fault = "a corner that does not turn to the left";
    set_sub(&u, here, first);
    if (sign_of_dot(&u, &normal) != 0) fault = "a corner out of the face's plane";
  }
  for (int n = 0; n < d->count && fault == NULL; n++) {
    set_sub(&u, &d->at[n], first);
    if (sign_of_dot(&u, &normal) > 0) fault = "a difference beyond a face";
  }
  for (int n = 0; n < 4; n++)
    for (int k = 0; k < 3; k++) mpz_clear(all[n]->c[k]);
  return fault;
}

// ---- all of them ----

typedef struct edge {
  long from, to;
} edge;

static int by_ends(const void *p, const void *q) {
  const edge *e = p, *f = q;
  if (e->from != f->from) return e->from < f->from ? -1 : 1;
  return (e->to > f->to) - (e->to < f->to);
}

static const char *fault_of_edges(const edge *sorted, int count, int faces) {
  int vertices = 0;
  for (int k = 0; k < count; k++) {
    if (k == 0 || sorted[k].from != sorted[k - 1].from) vertices++;
    if (k > 0 && by_ends(&sorted[k], &sorted[k - 1]) == 0) return "an edge that runs twice the same way";
    const edge back = {sorted[k].to, sorted[k].from};
    if (bsearch(&back, sorted, (size_t)count, sizeof back, by_ends) == NULL) return "an edge with one face only";
  }
  return vertices - count / 2 + faces == 2 ? NULL : "vertices - edges + faces is not 2";
}

static const char *fault_of_surface(const differences *d, const og_cso_room *room, const og_cso_claim *claim) {
  edge *all = calloc((size_t)claim->corners + 1, sizeof *all);
  if (all == NULL) abort();
  int count = 0;
  for (int f = 0; f < claim->faces; f++) {
    const int start = f == 0 ? 0 : room->end[f - 1];
    for (int k = start; k < room->end[f]; k++) {
      const og_cso_corner p = room->corner[k], q = room->corner[k + 1 < room->end[f] ? k + 1 : start];
      all[count++] = (edge){(long)p.a * d->of_b + p.b, (long)q.a * d->of_b + q.b};
    }
  }
  qsort(all, (size_t)count, sizeof *all, by_ends);
  const char *fault = fault_of_edges(all, count, claim->faces);
  free(all);
  return fault;
}

static const char *fault_of_counts(const og_half_edge_mesh *a, const og_half_edge_mesh *b, const og_cso_room *room,
                                   const og_cso_claim *claim) {
  const og_cso_sizes most = og_cso_sizes_of(a, b);
  if (claim->faces < 4 || claim->faces > most.faces || claim->corners > most.corners) return "no such number of faces";
  for (int f = 0; f < claim->faces; f++)
    if (room->end[f] < (f == 0 ? 0 : room->end[f - 1])) return "faces that overlap in the list of corners";
  if (room->end[claim->faces - 1] != claim->corners) return "corners of no face";
  for (int k = 0; k < claim->corners; k++) {
    const og_cso_corner c = room->corner[k];
    if (c.a < 0 || c.a >= a->vertex_count || c.b < 0 || c.b >= b->vertex_count) return "a corner of no vertex";
  }
  return NULL;
}

const char *or_cso_fault(const og_door_cso *door, const og_half_edge_mesh *a, const og_half_edge_mesh *b,
                         const og_cso_room *room, const og_cso_claim *claim) {
  if (claim->outcome != OG_OUTCOME_ANSWERED) return NULL;
  const char *fault = fault_of_counts(a, b, room, claim);
  if (fault != NULL) return fault;
  differences d = make(door, a, b);
  fault = fault_of_surface(&d, room, claim);
  for (int f = 0; f < claim->faces && fault == NULL; f++) {
    const int start = f == 0 ? 0 : room->end[f - 1];
    fault = fault_of_face(&d, &room->corner[start], room->end[f] - start);
  }
  clear(&d);
  return fault;
}
