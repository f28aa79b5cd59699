#ifndef OG_WORKSPACE_H
#define OG_WORKSPACE_H

/// The solver's working numbers, and the steps that several questions share. Not for callers of the solver.

#include "spec/pair/solve/nearest.h"
#include "spec/pair/solve/nearest_face.h"

struct og_solver {
  og_checker *checker;
  size_t limit;
  og_exact_simplex simplex;
  og_polytope polytope;
  og_nearest_face nearest_face;
  og_problem derived, thick; // problems made from the one asked about (sweeps)
  og_int t0, t1, t2, t3, t4;
  og_ivec u, v, w;
};

/// Has the solver taken as many steps as it may?
bool og_limit_reached(const og_solver *solver, const og_answer *answer);

/// Gives the certificate to the checker. True when it was accepted and answers the question; the answer's
/// finding and status are set then. Otherwise answer->refusal tells why not.
bool og_submit(og_solver *solver, const og_problem *problem, og_answer *answer);

/// The bits of the longest component of v; 1 of zero.
size_t og_longest_component(const og_ivec *v);

/// Appends the simplex's pairs with their weights to the combination.
void og_copy_simplex(og_combination *combination, const og_exact_simplex *simplex);

/// Makes the solver's simplex the nearest feature of the CSO, from the guess given or one of its own. The
/// result is not verified: a certificate made of it may be refused, and then og_nearest_finish puts it right.
void og_first_simplex(og_solver *solver, const og_problem *problem, const og_guess *guess);

/// Certificate `nearest` from the simplex, which has v != 0; submits it.
bool og_certify_apart(og_solver *solver, const og_problem *problem, og_answer *answer);

/// Certificate `touching` or `penetrating` for cores with a common point: the simplex has v = 0. Returns false when
/// the limit was reached.
bool og_certify_contact(og_solver *solver, const og_problem *problem, og_answer *answer);

/// The polytope around the origin, from the simplex with v = 0: OG_PENETRATING when it holds the origin strictly
/// inside, OG_TOUCHING when the origin is on the CSO's boundary (then the certificate is complete), NONE at the limit.
og_relation og_enclose_origin(og_solver *solver, const og_problem *problem, og_answer *answer);

/// Appends to the combination corners of the polytope, which has the origin strictly inside, with positive weights that
/// make their sum zero; the first three span space.
void og_positive_span(og_solver *solver, og_combination *combination);

/// One solver a question: sets answer->status.
void og_solve_relation(og_solver *solver, const og_problem *problem, const og_guess *guess, og_answer *answer);
void og_solve_distance(og_solver *solver, const og_problem *problem, const og_guess *guess, og_answer *answer);
void og_solve_depth(og_solver *solver, const og_problem *problem, const og_guess *guess, og_answer *answer);
void og_solve_sweep(og_solver *solver, const og_problem *problem, const og_guess *guess, og_answer *answer);

#endif
