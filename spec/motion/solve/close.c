#include "spec/motion/solve/close.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/pair/solve/workspace.h"

// Bits of the way between the nearest points: few, so that it may be a direction in which bodies touch later, or as
// many as tell bodies apart that are very near.
static const size_t way_bits[] = {3, 20, 160};
enum { WAYS = sizeof way_bits / sizeof *way_bits };

struct og_close_search {
  og_solver *gaps;
  og_answer gap;
  og_problem posed;
  og_exact_body at[2];
  og_ivec edge, other, world, turned, way;
  og_ivec axis;
  og_int before, cosine, value;
  og_rigid_piece piece[OG_CLOSE_DIRECTIONS];
  size_t count;
  const og_rigid_problem *problem;
  const og_rational *time;
};

og_close_search *og_close_search_new(void) {
  og_close_search *s = og_grow(NULL, 1, sizeof *s);
  memset(s, 0, sizeof *s);
  s->gaps = og_solver_new();
  og_answer_init(&s->gap);
  og_problem_init(&s->posed);
  og_ivec *const vectors[] = {&s->edge, &s->other, &s->world, &s->turned, &s->way, &s->axis};
  og_int *const numbers[] = {&s->before, &s->cosine, &s->value};
  for (int k = 0; k < 6; k++) og_ivec_init(vectors[k]);
  for (int k = 0; k < 3; k++) og_int_init(numbers[k]);
  for (int k = 0; k < 2; k++) og_exact_body_init(&s->at[k]);
  for (int k = 0; k < OG_CLOSE_DIRECTIONS; k++) {
    og_rational_init(&s->piece[k].until);
    og_ivec_init(&s->piece[k].direction);
    og_ivec_init(&s->piece[k].other);
  }
  return s;
}

void og_close_search_free(og_close_search *s) {
  og_solver_free(s->gaps);
  og_answer_clear(&s->gap);
  og_problem_clear(&s->posed);
  og_ivec *const vectors[] = {&s->edge, &s->other, &s->world, &s->turned, &s->way, &s->axis};
  og_int *const numbers[] = {&s->before, &s->cosine, &s->value};
  for (int k = 0; k < 6; k++) og_ivec_clear(vectors[k]);
  for (int k = 0; k < 3; k++) og_int_clear(numbers[k]);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&s->at[k]);
  for (int k = 0; k < OG_CLOSE_DIRECTIONS; k++) {
    og_rational_clear(&s->piece[k].until);
    og_ivec_clear(&s->piece[k].direction);
    og_ivec_clear(&s->piece[k].other);
  }
  free(s);
}

// ---- vectors ----

static void divide_close(og_close_search *s, og_ivec *v) {
  mpz_gcd(s->value.z, v->x.z, v->y.z);
  mpz_gcd(s->value.z, s->value.z, v->z.z);
  mpz_add_ui(s->value.z, s->value.z, og_int_sign(&s->value) == 0); // the zero vector stays
  mpz_divexact(v->x.z, v->x.z, s->value.z);
  mpz_divexact(v->y.z, v->y.z, s->value.z);
  mpz_divexact(v->z.z, v->z.z, s->value.z);
}

// The parts of v, of so many bits at most, each rounded to the nearest.
static void round_close(og_ivec *r, const og_ivec *v, size_t bits) {
  const size_t longest = og_longest_component(v);
  og_ivec_set(r, v);
  if (longest <= bits) return;
  og_int *const parts[3] = {&r->x, &r->y, &r->z};
  for (int axis = 0; axis < 3; axis++) {
    mpz_mul_2exp(parts[axis]->z, parts[axis]->z, 1);
    mpz_fdiv_q_2exp(parts[axis]->z, parts[axis]->z, longest - bits);
    mpz_add_ui(parts[axis]->z, parts[axis]->z, 1);
    mpz_fdiv_q_2exp(parts[axis]->z, parts[axis]->z, 1);
  }
}

