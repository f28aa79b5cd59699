#ifndef OG_CHECKER_STATE_H
#define OG_CHECKER_STATE_H

/// The checker's working numbers and the steps that its parts share. Not for callers of the checker.
///
/// All functions leave the problem and the certificate as they are; they write only to *c and their results.

#include "spec/certificate/checker.h"

/// a + b sqrt(D) for the radicand D >= 0 at hand.
typedef struct og_root {
  og_int a, b;
} og_root;

struct og_checker {
  og_ivec point, sum, sum_root, normal, edge, other, corner[3];
  og_int total, total_root, value, extreme, gap, square, limit, t0, t1, t2, t3;
  og_root time_total, best, candidate, high, low, left, right, s0, s1;
};

/// p_ij. The indices are in range.
void og_check_cso_point(og_ivec *point, const og_problem *problem, og_pair pair);

/// Are all pairs of the combination in range, and is there at least one?
og_refusal og_check_pairs(const og_problem *problem, const og_combination *combination);

/// gap = min_i n.a_i - max_j n.b_j: the least n.p over the whole CSO. Cost: one dot product a point.
void og_check_gap(og_checker *c, const og_problem *problem, const og_ivec *n, og_int *gap);

/// The parts of the checker, by kind of certificate.
og_refusal og_check_surface(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                            og_finding *finding);
og_refusal og_check_sweep(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                          og_finding *finding);
og_refusal og_check_miss(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                         og_finding *finding);

/// Checks one end of a sweep by itself; `which` is 1 for the first contact, -1 for the last.
og_refusal og_check_sweep_end(og_checker *c, const og_problem *problem, const og_sweep_end *end, int which);

/// distance = (p + sqrt(q)) / m lattice steps, in input units.
void og_check_length(og_surd *length, const og_problem *problem, const og_int *p, const og_int *q, const og_int *m);

#endif
