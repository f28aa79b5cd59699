#include "spec/parts/solve/curved.h"

#include <math.h>
#include <stdlib.h>

#include "spec/number/allocation.h"
#include "spec/overlaps/solve/overlaps.h"
#include "spec/pair/solve/workspace.h"
#include "spec/parts/tree.h"

// Directions that parted something lately; bits of a short one; halvings of a bound that is looked for.
enum { RECENT = 4, SHORT_BITS = 16, HALVINGS = 16, FEW_PARTS = 64 };

// A box, in the units of og_points.approx.
typedef struct span {
  double low[3], high[3];
} span;

struct og_curved_parts_solver {
  og_enclosure_solver *of_places;
  og_enclosure_answer enclosed; // of the part asked last
  og_curved_answer exact;
  og_enclosure_problem pair; // of the range at hand
  og_ivec recent[RECENT];    // the latest first
  size_t recent_count;
  og_ivec direction, shorter;
  og_rational bound; // how far apart all are to be, at least
  span frame;        // around the curved body
};

void og_curved_parts_answer_init(og_curved_parts_answer *answer) {
  answer->status = OG_ENCLOSURE_REFUSED;
  answer->refusal = OG_CURVED_PARTS_REFUSED_PROBLEM;
  answer->pairs = 0;
  og_curved_parts_certificate_init(&answer->certificate);
}

void og_curved_parts_answer_clear(og_curved_parts_answer *answer) {
  og_curved_parts_certificate_clear(&answer->certificate);
}

og_curved_parts_solver *og_curved_parts_solver_new(void) {
  og_curved_parts_solver *s = og_grow(NULL, 1, sizeof *s);
  s->of_places = og_enclosure_solver_new();
  og_enclosure_answer_init(&s->enclosed);
  og_curved_answer_init(&s->exact);
  og_enclosure_problem_init(&s->pair);
  for (int k = 0; k < RECENT; k++) og_ivec_init(&s->recent[k]);
  s->recent_count = 0;
  og_ivec_init(&s->direction);
  og_ivec_init(&s->shorter);
  og_rational_init(&s->bound);
  return s;
}

void og_curved_parts_solver_free(og_curved_parts_solver *s) {
  if (s == NULL) return;
  og_enclosure_solver_free(s->of_places);
  og_enclosure_answer_clear(&s->enclosed);
  og_curved_answer_clear(&s->exact);
  og_enclosure_problem_clear(&s->pair);
  for (int k = 0; k < RECENT; k++) og_ivec_clear(&s->recent[k]);
  og_ivec_clear(&s->direction);
  og_ivec_clear(&s->shorter);
  og_rational_clear(&s->bound);
  free(s);
}

void og_curved_parts_solver_set_width(og_curved_parts_solver *solver, const og_rational *width) {
  og_enclosure_solver_set_width(solver->of_places, width);
}

typedef struct curved_search {
  og_curved_parts_solver *solver;
  const og_curved_parts_problem *problem;
  og_question question;
  og_curved_parts_answer *answer;
  bool has_bound;  // is there one? Otherwise whatever a part says becomes it
  bool is_weak;    // a part touches, or may: all others need not be farther than that
  bool is_open;    // of a part it is not known whether it touches
} curved_search;

// ---- one part ----

typedef enum single { APART, TOUCHES, PENETRATES, OPEN, FAILED } single;

static bool ask_places(curved_search *w) {
  og_curved_parts_solver *s = w->solver;
  return og_solve_enclosure(s->of_places, w->question, &s->pair, &s->enclosed) != OG_ENCLOSURE_REFUSED;
}

// A part that may be asked exactly. Apart, its distance is asked where that is the question.
static single ask_exactly(curved_search *w) {
  og_curved_parts_solver *s = w->solver;
  const bool is_b = s->pair.curve[0] == OG_CURVE_NONE;
  const og_curved_problem of_curve = {s->pair.curve[is_b ? 1 : 0], is_b, s->pair.pair}; // shares the numbers
  if (og_solve_curved(&of_curve, &s->exact) != OG_CURVED_ACCEPTED) return FAILED;
  const og_curved_certificate *certificate = &s->exact.certificate;
  if (certificate->relation == OG_PENETRATING) return PENETRATES;
  og_ivec_set(&s->direction, &certificate->direction);
  if (certificate->relation == OG_TOUCHING) return TOUCHES;
  if (w->question == OG_RELATION) return APART;
  if (!ask_places(w)) return FAILED;
  if (og_rational_sign(&s->enclosed.certificate.lo) > 0)
    og_ivec_set(&s->direction, &s->enclosed.certificate.direction);
  return APART;
}

