#ifndef OG_CHECKER_STATE_H
#define OG_CHECKER_STATE_H

/// The checker's working numbers and the steps that its parts share. Not for callers of the checker.
///
/// All functions leave the problem and the certificate as they are; they write only to *c and their results.

#include "spec/certificate/checker.h"
#include "spec/certificate/statement.h"

struct og_checker {
  og_ivec point, sum, sum_root, normal, edge, other, corner[3];
  og_int total, total_root, value, extreme, gap, square, limit, t0, t1, t2, t3;
  og_root best, candidate, high, low, left, right, s0, s1;
};

/*@ predicate working{L}(og_checker *c, og_problem *p) =
      \valid(c) && problem_readable(p) && \separated(c, p) && \separated(c, p->a.at + (0 .. p->a.count - 1)) &&
      \separated(c, p->b.at + (0 .. p->b.count - 1));

    predicate reading{L}(og_checker *c, og_combination *w) =
      combination_readable(w) && \separated(c, w) && \separated(c, w->weight + (0 .. w->count - 1)) &&
      \separated(c, w->root_weight + (0 .. w->count - 1));
*/

// Writing to the checker leaves the surface alone.
/*@ predicate surface_working{L}(og_checker *c, og_problem *p, og_certificate *s) =
      working(c, p) && surface_readable(s) && reading(c, &s->witness) && \separated(c, s) &&
      \separated(c, s->triangle + (0 .. s->triangle_count - 1)); */

// The cores are |V| / W apart: more than R, R or less, as |V|^2 is to (R W)^2.
/*@ predicate relation_of{L}(integer relation, real norm2, real reach) =
      relation == (norm2 > reach * reach ? OG_SEPARATED : norm2 == reach * reach ? OG_TOUCHING : OG_PENETRATING);
*/

// A length of (p + s sqrt(q)) / m lattice steps, as it is reported: in input units of 2^unit_exp / unit_den.
/*@ predicate length_is{L}(og_surd *length, real p, integer s, real q, real m, real unit_den, integer unit_exp) =
      val(&length->p) == p && length->s == s && val(&length->q) == q && val(&length->m) == m * unit_den &&
      length->e == unit_exp;
    predicate no_length{L}(og_surd *length) =
      val(&length->p) == 0 && length->s == 0 && val(&length->q) == 0 && val(&length->m) == 1 && length->e == 0;

    // R + h / |n| = (R n.n + sqrt(h^2 n.n)) / n.n steps.
    predicate surface_depth{L}(og_surd *depth, real h, real nn, real radius, real unit_den, integer unit_exp) =
      length_is(depth, radius * nn, sgn(squared(h) * nn), squared(h) * nn, nn, unit_den, unit_exp);
*/

// Of a sweep: the end is read only; Y, P and W as the checker holds them, in parts, for the radicand d.
/*@ predicate reading_end{L}(og_checker *c, og_sweep_end *e) =
      \valid_read(e) && \separated(c, e) && reading(c, &e->witness);
    predicate radicand{L}(og_checker *c, og_int *d) = \valid_read(d) && \separated(c, d) && val(d) >= 0;

    // As `same`, but without calling in the lemma about dot products.
    predicate still{K, L}(og_ivec *a) =
      \at(val(&a->x), K) == \at(val(&a->x), L) && \at(val(&a->y), K) == \at(val(&a->y), L) &&
      \at(val(&a->z), K) == \at(val(&a->z), L);

    logic real offset_x{L}(og_checker *c, og_int *d) = root(val(&c->normal.x), val(&c->other.x), val(d));
    logic real offset_y{L}(og_checker *c, og_int *d) = root(val(&c->normal.y), val(&c->other.y), val(d));
    logic real offset_z{L}(og_checker *c, og_int *d) = root(val(&c->normal.z), val(&c->other.z), val(d));
    logic real foot_x{L}(og_checker *c, og_int *d) = root(val(&c->sum.x), val(&c->sum_root.x), val(d));
    logic real foot_y{L}(og_checker *c, og_int *d) = root(val(&c->sum.y), val(&c->sum_root.y), val(d));
    logic real foot_z{L}(og_checker *c, og_int *d) = root(val(&c->sum.z), val(&c->sum_root.z), val(d));
    logic real whole{L}(og_checker *c, og_int *d) = root(val(&c->total), val(&c->total_root), val(d));
*/

