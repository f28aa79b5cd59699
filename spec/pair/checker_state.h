#ifndef OG_CHECKER_STATE_H
#define OG_CHECKER_STATE_H

/// The checker's working numbers and the steps that its parts share. Not for callers of the checker.
///
/// All functions leave the problem and the certificate as they are; they write only to *c and their results.

#include "spec/pair/checker.h"
#include "spec/pair/statement.h"

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

// In a sweep the end is read only; Y, P and W as the checker holds them, in parts, for the radicand d.
/*@ predicate reading_end{L}(og_checker *c, og_sweep_end *e) =
      \valid_read(e) && \separated(c, e) && reading(c, &e->witness);
    predicate radicand{L}(og_checker *c, og_int *d) = \valid_read(d) && \separated(c, d) && val(d) >= 0;

    // Y, P, W and the radicand are what they were.
    predicate way_kept{K, L}(og_checker *c, og_int *d) =
      still{K, L}(\at(&c->normal, L)) && still{K, L}(\at(&c->other, L)) && still{K, L}(\at(&c->sum, L)) &&
      still{K, L}(\at(&c->sum_root, L)) && \at(val(&c->total), K) == \at(val(&c->total), L) &&
      \at(val(&c->total_root), K) == \at(val(&c->total_root), L) && \at(val(d), K) == \at(val(d), L);

    logic real offset_x{L}(og_checker *c, og_int *d) = root(val(&c->normal.x), val(&c->other.x), val(d));
    logic real offset_y{L}(og_checker *c, og_int *d) = root(val(&c->normal.y), val(&c->other.y), val(d));
    logic real offset_z{L}(og_checker *c, og_int *d) = root(val(&c->normal.z), val(&c->other.z), val(d));
    logic real foot_x{L}(og_checker *c, og_int *d) = root(val(&c->sum.x), val(&c->sum_root.x), val(d));
    logic real foot_y{L}(og_checker *c, og_int *d) = root(val(&c->sum.y), val(&c->sum_root.y), val(d));
    logic real foot_z{L}(og_checker *c, og_int *d) = root(val(&c->sum.z), val(&c->sum_root.z), val(d));
    logic real whole{L}(og_checker *c, og_int *d) = root(val(&c->total), val(&c->total_root), val(d));
*/

// The time (p + q sqrt(d)) / m, as it is reported.
/*@ predicate time_is{L}(og_surd *time, real p, real q, real d, real m) =
      val(&time->p) == p && val(&time->q) == squared(q) * d && val(&time->m) == m &&
      time->s == (squared(q) * d == 0 ? 0 : sgn(q)) && time->e == 0; */

// A certificate of any kind: writing to the checker or the finding leaves problem and certificate alone.
/*@ predicate certificate_reading{L}(og_checker *c, og_problem *p, og_certificate *s) =
      surface_working(c, p, s) && reading_end(c, &s->first) && reading_end(c, &s->last);
    predicate finding_apart{L}(og_finding *f, og_checker *c, og_problem *p, og_certificate *s) =
      \valid(f) && \separated(f, c) && \separated(f, p) && \separated(f, s) &&
      \separated(f, s->witness.weight + (0 .. s->witness.count - 1));

    predicate no_relation{L}(og_finding *f) = f->relation == OG_RELATION_NONE && !f->has_distance && !f->has_depth;
    predicate no_hit{L}(og_finding *f) = !f->has_hit && !f->hit && !f->never_parts;
    predicate nearest_lengths{L}(og_finding *f, real reach, real norm2, real total, real unit_den, integer unit_exp) =
      f->has_distance &&
      (f->relation == OG_SEPARATED ==> length_is(&f->distance, -reach, sgn(norm2), norm2, total, unit_den, unit_exp) &&
                                       !f->has_depth) &&
      (f->relation != OG_SEPARATED ==> no_length(&f->distance) && f->has_depth &&
                                       length_is(&f->depth, reach, -1, norm2, total, unit_den, unit_exp));
*/