static single ask_rounded(curved_search *w) {
  const og_enclosure_certificate *certificate = &w->solver->enclosed.certificate;
  if (!ask_places(w)) return FAILED;
  if (certificate->kind == OG_ENCLOSURE_PENETRATING) return PENETRATES;
  og_ivec_set(&w->solver->direction, &certificate->direction);
  if (certificate->kind == OG_ENCLOSURE_TOUCHING) return TOUCHES;
  return og_rational_sign(&certificate->lo) > 0 ? APART : OPEN;
}

static bool is_exact(const curved_search *w) { return og_int_sign(&w->problem->parts->pair.radius) == 0; }

static single ask(curved_search *w, int32_t part) {
  w->answer->pairs++;
  og_curved_parts_take(&w->solver->pair, w->problem, &part, 0, 1);
  return is_exact(w) ? ask_exactly(w) : ask_rounded(w);
}

// The pair asked last becomes the certificate's.
static void name_part(curved_search *w, int32_t part, bool by_mean) {
  og_curved_parts_certificate *certificate = &w->answer->certificate;
  og_curved_parts_solver *s = w->solver;
  const int of_parts = og_made_of_parts(w->problem);
  certificate->has_pair = true;
  certificate->by_mean = by_mean;
  certificate->part[of_parts] = part;
  certificate->part[1 - of_parts] = 0;
  const og_curved_certificate mean = certificate->mean;
  const og_enclosure_certificate places = certificate->places;
  if (by_mean) {
    certificate->mean = s->exact.certificate;
    s->exact.certificate = mean;
  } else {
    certificate->places = s->enclosed.certificate;
    s->enclosed.certificate = places;
  }
}

// ---- how far apart ----

static bool is_below(const og_rational *a, const og_rational *b) {
  og_int left, right;
  og_int_init(&left);
  og_int_init(&right);
  og_int_mul(&left, &a->num, &b->den);
  og_int_mul(&right, &b->num, &a->den);
  const bool below = og_int_compare(&left, &right) < 0;
  og_int_clear(&left);
  og_int_clear(&right);
  return below;
}

// lo = a bound that the direction shows of the pair at hand: `most`, or that divided by 2, 8, 128, ...
static bool find_bound(const curved_search *w, og_rational *lo, const og_rational *most) {
  const og_curved_parts_solver *s = w->solver;
  og_rational_set(lo, most);
  for (int k = 0; k <= HALVINGS; k++) {
    if (og_check_apart(&s->pair, &s->direction, lo)) return true;
    mpz_mul_2exp(lo->den.z, lo->den.z, (mp_bitcnt_t)1 << k);
  }
  return false;
}

// The part at hand is apart along the direction: by that much the bound is lowered.
static bool lower_bound(curved_search *w) {
  og_curved_parts_solver *s = w->solver;
  const og_enclosure_certificate *enclosed = &s->enclosed.certificate;
  const bool is_range = w->question == OG_DISTANCE || !is_exact(w); // of what is apart nothing else is said
  og_rational lo, most;
  og_rational_init(&lo);
  og_rational_init(&most);
  og_rational_set_si(&most, 1);
  if (is_range) og_rational_set(&most, og_rational_sign(&enclosed->lo) > 0 ? &enclosed->lo : &enclosed->hi);
  const bool found = find_bound(w, &lo, &most);
  if (!w->has_bound || is_below(&lo, &s->bound)) og_rational_set(&s->bound, &lo);
  w->has_bound = true;
  og_rational_clear(&lo);
  og_rational_clear(&most);
  return found;
}

// Names the part where it is nearer than the one named.
static void take_distance(curved_search *w, int32_t part) {
  const og_curved_parts_certificate *certificate = &w->answer->certificate;
  if (w->question != OG_DISTANCE || w->is_weak) return;
  if (!certificate->has_pair || is_below(&w->solver->enclosed.certificate.hi, &certificate->places.hi))
    name_part(w, part, false);
}

// ---- directions ----

static bool parts_along(const curved_search *w, const og_ivec *direction) {
  return og_check_apart(&w->solver->pair, direction, w->is_weak ? NULL : &w->solver->bound);
}

static void note_direction(og_curved_parts_solver *s) {
  if (s->recent_count < RECENT) s->recent_count++;
  for (size_t k = s->recent_count - 1; k > 0; k--) og_ivec_swap(&s->recent[k], &s->recent[k - 1]);
  og_ivec_set(&s->recent[0], &s->direction);
}

