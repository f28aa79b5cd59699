#include "spec/motion/checker.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

// Polynomials on a piece [from, to], homogeneous in y, x >= 0: t = (y from.num + x to.num) / (y from.den + x to.den).
// c[k] belongs to y^(degree - k) x^k: up to positive factors these are the Bernstein coefficients.
enum { DEGREE = 9 };

typedef struct form {
  int degree;
  og_int c[DEGREE + 1];
} form;

typedef struct vector_form {
  int degree;
  og_ivec c[DEGREE + 1];
} vector_form;

// A body's pose on a piece: q = (u, w), |q|^2, and the centre times y from.den + x to.den.
typedef struct pose {
  vector_form u, centre;
  form w, square;
} pose;

struct og_rigid_checker {
  pose pose[2];
  form span;                  // y from.den + x to.den
  vector_form direction;      // d(t) times positive denominators
  vector_form along[2];       // d . R(t) p = along . p for a point p of the body's frame, times positive denominators
  form base;                  // the same of the centres' difference
  vector_form v0, v1;
  form s0, s1;
  og_int before, value, best[2];
  og_exact_body at[2];
  og_ivec sum, point;
  og_rigid_problem larger; // with the distance kept
};

static void form_init(form *p) {
  p->degree = 0;
  for (int k = 0; k <= DEGREE; k++) og_int_init(&p->c[k]);
}

static void form_clear(form *p) {
  for (int k = 0; k <= DEGREE; k++) og_int_clear(&p->c[k]);
}

static void vector_form_init(vector_form *p) {
  p->degree = 0;
  for (int k = 0; k <= DEGREE; k++) og_ivec_init(&p->c[k]);
}

static void vector_form_clear(vector_form *p) {
  for (int k = 0; k <= DEGREE; k++) og_ivec_clear(&p->c[k]);
}

og_rigid_checker *og_rigid_checker_new(void) {
  og_rigid_checker *c = og_grow(NULL, 1, sizeof *c);
  form *const forms[] = {&c->span, &c->base, &c->s0, &c->s1};
  vector_form *const vectors[] = {&c->direction, &c->v0, &c->v1};
  for (int k = 0; k < 4; k++) form_init(forms[k]);
  for (int k = 0; k < 3; k++) vector_form_init(vectors[k]);
  og_int_init(&c->before);
  og_int_init(&c->value);
  for (int body = 0; body < 2; body++) {
    vector_form_init(&c->pose[body].u);
    vector_form_init(&c->pose[body].centre);
    form_init(&c->pose[body].w);
    form_init(&c->pose[body].square);
    vector_form_init(&c->along[body]);
    og_int_init(&c->best[body]);
    og_exact_body_init(&c->at[body]);
  }
  og_ivec_init(&c->sum);
  og_ivec_init(&c->point);
  og_rigid_problem_init(&c->larger);
  return c;
}

void og_rigid_checker_free(og_rigid_checker *c) {
  if (c == NULL) return;
  form *const forms[] = {&c->span, &c->base, &c->s0, &c->s1};
  vector_form *const vectors[] = {&c->direction, &c->v0, &c->v1};
  for (int k = 0; k < 4; k++) form_clear(forms[k]);
  for (int k = 0; k < 3; k++) vector_form_clear(vectors[k]);
  og_int_clear(&c->before);
  og_int_clear(&c->value);
  for (int body = 0; body < 2; body++) {
    vector_form_clear(&c->pose[body].u);
    vector_form_clear(&c->pose[body].centre);
    form_clear(&c->pose[body].w);
    form_clear(&c->pose[body].square);
    vector_form_clear(&c->along[body]);
    og_int_clear(&c->best[body]);
    og_exact_body_clear(&c->at[body]);
  }
  og_ivec_clear(&c->sum);
  og_ivec_clear(&c->point);
  og_rigid_problem_clear(&c->larger);
  free(c);
}

// ---- arithmetic of forms: the result is none of the operands ----

