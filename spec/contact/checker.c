#include "spec/contact/checker.h"

#include <stdlib.h>
#include <string.h>

#include "spec/contact/checker_form.h"
#include "spec/contact/cores.h"
#include "spec/contact/directions.h"
#include "spec/contact/outline.h"
#include "spec/number/allocation.h"

// A corner as sum / total, total > 0.
typedef struct place {
  og_ivec sum;
  og_int total;
} place;

// The points of a body in the plane.
typedef struct section {
  const og_points *points;
  size_t count;
  uint32_t *at;
} section;

typedef struct contact_check {
  const og_problem *problem;
  const og_contact_certificate *certificate;
  section section[2];
  og_contact_outline outline[2]; // their hulls
  place *place;                  // of the corners
  place other;
  og_int value, farthest, offset; // normal . x = offset in the plane
  og_ivec product;
} contact_check;

static void place_init(place *p) {
  og_ivec_init(&p->sum);
  og_int_init(&p->total);
}

static void place_clear(place *p) {
  og_ivec_clear(&p->sum);
  og_int_clear(&p->total);
}

static void check_init(contact_check *c, const og_problem *problem, const og_contact_certificate *certificate) {
  const og_points *const body[2] = {&problem->a, &problem->b};
  c->problem = problem;
  c->certificate = certificate;
  for (int k = 0; k < 2; k++) {
    c->section[k] = (section){.points = body[k], .count = 0};
    c->section[k].at = og_grow(NULL, body[k]->count, sizeof *c->section[k].at);
    og_contact_outline_init(&c->outline[k]);
  }
  c->place = og_grow(NULL, certificate->corner_count, sizeof *c->place);
  for (size_t k = 0; k < certificate->corner_count; k++) place_init(&c->place[k]);
  place_init(&c->other);
  og_int_init(&c->value);
  og_int_init(&c->farthest);
  og_int_init(&c->offset);
  og_ivec_init(&c->product);
}

static void check_clear(contact_check *c) {
  for (size_t k = 0; k < c->certificate->corner_count; k++) place_clear(&c->place[k]);
  free(c->place);
  for (int k = 0; k < 2; k++) {
    free(c->section[k].at);
    og_contact_outline_clear(&c->outline[k]);
  }
  place_clear(&c->other);
  og_int_clear(&c->value);
  og_int_clear(&c->farthest);
  og_int_clear(&c->offset);
  og_ivec_clear(&c->product);
}

// ---- the plane ----

// The points of the body that lie farthest along `way` times the normal; c->farthest is normal . x there.
static void set_section(contact_check *c, int body, int way) {
  section *s = &c->section[body];
  for (size_t k = 0; k < s->points->count; k++) {
    og_ivec_dot(&c->value, &c->certificate->normal, &s->points->at[k]);
    const int order = k == 0 ? 1 : way * og_int_compare(&c->value, &c->farthest);
    if (order < 0) continue;
    if (order > 0) {
      s->count = 0;
      og_int_swap(&c->value, &c->farthest);
    }
    s->at[s->count++] = (uint32_t)k;
  }
}

// A lies where the normal points, B where it does not, and both reach the plane.
static og_contact_refusal check_plane(contact_check *c) {
  if (og_ivec_is_zero(&c->certificate->normal)) return OG_CONTACT_REFUSED_NORMAL;
  set_section(c, 0, -1);
  og_int_set(&c->offset, &c->farthest);
  set_section(c, 1, 1);
  return og_int_compare(&c->offset, &c->farthest) == 0 ? OG_CONTACT_ACCEPTED : OG_CONTACT_REFUSED_SIDE;
}

// ---- the corners ----

static og_contact_refusal set_mean(place *p, const og_points *points, const og_contact_corner *corner, int body) {
  og_ivec_set_zero(&p->sum);
  og_int_set_si(&p->total, 0);
  if (corner->count[body] > OG_CONTACT_MEAN) return OG_CONTACT_REFUSED_WEIGHT;
  for (size_t k = 0; k < corner->count[body]; k++) {
    const og_int *weight = &corner->weight[body][k];
    if (corner->point[body][k] >= points->count) return OG_CONTACT_REFUSED_INDEX;
    if (og_int_sign(weight) < 0) return OG_CONTACT_REFUSED_WEIGHT;
    og_ivec_addmul(&p->sum, weight, &points->at[corner->point[body][k]]);
    og_int_add(&p->total, &p->total, weight);
  }
  return og_int_sign(&p->total) > 0 ? OG_CONTACT_ACCEPTED : OG_CONTACT_REFUSED_WEIGHT;
}