static bool try_recent(curved_search *w) {
  og_curved_parts_solver *s = w->solver;
  for (size_t k = 0; k < s->recent_count; k++) {
    if (!parts_along(w, &s->recent[k])) continue;
    og_ivec_set(&s->direction, &s->recent[k]);
    return true;
  }
  return false;
}

static span span_of_part(const curved_search *w, int32_t part) {
  const int of_parts = og_made_of_parts(w->problem);
  const og_box_ends box =
      og_box_of_part(og_parts_points(w->problem->parts, of_parts), &w->problem->parts->part[of_parts], part);
  return (span){{box.lo.x, box.lo.y, box.lo.z}, {box.hi.x, box.hi.y, box.hi.z}};
}

static span span_around(const curved_search *w, const int32_t *order, int32_t lo, int32_t hi) {
  span all = span_of_part(w, order[lo]);
  for (int32_t p = lo + 1; p < hi; p++) {
    const span one = span_of_part(w, order[p]);
    for (int axis = 0; axis < 3; axis++) {
      all.low[axis] = fmin(all.low[axis], one.low[axis]);
      all.high[axis] = fmax(all.high[axis], one.high[axis]);
    }
  }
  return all;
}

// Between the nearest points of both boxes; between the middles where they overlap.
static void set_way(double way[3], const span *from, const span *to) {
  bool any = false;
  for (int axis = 0; axis < 3; axis++) {
    way[axis] = fmax(0, to->low[axis] - from->high[axis]) - fmax(0, from->low[axis] - to->high[axis]);
    any = any || way[axis] != 0;
  }
  for (int axis = 0; axis < 3 && !any; axis++)
    way[axis] = (to->low[axis] + to->high[axis]) / 2 - (from->low[axis] + from->high[axis]) / 2;
}

static bool try_boxes(curved_search *w, const int32_t *order, int32_t lo, int32_t hi) {
  og_curved_parts_solver *s = w->solver;
  if (hi - lo > FEW_PARTS) return false;
  const span box = span_around(w, order, lo, hi);
  const bool is_first = og_made_of_parts(w->problem) == 0; // A is made of parts
  double way[3], most = 0;
  set_way(way, is_first ? &s->frame : &box, is_first ? &box : &s->frame);
  for (int axis = 0; axis < 3; axis++) most = fmax(most, fabs(way[axis]));
  og_int *const part[3] = {&s->direction.x, &s->direction.y, &s->direction.z};
  for (int axis = 0; axis < 3; axis++)
    mpz_set_d(part[axis]->z, most > 0 ? rint(ldexp(way[axis] / most, SHORT_BITS)) : 0);
  if (!parts_along(w, &s->direction)) return false;
  note_direction(s);
  return true;
}

static void shorten_direction(curved_search *w) {
  og_curved_parts_solver *s = w->solver;
  const size_t longest = og_longest_component(&s->direction);
  og_int *const from[3] = {&s->direction.x, &s->direction.y, &s->direction.z},
                *const to[3] = {&s->shorter.x, &s->shorter.y, &s->shorter.z};
  if (longest <= SHORT_BITS) return;
  for (int k = 0; k < 3; k++) mpz_tdiv_q_2exp(to[k]->z, from[k]->z, longest - SHORT_BITS);
  if (parts_along(w, &s->shorter)) og_ivec_set(&s->direction, &s->shorter);
}

// ---- all of them ----

typedef enum outcome { GOES_ON, MEETS, GAVE_UP } outcome;

static void add_block(curved_search *w, int32_t end) {
  og_curved_block *block = og_curved_parts_certificate_add(&w->answer->certificate);
  block->end = end;
  og_ivec_set(&block->direction, &w->solver->direction);
}

// What a part says becomes known. GAVE_UP where it is nearer than any bound that is tried, or through a defect.
static outcome take_single(curved_search *w, int32_t part) {
  switch (ask(w, part)) {
  case PENETRATES: name_part(w, part, is_exact(w)); return MEETS;
  case TOUCHES:
    if (!w->is_weak) name_part(w, part, is_exact(w));
    w->is_weak = true;
    return GOES_ON;
  case OPEN:
    if (!w->is_open) name_part(w, part, false);
    w->is_weak = w->is_open = true;
    return GOES_ON;
  case APART:
    if (!lower_bound(w)) return GAVE_UP;
    take_distance(w, part);
    return GOES_ON;
  default: return GAVE_UP;
  }
}

