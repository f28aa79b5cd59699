#include "spec/pair/solve/workspace.h"

// The lengths of directions to try: what a person can verify in the head, and what nearly always does.
#define TINY_BITS 4
#define SHORT_BITS 20
#define ALL_BITS ((mp_bitcnt_t)-1)

// The direction v rounded to integers of that many bits.
static void round_direction(og_ivec *n, const og_ivec *v, mp_bitcnt_t bits) {
  const mp_bitcnt_t longest = og_longest_component(v);
  og_ivec_set(n, v);
  if (longest <= bits) return;
  og_int *const to[3] = {&n->x, &n->y, &n->z};
  for (int k = 0; k < 3; k++) {
    // floor(x / 2^drop + 1/2)
    const mp_bitcnt_t drop = longest - bits;
    mpz_fdiv_q_2exp(to[k]->z, to[k]->z, drop - 1);
    mpz_add_ui(to[k]->z, to[k]->z, 1);
    mpz_fdiv_q_2exp(to[k]->z, to[k]->z, 1);
  }
}

// Nearly every separated pair is separated along a direction of a few digits, which is quicker to check and nicer to
// read than the exact normal. Only the exact one is sure to do.
static bool separated_along(og_solver *solver, const og_problem *problem, og_answer *answer, mp_bitcnt_t bits) {
  og_certificate *certificate = &answer->certificate;
  og_certificate_reset(certificate);
  certificate->kind = OG_CERT_SEPARATED;
  round_direction(&certificate->direction, &solver->simplex.v, bits);
  return og_submit(solver, problem, answer);
}

// The cores share a point.
static void answer_contact(og_solver *solver, const og_problem *problem, og_answer *answer) {
  if (og_certify_contact(solver, problem, answer)) og_submit(solver, problem, answer);
  else answer->status = OG_GAVE_UP;
}

void og_solve_relation(og_solver *solver, const og_problem *problem, const og_guess *guess, og_answer *answer) {
  og_first_simplex(solver, problem, guess);
  og_exact_simplex *simplex = &solver->simplex;
  if (og_int_sign(&simplex->square) != 0) {
    if (separated_along(solver, problem, answer, TINY_BITS) || separated_along(solver, problem, answer, SHORT_BITS))
      return;
    if (!og_nearest_finish(simplex, problem, solver->limit, &answer->steps)) {
      answer->status = OG_GAVE_UP;
      return;
    }
  }
  if (og_int_sign(&simplex->square) != 0) {
    // The plane through the nearest point separates the cores; only rounded bodies may still meet.
    if (og_int_sign(&problem->radius) == 0 && separated_along(solver, problem, answer, ALL_BITS)) return;
    og_certify_apart(solver, problem, answer);
    return;
  }
  answer_contact(solver, problem, answer);
}

void og_solve_distance(og_solver *solver, const og_problem *problem, const og_guess *guess, og_answer *answer) {
  og_first_simplex(solver, problem, guess);
  og_exact_simplex *simplex = &solver->simplex;
  if (og_int_sign(&simplex->square) != 0) {
    if (og_certify_apart(solver, problem, answer)) return;
    if (!og_nearest_finish(simplex, problem, solver->limit, &answer->steps)) {
      answer->status = OG_GAVE_UP;
      return;
    }
    if (og_int_sign(&simplex->square) != 0) {
      og_certify_apart(solver, problem, answer);
      return;
    }
  }
  answer_contact(solver, problem, answer);
}
