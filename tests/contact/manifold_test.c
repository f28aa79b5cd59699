// Every algorithm behind the door `contact` that takes solids, on bodies of the generator's families: points on the
// bodies, depths along the normal, and of bodies that touch exactly what both share. Regions found by a flood are those
// found among all edges. Prints the errors, which the algorithms' pages quote.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/registry.h"
#include "tests/shared/exact_contact.h"
#include "tool/run/make_contact.h"
#include "tool/study/family_bodies.h"

enum { MOST = 10 };

extern const og_algorithm og_algorithm_manifold_full, og_algorithm_manifold_full_flood,
    og_algorithm_manifold_full_sampled, og_algorithm_manifold_reduce;

typedef struct tally {
  long asked, answered, touching, faces, partial, off;
  double points, cover, beyond, verdict;
} tally;

typedef struct bench {
  or_exact_contact exact;
  og_family_bodies bodies;
  og_made_contact made;
  tally said[MOST];
} bench;

static uint64_t rounds(void) { return getenv("ORIGO_TEST_PAIRS") == NULL ? 20 : 3; }

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  or_exact_contact_init(&b->exact);
  og_family_bodies_init(&b->bodies);
  og_made_contact_init(&b->made);
  *state = b;
  return b == NULL;
}

static int close_bench(void **state) {
  bench *b = *state;
  or_exact_contact_clear(&b->exact);
  og_family_bodies_clear(&b->bodies);
  og_made_contact_clear(&b->made);
  free(b);
  return 0;
}

static void put(bench *b, const og_body *of_a, const og_body *of_b) {
  og_copy_body(&b->made.a, of_a);
  og_copy_body(&b->made.b, of_b);
  og_make_contact_room(&b->made);
}

static og_manifold_claim claim_by(bench *b, const og_algorithm *algorithm) {
  return og_contact_run(algorithm->contact, &b->made.input, &b->made.room);
}

static bool is_subject(const og_algorithm *algorithm) {
  return algorithm->contact != NULL && algorithm->contact->takes == OG_CONTACTS_SOLIDS;
}

// ---- families ----

static void note(tally *t, const og_manifold_claim *claim, const or_manifold_error *error) {
  t->asked++;
  if (claim->outcome != OG_OUTCOME_ANSWERED) return;
  t->answered++;
  t->off += error->points > 1024;
  if (error->points <= 1024) t->points = fmax(t->points, error->points);
  t->verdict = fmax(t->verdict, error->verdict);
  if (!error->touching) return;
  t->touching++;
  t->faces += error->corners > 2;
  t->partial += error->cover > 1024;
  if (error->cover <= 1024) t->cover = fmax(t->cover, error->cover);
  t->beyond = fmax(t->beyond, error->beyond);
}

// Bodies of small integers have no planes at tiny angles, between which points lie within rounding of both bodies, but
// far from what they share.
static bool has_no_tiny_angles(const og_gen_family *family) {
  static const char *const plain[] = {"contact-faces", "contact-features", "contact-edges", "contact-vertices",
                                      "contact-lattice"};
  for (size_t k = 0; k < sizeof plain / sizeof *plain; k++)
    if (strcmp(family->id, plain[k]) == 0) return true;
  return false;
}

static void ask_all(bench *b, const og_gen_family *family, const char *where, bool tight) {
  if (tight) b->made.input.within = b->made.input.flat = 0;
  const bool promised = or_manifold_is_promised(&b->made.input);
  for (int k = 0, n = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (!is_subject(algorithm)) continue;
    assert_true(n < MOST);
    tally *said = &b->said[n++];
    const og_manifold_claim claim = claim_by(b, algorithm);
    or_manifold_error error;
    const char *fault =
        or_manifold_fault(&b->exact, &error, algorithm->contact, &b->made.input, &claim, b->made.room.contact);
    if (fault != NULL)
      fail_msg("%s: %s, %s: points %g, cover %g, beyond %g, verdict %g", algorithm->id, where, fault, error.points,
               error.cover, error.beyond, error.verdict);
    if (!promised || !tight) continue;
    if (!has_no_tiny_angles(family)) error.beyond = 0;
    if (!(error.beyond <= 1024)) fail_msg("%s: %s, %g beyond what both share", algorithm->id, where, error.beyond);
    note(said, &claim, &error);
  }
}

static void expect_same_flood(bench *b, const char *where) {
  const og_manifold_claim all = claim_by(b, &og_algorithm_manifold_full);
  const size_t bytes = (size_t)all.count * sizeof *b->made.room.contact;
  og_contact *kept = malloc(bytes + 1);
  memcpy(kept, b->made.room.contact, bytes);
  const og_manifold_claim flooded = claim_by(b, &og_algorithm_manifold_full_flood);
  bool same = flooded.count == all.count && flooded.outcome == all.outcome;
  for (int k = 0; k < all.count && same; k++) {
    const og_contact *p = &kept[k], *q = &b->made.room.contact[k];
    same = p->depth == q->depth && og_largest(og_sub(p->a, q->a)) == 0 && og_largest(og_sub(p->b, q->b)) == 0;
  }
  free(kept);
  if (!same) fail_msg("%s: a flood finds another region", where);
}

static void report(bench *b) {
  printf("lengths in epsilon times the size\n%-24s %8s %8s %8s %8s %8s %8s %8s %8s %8s %8s\n", "", "asked", "answered",
         "touching", "faces", "partial", "off", "points", "cover", "beyond", "verdict");
  for (int k = 0, n = 0; k < og_algorithm_count(); k++) {
    if (!is_subject(og_algorithm_at(k))) continue;
    const tally *t = &b->said[n++];
    printf("%-24s %8ld %8ld %8ld %8ld %8ld %8ld %8.3g %8.3g %8.3g %8.3g\n", og_algorithm_at(k)->id, t->asked,
           t->answered, t->touching, t->faces, t->partial, t->off, t->points, t->cover, t->beyond, t->verdict);
    assert_true(t->touching > 0 && t->faces > 0);
  }
}

static void families(void **state) {
  bench *b = *state;
  for (size_t f = 0; f < og_gen_family_count(); f++) {
    const og_gen_family *family = og_gen_family_at(f);
    const bool of_contact = og_gen_family_asks(family, OG_CONTACT);
    if (!of_contact && !og_gen_family_asks(family, OG_RELATION)) continue;
    for (uint64_t seed = 0; seed < (of_contact ? 3 : 1) * rounds(); seed++) {
      char where[100];
      snprintf(where, sizeof where, "%s %d", family->id, (int)seed);
      if (!og_family_bodies_make(&b->bodies, family, 1, seed)) continue;
      const og_body *of_a = &b->bodies.a.body, *of_b = &b->bodies.b.body;
      if (of_a->mesh == NULL || of_b->mesh == NULL || of_a->radius > 0 || of_b->radius > 0) continue;
      for (int tight = 0; tight < 2; tight++) {
        put(b, of_a, of_b);
        ask_all(b, family, where, tight == 1);
        if (or_manifold_is_promised(&b->made.input)) expect_same_flood(b, where);
      }
    }
  }
  report(b);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(families)};
  return cmocka_run_group_tests(tests, open_bench, close_bench);
}
