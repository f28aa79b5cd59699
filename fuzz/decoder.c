#include "fuzz/decoder.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tests/oracle/vector.h"
#include "tool/gen/case_writer.h"
#include "tool/run/round_quotient.h"

// A body under construction. Of a box point 0 is the centre and point 1 half the edges.
typedef struct draft {
  bool is_box;
  size_t count;
  double point[OG_FUZZ_POINTS][3];
  double radius;
  og_mat3 rotation;
} draft;

// A pair of the generator's, once made: by way of text it takes as long as everything else together.
typedef struct remembered {
  bool is_made, has_pair; // none where a number is out of range or a body has too many points
  draft body[2];
} remembered;

enum { FAMILY_CASES = 256 }; // as many as a byte names

struct og_decoder {
  size_t most;
  draft body[2];
  or_body_maker maker;
  or_body_pair generated;
  remembered **family; // of each, its cases; null until one is asked for
  // exact numbers
  or_vec a, b, c, n, sum;
  mpq_t s, t, scratch;
  og_int num, den;
};

og_decoder *og_decoder_new(void) {
  og_decoder *d = og_grow(NULL, 1, sizeof *d);
  memset(d, 0, sizeof *d);
  or_body_maker_init(&d->maker);
  d->family = og_grow(NULL, og_gen_family_count(), sizeof *d->family);
  memset(d->family, 0, og_gen_family_count() * sizeof *d->family);
  or_vec *const vectors[] = {&d->a, &d->b, &d->c, &d->n, &d->sum};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) or_vec_init(vectors[k]);
  mpq_inits(d->s, d->t, d->scratch, NULL);
  og_int_init(&d->num);
  og_int_init(&d->den);
  return d;
}

void og_decoder_free(og_decoder *d) {
  or_body_maker_clear(&d->maker);
  for (size_t k = 0; k < og_gen_family_count(); k++) free(d->family[k]);
  free(d->family);
  or_vec *const vectors[] = {&d->a, &d->b, &d->c, &d->n, &d->sum};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) or_vec_clear(vectors[k]);
  mpq_clears(d->s, d->t, d->scratch, NULL);
  og_int_clear(&d->num);
  og_int_clear(&d->den);
  free(d);
}

// ---- numbers from bytes ----

static int small(uint8_t byte) { return byte % 9 - 4; }
static int power_of(uint8_t byte) { return (int)(int8_t)byte; }

// A lattice of quarters, mostly of integers.
static double lattice(uint8_t byte, uint8_t fine) { return small(byte) / (double)(1 << (fine % 8 > 5 ? 2 : 0)); }

static double double_of(const uint8_t *record) {
  double x;
  memcpy(&x, record, sizeof x);
  return x;
}

static double step_ulps(double x, int ulps) {
  for (int k = abs(ulps); k > 0; k--) x = nextafter(x, ulps > 0 ? HUGE_VAL : -HUGE_VAL);
  return x;
}

static bool is_finite(const double p[3]) { return isfinite(p[0]) && isfinite(p[1]) && isfinite(p[2]); }

// ---- exact numbers ----

static void set_exact(or_vec *r, const double p[3]) {
  for (int k = 0; k < 3; k++) mpq_set_d(r->c[k], p[k]);
}

static double nearest(og_decoder *d, const mpq_t x) {
  mpz_set(d->num.z, mpq_numref(x));
  mpz_set(d->den.z, mpq_denref(x));
  return og_round_quotient_to(OG_ROUND_BINARY64, &d->num, &d->den);
}

static void set_rounded(og_decoder *d, double p[3], const or_vec *exact) {
  for (int k = 0; k < 3; k++) p[k] = nearest(d, exact->c[k]);
}