static int compare_part(contact_check *c, const og_int *x, const place *p, const og_int *y, const place *q) {
  og_int_mul(&c->value, x, &q->total);
  og_int_mul(&c->farthest, y, &p->total);
  return og_int_compare(&c->value, &c->farthest);
}

// By x, then y, then z.
static int compare_places(contact_check *c, const place *p, const place *q) {
  int order = compare_part(c, &p->sum.x, p, &q->sum.x, q);
  if (order == 0) order = compare_part(c, &p->sum.y, p, &q->sum.y, q);
  return order != 0 ? order : compare_part(c, &p->sum.z, p, &q->sum.z, q);
}

static og_contact_refusal check_corner(contact_check *c, size_t k) {
  const og_contact_corner *corner = &c->certificate->corner[k];
  og_contact_refusal refusal = set_mean(&c->place[k], &c->problem->a, corner, 0);
  if (refusal == OG_CONTACT_ACCEPTED) refusal = set_mean(&c->other, &c->problem->b, corner, 1);
  if (refusal != OG_CONTACT_ACCEPTED) return refusal;
  if (compare_places(c, &c->place[k], &c->other) != 0) return OG_CONTACT_REFUSED_CORNER;
  if (k == 0) return OG_CONTACT_ACCEPTED;
  if (compare_places(c, &c->place[0], &c->place[k]) >= 0) return OG_CONTACT_REFUSED_ORDER;
  return compare_places(c, &c->place[k - 1], &c->place[k]) == 0 ? OG_CONTACT_REFUSED_ORDER : OG_CONTACT_ACCEPTED;
}

static og_contact_refusal check_corners(contact_check *c) {
  for (size_t k = 0; k < c->certificate->corner_count; k++) {
    const og_contact_refusal refusal = check_corner(c, k);
    if (refusal != OG_CONTACT_ACCEPTED) return refusal;
  }
  return OG_CONTACT_ACCEPTED;
}

// ---- the sides ----

// Less than half a turn, counterclockwise where the normal points to the viewer.
static bool turns(contact_check *c, const og_ivec *from, const og_ivec *to) {
  og_ivec_cross(&c->product, from, to);
  og_ivec_dot(&c->value, &c->certificate->normal, &c->product);
  return og_int_sign(&c->value) > 0;
}

// Is all of the body in the plane on the inner side of the line through the place?
static bool holds_body(contact_check *c, const og_contact_side *side, const place *p) {
  og_ivec_dot(&c->farthest, &side->direction, &p->sum);
  og_int_mul(&c->value, og_contact_outline_reach(&c->outline[side->body], &side->direction), &p->total);
  return og_int_compare(&c->value, &c->farthest) <= 0;
}

static bool runs_through_both(contact_check *c, const og_ivec *direction, const place *p, const place *q) {
  og_int_set_si(&c->offset, 0);
  og_ivec_dot(&c->value, direction, &p->sum);
  og_int_addmul(&c->offset, &c->value, &q->total);
  og_ivec_dot(&c->value, direction, &q->sum);
  og_int_submul(&c->offset, &c->value, &p->total);
  return og_int_sign(&c->offset) == 0;
}

static og_contact_refusal check_side(contact_check *c, size_t k) {
  const og_contact_side *side = &c->certificate->side[k],
                        *before = &c->certificate->side[k == 0 ? c->certificate->side_count - 1 : k - 1];
  const place *p = &c->place[side->corner], *q = &c->place[before->corner];
  if (side->body > 1) return OG_CONTACT_REFUSED_INDEX;
  if (!turns(c, &before->direction, &side->direction)) return OG_CONTACT_REFUSED_TURN;
  if (p != q && !runs_through_both(c, &side->direction, p, q)) return OG_CONTACT_REFUSED_MISSED;
  return holds_body(c, side, p) ? OG_CONTACT_ACCEPTED : OG_CONTACT_REFUSED_HALFPLANE;
}

