#include "spec/moving/solve/moving.h"

#include <math.h>
#include <stdlib.h>

#include "spec/moving/solve/instant.h"
#include "spec/moving/solve/near_direction.h"
#include "spec/moving/solve/separators.h"
#include "spec/number/allocation.h"

// Pieces become half as long so often at most, and the last piece before a contact begins so near to it at least: 2^-N
// of the time. Beyond it the case stays undecided.
#define MOST_HALVES 6000
// Below this depth the directions found in doubles are all that is tried, as they are short and quick.
#define EXACT_DEPTH 6
// The interval around a root is about as short as its time times 2^-N: it lies in the cell of a double.
#define INTERVAL_BITS 53

struct og_moving_search {
  og_near_gaps gaps;
  og_paths paths;
  og_instants instants;
  og_separators separators;
  bool has_separators;
  og_rational zero, one;
  og_poly local, root, work, minor[4];
  og_moving_certificate *certificate;
};

static og_moving_search *moving_search_new(void) {
  og_moving_search *s = og_grow(NULL, 1, sizeof *s);
  og_paths_init(&s->paths);
  og_instants_init(&s->instants);
  og_separators_init(&s->separators);
  og_rational_init(&s->zero);
  og_rational_init(&s->one);
  og_rational_set_si(&s->one, 1);
  og_poly_init(&s->local);
  og_poly_init(&s->root);
  og_poly_init(&s->work);
  for (int k = 0; k < 4; k++) og_poly_init(&s->minor[k]);
  return s;
}

static void moving_search_free(og_moving_search *s) {
  if (s == NULL) return;
  og_paths_clear(&s->paths);
  og_instants_clear(&s->instants);
  og_separators_clear(&s->separators);
  og_rational_clear(&s->zero);
  og_rational_clear(&s->one);
  og_poly_clear(&s->local);
  og_poly_clear(&s->root);
  og_poly_clear(&s->work);
  for (int k = 0; k < 4; k++) og_poly_clear(&s->minor[k]);
  free(s);
}

// ---- a piece with a direction found in doubles ----

static void set_control(og_ivec *control, const double direction[3], const og_int *factor) {
  og_int *const parts[3] = {&control->x, &control->y, &control->z};
  for (int axis = 0; axis < 3; axis++) {
    mpz_set_d(parts[axis]->z, direction[axis]);
    if (factor != NULL) og_int_mul(parts[axis], parts[axis], factor);
  }
}

static bool add_near_constant(og_moving_certificate *certificate, const og_near_gaps *gaps, double from, double to,
                              const og_rational *until) {
  double direction[3];
  if (!og_near_constant(direction, gaps, from, to)) return false;
  og_moving_piece *piece = og_moving_certificate_add(certificate);
  og_rational_set(&piece->until, until);
  piece->controls = 1;
  set_control(&piece->control[0], direction, NULL);
  return true;
}

static bool add_near_turning(og_moving_search *s, double near_from, double near_to, const og_rational *from,
                             const og_rational *to) {
  double direction[2][3];
  if (!og_near_turning(direction, &s->gaps, near_from, near_to)) return false;
  og_moving_piece *piece = og_moving_certificate_add(s->certificate);
  og_rational_set(&piece->until, to);
  piece->controls = 2;
  // The local form has both ends of time times their denominators.
  set_control(&piece->control[0], direction[0], &from->den);
  set_control(&piece->control[1], direction[1], &to->den);
  return true;
}

// ---- a piece with an exact direction ----

static void negate_poly(og_poly *p) {
  for (int k = 0; k <= p->degree; k++) og_int_neg(&p->c[k], &p->c[k]);
}

// What is the end of a piece? Any time, a rational time of contact, or the end of the interval around a root.
typedef enum piece_end { ANY_TIME, CONTACT_TIME, CONTACT_ROOT } piece_end;

// Is sign p positive from `from` until `to`, but for the contact itself? s->root is the root's local form.
static bool is_positive_until(og_moving_search *s, const og_poly *p, int sign, const og_rational *from,
                              const og_rational *to, piece_end end) {
  og_poly_localize(&s->local, p, from, to, &s->work);
  if (end == ANY_TIME) return og_poly_is_all(&s->local, sign);
  if (end == CONTACT_TIME) return og_poly_is_all_but_zeros(&s->local, sign);
  if (sign < 0) negate_poly(&s->local);
  return og_poly_is_positive_before_root(&s->local, &s->root, &s->work);
}

