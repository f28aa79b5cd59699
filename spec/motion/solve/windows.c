#include "spec/motion/solve/windows.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

// Lengths that differ by no more than 2^WINDOW_LOG are left to the solver as they are, and so are those of a window.
enum { WINDOW_LOG = 16 };
// The last window before an end begins where the body has so many bits of its turn before it.
enum { WINDOW_MORE = 16 };
// Bits by which a direction becomes longer where its length is rounded up: not less finely than it was in the window.
enum { WINDOW_BITS = 64 };

struct og_window_solver {
  og_rigid_solver *inner;
  og_rigid_answer part;
  og_rigid_problem window;
  og_rational from, to;
  og_int left, right;
  const og_rigid_problem *problem;
  og_rigid_certificate *certificate;
  og_rigid_limits limits;
};

og_window_solver *og_window_solver_new(void) {
  og_window_solver *s = og_grow(NULL, 1, sizeof *s);
  memset(s, 0, sizeof *s);
  s->inner = og_rigid_solver_new();
  og_rigid_answer_init(&s->part);
  og_rigid_problem_init(&s->window);
  og_rational_init(&s->from);
  og_rational_init(&s->to);
  og_int_init(&s->left);
  og_int_init(&s->right);
  return s;
}

void og_window_solver_free(og_window_solver *s) {
  if (s == NULL) return;
  og_rigid_solver_free(s->inner);
  og_rigid_answer_clear(&s->part);
  og_rigid_problem_clear(&s->window);
  og_rational_clear(&s->from);
  og_rational_clear(&s->to);
  og_int_clear(&s->left);
  og_int_clear(&s->right);
  free(s);
}

// ---- how different the lengths are ----

// The bits of the longest part of a quaternion.
static long quaternion_bits(const og_rigid_body *body, int end) {
  const og_ivec *u = &body->axis[end];
  const og_int *const parts[4] = {&u->x, &u->y, &u->z, &body->cosine[end]};
  size_t most = 0;
  for (int k = 0; k < 4; k++) {
    const size_t bits = mpz_sizeinbase(parts[k]->z, 2);
    most = og_int_sign(parts[k]) != 0 && bits > most ? bits : most;
  }
  return (long)most;
}

// By how many bits a quaternion is shorter at the end than at the other one: the most of both bodies.
static long shorter_by(const og_rigid_problem *problem, int end) {
  long most = 0;
  for (int k = 0; k < 2; k++) {
    const og_rigid_body *body = &problem->body[k];
    const long bits = quaternion_bits(body, 1 - end) - quaternion_bits(body, end);
    most = bits > most ? bits : most;
  }
  return most;
}

bool og_needs_windows(const og_rigid_problem *problem) {
  return shorter_by(problem, 0) > WINDOW_LOG || shorter_by(problem, 1) > WINDOW_LOG;
}

// ---- a window ----

// r = (1 - time) ends[0] + time ends[1], times the time's denominator
static void mix_vectors(og_window_solver *s, og_ivec *r, const og_ivec ends[2], const og_rational *time) {
  og_int_sub(&s->left, &time->den, &time->num);
  og_ivec_scale(r, &s->left, &ends[0]);
  og_ivec_addmul(r, &time->num, &ends[1]);
}

static void mix_numbers(og_window_solver *s, og_int *r, const og_int ends[2], const og_rational *time) {
  og_int_sub(&s->left, &time->den, &time->num);
  og_int_mul(r, &s->left, &ends[0]);
  og_int_addmul(r, &time->num, &ends[1]);
}

// The motion between `from` and `to`, which have one denominator: all lengths stand times that.
static void set_window(og_window_solver *s) {
  const og_int *den = &s->from.den;
  const og_rational *const times[2] = {&s->from, &s->to};
  og_int_mul(&s->window.den, &s->problem->den, den);
  og_int_mul(&s->window.radius, &s->problem->radius, den);
  for (int k = 0; k < 2; k++) {
    const og_rigid_body *whole = &s->problem->body[k];
    og_rigid_body *part = &s->window.body[k];
    og_rigid_body_resize(part, whole->count);
    for (size_t n = 0; n < whole->count; n++) og_ivec_scale(&part->point[n], den, &whole->point[n]);
    for (int end = 0; end < 2; end++) {
      mix_vectors(s, &part->centre[end], whole->centre, times[end]);
      mix_vectors(s, &part->axis[end], whole->axis, times[end]);
      mix_numbers(s, &part->cosine[end], whole->cosine, times[end]);
    }
  }
}

// r = (1 - time) from + time to: a time of the window in the whole motion.
static void set_whole_time(og_window_solver *s, og_rational *r, const og_rational *time) {
  og_int_sub(&s->left, &time->den, &time->num);
  og_int_mul(&s->left, &s->left, &s->from.num);
  og_int_addmul(&s->left, &time->num, &s->to.num);
  og_int_mul(&s->right, &time->den, &s->from.den);
  og_rational_set_quotient(r, &s->left, &s->right);
}

