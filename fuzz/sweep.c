// Moving pairs, and all other questions about them: the exact solver, and its checker, against the brute force of the
// second oracle. And every algorithm of the registry behind the doors `sweep` and `sweep_contact`: each keeps its
// promises.

#include <stdio.h>

#include "fuzz/harness.h"
#include "ref/registry.h"
#include "tests/shared/agreement.h"
#include "tests/shared/exact_arrival.h"
#include "tests/shared/exact_sweep.h"
#include "tool/run/make_contact.h"

// The oracle's cost grows with the fourth power of the vertices; exponents far apart make its rationals long.
enum { MOST = 4, SPAN = 700 };

static bool is_quick(const or_decoded *decoded) {
  const or_body_pair *pair = &decoded->pair;
  if (pair->a.vertex_count + pair->b.vertex_count > 2 * MOST) return false;
  int most;
  (void)frexp((double)or_body_pair_largest(pair), &most);
  return most - or_body_pair_last_bit(pair) < SPAN;
}

// ---- algorithms ----

typedef struct bench {
  bool made;
  or_exact_contact exact;
  og_made_contact contact; // both bodies, and the room
} bench;

static og_vec3 velocity_of(const double v[3]) { return (og_vec3){(og_scalar)v[0], (og_scalar)v[1], (og_scalar)v[2]}; }

static const char *fault_of(bench *b, const og_algorithm *algorithm, const og_sweep_input *in) {
  if (algorithm->sweep != NULL) {
    or_sweep_error error;
    const og_sweep_claim claim = og_sweep_run(algorithm->sweep, in);
    return or_sweep_fault(&b->exact.pair, &error, algorithm->sweep, in, &claim);
  }
  or_arrival_error error;
  og_contact_room *room = &b->contact.room;
  const og_sweep_contact_claim claim = og_sweep_contact_run(algorithm->sweep_contact, in, room);
  return or_arrival_fault(&b->exact, &error, algorithm->sweep_contact, in, &claim, room->contact);
}

static void ask_all(const or_pair *pair, const or_decoded *decoded) {
  static bench b;
  if (!b.made) {
    or_exact_contact_init(&b.exact);
    og_made_contact_init(&b.contact);
    og_made_contact_hold(&b.contact, 2 * (size_t)OG_DECODED_POINTS);
    b.made = true;
  }
  og_copy_body(&b.contact.a, &decoded->pair.a);
  og_copy_body(&b.contact.b, &decoded->pair.b);
  const og_vec3 velocity_a = velocity_of(pair->va);
  const og_sweep_input in = {.a = &b.contact.a.body,
                             .b = &b.contact.b.body,
                             .velocity = og_sub(velocity_of(pair->vb), velocity_a),
                             .velocity_a = velocity_a,
                             .endless = !pair->has_until,
                             .until = pair->has_until ? (og_scalar)pair->until : 0};
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->sweep == NULL && algorithm->sweep_contact == NULL) continue;
    const char *fault = fault_of(&b, algorithm, &in);
    if (fault == NULL) continue;
    char text[200];
    snprintf(text, sizeof text, "%s: %s", algorithm->id, fault);
    or_pair_print(stderr, pair); // the motion too
    og_fuzz_found(text, decoded);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static og_fuzz_pairs pairs;
  static or_agreement agreement;
  if (agreement.solver == NULL) or_agreement_init(&agreement);
  og_fuzz_pair(&pairs, data, size, MOST);
  or_pair pair;
  if (!or_decoded_to_pair(&pair, &pairs.decoded) || !is_quick(&pairs.decoded)) return 0;
  pair.seed = pairs.decoded.program.choice[0];
  const char *wrong = or_agreement_about(&agreement, &pair);
  if (wrong == NULL) {
    ask_all(&pair, &pairs.decoded);
    return 0;
  }
  or_agreement_print(stderr, &agreement);
  or_pair_print(stderr, &pair);
  og_fuzz_found(wrong, &pairs.decoded);
}
