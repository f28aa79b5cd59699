// What cylinders and cones share with polytopes in a plane that touches them: the solver against membership in plain
// rationals (tests/oracle/curved_shared.h), and certificates changed in one place: refused, or they prove what is so.
//
// An input is where the plane touches, and what the generator draws (tests/shared/touching_curve.h).

#include "fuzz/harness.h"
#include "spec/curved/solve/contact.h"
#include "tests/shared/touching_curve.h"

enum { CHANGES = 3 };

typedef struct bench {
  bool made;
  or_touching pair;
  og_curved_contact_solver *solver;
  og_curved_faces *faces;
  og_curved_contact_answer answer;
  og_curved_contact_finding finding;
  or_curved_claim claim;
} bench;

static void make(bench *b) {
  or_touching_init(&b->pair);
  b->solver = og_curved_contact_solver_new();
  b->faces = og_curved_faces_new();
  og_curved_contact_answer_init(&b->answer);
  og_curved_contact_finding_init(&b->finding);
  or_curved_claim_init(&b->claim);
  b->made = true;
}

static void expect_truth(bench *b, const og_curved_contact_finding *finding) {
  if (finding->relation != b->answer.finding.relation) og_fuzz_found("another relation is proved", NULL);
  if (finding->relation != OG_TOUCHING) return;
  or_touching_claim(&b->claim, finding);
  const char *fault = or_curved_shared_fault(&b->pair.problem.pair, b->pair.problem.is_b, b->pair.is_cone, &b->claim);
  if (fault != NULL) og_fuzz_found(fault, NULL);
}

// ---- certificates that are changed in one place ----

static int draw(bench *b, int least, int most) { return or_random_int(&b->pair.random, least, most); }

static void change_number(bench *b, og_int *r) { mpz_set_si(r->z, mpz_get_si(r->z) + draw(b, -2, 2)); }

static void change_vector(bench *b, og_ivec *v) {
  og_int *const part[3] = {&v->x, &v->y, &v->z};
  if (draw(b, 0, 3) == 0) og_ivec_neg(v, v);
  else change_number(b, part[draw(b, 0, 2)]);
}

static void change_relation(bench *b, og_curved_certificate *c) {
  const int which = draw(b, 0, 3);
  if (which == 0) c->relation = (og_relation)draw(b, OG_SEPARATED, OG_PENETRATING);
  else if (which == 1) change_vector(b, &c->direction);
  else if (c->count == 0) return;
  else if (which == 2) change_number(b, &c->weight[draw(b, 0, (int)c->count - 1)]);
  else c->point[draw(b, 0, (int)c->count - 1)] = (uint32_t)draw(b, 0, OR_TOUCHING_MOST);
}

static void change_corner(bench *b, og_contact_corner *corner) {
  const int body = draw(b, 0, 1), k = draw(b, 0, (int)corner->count[body] - 1);
  if (draw(b, 0, 1) == 0) corner->point[body][k] = (uint32_t)draw(b, 0, OR_TOUCHING_MOST);
  else change_number(b, &corner->weight[body][k]);
}

static void change_faces(bench *b, og_contact_certificate *c) {
  const int which = draw(b, 0, 4);
  if (which == 0 || c->corner_count == 0 || c->side_count == 0) change_vector(b, &c->normal);
  else if (which == 1) c->corner_count--;
  else if (which == 2) change_corner(b, &c->corner[draw(b, 0, (int)c->corner_count - 1)]);
  else if (which == 3) change_vector(b, &c->side[draw(b, 0, (int)c->side_count - 1)].direction);
  else c->side[draw(b, 0, (int)c->side_count - 1)].corner = (uint32_t)draw(b, 0, OR_TOUCHING_MOST);
}

static void expect_no_lie(bench *b) {
  og_curved_contact_certificate *c = &b->answer.certificate;
  if (draw(b, 0, 1) == 0) change_relation(b, &c->relation);
  else change_faces(b, &c->faces);
  if (og_check_curved_contact(b->faces, &b->pair.problem, c, &b->finding) == OG_CURVED_CONTACT_ACCEPTED)
    expect_truth(b, &b->finding);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  if (!b.made) make(&b);
  if (size == 0) return 0;
  b.pair.random = or_random_taped(data + 1, size - 1);
  if (!or_touching_make(&b.pair, (or_touching_place)(data[0] % OR_TOUCHES_END))) og_fuzz_found("no problem", NULL);
  if (og_solve_curved_contact(b.solver, &b.pair.problem, &b.answer) != OG_CURVED_CONTACT_ACCEPTED)
    og_fuzz_found("the solver's answer is refused", NULL);
  if (b.answer.finding.relation == OG_PENETRATING) og_fuzz_found("beside a plane they penetrate", NULL);
  expect_truth(&b, &b.answer.finding);
  for (int k = 0; k < CHANGES; k++) expect_no_lie(&b);
  return 0;
}