static void form_multiply(form *r, const form *p, const form *q) {
  r->degree = p->degree + q->degree;
  for (int k = 0; k <= r->degree; k++) og_int_set_si(&r->c[k], 0);
  for (int i = 0; i <= p->degree; i++)
    for (int k = 0; k <= q->degree; k++) og_int_addmul(&r->c[i + k], &p->c[i], &q->c[k]);
}

static void form_dot(form *r, const vector_form *p, const vector_form *q, og_int *value) {
  r->degree = p->degree + q->degree;
  for (int k = 0; k <= r->degree; k++) og_int_set_si(&r->c[k], 0);
  for (int i = 0; i <= p->degree; i++)
    for (int k = 0; k <= q->degree; k++) {
      og_ivec_dot(value, &p->c[i], &q->c[k]);
      og_int_add(&r->c[i + k], &r->c[i + k], value);
    }
}

static void zero_vector_form(vector_form *r, int degree) {
  r->degree = degree;
  for (int k = 0; k <= degree; k++) og_ivec_set_zero(&r->c[k]);
}

// r = r + s v times `times`; r has that degree already.
static void add_scaled(vector_form *r, const form *s, const vector_form *v, int times) {
  for (int n = 0; n < times; n++)
    for (int i = 0; i <= s->degree; i++)
      for (int k = 0; k <= v->degree; k++) og_ivec_addmul(&r->c[i + k], &s->c[i], &v->c[k]);
}

static void form_scale(vector_form *r, const form *s, const vector_form *v) {
  zero_vector_form(r, s->degree + v->degree);
  add_scaled(r, s, v, 1);
}

static void form_cross(vector_form *r, const vector_form *p, const vector_form *q, og_ivec *value) {
  zero_vector_form(r, p->degree + q->degree);
  for (int i = 0; i <= p->degree; i++)
    for (int k = 0; k <= q->degree; k++) {
      og_ivec_cross(value, &p->c[i], &q->c[k]);
      og_ivec_add(&r->c[i + k], &r->c[i + k], value);
    }
}

// r = R(q) v |q|^2 = (w^2 - u.u) v + 2 (u.v) u + 2 w (u x v); or with the rotation back, 2 w (v x u). Uses s0, s1 and
// v1.
static void turn_form(og_rigid_checker *c, vector_form *r, const pose *q, const vector_form *v, bool back) {
  form_multiply(&c->s0, &q->w, &q->w);
  form_dot(&c->s1, &q->u, &q->u, &c->value);
  for (int k = 0; k <= 2; k++) og_int_sub(&c->s0.c[k], &c->s0.c[k], &c->s1.c[k]);
  form_scale(r, &c->s0, v);
  form_dot(&c->s0, &q->u, v, &c->value);
  add_scaled(r, &c->s0, &q->u, 2);
  if (back) form_cross(&c->v1, v, &q->u, &c->point);
  else form_cross(&c->v1, &q->u, v, &c->point);
  add_scaled(r, &q->w, &c->v1, 2);
}

// ---- a piece ----

// r's coefficient k becomes that of (1 - t) at0 + t at1 at the time, times its denominator.
static void set_vector_at(og_rigid_checker *c, vector_form *r, int k, const og_ivec ends[2], const og_rational *time) {
  og_int_sub(&c->before, &time->den, &time->num);
  og_ivec_scale(&r->c[k], &c->before, &ends[0]);
  og_ivec_addmul(&r->c[k], &time->num, &ends[1]);
  r->degree = 1;
}

static void set_number_at(og_rigid_checker *c, form *r, int k, const og_int ends[2], const og_rational *time) {
  og_int_sub(&c->before, &time->den, &time->num);
  og_int_mul(&r->c[k], &c->before, &ends[0]);
  og_int_addmul(&r->c[k], &time->num, &ends[1]);
  r->degree = 1;
}

