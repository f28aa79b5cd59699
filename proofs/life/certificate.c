#include "spec/pair/checker.h"

#include "life/arguments.h"

enum { POINTS = 3, PAIRS = 9, TRIANGLES = 4 };

static void make_problem(og_problem *problem) {
  og_problem_init(problem);
  og_points_resize(&problem->a, POINTS);
  og_points_resize(&problem->b, POINTS);
  problem->a.count = between(1, POINTS);
  problem->b.count = between(1, POINTS);
  problem->has_until = either();
  problem->unit_exp = Frama_C_long_interval(-4000, 4000);
}

// So many pairs that the arrays grow twice.
static void make_combination(og_combination *combination) {
  for (int k = 0; k < PAIRS; k++) og_combination_add(combination, (og_pair){index_below(POINTS), index_below(POINTS)});
  combination->count = up_to(PAIRS);
}

static void make_triangles(og_certificate *certificate) {
  og_certificate_resize_triangles(certificate, TRIANGLES);
  for (int t = 0; t < TRIANGLES; t++)
    for (int k = 0; k < 3; k++) {
      certificate->triangle[t].corner[k] = index_below(PAIRS);
      certificate->triangle[t].twin[k] = index_below(3 * TRIANGLES);
    }
  certificate->triangle_count = up_to(TRIANGLES);
  certificate->face = index_below(TRIANGLES);
}

static void make_certificate(og_certificate *certificate) {
  og_certificate_init(certificate);
  make_combination(&certificate->witness);
  make_combination(&certificate->first.witness);
  make_combination(&certificate->last.witness);
  make_triangles(certificate);
  certificate->kind = (og_certificate_kind)whole(OG_CERT_NONE, OG_CERT_KIND_COUNT);
  certificate->never_parts = either();
}

// A checker's whole life: certificates of any kind, two of them, so that the second finds what the first has left.
void drive_certificate(void) {
  og_problem problem;
  og_certificate certificate;
  og_finding finding;
  make_problem(&problem);
  make_certificate(&certificate);
  og_finding_init(&finding);
  og_checker *checker = og_checker_new();
  for (int k = 0; k < 2; k++) (void)og_check(checker, &problem, &certificate, &finding);
  og_checker_free(checker);
  og_checker_free(NULL);
  og_finding_clear(&finding);
  og_certificate_clear(&certificate);
  og_problem_clear(&problem);
  expect_nothing_left();
}