static og_contact_refusal check_sides(contact_check *c) {
  if (!og_contact_sides_in_sequence(c->certificate)) return OG_CONTACT_REFUSED_SEQUENCE;
  for (int body = 0; body < 2; body++) {
    const section *s = &c->section[body];
    og_contact_outline_set(&c->outline[body], s->points, &c->certificate->normal, s->at, s->count);
  }
  for (size_t k = 0; k < c->certificate->side_count; k++) {
    const og_contact_refusal refusal = check_side(c, k);
    if (refusal != OG_CONTACT_ACCEPTED) return refusal;
  }
  return OG_CONTACT_ACCEPTED;
}

// ---- what it proves ----

// r = x / total lattice steps, in the input's unit.
static void to_input_unit(og_rational *r, const og_int *x, const og_int *total, const og_problem *problem) {
  og_int num, den;
  og_int_init(&num);
  og_int_init(&den);
  og_int_set(&num, x);
  og_int_mul(&den, total, &problem->unit_den);
  if (problem->unit_exp > 0) mpz_mul_2exp(num.z, num.z, (mp_bitcnt_t)problem->unit_exp);
  if (problem->unit_exp < 0) mpz_mul_2exp(den.z, den.z, (mp_bitcnt_t)-problem->unit_exp);
  og_rational_set_quotient(r, &num, &den);
  og_int_clear(&num);
  og_int_clear(&den);
}

static void resize_points(og_contact_finding *finding, size_t count) {
  if (count > finding->room) {
    finding->point = og_grow(finding->point, count, sizeof *finding->point);
    for (size_t k = finding->room; k < count; k++)
      for (int axis = 0; axis < 3; axis++) {
        og_rational_init(&finding->point[k].at[axis]);
        og_rational_init(&finding->point[k].on_a[axis]);
      }
    finding->room = count;
  }
  finding->count = count;
}

static void keep_plane(contact_check *c, og_contact_finding *finding) {
  og_ivec *n = &finding->normal;
  og_int *const parts[3] = {&n->x, &n->y, &n->z};
  og_ivec_set(n, &c->certificate->normal);
  mpz_gcd(c->value.z, n->x.z, n->y.z);
  mpz_gcd(c->value.z, c->value.z, n->z.z);
  for (int k = 0; k < 3; k++) mpz_divexact(parts[k]->z, parts[k]->z, c->value.z);
  og_ivec_dot(&c->value, n, &c->place[0].sum);
  to_input_unit(&finding->offset, &c->value, &c->place[0].total, c->problem);
}

static void keep_place(og_rational at[3], const place *p, const og_problem *problem) {
  to_input_unit(&at[0], &p->sum.x, &p->total, problem);
  to_input_unit(&at[1], &p->sum.y, &p->total, problem);
  to_input_unit(&at[2], &p->sum.z, &p->total, problem);
}

static void keep(contact_check *c, og_contact_finding *finding) {
  resize_points(finding, c->certificate->corner_count);
  for (size_t k = 0; k < finding->count; k++) keep_place(finding->point[k].at, &c->place[k], c->problem);
  keep_plane(c, finding);
}

// ---- bodies that are rounded or overlap ----

// From what the cores share to what the bodies do: v r / R farther along the way v.
static void move_corners(contact_check *c, const og_problem *rounded, const og_ivec *way) {
  for (size_t k = 0; k < c->certificate->corner_count; k++) {
    place *p = &c->place[k];
    og_int_mul(&c->value, &rounded->radius_b, &p->total);
    og_ivec_scale(&p->sum, &rounded->radius, &p->sum);
    og_ivec_addmul(&p->sum, &c->value, way);
    og_int_mul(&p->total, &p->total, &rounded->radius);
  }
}

// The corners before A's core was moved, by -v.
static void keep_on_a(contact_check *c, const og_ivec *way, og_contact_finding *finding) {
  for (size_t k = 0; k < finding->count; k++) {
    place *p = &c->place[k];
    og_ivec_addmul(&p->sum, &p->total, way);
    keep_place(finding->point[k].on_a, p, c->problem);
  }
}

// Does the normal lead along a direction? Cores that touch have the direction zero, and may have several normals.
static bool is_along(contact_check *c, const og_ivec *direction) {
  og_ivec_cross(&c->product, &c->certificate->normal, direction);
  og_ivec_dot(&c->value, &c->certificate->normal, direction);
  return og_ivec_is_zero(&c->product) && og_int_sign(&c->value) >= 0;
}