static void set_poses(og_rigid_checker *c, const og_rigid_problem *problem, const og_rational *from,
                      const og_rational *to) {
  const og_rational *const times[2] = {from, to};
  c->span.degree = 1;
  for (int end = 0; end < 2; end++) og_int_set(&c->span.c[end], &times[end]->den);
  for (int body = 0; body < 2; body++) {
    const og_rigid_body *moving = &problem->body[body];
    pose *q = &c->pose[body];
    for (int end = 0; end < 2; end++) {
      set_vector_at(c, &q->centre, end, moving->centre, times[end]);
      set_vector_at(c, &q->u, end, moving->axis, times[end]);
      set_number_at(c, &q->w, end, moving->cosine, times[end]);
    }
    form_multiply(&q->square, &q->w, &q->w);
    form_dot(&c->s0, &q->u, &q->u, &c->value);
    for (int k = 0; k <= 2; k++) og_int_add(&q->square.c[k], &q->square.c[k], &c->s0.c[k]);
  }
}

static void set_direction(og_rigid_checker *c, const og_rigid_piece *piece) {
  zero_vector_form(&c->v0, 0);
  og_ivec_set(&c->v0.c[0], &piece->direction);
  switch (piece->frame) {
  case OG_FRAME_A: turn_form(c, &c->direction, &c->pose[0], &c->v0, false); return;
  case OG_FRAME_B: turn_form(c, &c->direction, &c->pose[1], &c->v0, false); return;
  case OG_FRAME_BOTH:
    turn_form(c, &c->along[0], &c->pose[0], &c->v0, false);
    og_ivec_set(&c->v0.c[0], &piece->other);
    turn_form(c, &c->along[1], &c->pose[1], &c->v0, false);
    form_cross(&c->direction, &c->along[0], &c->along[1], &c->point);
    return;
  case OG_FRAME_WORLD:
  case OG_FRAME_COUNT: break;
  }
  zero_vector_form(&c->direction, 0);
  og_ivec_set(&c->direction.c[0], &piece->direction);
}

// The length of each control vector, rounded up: for y, x >= 0 the form of these is at least the length of the form v.
static void bound_length(form *r, const vector_form *v) {
  r->degree = v->degree;
  for (int k = 0; k <= v->degree; k++) {
    og_ivec_dot(&r->c[k], &v->c[k], &v->c[k]);
    const bool is_square = mpz_perfect_square_p(r->c[k].z) != 0;
    mpz_sqrt(r->c[k].z, r->c[k].z);
    if (!is_square) mpz_add_ui(r->c[k].z, r->c[k].z, 1);
  }
}

// base = base - radius L N_A N_B |d|, by the bound. s0 is N_A N_B.
static void take_radius_off(og_rigid_checker *c, const og_int *radius) {
  form_multiply(&c->s1, &c->span, &c->s0);
  bound_length(&c->s0, &c->direction);
  for (int i = 0; i <= c->s0.degree; i++) {
    og_int_mul(&c->value, radius, &c->s0.c[i]);
    for (int k = 0; k <= c->s1.degree; k++) og_int_submul(&c->base.c[i + k], &c->value, &c->s1.c[k]);
  }
}

// With L the span and N the squares, L N_A N_B d.(a - b) = d.(c_A - c_B) N_A N_B + L (N_B (d.R_A) a' - N_A (d.R_B) b'),
// where the centres stand times L, the rotations times N, and a', b' are points of the bodies' frames.
static void set_products(og_rigid_checker *c, const og_int *radius) {
  for (int body = 0; body < 2; body++) {
    turn_form(c, &c->v0, &c->pose[body], &c->direction, true);
    form_multiply(&c->s0, &c->span, &c->pose[1 - body].square);
    form_scale(&c->along[body], &c->s0, &c->v0);
  }
  c->v0.degree = 1;
  for (int k = 0; k <= 1; k++) og_ivec_sub(&c->v0.c[k], &c->pose[0].centre.c[k], &c->pose[1].centre.c[k]);
  form_multiply(&c->s0, &c->pose[0].square, &c->pose[1].square);
  form_dot(&c->s1, &c->direction, &c->v0, &c->value);
  form_multiply(&c->base, &c->s0, &c->s1);
  if (og_int_sign(radius) > 0) take_radius_off(c, radius);
}