static void add_exact(og_moving_search *s, const og_poly_vector *direction, int sign, const og_rational *from,
                      const og_rational *to) {
  og_moving_piece *piece = og_moving_certificate_add(s->certificate);
  og_rational_set(&piece->until, to);
  piece->controls = direction->x[0].degree + 1;
  for (int axis = 0; axis < 3; axis++) {
    og_poly_localize(&s->local, &direction->x[axis], from, to, &s->work);
    if (sign < 0) negate_poly(&s->local);
    for (int k = 0; k < piece->controls; k++) {
      og_ivec *control = &piece->control[k];
      og_int_set(axis == 0 ? &control->x : axis == 1 ? &control->y : &control->z, &s->local.c[k]);
    }
  }
}

static bool separates_until(og_moving_search *s, const og_poly *along, int count, int sign, const og_rational *from,
                            const og_rational *to, piece_end end) {
  for (int k = 0; k < count; k++)
    if (!is_positive_until(s, &along[k], sign, from, to, end)) return false;
  return true;
}

// A time of [0, 1]; numerator and denominator alone may be beyond the doubles.
static double near_time(const og_rational *time) {
  long e_num, e_den;
  const double num = mpz_get_d_2exp(&e_num, time->num.z), den = mpz_get_d_2exp(&e_den, time->den.z);
  return num == 0 || e_num - e_den < -1070 ? 0 : ldexp(num / den, (int)(e_num - e_den));
}

// A direction and its sign; the direction is null where there is none.
typedef struct choice {
  const og_poly_vector *direction;
  int sign;
} choice;

static choice choose_normal(og_moving_search *s, const og_rational *from, const og_rational *to, piece_end end) {
  choice chosen = {NULL, 0};
  if (og_poly_is_zero(&s->paths.height)) return chosen;
  chosen.sign = og_poly_sign_at(&s->paths.height, from);
  if (chosen.sign != 0 && is_positive_until(s, &s->paths.height, chosen.sign, from, to, end))
    chosen.direction = &s->paths.normal;
  return chosen;
}

static choice choose_separator(og_moving_search *s, const og_rational *from, const og_rational *to, piece_end end) {
  choice chosen = {NULL, 0};
  if (!s->has_separators) og_separators_set(&s->separators, &s->paths);
  s->has_separators = true;
  for (int k = 0; k < s->separators.count && chosen.direction == NULL; k++) {
    const og_separator *separator = &s->separators.at[k];
    if (!og_separator_may(separator, near_time(from), near_time(to))) continue;
    chosen.sign = og_poly_sign_at(&separator->along[0], from);
    if (chosen.sign != 0 && separates_until(s, separator->along, separator->count, chosen.sign, from, to, end))
      chosen.direction = &separator->direction;
  }
  return chosen;
}

// ---- pieces without contact ----

static void set_middle(og_rational *r, const og_rational *a, const og_rational *b) {
  og_int_mul(&r->num, &a->num, &b->den);
  og_int_addmul(&r->num, &b->num, &a->den);
  og_int_mul(&r->den, &a->den, &b->den);
  og_int_add(&r->den, &r->den, &r->den);
  og_rational_set_quotient(r, &r->num, &r->den);
}

static bool add_one_piece(og_moving_search *s, const og_rational *from, const og_rational *to, int depth) {
  const double near_from = near_time(from), near_to = near_time(to);
  if (add_near_constant(s->certificate, &s->gaps, near_from, near_to, to)) return true;
  if (add_near_turning(s, near_from, near_to, from, to)) return true;
  choice chosen = choose_normal(s, from, to, ANY_TIME);
  if (chosen.direction == NULL && depth >= EXACT_DEPTH) chosen = choose_separator(s, from, to, ANY_TIME);
  if (chosen.direction != NULL) add_exact(s, chosen.direction, chosen.sign, from, to);
  return chosen.direction != NULL;
}

// Parts the features from the one time to the other. They do not meet.
static bool part_between(og_moving_search *s, const og_rational *from, const og_rational *to, int depth) {
  if (add_one_piece(s, from, to, depth)) return true;
  if (depth == MOST_HALVES) return false;
  og_rational middle;
  og_rational_init(&middle);
  set_middle(&middle, from, to);
  const bool good = part_between(s, from, &middle, depth + 1) && part_between(s, &middle, to, depth + 1);
  og_rational_clear(&middle);
  return good;
}