// sum = (i a + j b + k c) / (i + j + k) of three vertices; false where there is no such point.
static bool combine(og_decoder *d, const draft *of, const uint8_t *index, const int weight[3]) {
  const int total = weight[0] + weight[1] + weight[2];
  if (total == 0 || of->count == 0) return false;
  for (int k = 0; k < 3; k++) mpq_set_ui(d->sum.c[k], 0, 1);
  for (int k = 0; k < 3; k++) {
    const double *p = of->point[index[k] % of->count];
    if (!is_finite(p)) return false;
    set_exact(&d->a, p);
    mpq_set_si(d->s, weight[k], 1);
    or_vec_add_scaled(&d->sum, d->s, &d->a, d->scratch);
  }
  mpq_set_si(d->s, total, 1);
  for (int k = 0; k < 3; k++) mpq_div(d->sum.c[k], d->sum.c[k], d->s);
  return true;
}

// ---- instructions ----

static double *add_vertex(const og_decoder *d, draft *body) {
  if (body->is_box || body->count >= d->most) return NULL;
  return body->point[body->count++];
}

static double *vertex_at(draft *body, uint8_t index) {
  return body->count == 0 ? NULL : body->point[index % body->count];
}

static void add_point(og_decoder *d, draft *body, const uint8_t *r) {
  double *p = add_vertex(d, body);
  for (int k = 0; k < 3 && p != NULL; k++) p[k] = lattice(r[2 + k], r[5]);
}

static void copy_vertex(og_decoder *d, draft *body, const uint8_t *r) {
  const double *from = vertex_at(&d->body[r[2] & 1], r[3]);
  double *p = from == NULL ? NULL : add_vertex(d, body);
  if (p != NULL) memmove(p, from, 3 * sizeof *p);
}

static void combine_vertices(og_decoder *d, draft *body, const uint8_t *r) {
  const int weight[3] = {r[6] & 7, r[6] >> 4 & 7, (r[7] & 8 ? -1 : 1) * (r[7] & 7)};
  if (!combine(d, &d->body[r[2] & 1], &r[3], weight)) return;
  double *p = add_vertex(d, body);
  if (p != NULL) set_rounded(d, p, &d->sum);
}

static void nudge(draft *body, const uint8_t *r) {
  double *p = vertex_at(body, r[3]);
  if (p != NULL) p[r[2] % 3] = step_ulps(p[r[2] % 3], power_of(r[4]) % 9);
}

static void scale_body(draft *body, int power) {
  for (size_t k = 0; k < body->count; k++)
    for (int i = 0; i < 3; i++) body->point[k][i] = ldexp(body->point[k][i], power);
  body->radius = ldexp(body->radius, power);
}

// Most powers are small; some go up to the ends of the range.
static void scale(og_decoder *d, draft *body, const uint8_t *r) {
  const int power = r[5] > 240 ? 8 * power_of(r[4]) : r[5] > 200 ? power_of(r[4]) : power_of(r[4]) % 32;
  double *p = vertex_at(body, r[3]);
  switch (r[2] % 4) {
  case 0:
    if (p != NULL) p[r[6] % 3] = ldexp(p[r[6] % 3], power);
    break;
  case 1:
    for (int k = 0; k < 3 && p != NULL; k++) p[k] = ldexp(p[k], power);
    break;
  case 2: scale_body(body, power); break;
  default: scale_body(&d->body[0], power); scale_body(&d->body[1], power);
  }
}

static void set_raw(draft *body, const uint8_t *r, const uint8_t *next) {
  double *p = vertex_at(body, r[3]);
  if (next == NULL) return;
  if (r[2] % 4 == 3) body->radius = fabs(double_of(next));
  else if (p != NULL) p[r[2] % 4] = double_of(next);
}

// The last vertex plus an edge of either body, perhaps a power of two of it.
static void add_beside(og_decoder *d, draft *body, const uint8_t *r) {
  draft *of = &d->body[r[2] & 1];
  const double *u = vertex_at(of, r[3]), *v = vertex_at(of, r[4]), *from = vertex_at(body, r[5]);
  if (u == NULL || from == NULL || !is_finite(u) || !is_finite(v) || !is_finite(from)) return;
  set_exact(&d->a, u);
  set_exact(&d->b, v);
  set_exact(&d->sum, from);
  or_vec_sub(&d->b, &d->b, &d->a);
  mpq_set_si(d->s, r[7] & 1 ? -1 : 1, 1);
  mpq_div_2exp(d->s, d->s, r[6] % 60);
  or_vec_add_scaled(&d->sum, d->s, &d->b, d->scratch);
  double *p = add_vertex(d, body);
  if (p != NULL) set_rounded(d, p, &d->sum);
}