// The sign of the least coefficient k of all pairs of points.
static int least_sign(og_rigid_checker *c, const og_rigid_problem *problem, int k) {
  for (int body = 0; body < 2; body++) {
    const og_rigid_body *moving = &problem->body[body];
    og_ivec_dot(&c->best[body], &c->along[body].c[k], &moving->point[0]);
    for (size_t n = 1; n < moving->count; n++) {
      og_ivec_dot(&c->value, &c->along[body].c[k], &moving->point[n]);
      const int order = og_int_compare(&c->value, &c->best[body]);
      if (body == 0 ? order < 0 : order > 0) og_int_swap(&c->value, &c->best[body]);
    }
  }
  og_int_sub(&c->value, &c->best[0], &c->best[1]);
  og_int_add(&c->value, &c->value, &c->base.c[k]);
  return og_int_sign(&c->value);
}

bool og_rigid_piece_separates(og_rigid_checker *c, const og_rigid_problem *problem, const og_rational *from,
                              const og_rigid_piece *piece, bool at_end) {
  set_poses(c, problem, from, &piece->until);
  set_direction(c, piece);
  set_products(c, &problem->radius);
  const int last = c->base.degree;
  if (least_sign(c, problem, 0) <= 0 || least_sign(c, problem, last) < (at_end ? 1 : 0)) return false;
  for (int k = 1; k < last; k++)
    if (least_sign(c, problem, k) < 0) return false;
  return true;
}

// ---- the certificate ----

// The sign of a - b.
static int rigid_compare(og_int *work, const og_rational *a, const og_rational *b) {
  og_int_mul(work, &a->num, &b->den);
  og_int_submul(work, &b->num, &a->den);
  return og_int_sign(work);
}

bool og_rigid_is_between(og_rigid_checker *c, const og_rational *lo, const og_rational *time) {
  return og_int_sign(&time->den) > 0 && rigid_compare(&c->value, time, lo) >= 0 &&
         og_int_compare(&time->num, &time->den) <= 0;
}

static bool is_well_formed(const og_rigid_problem *problem) {
  if (og_int_sign(&problem->den) <= 0 || og_int_sign(&problem->radius) < 0) return false;
  for (int body = 0; body < 2; body++)
    if (problem->body[body].count == 0 || !og_rigid_turns_less_than_half(&problem->body[body]) ||
        og_int_sign(&problem->body[body].spin_den) <= 0 || !og_rigid_spins_slowly(&problem->body[body]))
      return false;
  return true;
}

// Each piece begins where the one before ends; where it does, it separates. So only the end of the last has to be
// looked at, and only of `never`.
og_rigid_refusal og_rigid_check_pieces(og_rigid_checker *c, const og_rigid_problem *problem,
                                       const og_rigid_piece *piece, size_t count, bool at_end, og_rational *lo) {
  for (size_t k = 0; k < count; k++) {
    const og_rational *until = &piece[k].until;
    if (og_int_sign(&until->den) <= 0 || rigid_compare(&c->value, until, lo) <= 0 ||
        og_int_compare(&until->num, &until->den) > 0)
      return OG_RIGID_REFUSED_TIME;
    if (!og_rigid_piece_separates(c, problem, lo, &piece[k], at_end && k + 1 == count))
      return OG_RIGID_REFUSED_TOGETHER;
    og_rational_set(lo, until);
  }
  return OG_RIGID_ACCEPTED;
}