static outcome show(curved_search *w, int32_t lo, int32_t hi) {
  og_curved_parts_solver *s = w->solver;
  const int32_t *order = w->answer->certificate.order.number;
  og_curved_parts_take(&s->pair, w->problem, order, lo, hi);
  if (try_recent(w) || try_boxes(w, order, lo, hi)) {
    add_block(w, hi);
    return GOES_ON;
  }
  if (hi - lo > 1) {
    const int32_t middle = lo + (hi - lo) / 2;
    const outcome first = show(w, lo, middle);
    return first == GOES_ON ? show(w, middle, hi) : first;
  }
  const outcome found = take_single(w, order[lo]);
  if (found != GOES_ON) return found;
  shorten_direction(w);
  note_direction(s);
  add_block(w, hi);
  return GOES_ON;
}

static void set_frame_box(curved_search *w) {
  const og_points *frame = og_parts_points(w->problem->parts, 1 - og_made_of_parts(w->problem));
  span *box = &w->solver->frame;
  for (size_t axis = 0; axis < 3; axis++) {
    double reach = 0;
    for (size_t k = 1; k < 4; k++) reach += fabs(frame->approx[3 * k + axis] - frame->approx[axis]);
    box->low[axis] = frame->approx[axis] - reach;
    box->high[axis] = frame->approx[axis] + reach;
  }
}

static int32_t find_nearest(const curved_search *w) {
  const int32_t count = w->problem->parts->part[og_made_of_parts(w->problem)].count;
  int32_t nearest = 0;
  double least = HUGE_VAL;
  for (int32_t k = 0; k < count; k++) {
    const span box = span_of_part(w, k);
    double gap = 0;
    for (int axis = 0; axis < 3; axis++) {
      const double before = w->solver->frame.low[axis] - box.high[axis],
                   after = box.low[axis] - w->solver->frame.high[axis], apart = fmax(0, fmax(before, after));
      gap += apart * apart;
    }
    if (gap < least) nearest = k;
    least = fmin(least, gap);
  }
  return nearest;
}

typedef struct placed_parts {
  const og_points *points;
  const og_part_list *list;
} placed_parts;

static og_box_ends box_of(const void *context, int32_t k) {
  const placed_parts *placed = context;
  return og_box_of_part(placed->points, placed->list, k);
}

// The nearest part sets the bound, and its direction is the first that is tried.
static outcome show_all(curved_search *w) {
  const outcome first = take_single(w, find_nearest(w));
  if (first != GOES_ON) return first;
  note_direction(w->solver);
  return show(w, 0, (int32_t)w->answer->certificate.order.count);
}

// Of parts that penetrate, or may, nothing is said of the others, nor of parts that were given up.
static void finish(curved_search *w, outcome found) {
  og_curved_parts_certificate *certificate = &w->answer->certificate;
  og_rational_set_si(&certificate->apart, 0);
  if (found != GOES_ON || w->is_open) certificate->order.count = certificate->count = 0;
  else if (!w->is_weak) og_rational_set(&certificate->apart, &w->solver->bound);
}

static og_enclosure_status status_of(const curved_search *w, outcome found) {
  if (w->answer->refusal != OG_CURVED_PARTS_ACCEPTED) return OG_ENCLOSURE_REFUSED;
  return found == GOES_ON && w->is_open ? OG_ENCLOSURE_UNDECIDED : OG_ENCLOSURE_ANSWERED;
}

og_enclosure_status og_solve_curved_parts(og_curved_parts_solver *solver, og_question question,
                                          const og_curved_parts_problem *problem, og_curved_parts_answer *answer) {
  curved_search w = {.solver = solver, .problem = problem, .question = question, .answer = answer};
  const int of_parts = og_made_of_parts(problem);
  const placed_parts placed = {og_parts_points(problem->parts, of_parts), &problem->parts->part[of_parts]};
  og_curved_parts_certificate_reset(&answer->certificate);
  answer->pairs = 0;
  solver->recent_count = 0;
  og_order_boxes_of(&answer->certificate.order, placed.list->count, box_of, &placed);
  set_frame_box(&w);
  const outcome found = show_all(&w);
  finish(&w, found);
  answer->refusal = found == GAVE_UP ? OG_CURVED_PARTS_REFUSED_PAIR
                                     : og_check_curved_parts(problem, &answer->certificate);
  return answer->status = status_of(&w, found);
}