/// p_ij. The indices are in range.
/*@ requires problem: problem_readable(problem);
    requires point:   \valid(point) && \separated(point, problem->a.at + (0 .. problem->a.count - 1)) &&
                      \separated(point, problem->b.at + (0 .. problem->b.count - 1));
    requires range:   pair.i < problem->a.count && pair.j < problem->b.count;
    terminates \true;
    exits \false;
    assigns val(&point->x), val(&point->y), val(&point->z);
    ensures x: val(&point->x) == \old(val(&problem->a.at[pair.i].x) - val(&problem->b.at[pair.j].x));
    ensures y: val(&point->y) == \old(val(&problem->a.at[pair.i].y) - val(&problem->b.at[pair.j].y));
    ensures z: val(&point->z) == \old(val(&problem->a.at[pair.i].z) - val(&problem->b.at[pair.j].z)); */
void og_check_cso_point(og_ivec *point, const og_problem *problem, og_pair pair);

/// Are all pairs of the combination in range, and is there at least one?
/*@ requires problem:     problem_readable(problem);
    requires combination: combination_readable(combination);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures range: \result == OG_ACCEPTED ==> in_range(problem, combination); */
og_refusal og_check_pairs(const og_problem *problem, const og_combination *combination);

/// c->gap = min_i n.a_i - max_j n.b_j: the least n.p over the whole CSO. Cost: one dot product a point.
/*@ requires working: working(c, problem);
    requires n:       \valid_read(n) && \separated(n, &c->gap) && \separated(n, &c->value) &&
                      \separated(n, &c->extreme);
    terminates \true;
    exits \false;
    assigns val(&c->gap), val(&c->value), val(&c->extreme);
    ensures kept_radius: val(&problem->radius) == \old(val(&problem->radius));
    ensures kept_n: same{Pre, Post}(n);
    ensures least: none_below{Pre}(n, problem, val(&c->gap)); */
void og_check_gap(og_checker *c, const og_problem *problem, const og_ivec *n);

/// The parts of the checker, by kind of certificate.
/*@ requires working: surface_working(c, problem, certificate);
    requires finding: \valid(finding) && \separated(finding, c) && \separated(finding, problem) &&
                      \separated(finding, certificate);
    terminates \true;
    exits \false;
    assigns *c, finding->relation, finding->has_distance, finding->distance, finding->has_depth, finding->depth;
    ensures statement: \result == OG_ACCEPTED ==> surface_cert{Pre}(problem, certificate);
    ensures relation:  \result == OG_ACCEPTED ==> finding->relation == OG_PENETRATING;
    ensures distance:  \result == OG_ACCEPTED ==> finding->has_distance && no_length(&finding->distance);
    ensures depth:     \result == OG_ACCEPTED ==> finding->has_depth &&
      surface_depth(&finding->depth, \old(det(problem, certificate, certificate->face)),
                    \old(normal_norm2(problem, certificate, certificate->face)), \old(val(&problem->radius)),
                    \old(val(&problem->unit_den)), problem->unit_exp); */
og_refusal og_check_surface(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                            og_finding *finding);
og_refusal og_check_sweep(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                          og_finding *finding);
/*@ requires working: working(c, problem);
    requires certificate: \valid_read(certificate) && \separated(c, certificate);
    requires finding: \valid(finding) && \separated(finding, c) && \separated(finding, problem) &&
                      \separated(finding, certificate);
    terminates \true;
    exits \false;
    assigns *c, *finding;
    ensures statement: \result == OG_ACCEPTED ==> miss_cert{Pre}(problem, certificate);
    ensures miss: \result == OG_ACCEPTED ==> finding->has_hit && !finding->hit; */
og_refusal og_check_miss(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                         og_finding *finding);

/// Checks one end of a sweep by itself; `which` is 1 for the first contact, -1 for the last.
/*@ requires working: working(c, problem);
    requires end: reading_end(c, end);
    requires which: which == 1 || which == -1;
    terminates \true;
    exits \false;
    assigns *c;
    ensures end: \result == OG_ACCEPTED ==> end_accepted{Pre}(problem, end, which); */
og_refusal og_check_sweep_end(og_checker *c, const og_problem *problem, const og_sweep_end *end, int which);

/// distance = (p + sqrt(q)) / m lattice steps, in input units.
/*@ requires valid: \valid(length) && \valid_read(problem) && \valid_read(p) && \valid_read(q) && \valid_read(m);
    requires apart: \separated(length, problem) && \separated(length, p) && \separated(length, q) &&
                    \separated(length, m);
    terminates \true;
    exits \false;
    assigns val(&length->p), val(&length->q), val(&length->m), length->s, length->e;
    ensures p: val(&length->p) == \old(val(p));
    ensures q: val(&length->q) == \old(val(q));
    ensures m: val(&length->m) == \old(val(m) * val(&problem->unit_den));
    ensures s: length->s == sgn(\old(val(q)));
    ensures e: length->e == problem->unit_exp; */
void og_check_length(og_surd *length, const og_problem *problem, const og_int *p, const og_int *q, const og_int *m);

#endif