// ---- pieces before a contact ----

// r = (1 - 2^-halves) time, rounded down to few bits, so that the numbers of its piece stay short.
static void set_shortly_before(og_rational *r, const og_rational *time, mp_bitcnt_t halves) {
  if (halves == 0) {
    og_rational_set_si(r, 0);
    return;
  }
  const size_t below = mpz_sizeinbase(time->den.z, 2) - mpz_sizeinbase(time->num.z, 2) + 1;
  const mp_bitcnt_t bits = halves + 3 + below;
  mpz_mul_2exp(r->num.z, time->num.z, halves);
  mpz_sub(r->num.z, r->num.z, time->num.z);
  mpz_mul_2exp(r->num.z, r->num.z, bits - halves);
  mpz_fdiv_q(r->num.z, r->num.z, time->den.z);
  og_int_set_si(&r->den, 1);
  mpz_mul_2exp(r->den.z, r->den.z, bits);
  og_rational_set_quotient(r, &r->num, &r->den);
}

// Sets s->root to the local form on [from, hi], positive at `from`; false where there may be other roots.
static bool set_root_before(og_moving_search *s, const og_instant *contact, const og_rational *from) {
  og_poly_derive(&s->root, &contact->root);
  og_poly_localize(&s->local, &s->root, from, &contact->hi, &s->work);
  if (!og_poly_is_all(&s->local, 1) && !og_poly_is_all(&s->local, -1)) return false;
  og_poly_localize(&s->root, &contact->root, from, &contact->hi, &s->work);
  if (og_int_sign(&s->root.c[0]) < 0) negate_poly(&s->root);
  return true;
}

// Just before a contact the normal separates, or where the points stay in one plane, another of the separators.
static choice choose_before(og_moving_search *s, const og_instant *contact, const og_rational *from) {
  const piece_end end = contact->is_rational ? CONTACT_TIME : CONTACT_ROOT;
  const og_rational *until = contact->is_rational ? &contact->time : &contact->hi;
  const choice none = {NULL, 0};
  if (end == CONTACT_ROOT && !set_root_before(s, contact, from)) return none;
  return og_poly_is_zero(&s->paths.height) ? choose_separator(s, from, until, end) : choose_normal(s, from, until, end);
}

// The last piece begins as early as it may; others part the features until then. The interval around a root may hold a
// zero of the height that follows the contact, so that it becomes shorter once the piece is.
static bool part_before(og_moving_search *s, og_instant *contact) {
  if (contact->is_rational && og_rational_sign(&contact->time) == 0) return true;
  og_rational from;
  choice chosen = {NULL, 0};
  og_rational_init(&from);
  for (mp_bitcnt_t halves = 0; halves < MOST_HALVES && chosen.direction == NULL; halves++) {
    if (!contact->is_rational && halves > INTERVAL_BITS) og_instant_halve(contact);
    set_shortly_before(&from, contact->is_rational ? &contact->time : &contact->lo, halves);
    chosen = choose_before(s, contact, &from);
  }
  bool good = chosen.direction != NULL;
  if (good && og_rational_sign(&from) > 0) good = part_between(s, &s->zero, &from, 0);
  if (good) add_exact(s, chosen.direction, chosen.sign, &from, contact->is_rational ? &contact->time : &contact->hi);
  og_rational_clear(&from);
  return good;
}

// ---- do they meet at a time? ----

// The weights of all points, s->minor, become the certificate's: of the sign that the first axis had, without common
// factors.
static void keep_weights(og_moving_search *s, const og_instant *instant) {
  mpz_t divisor;
  mpz_init(divisor);
  for (int k = 0; k < 4; k++) {
    og_poly *weight = &s->certificate->weight[k];
    if (instant->is_rational) {
      // The polynomial at the time, times a power of the denominator that is the same for all.
      og_poly_localize(&s->local, &s->minor[k], &instant->time, &instant->time, &s->work);
      og_poly_set_zero(weight, 0);
      og_int_set(&weight->c[0], &s->local.c[0]);
    } else {
      og_poly_set(weight, &s->minor[k]);
    }
    for (int i = 0; i <= weight->degree; i++) mpz_gcd(divisor, divisor, weight->c[i].z);
  }
  for (int k = 0; k < 4; k++)
    for (int i = 0; i <= s->certificate->weight[k].degree; i++)
      mpz_divexact(s->certificate->weight[k].c[i].z, s->certificate->weight[k].c[i].z, divisor);
  mpz_clear(divisor);
}