// What the finding says in L of the certificate as it was in K, by its kind.
/*@ predicate zero_distance{L}(og_finding *f) = f->has_distance && no_length(&f->distance);
    predicate separated_found{L}(og_finding *f) = f->relation == OG_SEPARATED && !f->has_distance && !f->has_depth;
    predicate touching_found{K, L}(og_finding *f, og_problem *p) =
      \at(f->relation == (\at(val(&p->radius), K) == 0 ? OG_TOUCHING : OG_PENETRATING) && zero_distance(f) &&
          f->has_depth && length_is(&f->depth, \at(val(&p->radius), K), 0, 0, 1, \at(val(&p->unit_den), K),
                                    \at(p->unit_exp, K)), L);
    predicate penetrating_found{L}(og_finding *f) =
      f->relation == OG_PENETRATING && zero_distance(f) && !f->has_depth;
    predicate nearest_found{K, L}(og_finding *f, og_problem *p, og_certificate *s) =
      \at(relation_of(f->relation, \at(sum_norm2(p, &s->witness), K), \at(reach(p, &s->witness), K)) &&
          nearest_lengths(f, \at(reach(p, &s->witness), K), \at(sum_norm2(p, &s->witness), K),
                          \at(total(&s->witness, s->witness.count), K), \at(val(&p->unit_den), K),
                          \at(p->unit_exp, K)), L);
    predicate surface_found{K, L}(og_finding *f, og_problem *p, og_certificate *s) =
      \at(f->relation == OG_PENETRATING && zero_distance(f) && f->has_depth &&
          surface_depth(&f->depth, \at(det(p, s, s->face), K), \at(normal_norm2(p, s, s->face), K),
                        \at(val(&p->radius), K), \at(val(&p->unit_den), K), \at(p->unit_exp, K)), L);

    predicate sweep_found{K, L}(og_finding *f, og_certificate *s) =
      \at(f->has_hit && f->hit && f->never_parts == \at(s->never_parts, K) &&
          time_is(&f->first, \at(val(&s->first.time_p), K), \at(val(&s->first.time_q), K),
                  \at(val(&s->first.radicand), K), \at(val(&s->first.time_m), K)) &&
          (!\at(s->never_parts, K) ==>
             time_is(&f->last, \at(val(&s->last.time_p), K), \at(val(&s->last.time_q), K),
                     \at(val(&s->last.radicand), K), \at(val(&s->last.time_m), K))), L);
    predicate miss_found{L}(og_finding *f) = f->has_hit && !f->hit;
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
/*@ requires working: working(c, problem);
    requires certificate: \valid_read(certificate) && \separated(c, certificate);
    requires ends: reading_end(c, &certificate->first) && reading_end(c, &certificate->last);
    requires finding: \valid(finding) && \separated(finding, c) && \separated(finding, problem) &&
                      \separated(finding, certificate);
    terminates \true;
    exits \false;
    assigns *c, finding->has_hit, finding->hit, finding->first, finding->never_parts, finding->last;
    ensures statement: \result == OG_ACCEPTED ==> sweep_cert{Pre}(problem, certificate);
    ensures hit: \result == OG_ACCEPTED ==> finding->has_hit && finding->hit;
    ensures first: \result == OG_ACCEPTED ==> time_is(&finding->first,
      \old(val(&certificate->first.time_p)), \old(val(&certificate->first.time_q)),
      \old(val(&certificate->first.radicand)), \old(val(&certificate->first.time_m)));
    ensures never_parts: \result == OG_ACCEPTED ==> finding->never_parts == certificate->never_parts;
    ensures last: \result == OG_ACCEPTED && !certificate->never_parts ==> time_is(&finding->last,
      \old(val(&certificate->last.time_p)), \old(val(&certificate->last.time_q)),
      \old(val(&certificate->last.radicand)), \old(val(&certificate->last.time_m))); */
og_refusal og_check_sweep(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                          og_finding *finding);
/*@ requires working: working(c, problem);
    requires certificate: \valid_read(certificate) && \separated(c, certificate);
    requires finding: \valid(finding) && \separated(finding, c) && \separated(finding, problem) &&
                      \separated(finding, certificate);
    terminates \true;
    exits \false;
    assigns *c, finding->has_hit, finding->hit;
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