// ---- all of it ----

// How A's core was moved, by -way, before both were as they are checked. Nulls: it was not.
typedef struct move {
  const og_ivec *way, *normal; // which direction the normal has to lead along
  const og_problem *rounded;   // whose corners are to be those of bodies; null: of cores
} move;

static og_contact_refusal check_touching(const og_problem *problem, const og_contact_certificate *certificate,
                                         move moved, og_contact_finding *finding) {
  contact_check c;
  check_init(&c, problem, certificate);
  og_contact_refusal refusal = check_plane(&c);
  if (refusal == OG_CONTACT_ACCEPTED && moved.normal != NULL && !is_along(&c, moved.normal))
    refusal = OG_CONTACT_REFUSED_WAY;
  if (refusal == OG_CONTACT_ACCEPTED) refusal = check_corners(&c);
  if (refusal == OG_CONTACT_ACCEPTED) refusal = check_sides(&c);
  if (refusal == OG_CONTACT_ACCEPTED && moved.rounded != NULL) move_corners(&c, moved.rounded, moved.way);
  if (refusal == OG_CONTACT_ACCEPTED) keep(&c, finding);
  if (refusal == OG_CONTACT_ACCEPTED && moved.way != NULL && moved.rounded == NULL) keep_on_a(&c, moved.way, finding);
  check_clear(&c);
  return refusal;
}

static void keep_translation(const og_contact_cores *cores, og_contact_finding *finding) {
  og_int back;
  og_int_init(&back);
  og_int_set_si(&back, -1);
  to_input_unit(&finding->translation[0], &cores->way.x, &back, &cores->problem);
  to_input_unit(&finding->translation[1], &cores->way.y, &back, &cores->problem);
  to_input_unit(&finding->translation[2], &cores->way.z, &back, &cores->problem);
  og_int_clear(&back);
}

// Cores that are apart have one way, those that touch any number.
static size_t count_directions(const og_problem *problem, const og_certificate *shown) {
  if (shown->kind != OG_CERT_SURFACE) return shown->kind == OG_CERT_NEAREST ? 1 : 0;
  og_contact_directions directions;
  og_contact_directions_init(&directions);
  og_contact_directions_find(&directions, problem, shown);
  const size_t count = directions.count;
  og_contact_directions_clear(&directions);
  return count;
}

// Bodies that touch, and have nearest points of their cores, are rounded. Bodies that penetrate are known by their
// depth.
static bool may_be_moved(const og_certificate *certificate, const og_finding *found) {
  if (found->relation == OG_PENETRATING) return found->has_depth;
  return found->relation == OG_TOUCHING && certificate->kind == OG_CERT_NEAREST;
}

static og_contact_refusal check_moved(og_checker *checker, const og_problem *problem,
                                      const og_contact_certificate *certificate, og_contact_finding *finding) {
  const og_certificate *shown = &certificate->relation;
  og_finding found;
  og_finding_init(&found);
  og_contact_cores cores;
  og_contact_cores_init(&cores);
  og_ivec normal;
  og_ivec_init(&normal);
  og_contact_refusal refusal = OG_CONTACT_REFUSED_MOVE;
  if (og_check(checker, problem, shown, &found) == OG_ACCEPTED && may_be_moved(shown, &found)) {
    og_contact_cores_set(&cores, problem, &shown->witness);
    // The normal leads from B to A: along v where cores are apart, against it where they overlap.
    og_ivec_set(&normal, &cores.way);
    if (shown->kind == OG_CERT_SURFACE) og_ivec_neg(&normal, &normal);
    const move moved = {&cores.way, &normal, found.relation == OG_TOUCHING ? problem : NULL};
    refusal = check_touching(&cores.problem, certificate, moved, finding);
    if (refusal == OG_CONTACT_ACCEPTED) finding->relation = found.relation;
    og_surd_set(&finding->depth, &found.depth);
    keep_translation(&cores, finding);
    finding->directions = count_directions(problem, shown);
    finding->rounded = og_int_sign(&problem->radius) > 0;
  }
  og_ivec_clear(&normal);
  og_contact_cores_clear(&cores);
  og_finding_clear(&found);
  return refusal;
}