// n and a: the plane through three vertices of the other body; s = n.n. False where there is none.
static bool plane_of(og_decoder *d, draft *other, const uint8_t *index) {
  for (int k = 0; k < 3; k++)
    if (!is_finite(other->point[index[k] % other->count])) return false;
  set_exact(&d->a, other->point[index[0] % other->count]);
  set_exact(&d->b, other->point[index[1] % other->count]);
  set_exact(&d->c, other->point[index[2] % other->count]);
  or_vec_sub(&d->b, &d->b, &d->a);
  or_vec_sub(&d->c, &d->c, &d->a);
  or_cross(&d->n, &d->b, &d->c, d->scratch);
  or_dot(d->s, &d->n, &d->n, d->scratch);
  return mpq_sgn(d->s) != 0;
}

// The body by `by`, then what lies below the plane (n, a) reflected in it; rounded once.
static void move_beyond(og_decoder *d, draft *body, const or_vec *by, bool reflect) {
  for (size_t k = 0; k < body->count; k++) {
    set_exact(&d->b, body->point[k]);
    for (int i = 0; i < 3; i++) mpq_add(d->b.c[i], d->b.c[i], by->c[i]);
    or_vec_sub(&d->c, &d->b, &d->a);
    or_dot(d->t, &d->n, &d->c, d->scratch);
    if (reflect && mpq_sgn(d->t) < 0) {
      mpq_div(d->t, d->t, d->s);
      mpq_mul_2exp(d->t, d->t, 1);
      mpq_neg(d->t, d->t);
      or_vec_add_scaled(&d->b, d->t, &d->n, d->scratch);
    }
    set_rounded(d, body->point[k], &d->b);
  }
}

static void touch(og_decoder *d, draft *body, const uint8_t *r) {
  draft *other = body == &d->body[0] ? &d->body[1] : &d->body[0];
  const int weight[3] = {1 + (r[6] & 3), r[6] >> 2 & 3, r[6] >> 4 & 3};
  if (body->is_box || other->is_box || body->count == 0 || other->count == 0) return;
  for (size_t k = 0; k < body->count; k++)
    if (!is_finite(body->point[k])) return;
  if (!combine(d, other, &r[3], weight)) return;
  set_exact(&d->b, body->point[r[2] % body->count]);
  or_vec_sub(&d->sum, &d->sum, &d->b);
  const bool reflect = plane_of(d, other, &r[3]);
  // With r[7] odd the plane is seen from its other side.
  for (int k = 0; k < 3 && r[7] & 1; k++) mpq_neg(d->n.c[k], d->n.c[k]);
  move_beyond(d, body, &d->sum, reflect);
}

static void move(draft *body, const uint8_t *r) {
  for (size_t k = 0; k < (body->is_box ? 1 : body->count); k++)
    for (int i = 0; i < 3; i++) body->point[k][i] += ldexp(small(r[2 + i]), r[5] % 4 == 3 ? power_of(r[6]) % 64 : 0);
}

// The distance of two vertices less the other body's radius: the balls touch but for rounding.
static void meet(og_decoder *d, draft *body, const uint8_t *r) {
  draft *other = body == &d->body[0] ? &d->body[1] : &d->body[0];
  const double *u = vertex_at(body, r[3]), *v = vertex_at(other, r[4]);
  if (u == NULL || v == NULL) return;
  const double length =
      sqrt((u[0] - v[0]) * (u[0] - v[0]) + (u[1] - v[1]) * (u[1] - v[1]) + (u[2] - v[2]) * (u[2] - v[2]));
  body->radius = fabs(step_ulps(length - other->radius, power_of(r[5]) % 3));
}

static void flatten(draft *body, const uint8_t *r) {
  for (size_t k = 1; k < body->count && !body->is_box; k++) body->point[k][r[2] % 3] = body->point[0][r[2] % 3];
}

