#ifndef OG_REGISTRY_H
#define OG_REGISTRY_H

/// The registry of the reference's algorithms: one entry each. The command, tests, studies and documentation walk it.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100, of an algorithm whose claim is of
/// finite numbers (each has a driver of its own).

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/polytope/mesh_check.h"

typedef struct og_algorithm {
  const char *id;       // the catalogue's
  const char *question; // the catalogue's ids of the questions it answers, with commas
  const char *path;     // its header, without the .h
  const char *source;   // paper and section
  const char *cost;     // asymptotic
  const char *limits;   // one line: where it is known to fail
  /// Runs it on a pair of bodies that og_body_check takes; null for algorithms that take something else.
  og_claim (*run)(const og_body *a, const og_body *b);
} og_algorithm;

/// Number of entries, and entry k in the catalogue's order.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures some: \result > 0;
*/
int og_algorithm_count(void);
/*@ requires index: 0 <= k;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures entry: \valid_read(\result);
*/
const og_algorithm *og_algorithm_at(int k);
/// The entry of that id, or null.
/*@ requires text: \valid_read(id);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures entry: \result == \null || \valid_read(\result);
*/
const og_algorithm *og_algorithm_by_id(const char *id);

/// Runs it on any two bodies: those that og_body_check refuses get its outcome, and nothing else is set. The entry has
/// a `run`. Whatever the bodies' numbers and whatever is in their meshes, no claim has a NaN or an infinity in it, and
/// it ends. Cost: the algorithm's, and a linear look at both bodies; where bodies are known to be good, once made and
/// checked, `run` itself spares it.
/*@ requires algorithm: \valid_read(algorithm) && \valid_function(algorithm->run);
    requires bodies: readable_body(a) && readable_body(b);
    requires meshes: (a->mesh != \null ==> readable_mesh(a->mesh)) && (b->mesh != \null ==> readable_mesh(b->mesh));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_algorithm_run(const og_algorithm *algorithm, const og_body *a, const og_body *b);

#endif