static og_contact_refusal check_relation(og_checker *checker, const og_problem *problem,
                                         const og_certificate *certificate, og_contact_finding *finding) {
  og_finding found;
  if (!og_contact_may_be_relation(problem, certificate->kind)) return OG_CONTACT_REFUSED_RELATION;
  og_finding_init(&found);
  const bool accepted = og_check(checker, problem, certificate, &found) == OG_ACCEPTED && found.relation != OG_TOUCHING;
  if (accepted) finding->relation = found.relation;
  og_finding_clear(&found);
  return accepted ? OG_CONTACT_ACCEPTED : OG_CONTACT_REFUSED_RELATION;
}

og_contact_refusal og_check_contact(og_checker *checker, const og_problem *problem,
                                    const og_contact_certificate *certificate, og_contact_finding *finding) {
  finding->relation = OG_RELATION_NONE;
  finding->count = 0;
  if (!og_contact_is_well_posed(problem)) return OG_CONTACT_REFUSED_PROBLEM;
  if (!certificate->touches) return check_relation(checker, problem, &certificate->relation, finding);
  if (certificate->corner_count == 0) return OG_CONTACT_REFUSED_SEQUENCE;
  if (certificate->relation.kind != OG_CERT_NONE) return check_moved(checker, problem, certificate, finding);
  if (og_int_sign(&problem->radius) > 0) return OG_CONTACT_REFUSED_MOVE;
  const og_contact_refusal refusal = check_touching(problem, certificate, (move){NULL, NULL, NULL}, finding);
  if (refusal == OG_CONTACT_ACCEPTED) finding->relation = OG_TOUCHING;
  return refusal;
}

// ---- along a direction ----

// gap / |u| + R, with u.u = square: (R square + gap sqrt(square)) / square.
static void keep_overlap(const og_problem *problem, const og_int *gap, const og_int *square,
                         og_contact_finding *finding) {
  og_surd *r = &finding->depth;
  og_int_mul(&r->p, &problem->radius, square);
  og_int_mul(&r->q, gap, gap);
  og_int_mul(&r->q, &r->q, square);
  og_int_mul(&r->m, square, &problem->unit_den);
  r->s = og_int_sign(gap);
  r->e = problem->unit_exp;
}

// Of the cores once A's is moved: what both share in the plane across the direction, or that they share nothing.
static og_contact_refusal check_across(og_checker *checker, const og_contact_cores *cores, const og_ivec *direction,
                                       const og_contact_certificate *certificate, og_contact_finding *finding) {
  const og_certificate_kind kind = certificate->relation.kind;
  if (!certificate->touches && kind != OG_CERT_SEPARATED) return OG_CONTACT_REFUSED_RELATION;
  if (!certificate->touches) return check_relation(checker, &cores->problem, &certificate->relation, finding);
  if (certificate->corner_count == 0) return OG_CONTACT_REFUSED_SEQUENCE;
  if (kind != OG_CERT_NONE) return OG_CONTACT_REFUSED_MOVE;
  const og_contact_refusal refusal =
      check_touching(&cores->problem, certificate, (move){&cores->way, direction, NULL}, finding);
  if (refusal == OG_CONTACT_ACCEPTED) finding->relation = OG_TOUCHING;
  return refusal;
}

og_contact_refusal og_check_contact_along(og_checker *checker, const og_problem *problem, const og_ivec *direction,
                                          const og_contact_certificate *certificate, og_contact_finding *finding) {
  finding->relation = OG_RELATION_NONE;
  finding->count = finding->directions = 0;
  finding->rounded = og_int_sign(&problem->radius) > 0;
  if (!og_contact_is_well_posed(problem) || og_ivec_is_zero(direction)) return OG_CONTACT_REFUSED_PROBLEM;
  og_int gap, square;
  og_contact_cores cores;
  og_int_init(&gap);
  og_int_init(&square);
  og_contact_cores_init(&cores);
  og_contact_cores_set_along(&cores, problem, direction, &gap, &square);
  keep_overlap(problem, &gap, &square, finding);
  keep_translation(&cores, finding);
  const og_contact_refusal refusal = check_across(checker, &cores, direction, certificate, finding);
  og_contact_cores_clear(&cores);
  og_int_clear(&gap);
  og_int_clear(&square);
  return refusal;
}