// A rotation by a quaternion of integers: each entry rounded once from long double.
static og_mat3 rotation_by(const uint8_t *byte) {
  long double q[4], m[9];
  for (int k = 0; k < 4; k++) q[k] = small(byte[k]);
  const long double norm = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
  if (norm == 0) return (og_mat3){{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      const int k = 3 - i - j, sign = (j - i + 3) % 3 == 1 ? -1 : 1;
      if (i == j) m[4 * i] = norm - 2 * (norm - q[3] * q[3] - q[i] * q[i]);
      else m[3 * i + j] = 2 * (q[i] * q[j] + sign * q[k] * q[3]);
    }
  for (int k = 0; k < 9; k++) m[k] /= norm;
  return (og_mat3){{{(og_scalar)m[0], (og_scalar)m[1], (og_scalar)m[2]},
                    {(og_scalar)m[3], (og_scalar)m[4], (og_scalar)m[5]},
                    {(og_scalar)m[6], (og_scalar)m[7], (og_scalar)m[8]}}};
}

static void make_box(og_decoder *d, draft *body, const uint8_t *r) {
  if (d->most < 8) return;
  const double centre[3] = {lattice(r[5], r[7]), lattice(r[6], r[7]), lattice(r[7], r[7])};
  if (body->count == 0) memcpy(body->point[0], centre, sizeof centre);
  for (int k = 0; k < 3; k++) body->point[1][k] = (r[4] >> 2 * k & 3) == 0 ? 0.5 : (r[4] >> 2 * k & 3);
  body->is_box = true;
  body->count = 2;
  body->radius = 0;
  const uint8_t quaternion[4] = {r[2] & 15, r[2] >> 4, r[3] & 15, r[3] >> 4};
  body->rotation = rotation_by(quaternion);
}

// ---- from and to pairs ----

// Of a hull or a rounded shape the vertices, of a box its numbers.
static bool draft_of(draft *r, const og_body *body) {
  if (body->vertex_count > OG_FUZZ_POINTS) return false;
  memset(r, 0, sizeof *r);
  r->radius = (double)body->radius;
  r->is_box = body->kind == OG_BODY_BOX;
  r->rotation = body->rotation;
  r->count = r->is_box ? 2 : (size_t)body->vertex_count;
  for (size_t k = 0; k < r->count; k++) {
    const og_vec3 p = r->is_box ? (k == 0 ? body->centre : body->half) : body->vertex[k];
    r->point[k][0] = (double)p.x;
    r->point[k][1] = (double)p.y;
    r->point[k][2] = (double)p.z;
  }
  return true;
}

static const remembered *family_case(og_decoder *d, size_t family, uint8_t index) {
  if (d->family[family] == NULL) {
    d->family[family] = og_grow(NULL, FAMILY_CASES, sizeof **d->family);
    memset(d->family[family], 0, FAMILY_CASES * sizeof **d->family);
  }
  remembered *r = &d->family[family][index];
  if (!r->is_made) {
    or_body_pair *pair = &d->generated;
    r->has_pair = or_body_pair_generate(pair, &d->maker, og_gen_family_at(family), index) &&
                  draft_of(&r->body[0], &pair->a) && draft_of(&r->body[1], &pair->b);
    r->is_made = true;
  }
  return r;
}

static bool has_room(const og_decoder *d, const draft *body) { return d->most >= (body->is_box ? 8 : body->count); }

static void take_family(og_decoder *d, const uint8_t *r) {
  const size_t family = ((size_t)r[2] | (size_t)r[3] << 8) % og_gen_family_count();
  if (!og_gen_family_is_of_pairs(og_gen_family_at(family))) return;
  const remembered *found = family_case(d, family, r[4]);
  if (!found->has_pair || !has_room(d, &found->body[0]) || !has_room(d, &found->body[1])) return;
  memcpy(d->body, found->body, sizeof d->body);
}

static og_vec3 vec_of(const double p[3]) { return (og_vec3){(og_scalar)p[0], (og_scalar)p[1], (og_scalar)p[2]}; }

static bool put_body(og_body *body, og_vec3 *vertex, const draft *from) {
  static const double origin[3];
  if (!from->is_box)
    return or_body_set_points(body, vertex, from->count == 0 ? origin : from->point[0],
                              from->count == 0 ? 1 : from->count, fabs(from->radius));
  memset(body, 0, sizeof *body);
  const og_vec3 half = vec_of(from->point[1]);
  body->radius = (og_scalar)fabs(from->radius);
  return or_body_set_box(body, vertex, &from->rotation, vec_of(from->point[0]),
                         (og_vec3){og_abs(half.x), og_abs(half.y), og_abs(half.z)}) &&
         isfinite(body->radius);
}

static void put_figure(og_decoded *r) {
  const og_body *body[2] = {&r->pair.a, &r->pair.b};
  int count = 0;
  for (int i = 0; i < 2; i++)
    for (int k = 0; k < body[i]->vertex_count && count < OG_FIGURE_POINTS; k++)
      r->figure.point[count++] = body[i]->vertex[k];
  for (; count < OG_FIGURE_POINTS; count++)
    r->figure.point[count] =
        (og_vec3){(og_scalar)(count & 1), (og_scalar)(count >> 1 & 1), (og_scalar)(count >> 2 & 1)};
  const og_vec3 d = vec_of(r->velocity_b);
  r->figure.direction = d.x == 0 && d.y == 0 && d.z == 0 ? (og_vec3){0, 0, 1} : d;
  r->figure.turn = rotation_by(&r->choice[3]);
  r->figure.index = r->choice[0];
}

// ---- motion ----

static double speed(uint8_t byte, uint8_t how) { return ldexp(small(byte), how > 250 ? power_of(how) * 60 : 0); }

static void set_motion(og_decoder *d, og_decoded *r, const uint8_t *record, const uint8_t *next) {
  const draft *a = &d->body[0], *b = &d->body[1];
  switch (record[1] >> 1 & 3) {
  case 0:
    for (int k = 0; k < 3; k++) r->velocity_b[k] = speed(record[2 + k], record[5]);
    break;
  case 1:
    for (int k = 0; k < 3; k++) r->velocity_a[k] = speed(record[2 + k], record[5]);
    break;
  case 2: // towards a vertex of A, from one of B
    for (int k = 0; k < 3 && a->count > 0 && b->count > 0; k++)
      r->velocity_b[k] = a->point[record[2] % a->count][k] - b->point[record[3] % b->count][k];
    break;
  default:
    if (next != NULL) r->velocity_b[record[2] % 3] = double_of(next);
  }
  r->has_until = record[6] & 1;
  r->until = ldexp(record[7] & 15, record[7] >> 4 == 15 ? 900 : -(record[7] >> 4 & 3));
}

// ---- the machine ----

static void execute(og_decoder *d, og_decoded *r, const uint8_t *record, const uint8_t *next) {
  draft *body = &d->body[record[1] & 1];
  switch ((og_fuzz_operation)(record[0] % OG_FUZZ_OPERATIONS)) {
  case OG_FUZZ_POINT: add_point(d, body, record); break;
  case OG_FUZZ_COPY: copy_vertex(d, body, record); break;
  case OG_FUZZ_COMBINE: combine_vertices(d, body, record); break;
  case OG_FUZZ_NUDGE: nudge(body, record); break;
  case OG_FUZZ_POWER: scale(d, body, record); break;
  case OG_FUZZ_RAW: set_raw(body, record, next); break;
  case OG_FUZZ_BESIDE: add_beside(d, body, record); break;
  case OG_FUZZ_TOUCH: touch(d, body, record); break;
  case OG_FUZZ_MOVE: move(body, record); break;
  case OG_FUZZ_RADIUS: body->radius = ldexp(record[2] % 8, -(record[3] % 4)); break;
  case OG_FUZZ_MEET: meet(d, body, record); break;
  case OG_FUZZ_FLATTEN: flatten(body, record); break;
  case OG_FUZZ_DROP:
    if (!body->is_box && body->count > 1) body->count--;
    break;
  case OG_FUZZ_BOX: make_box(d, body, record); break;
  case OG_FUZZ_FAMILY: take_family(d, record); break;
  case OG_FUZZ_MOTION: set_motion(d, r, record, next); break;
  case OG_FUZZ_CHOICE:
  case OG_FUZZ_OPERATIONS: memcpy(r->choice, record + 1, sizeof r->choice); break;
  }
}

static bool takes_next(const uint8_t *record) {
  const int operation = record[0] % OG_FUZZ_OPERATIONS;
  return operation == OG_FUZZ_RAW || (operation == OG_FUZZ_MOTION && (record[1] >> 1 & 3) == 3);
}

void og_decode(og_decoder *d, const uint8_t *bytes, size_t size, size_t most, og_decoded *r) {
  memset(d->body, 0, sizeof d->body);
  d->most = most;
  memset(r, 0, sizeof *r);
  size_t records = size / OG_FUZZ_RECORD;
  if (records > OG_FUZZ_RECORDS) records = OG_FUZZ_RECORDS;
  for (size_t k = 0; k < records; k++) {
    const uint8_t *record = bytes + OG_FUZZ_RECORD * k;
    const uint8_t *next = k + 1 < records ? record + OG_FUZZ_RECORD : NULL;
    execute(d, r, record, next);
    if (takes_next(record)) k++;
  }
  strcpy(r->pair.name, "decoded");
  const bool a = put_body(&r->pair.a, r->pair.vertex_a, &d->body[0]);
  r->finite = put_body(&r->pair.b, r->pair.vertex_b, &d->body[1]) && a;
  put_figure(r);
}

// ---- on ----

static bool put_points(double *xyz, size_t *count, double *radius, const og_body *body) {
  if (body->vertex_count > OR_PAIR_POINTS) return false;
  for (int k = 0; k < body->vertex_count; k++) {
    xyz[3 * k] = (double)body->vertex[k].x;
    xyz[3 * k + 1] = (double)body->vertex[k].y;
    xyz[3 * k + 2] = (double)body->vertex[k].z;
  }
  *count = (size_t)body->vertex_count;
  *radius = (double)body->radius;
  return true;
}

bool og_decoded_to_pair(or_pair *pair, const og_decoded *from) {
  memset(pair, 0, sizeof *pair);
  pair->family = "decoded";
  memcpy(pair->va, from->velocity_a, sizeof pair->va);
  memcpy(pair->vb, from->velocity_b, sizeof pair->vb);
  pair->has_until = from->has_until;
  pair->until = from->until;
  return from->finite && is_finite(pair->va) && is_finite(pair->vb) &&
         put_points(pair->a, &pair->na, &pair->ra, &from->pair.a) &&
         put_points(pair->b, &pair->nb, &pair->rb, &from->pair.b);
}

static void put_case_body(og_gen_body *r, const og_body *body) {
  static const og_gen_shape shapes[] = {OG_GEN_POINT, OG_GEN_SEGMENT, OG_GEN_TRIANGLE, OG_GEN_HULL,
                                        OG_GEN_HULL,  OG_GEN_SPHERE,  OG_GEN_SEGMENT};
  r->shape = shapes[body->kind];
  if (body->kind == OG_BODY_SPHERE)
    og_gen_set_translation(r, (double)body->vertex[0].x, (double)body->vertex[0].y, (double)body->vertex[0].z);
  for (int k = 0; k < body->vertex_count && body->kind != OG_BODY_SPHERE; k++)
    og_gen_add(r, (double)body->vertex[k].x, (double)body->vertex[k].y, (double)body->vertex[k].z);
  if (body->radius > 0) og_gen_set_radius(r, (double)body->radius);
}

void og_decoded_print(FILE *out, const og_decoded *decoded) {
  if (!decoded->finite) {
    fprintf(out, "(numbers that are not finite)\n");
    return;
  }
  og_gen_case *c = og_grow(NULL, 1, sizeof *c);
  memset(c, 0, sizeof *c);
  put_case_body(&c->a, &decoded->pair.a);
  put_case_body(&c->b, &decoded->pair.b);
  og_gen_write(out, c, "found", "");
  free(c);
}