// turned = R(q)^T v |q|^2 of the body at the time, where q = (axis, cosine): (w^2 - u.u) v + 2 (u.v) u + 2 w (v x u)
static void turn_back(og_close_search *s, int body, const og_ivec *v) {
  const og_rigid_body *moving = &s->problem->body[body];
  og_int_sub(&s->before, &s->time->den, &s->time->num);
  og_ivec_scale(&s->axis, &s->before, &moving->axis[0]);
  og_ivec_addmul(&s->axis, &s->time->num, &moving->axis[1]);
  og_int_mul(&s->cosine, &s->before, &moving->cosine[0]);
  og_int_addmul(&s->cosine, &s->time->num, &moving->cosine[1]);
  og_ivec_dot(&s->before, &s->axis, &s->axis);
  og_int_mul(&s->value, &s->cosine, &s->cosine);
  og_int_sub(&s->value, &s->value, &s->before);
  og_ivec_scale(&s->turned, &s->value, v);
  og_ivec_dot(&s->value, &s->axis, v);
  og_int_add(&s->value, &s->value, &s->value);
  og_ivec_addmul(&s->turned, &s->value, &s->axis);
  og_ivec_cross(&s->other, v, &s->axis);
  og_int_add(&s->value, &s->cosine, &s->cosine);
  og_ivec_addmul(&s->turned, &s->value, &s->other);
}

// ---- directions ----

// Room for one more, of the frame.
static og_rigid_piece *add_close(og_close_search *s, og_rigid_frame frame) {
  og_rigid_piece *piece = &s->piece[s->count++];
  piece->frame = frame;
  return piece;
}

// The different corners of a body that the nearest pairs name.
static int close_corners(uint32_t corner[4], const og_exact_simplex *simplex, int body) {
  int count = 0;
  for (size_t k = 0; k < simplex->count; k++) {
    const uint32_t index = body == 0 ? simplex->pair[k].i : simplex->pair[k].j;
    bool is_new = true;
    for (int i = 0; i < count; i++) is_new = is_new && corner[i] != index;
    if (is_new) corner[count++] = index;
  }
  return count;
}

static void set_close_edge(og_ivec *r, const og_ivec *point, uint32_t from, uint32_t to) {
  og_ivec_sub(r, &point[to], &point[from]);
}

// Leads the vector of the world from B to A? Otherwise `direction` is turned round.
static void lead_to_a(og_close_search *s, const og_ivec *world, og_ivec *direction) {
  og_ivec_dot(&s->value, world, &s->way);
  if (og_int_sign(&s->value) < 0) og_ivec_neg(direction, direction);
}

static void add_face(og_close_search *s, int body, const uint32_t corner[3]) {
  const og_ivec *const points[2] = {s->at[body].point, s->problem->body[body].point};
  og_rigid_piece *piece = add_close(s, body == 0 ? OG_FRAME_A : OG_FRAME_B);
  for (int k = 0; k < 2; k++) {
    set_close_edge(&s->edge, points[k], corner[0], corner[1]);
    set_close_edge(&s->other, points[k], corner[0], corner[2]);
    og_ivec_cross(k == 0 ? &s->world : &piece->direction, &s->edge, &s->other);
  }
  divide_close(s, &piece->direction);
  lead_to_a(s, &s->world, &piece->direction);
}

static void add_edges(og_close_search *s, const uint32_t of_a[2], const uint32_t of_b[2]) {
  const og_rigid_body *body = s->problem->body;
  og_rigid_piece *piece = add_close(s, OG_FRAME_BOTH);
  set_close_edge(&s->edge, s->at[0].point, of_a[0], of_a[1]);
  set_close_edge(&s->other, s->at[1].point, of_b[0], of_b[1]);
  og_ivec_cross(&s->world, &s->edge, &s->other);
  set_close_edge(&piece->direction, body[0].point, of_a[0], of_a[1]);
  set_close_edge(&piece->other, body[1].point, of_b[0], of_b[1]);
  divide_close(s, &piece->direction);
  divide_close(s, &piece->other);
  lead_to_a(s, &s->world, &piece->direction);
}

// The way between the nearest points, in each frame, in few bits and in many.
static void add_ways(og_close_search *s) {
  static const og_rigid_frame frames[3] = {OG_FRAME_WORLD, OG_FRAME_A, OG_FRAME_B};
  for (int k = 0; k < 3; k++) {
    og_ivec_set(&s->turned, &s->way);
    if (k > 0) turn_back(s, k - 1, &s->way);
    for (int bits = 0; bits < WAYS; bits++) {
      og_rigid_piece *piece = add_close(s, frames[k]);
      round_close(&piece->direction, &s->turned, way_bits[bits]);
      divide_close(s, &piece->direction);
    }
  }
}

