#include "tool/gen/decoder.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/gen/family_reader.h"
#include "tool/run/exact_body.h"
#include "tool/run/round_quotient.h"

typedef og_decoded_body draft;

// A pair of the generator's, once made: by way of text it takes as long as everything else together.
typedef struct remembered {
  bool is_made, has_pair; // none where a number is out of range or a body has too many points
  draft body[2];
} remembered;

enum { FAMILY_CASES = 256 }; // as many as a byte names

struct og_decoder {
  size_t most;
  draft body[2];
  og_family_reader reader;
  remembered **family; // of each, its cases; null until one is asked for
  // exact numbers
  og_exact_body exact; // points on a lattice of their own
  og_ivec sum, normal, point;
  og_int factor, square, height, den;
};

og_decoder *og_decoder_new(void) {
  og_decoder *d = og_grow(NULL, 1, sizeof *d);
  memset(d, 0, sizeof *d);
  og_family_reader_init(&d->reader);
  d->family = og_grow(NULL, og_gen_family_count(), sizeof *d->family);
  memset(d->family, 0, og_gen_family_count() * sizeof *d->family);
  og_exact_body_init(&d->exact);
  og_ivec *const vectors[] = {&d->sum, &d->normal, &d->point};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_init(vectors[k]);
  og_int *const numbers[] = {&d->factor, &d->square, &d->height, &d->den};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
  return d;
}

void og_decoder_free(og_decoder *d) {
  og_family_reader_clear(&d->reader);
  for (size_t k = 0; k < og_gen_family_count(); k++) free(d->family[k]);
  free(d->family);
  og_exact_body_clear(&d->exact);
  og_ivec *const vectors[] = {&d->sum, &d->normal, &d->point};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_clear(vectors[k]);
  og_int *const numbers[] = {&d->factor, &d->square, &d->height, &d->den};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
  free(d);
}

// ---- numbers from bytes ----

static int small(uint8_t byte) { return byte % 9 - 4; }
static int power_of(uint8_t byte) { return (int)(int8_t)byte; }

// A lattice of quarters, mostly of integers.
static double lattice(uint8_t byte, uint8_t fine) { return small(byte) / (double)(1 << (fine % 8 > 5 ? 2 : 0)); }

// The lowest byte first, on any machine.
static double double_of(const uint8_t *record) {
  uint64_t bits = 0;
  for (int k = 7; k >= 0; k--) bits = bits << 8 | record[k];
  double x;
  memcpy(&x, &bits, sizeof x);
  return x;
}

static double step_ulps(double x, int ulps) {
  for (int k = abs(ulps); k > 0; k--) x = nextafter(x, ulps > 0 ? HUGE_VAL : -HUGE_VAL);
  return x;
}

static bool is_finite(const double p[3]) { return isfinite(p[0]) && isfinite(p[1]) && isfinite(p[2]); }

// ---- exact numbers ----

static double nearest(const og_int *num, const og_int *den) {
  return og_round_quotient_to(OG_ROUND_BINARY64, num, den);
}

// p = v / den, each coordinate rounded once; den > 0.
static void set_rounded(double p[3], const og_ivec *v, const og_int *den) {
  p[0] = nearest(&v->x, den);
  p[1] = nearest(&v->y, den);
  p[2] = nearest(&v->z, den);
}