// Are all weights of the sign, or zero?
static bool are_weights(og_moving_search *s, og_instant *instant, int sign) {
  for (int k = 0; k < 4; k++)
    if (og_instants_sign(&s->instants, instant, &s->minor[k]) == -sign) return false;
  if (sign < 0)
    for (int k = 0; k < 4; k++) negate_poly(&s->minor[k]);
  return true;
}

// An axis along which v is not zero at the time, and v's sign there; 3 where v is zero.
static int find_axis(og_moving_search *s, og_instant *instant, const og_poly_vector *v, int *sign) {
  for (int axis = 0; axis < 3; axis++) {
    *sign = og_instants_sign(&s->instants, instant, &v->x[axis]);
    if (*sign != 0) return axis;
  }
  return 3;
}

static void set_difference(og_poly *r, const og_poly *a, const og_poly *b) {
  og_poly_set_zero(r, a->degree);
  for (int k = 0; k <= a->degree; k++) og_int_sub(&r->c[k], &a->c[k], &b->c[k]);
}

// The four points lie in a plane whose normal is not zero along the axis: areas of the shadow are the weights.
static bool meet_by_areas(og_moving_search *s, og_instant *instant, int axis, int sign) {
  const og_paths *paths = &s->paths;
  const og_poly *all = &paths->normal.x[axis];
  if (paths->split == 1) {
    og_poly_set(&s->minor[0], all);
    for (int k = 0; k < 3; k++)
      og_poly_vector_minor(&s->minor[k + 1], &paths->gap[(k + 1) % 3], &paths->gap[(k + 2) % 3], axis);
  } else {
    // With e, f the edges and g the difference of their first points: p0 + u e = q0 + v f for
    // u = (f x g) / (e x f) and v = (e x g) / (e x f).
    og_poly_vector_minor(&s->minor[1], &paths->edge[1], &paths->gap[0], axis);
    set_difference(&s->minor[0], all, &s->minor[1]);
    og_poly_vector_minor(&s->minor[3], &paths->edge[0], &paths->gap[0], axis);
    set_difference(&s->minor[2], all, &s->minor[3]);
  }
  return are_weights(s, instant, sign);
}

// Is the point on the segment from a to b? All are numbers of points.
static bool meet_on_segment(og_moving_search *s, og_instant *instant, int point, int a, int b) {
  og_poly_vector line, offset, cross;
  bool good = true;
  int sign = 1;
  og_poly_vector_init(&line);
  og_poly_vector_init(&offset);
  og_poly_vector_init(&cross);
  og_poly_vector_sub(&line, &s->paths.point[b], &s->paths.point[a]);
  og_poly_vector_sub(&offset, &s->paths.point[point], &s->paths.point[a]);
  const int axis = find_axis(s, instant, &line, &sign);
  for (int k = 0; k < 4; k++) og_poly_set_zero(&s->minor[k], axis < 3 ? 1 : 0);
  if (axis < 3) {
    og_poly_vector_cross(&cross, &line, &offset);
    og_poly_set(&s->minor[point], &line.x[axis]);
    og_poly_set(&s->minor[b], &offset.x[axis]);
    set_difference(&s->minor[a], &line.x[axis], &offset.x[axis]);
    good = find_axis(s, instant, &cross, &(int){0}) == 3 && are_weights(s, instant, sign);
  } else {
    og_int_set_si(&s->minor[point].c[0], 1);
    og_int_set_si(&s->minor[a].c[0], 1);
    good = find_axis(s, instant, &offset, &(int){0}) == 3;
  }
  og_poly_vector_clear(&line);
  og_poly_vector_clear(&offset);
  og_poly_vector_clear(&cross);
  return good;
}

// Collinear points: a triangle is its edges, and edges on one line meet at an end of one of them.
static bool meet_on_line(og_moving_search *s, og_instant *instant) {
  static const int of_triangle[3][3] = {{0, 1, 2}, {0, 2, 3}, {0, 3, 1}};
  static const int of_edges[4][3] = {{0, 2, 3}, {1, 2, 3}, {2, 0, 1}, {3, 0, 1}};
  const bool triangle = s->paths.split == 1;
  for (int k = 0; k < (triangle ? 3 : 4); k++) {
    const int *at = triangle ? of_triangle[k] : of_edges[k];
    if (meet_on_segment(s, instant, at[0], at[1], at[2])) return true;
  }
  return false;
}