// Is |sum / (weights den_A den_B) - offset / den| <= radius / den? The sum is of weighted differences times both
// denominators.
static bool is_within_radius(og_rigid_checker *c, const og_rigid_problem *problem, const og_combination *contact,
                             const og_ivec *offset) {
  og_int *far = &c->best[0], *near = &c->best[1];
  og_int_set_si(near, 0);
  for (size_t k = 0; k < contact->count; k++) og_int_add(near, near, &contact->weight[k]);
  og_int_mul(near, near, &c->at[0].den);
  og_int_mul(near, near, &c->at[1].den);
  og_ivec_scale(&c->point, &problem->den, &c->sum);
  if (offset != NULL) og_ivec_submul(&c->point, near, offset);
  og_int_mul(near, near, &problem->radius);
  og_int_mul(near, near, near);
  og_ivec_dot(far, &c->point, &c->point);
  return og_int_compare(far, near) <= 0;
}

og_rigid_refusal og_rigid_shows_contact(og_rigid_checker *c, const og_rigid_problem *problem, const og_rational *time,
                                        const og_combination *contact, const og_ivec *offset) {
  for (int body = 0; body < 2; body++) og_rigid_body_at(&c->at[body], problem, body, time);
  og_ivec_set_zero(&c->sum);
  if (contact->count == 0) return OG_RIGID_REFUSED_WEIGHT;
  for (size_t k = 0; k < contact->count; k++) {
    const og_pair pair = contact->pair[k];
    if (pair.i >= c->at[0].count || pair.j >= c->at[1].count) return OG_RIGID_REFUSED_INDEX;
    if (og_int_sign(&contact->weight[k]) <= 0) return OG_RIGID_REFUSED_WEIGHT;
    og_ivec_scale(&c->point, &c->at[1].den, &c->at[0].point[pair.i]);
    og_ivec_submul(&c->point, &c->at[0].den, &c->at[1].point[pair.j]);
    og_ivec_addmul(&c->sum, &contact->weight[k], &c->point);
  }
  return is_within_radius(c, problem, contact, offset) ? OG_RIGID_ACCEPTED : OG_RIGID_REFUSED_APART;
}

// Without the distance kept, of a well-formed problem.
static og_rigid_refusal check_meeting(og_rigid_checker *c, const og_rigid_problem *problem,
                                      const og_rigid_certificate *certificate, og_rigid_finding *finding) {
  if (og_rigid_problem_spins(problem)) return og_check_spin(c, problem, certificate, finding);
  if (certificate->bits != 0 || certificate->span_count != 0) return OG_RIGID_REFUSED_BITS;
  const og_rational *hi = &certificate->hi;
  const bool is_first = certificate->kind == OG_RIGID_FIRST, is_never = certificate->kind == OG_RIGID_NEVER;
  finding->kind = certificate->kind;
  og_rational_set_si(&finding->lo, 0);
  og_rational_set_si(&finding->hi, 1);
  const og_rigid_refusal refusal =
      og_rigid_check_pieces(c, problem, certificate->piece, certificate->count, is_never, &finding->lo);
  if (refusal != OG_RIGID_ACCEPTED) return refusal;
  if (is_never && !og_rational_equal(&finding->lo, &finding->hi)) return OG_RIGID_REFUSED_SHORT;
  if (!is_first) return OG_RIGID_ACCEPTED;
  if (!og_rigid_is_between(c, &finding->lo, hi)) return OG_RIGID_REFUSED_TIME;
  og_rational_set(&finding->hi, hi);
  return og_rigid_shows_contact(c, problem, hi, &certificate->contact, NULL);
}

og_rigid_refusal og_check_rigid(og_rigid_checker *c, const og_rigid_problem *problem,
                                const og_rigid_certificate *certificate, og_rigid_finding *finding) {
  const og_rational *apart = &certificate->apart;
  if (!is_well_formed(problem)) return OG_RIGID_REFUSED_PROBLEM;
  og_rational_set(&finding->apart, apart);
  if (og_int_sign(&apart->num) == 0) return check_meeting(c, problem, certificate, finding);
  if (certificate->kind != OG_RIGID_NEVER || og_int_sign(&apart->num) < 0 || og_int_sign(&apart->den) <= 0)
    return OG_RIGID_REFUSED_KEPT;
  og_rigid_problem_enlarge(&c->larger, problem, apart);
  return check_meeting(c, &c->larger, certificate, finding);
}