// d->exact: three points, on one lattice; false where a number is not finite.
static bool set_three(og_decoder *d, const double *p, const double *q, const double *r) {
  if (!is_finite(p) || !is_finite(q) || !is_finite(r)) return false;
  double xyz[9];
  memcpy(xyz, p, 3 * sizeof *xyz);
  memcpy(xyz + 3, q, 3 * sizeof *xyz);
  memcpy(xyz + 6, r, 3 * sizeof *xyz);
  og_exact_body_of_doubles(&d->exact, xyz, 3, 0);
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

// d->sum / d->den = (i a + j b + k c) / (i + j + k) for the first three points of d->exact; false where there is no
// such point.
static bool combine(og_decoder *d, const int weight[3]) {
  const int total = weight[0] + weight[1] + weight[2];
  if (total == 0) return false;
  og_ivec_set_zero(&d->sum);
  for (int k = 0; k < 3; k++) {
    og_int_set_si(&d->factor, total > 0 ? weight[k] : -weight[k]);
    og_ivec_addmul(&d->sum, &d->factor, &d->exact.point[k]);
  }
  og_int_set_si(&d->factor, abs(total));
  og_int_mul(&d->den, &d->exact.den, &d->factor);
  return true;
}

static void combine_vertices(og_decoder *d, draft *body, const uint8_t *r) {
  const int weight[3] = {r[6] & 7, r[6] >> 4 & 7, (r[7] & 8 ? -1 : 1) * (r[7] & 7)};
  draft *of = &d->body[r[2] & 1];
  if (of->count == 0 || !set_three(d, vertex_at(of, r[3]), vertex_at(of, r[4]), vertex_at(of, r[5]))) return;
  if (!combine(d, weight)) return;
  double *p = add_vertex(d, body);
  if (p != NULL) set_rounded(p, &d->sum, &d->den);
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

// A vertex plus an edge of either body, or a power of two of it.
static void add_beside(og_decoder *d, draft *body, const uint8_t *r) {
  draft *of = &d->body[r[2] & 1];
  const double *u = vertex_at(of, r[3]), *v = vertex_at(of, r[4]), *from = vertex_at(body, r[5]);
  if (u == NULL || from == NULL || !set_three(d, u, v, from)) return;
  // sum = 2^k from + (v - u), or - (v - u), over 2^k.
  mpz_set_ui(d->factor.z, 1);
  mpz_mul_2exp(d->factor.z, d->factor.z, r[6] % 60);
  og_ivec_scale(&d->sum, &d->factor, &d->exact.point[2]);
  og_int_mul(&d->den, &d->exact.den, &d->factor);
  og_ivec_sub(&d->point, &d->exact.point[1], &d->exact.point[0]);
  if (r[7] & 1) og_ivec_sub(&d->sum, &d->sum, &d->point);
  else og_ivec_add(&d->sum, &d->sum, &d->point);
  double *p = add_vertex(d, body);
  if (p != NULL) set_rounded(p, &d->sum, &d->den);
}

// The body moved by d->sum / d->den; then what lies below the plane through d->exact.point[0] with d->normal reflected
// in it, unless the normal is zero. Point k of the body is d->exact.point[3 + k].
static void move_beyond(og_decoder *d, draft *body) {
  // Over d->den, which is `factor` times that of d->exact.
  og_ivec *foot = &d->exact.point[0];
  og_ivec_scale(foot, &d->factor, foot);
  og_ivec_dot(&d->square, &d->normal, &d->normal);
  for (size_t k = 0; k < body->count; k++) {
    og_ivec *p = &d->exact.point[3 + k];
    og_ivec_scale(p, &d->factor, p);
    og_ivec_add(p, p, &d->sum);
    og_ivec_sub(&d->point, p, foot);
    og_ivec_dot(&d->height, &d->normal, &d->point);
    if (og_int_sign(&d->height) >= 0) {
      set_rounded(body->point[k], p, &d->den);
      continue;
    }
    // p - 2 height / square normal, over square den.
    og_int_add(&d->height, &d->height, &d->height);
    og_ivec_scale(p, &d->square, p);
    og_ivec_submul(p, &d->height, &d->normal);
    og_int_mul(&d->height, &d->square, &d->den);
    set_rounded(body->point[k], p, &d->height);
  }
}

static void touch(og_decoder *d, draft *body, const uint8_t *r) {
  draft *other = body == &d->body[0] ? &d->body[1] : &d->body[0];
  const int weight[3] = {1 + (r[6] & 3), r[6] >> 2 & 3, r[6] >> 4 & 3};
  if (body->is_box || other->is_box || body->count == 0 || other->count == 0) return;
  double xyz[3 + OG_DECODED_POINTS][3];
  for (int k = 0; k < 3; k++) memcpy(xyz[k], vertex_at(other, r[3 + k]), sizeof xyz[k]);
  memcpy(xyz[3], body->point, body->count * sizeof *xyz);
  for (size_t k = 0; k < 3 + body->count; k++)
    if (!is_finite(xyz[k])) return;
  og_exact_body_of_doubles(&d->exact, xyz[0], 3 + body->count, 0);
  const og_ivec *point = d->exact.point;
  og_ivec_sub(&d->sum, &point[1], &point[0]);
  og_ivec_sub(&d->point, &point[2], &point[0]);
  og_ivec_cross(&d->normal, &d->sum, &d->point);
  // With r[7] odd the plane is seen from its other side.
  if (r[7] & 1) og_ivec_neg(&d->normal, &d->normal);
  combine(d, weight); // its weights are positive together
  og_ivec_submul(&d->sum, &d->factor, &point[3 + r[2] % body->count]);
  move_beyond(d, body);
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

// By a quaternion x, y, z, w of any length; by 0: none.
static void set_rotation(double rotation[3][3], const long double q[4]) {
  const long double norm = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      const int k = 3 - i - j, sign = (j - i + 3) % 3 == 1 ? -1 : 1;
      long double entry = i == j ? norm - 2 * (norm - q[3] * q[3] - q[i] * q[i]) : 0;
      if (i != j) entry = 2 * (q[i] * q[j] + sign * q[k] * q[3]);
      rotation[i][j] = norm == 0 ? i == j : (double)(entry / norm);
    }
}

void og_decoded_rotation(double rotation[3][3], const uint8_t byte[4]) {
  const long double quaternion[4] = {small(byte[0]), small(byte[1]), small(byte[2]), small(byte[3])};
  set_rotation(rotation, quaternion);
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
  og_decoded_rotation(body->rotation, quaternion);
}

// ---- pairs of the generator's ----

static double nearest_rational(const og_rational *x) { return nearest(&x->num, &x->den); }

// A box whose pose is no matrix, by its numbers.
static bool box_of(draft *r, const og_shape *shape) {
  r->is_box = true;
  r->count = 2;
  long double quaternion[4] = {0, 0, 0, 1};
  for (int k = 0; k < 4 && shape->pose == OG_POSE_ROTATION; k++)
    quaternion[k] = (long double)nearest_rational(&shape->rotation[k]);
  set_rotation(r->rotation, quaternion);
  for (int k = 0; k < 3; k++) {
    r->point[0][k] = nearest_rational(&shape->translation[k]);
    r->point[1][k] = nearest_rational(&shape->half[k]);
  }
  return is_finite(r->point[0]) && is_finite(r->point[1]);
}

// Rounded to doubles; false where there are too many points or a number is too large for that.
static bool draft_of(draft *r, const og_case_body *body) {
  const og_exact_body *exact = &body->exact;
  if (exact->count > OG_DECODED_POINTS) return false;
  memset(r, 0, sizeof *r);
  r->radius = nearest(&exact->radius, &exact->den);
  if (body->shape.kind == OG_SHAPE_BOX && body->shape.pose != OG_POSE_MATRIX) return box_of(r, &body->shape);
  r->count = exact->count;
  bool finite = isfinite(r->radius);
  for (size_t k = 0; k < r->count; k++) {
    set_rounded(r->point[k], &exact->point[k], &exact->den);
    finite = finite && is_finite(r->point[k]);
  }
  return finite;
}

static const remembered *family_case(og_decoder *d, size_t family, uint8_t index) {
  if (d->family[family] == NULL) {
    d->family[family] = og_grow(NULL, FAMILY_CASES, sizeof **d->family);
    memset(d->family[family], 0, FAMILY_CASES * sizeof **d->family);
  }
  remembered *r = &d->family[family][index];
  if (!r->is_made) {
    r->has_pair = og_family_read(&d->reader, og_gen_family_at(family), 1, index) &&
                  draft_of(&r->body[0], og_case_reader_a(d->reader.reader)) &&
                  draft_of(&r->body[1], og_case_reader_b(d->reader.reader));
    r->is_made = true;
  }
  return r;
}

static bool has_room(const og_decoder *d, const draft *body) { return d->most >= (body->is_box ? 8 : body->count); }

static void take_family(og_decoder *d, const uint8_t *r) {
  const size_t family = ((size_t)r[2] | (size_t)r[3] << 8) % og_gen_body_family_count();
  if (!og_gen_family_is_of_pairs(og_gen_family_at(family))) return;
  const remembered *found = family_case(d, family, r[4]);
  if (!found->has_pair || !has_room(d, &found->body[0]) || !has_room(d, &found->body[1])) return;
  memcpy(d->body, found->body, sizeof d->body);
}

// ---- motion ----

static double speed(uint8_t byte, uint8_t how) { return ldexp(small(byte), how > 250 ? power_of(how) * 60 : 0); }

static void set_motion(og_decoder *d, og_decoded *r, const uint8_t *record, const uint8_t *next) {
  const draft *a = &d->body[0], *b = &d->body[1];
  switch (record[1] >> 1 & 3) {
  case 0:
    for (int k = 0; k < 3; k++) r->velocity[1][k] = speed(record[2 + k], record[5]);
    break;
  case 1:
    for (int k = 0; k < 3; k++) r->velocity[0][k] = speed(record[2 + k], record[5]);
    break;
  case 2: // towards a vertex of A, from one of B
    for (int k = 0; k < 3 && a->count > 0 && b->count > 0; k++)
      r->velocity[1][k] = a->point[record[2] % a->count][k] - b->point[record[3] % b->count][k];
    break;
  default:
    if (next != NULL) r->velocity[1][record[2] % 3] = double_of(next);
  }
  r->has_until = record[6] & 1;
  r->until = ldexp(record[7] & 15, record[7] >> 4 == 15 ? 900 : -(record[7] >> 4 & 3));
}

// ---- the machine ----

static void execute(og_decoder *d, og_decoded *r, const uint8_t *record, const uint8_t *next) {
  draft *body = &d->body[record[1] & 1];
  switch ((og_decode_operation)(record[0] % OG_DECODE_OPERATIONS)) {
  case OG_DECODE_POINT: add_point(d, body, record); break;
  case OG_DECODE_COPY: copy_vertex(d, body, record); break;
  case OG_DECODE_COMBINE: combine_vertices(d, body, record); break;
  case OG_DECODE_NUDGE: nudge(body, record); break;
  case OG_DECODE_POWER: scale(d, body, record); break;
  case OG_DECODE_RAW: set_raw(body, record, next); break;
  case OG_DECODE_BESIDE: add_beside(d, body, record); break;
  case OG_DECODE_TOUCH: touch(d, body, record); break;
  case OG_DECODE_MOVE: move(body, record); break;
  case OG_DECODE_RADIUS: body->radius = ldexp(record[2] % 8, -(record[3] % 4)); break;
  case OG_DECODE_MEET: meet(d, body, record); break;
  case OG_DECODE_FLATTEN: flatten(body, record); break;
  case OG_DECODE_DROP:
    if (!body->is_box && body->count > 1) body->count--;
    break;
  case OG_DECODE_BOX: make_box(d, body, record); break;
  case OG_DECODE_FAMILY: take_family(d, record); break;
  case OG_DECODE_MOTION: set_motion(d, r, record, next); break;
  case OG_DECODE_CHOICE:
  case OG_DECODE_OPERATIONS: memcpy(r->choice, record + 1, sizeof r->choice); break;
  }
}

static bool takes_next(const uint8_t *record) {
  const int operation = record[0] % OG_DECODE_OPERATIONS;
  return operation == OG_DECODE_RAW || (operation == OG_DECODE_MOTION && (record[1] >> 1 & 3) == 3);
}

// No points are the origin.
static void finish(draft *r, const draft *body) {
  *r = *body;
  if (r->count == 0) r->count = 1;
  r->radius = fabs(r->radius);
  for (int k = 0; k < 3 && r->is_box; k++) r->point[1][k] = fabs(r->point[1][k]);
}

void og_decode(og_decoder *d, const uint8_t *bytes, size_t size, size_t most, og_decoded *r) {
  memset(d->body, 0, sizeof d->body);
  d->most = most;
  memset(r, 0, sizeof *r);
  size_t records = size / OG_DECODED_RECORD;
  if (records > OG_DECODED_RECORDS) records = OG_DECODED_RECORDS;
  for (size_t k = 0; k < records; k++) {
    const uint8_t *record = bytes + OG_DECODED_RECORD * k;
    const uint8_t *next = k + 1 < records ? record + OG_DECODED_RECORD : NULL;
    execute(d, r, record, next);
    if (takes_next(record)) k++;
  }
  for (int k = 0; k < 2; k++) finish(&r->body[k], &d->body[k]);
}

// ---- on ----

static bool is_body_finite(const og_decoded_body *body) {
  bool finite = isfinite(body->radius);
  for (size_t k = 0; k < body->count; k++) finite = finite && is_finite(body->point[k]);
  return finite;
}

static void put_body(og_gen_body *r, const og_decoded_body *body) {
  static const og_gen_shape shapes[] = {OG_GEN_POINT, OG_GEN_SEGMENT, OG_GEN_TRIANGLE};
  memset(r, 0, sizeof *r);
  if (body->radius > 0) og_gen_set_radius(r, body->radius);
  if (body->is_box) {
    og_gen_set_box(r, body->point[1][0], body->point[1][1], body->point[1][2]);
    r->has_matrix = true;
    for (int k = 0; k < 3; k++)
      r->matrix[k] = og_gen_doubles(body->rotation[k][0], body->rotation[k][1], body->rotation[k][2]);
    og_gen_set_translation(r, body->point[0][0], body->point[0][1], body->point[0][2]);
    return;
  }
  r->shape = body->count <= 3 ? shapes[body->count - 1] : OG_GEN_HULL;
  if (body->count == 1 && body->radius > 0) {
    og_gen_set_sphere(r, body->radius);
    og_gen_set_translation(r, body->point[0][0], body->point[0][1], body->point[0][2]);
    return;
  }
  for (size_t k = 0; k < body->count; k++) og_gen_add(r, body->point[k][0], body->point[k][1], body->point[k][2]);
}

bool og_decoded_to_case(og_gen_case *c, const og_decoded *decoded) {
  if (!is_body_finite(&decoded->body[0]) || !is_body_finite(&decoded->body[1])) return false;
  const bool moves = is_finite(decoded->velocity[0]) && is_finite(decoded->velocity[1]);
  if (!moves && c->question == OG_SWEEP) return false;
  put_body(&c->a, &decoded->body[0]);
  put_body(&c->b, &decoded->body[1]);
  if (!moves) return true;
  const double *u = decoded->velocity[0], *v = decoded->velocity[1];
  og_gen_set_motion(c, (og_gen_point){u[0], u[1], u[2]}, (og_gen_point){v[0], v[1], v[2]});
  if (decoded->has_until) og_gen_set_until(c, decoded->until);
  return true;
}