static void lengthen_vector(og_ivec *v) {
  mpz_mul_2exp(v->x.z, v->x.z, WINDOW_BITS);
  mpz_mul_2exp(v->y.z, v->y.z, WINDOW_BITS);
  mpz_mul_2exp(v->z.z, v->z.z, WINDOW_BITS);
}

// The window's pieces become some of the whole motion. Its polynomials are the same but for positive factors, by which
// the lengths of directions may be rounded up more.
static void add_window(og_window_solver *s) {
  const og_rigid_certificate *found = &s->part.certificate;
  for (size_t k = 0; k < found->count; k++) {
    og_rigid_piece *piece = og_rigid_certificate_add(s->certificate);
    set_whole_time(s, &piece->until, &found->piece[k].until);
    piece->frame = found->piece[k].frame;
    og_ivec_set(&piece->direction, &found->piece[k].direction);
    og_ivec_set(&piece->other, &found->piece[k].other);
    if (og_int_sign(&s->problem->radius) > 0) lengthen_vector(&piece->direction);
  }
}

static void keep_contact(og_window_solver *s) {
  og_rigid_certificate *found = &s->part.certificate;
  const og_combination old = s->certificate->contact;
  s->certificate->kind = OG_RIGID_FIRST;
  set_whole_time(s, &s->certificate->hi, &found->hi);
  s->certificate->contact = found->contact;
  found->contact = old;
}

// Where the windows of a half of time begin and end: at 2^-shift from its end. The first shift is 1, the last is
// `most`, and each is WINDOW_LOG above the one before; beyond the last the end itself follows.
enum { AT_END = -1 };

static long shift_at(long k, long most) {
  if (1 + (k - 1) * WINDOW_LOG >= most) return AT_END;
  return 1 + k * WINDOW_LOG < most ? 1 + k * WINDOW_LOG : most;
}

// The time at 2^-shift from 0, or from 1, over 2^bits.
static void set_shifted(og_rational *time, long shift, long bits, bool from_one) {
  og_int_set_si(&time->den, 1);
  mpz_mul_2exp(time->den.z, time->den.z, (mp_bitcnt_t)bits);
  og_int_set_si(&time->num, shift == AT_END ? 0 : 1);
  if (shift != AT_END) mpz_mul_2exp(time->num.z, time->num.z, (mp_bitcnt_t)(bits - shift));
  if (from_one) og_int_sub(&time->num, &time->den, &time->num);
}

// True where the bodies are apart in all of the window; otherwise *outcome is that of the whole motion.
static bool passes_window(og_window_solver *s, og_rigid_outcome *outcome) {
  const size_t used = s->certificate->count;
  *outcome = OG_RIGID_LIMIT;
  if (used >= s->limits.pieces) return false;
  set_window(s);
  og_rigid_solver_set_limit(s->inner, s->limits.pieces - used);
  og_rigid_solver_set_bits(s->inner, SIZE_MAX);
  *outcome = og_solve_rigid(s->inner, &s->window, &s->part);
  add_window(s);
  if (s->part.finding.kind == OG_RIGID_FIRST) keep_contact(s);
  return s->part.finding.kind == OG_RIGID_NEVER;
}

// The windows of one half, the k-th between the shifts k and k + 1.
static bool passes_half(og_window_solver *s, bool from_one, og_rigid_outcome *outcome) {
  const long bits = shorter_by(s->problem, from_one ? 1 : 0), most = bits > WINDOW_LOG ? bits + WINDOW_MORE : 1;
  long count = 1;
  while (shift_at(count, most) != AT_END) count++;
  bool passes = true;
  for (long n = 0; n < count && passes; n++) {
    const long k = from_one ? n : count - 1 - n;
    set_shifted(from_one ? &s->from : &s->to, shift_at(k, most), most, from_one);
    set_shifted(from_one ? &s->to : &s->from, shift_at(k + 1, most), most, from_one);
    passes = passes_window(s, outcome);
  }
  return passes;
}

og_rigid_outcome og_solve_windows(og_window_solver *s, const og_rigid_problem *problem, og_rigid_limits limits,
                                  og_rigid_certificate *certificate) {
  og_rigid_outcome outcome = OG_RIGID_ANSWERED;
  s->problem = problem;
  s->limits = limits;
  s->certificate = certificate;
  og_rigid_certificate_reset(certificate);
  og_rigid_solver_set_width(s->inner, limits.width);
  if (passes_half(s, false, &outcome) && passes_half(s, true, &outcome)) certificate->kind = OG_RIGID_NEVER;
  return outcome;
}