static bool meet_at(og_moving_search *s, og_instant *instant) {
  int sign;
  if (og_instants_sign(&s->instants, instant, &s->paths.height) != 0) return false;
  const int axis = find_axis(s, instant, &s->paths.normal, &sign);
  if (!(axis < 3 ? meet_by_areas(s, instant, axis, sign) : meet_on_line(s, instant))) return false;
  keep_weights(s, instant);
  return true;
}

// ---- the times at which they may begin to meet ----

// Differences of which a vanishes at the time, or a and b are parallel then.
static void add_first_nonzero(og_moving_search *s, const og_poly_vector *v) {
  for (int axis = 0; axis < 3; axis++)
    if (!og_poly_is_zero(&v->x[axis])) {
      og_instants_add_roots(&s->instants, &v->x[axis]);
      return;
    }
}

// The points stay in one plane. A contact begins where a difference a - b becomes zero, or two of them opposite.
static void add_planar_times(og_moving_search *s) {
  const og_poly_vector *gap = s->paths.gap;
  og_poly_vector cross;
  og_poly_vector_init(&cross);
  for (int i = 0; i < s->paths.pairs; i++) {
    add_first_nonzero(s, &gap[i]);
    for (int j = i + 1; j < s->paths.pairs; j++) {
      og_poly_vector_cross(&cross, &gap[i], &gap[j]);
      add_first_nonzero(s, &cross);
    }
  }
  og_poly_vector_clear(&cross);
}

// The first time at which they meet, or null.
static og_instant *find_contact(og_moving_search *s) {
  s->instants.count = 0;
  if (og_poly_is_zero(&s->paths.height)) {
    og_instants_add_quotient(&s->instants, &s->zero.num, &s->zero.den);
    add_planar_times(s);
  } else {
    og_instants_add_roots(&s->instants, &s->paths.height);
  }
  while (s->instants.count > 0) {
    og_instant *least = og_instants_take_least(&s->instants);
    if (meet_at(s, least)) return least;
  }
  return NULL;
}

static void keep_time(og_moving_certificate *certificate, const og_instant *contact) {
  certificate->hit = true;
  if (contact->is_rational) {
    og_rational_set(&certificate->time, &contact->time);
    og_poly_set_zero(&certificate->root, 0);
    return;
  }
  og_poly_set(&certificate->root, &contact->root);
  og_rational_set(&certificate->lo, &contact->lo);
  og_rational_set(&certificate->hi, &contact->hi);
}

// Exactly. What it cannot do the checker refuses.
static void search_contact(og_moving_search *s, const og_moving_problem *problem) {
  s->has_separators = false;
  og_paths_set(&s->paths, problem);
  og_instant *contact = find_contact(s);
  if (contact == NULL) {
    part_between(s, &s->zero, &s->one, 0);
    return;
  }
  part_before(s, contact);
  keep_time(s->certificate, contact);
}

void og_moving_answer_init(og_moving_answer *answer) {
  answer->refusal = OG_MOVING_REFUSED_FORM;
  og_moving_certificate_init(&answer->certificate);
  og_moving_finding_init(&answer->finding);
  answer->search = NULL;
}

void og_moving_answer_clear(og_moving_answer *answer) {
  og_moving_certificate_clear(&answer->certificate);
  og_moving_finding_clear(&answer->finding);
  moving_search_free(answer->search);
}

og_moving_refusal og_solve_moving(const og_moving_problem *problem, og_moving_answer *answer) {
  og_near_gaps gaps;
  og_rational one;
  og_near_gaps_set(&gaps, problem);
  og_moving_certificate_reset(&answer->certificate);
  og_rational_init(&one);
  og_rational_set_si(&one, 1);
  if (!add_near_constant(&answer->certificate, &gaps, 0, 1, &one)) {
    if (answer->search == NULL) answer->search = moving_search_new();
    answer->search->gaps = gaps;
    answer->search->certificate = &answer->certificate;
    search_contact(answer->search, problem);
  }
  og_rational_clear(&one);
  answer->refusal = og_check_moving(problem, &answer->certificate, &answer->finding);
  return answer->refusal;
}