og_rigid_piece *og_close_directions(og_close_search *s, size_t *count, const og_rigid_problem *problem,
                                    const og_rational *time) {
  const og_exact_simplex *simplex = &s->gaps->simplex;
  uint32_t corner[2][4];
  s->problem = problem;
  s->time = time;
  s->count = 0;
  for (int body = 0; body < 2; body++) og_rigid_body_at(&s->at[body], problem, body, time);
  // Bodies of points are a problem that is taken, and the search for their nearest points has no limit.
  (void)og_problem_set_exact(&s->posed, &s->at[0], &s->at[1], NULL);
  (void)og_solve_gap(s->gaps, &s->posed, NULL, &s->gap);
  og_ivec_set(&s->way, &simplex->v);
  divide_close(s, &s->way);
  const int corners[2] = {close_corners(corner[0], simplex, 0), close_corners(corner[1], simplex, 1)};
  for (int body = 0; body < 2; body++)
    if (corners[body] == 3) add_face(s, body, corner[body]);
  if (corners[0] == 2 && corners[1] == 2) add_edges(s, corner[0], corner[1]);
  add_ways(s);
  *count = s->count;
  return s->piece;
}

// ---- a simple fraction ----

// An interval, either end of which may not belong to it. Its upper end may be infinite: a denominator of zero.
typedef struct fraction_range {
  mpz_t num[2], den[2];
  bool open[2];
} fraction_range;

// whole = the least integer of the range: true. Otherwise the floor of all of it.
static bool least_integer(mpz_t whole, const fraction_range *range, mpz_t work) {
  mpz_fdiv_q(whole, range->num[0], range->den[0]);
  mpz_mul(work, whole, range->den[0]);
  const bool is_end = mpz_cmp(work, range->num[0]) == 0;
  if (is_end && !range->open[0]) return true;
  mpz_add_ui(whole, whole, 1);
  mpz_mul(work, whole, range->den[1]);
  const int order = mpz_cmp(work, range->num[1]);
  if (order < 0 || (order == 0 && !range->open[1])) return true;
  mpz_sub_ui(whole, whole, 1);
  return false;
}

// The range of 1 / (x - whole).
static void invert_rest(fraction_range *range, const mpz_t whole) {
  for (int end = 0; end < 2; end++) {
    mpz_submul(range->num[end], whole, range->den[end]);
    mpz_swap(range->num[end], range->den[end]);
  }
  mpz_swap(range->num[0], range->num[1]);
  mpz_swap(range->den[0], range->den[1]);
  const bool open = range->open[0];
  range->open[0] = range->open[1];
  range->open[1] = open;
}

// The convergents of the continued fraction whose parts are the whole numbers: the last is the simplest.
void og_simplest_between(og_rational *r, const og_rational *from, const og_rational *to) {
  fraction_range range = {.open = {true, false}};
  mpz_t whole, work, before_num, before_den;
  mpz_inits(range.num[0], range.num[1], range.den[0], range.den[1], whole, work, before_num, before_den, NULL);
  const og_rational *const ends[2] = {from, to};
  for (int end = 0; end < 2; end++) {
    mpz_set(range.num[end], ends[end]->num.z);
    mpz_set(range.den[end], ends[end]->den.z);
  }
  mpz_set_ui(before_den, 1);
  mpz_set_ui(r->num.z, 1);
  mpz_set_ui(r->den.z, 0);
  for (bool is_last = false; !is_last;) {
    is_last = least_integer(whole, &range, work);
    mpz_addmul(before_num, whole, r->num.z);
    mpz_addmul(before_den, whole, r->den.z);
    mpz_swap(before_num, r->num.z);
    mpz_swap(before_den, r->den.z);
    if (!is_last) invert_rest(&range, whole);
  }
  mpz_clears(range.num[0], range.num[1], range.den[0], range.den[1], whole, work, before_num, before_den, NULL);
}
