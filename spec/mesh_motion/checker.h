#ifndef OG_MESH_MOTION_CHECKER_H
#define OG_MESH_MOTION_CHECKER_H

/// Why moving meshes first meet at that time, in these pairs of features and no others; and the checker of that.
///
/// Each pair of `first` has its own proof that it first meets at the time (spec/moving/checker.h), and all times are
/// the same one. All other pairs are apart from 0 to `until`, which is not before it: by a fixed direction that the
/// checker finds itself (candidates.h), or by pieces of `apart`. Without a contact `until` is 1.
/// docs/questions/mesh_motion.md has the proof. Cost: n log n for n features, and linear in the pieces.

#include "spec/mesh_motion/problem.h"
#include "spec/moving/checker.h"

typedef struct og_motion_first {
  og_motion_pair pair;
  og_moving_certificate proof; // of the whole motion
} og_motion_first;

/// The pieces of the pair begin where those of the one before end. They are about the motion up to `until`, whose end
/// they call 1.
typedef struct og_motion_apart {
  og_motion_pair pair;
  size_t pieces;
} og_motion_apart;

/// Pairs of both lists stand in ascending order.
typedef struct og_mesh_motion_certificate {
  og_rational until;
  size_t first_count, first_room; // first_room: proofs that are initialised
  og_motion_first *first;         // none: never
  size_t apart_count, apart_room;
  og_motion_apart *apart;
  og_moving_certificate pieces; // of all pairs of `apart`
} og_mesh_motion_certificate;

void og_mesh_motion_certificate_init(og_mesh_motion_certificate *certificate);
void og_mesh_motion_certificate_clear(og_mesh_motion_certificate *certificate);
/// Of meshes that never meet, without pairs, keeping its storage.
void og_mesh_motion_certificate_reset(og_mesh_motion_certificate *certificate);
/// Appends a pair and returns its proof, without pieces; the pointer holds until the next one.
og_moving_certificate *og_mesh_motion_add_first(og_mesh_motion_certificate *certificate, og_motion_pair pair);
/// Appends a pair; its pieces are added to `pieces` next, and counted by the caller.
og_motion_apart *og_mesh_motion_add_apart(og_mesh_motion_certificate *certificate, og_motion_pair pair);

/// The name in files: "never", or "first" of a contact.
const char *og_mesh_motion_proof_name(const og_mesh_motion_certificate *certificate);

typedef enum og_mesh_motion_refusal {
  OG_MESH_MOTION_ACCEPTED,
  OG_MESH_MOTION_REFUSED_PROBLEM, // the bodies are not as spec/mesh_motion/problem.h has them
  OG_MESH_MOTION_REFUSED_UNTIL,   // `until` is not in [0, 1], before the contact, or not 1 without one
  OG_MESH_MOTION_REFUSED_PAIR,    // a pair is none, or not in order
  OG_MESH_MOTION_REFUSED_FIRST,   // a proof of a contact fails
  OG_MESH_MOTION_REFUSED_TIMES,   // two contacts are not shown to be at one time
  OG_MESH_MOTION_REFUSED_APART,   // pieces fail to part a pair
  OG_MESH_MOTION_REFUSED_MISSING, // a pair that may meet is in neither list
  OG_MESH_MOTION_REFUSED_COUNT
} og_mesh_motion_refusal;

/// One sentence per refusal.
const char *og_mesh_motion_refusal_text(og_mesh_motion_refusal refusal);

/// What an accepted certificate proves. The pairs that meet first are those of its list.
typedef struct og_mesh_motion_finding {
  og_moving_finding first;     // of the first pair; its hit is that of the meshes; its point is one in lattice steps
  og_motion_features features; // of the problem
} og_mesh_motion_finding;

void og_mesh_motion_finding_init(og_mesh_motion_finding *finding);
void og_mesh_motion_finding_clear(og_mesh_motion_finding *finding);

/// The finding's features hold for every problem that is one; the rest on OG_MESH_MOTION_ACCEPTED only.
og_mesh_motion_refusal og_check_mesh_motion(const og_mesh_problem *problem,
                                            const og_mesh_motion_certificate *certificate,
                                            og_mesh_motion_finding *finding);

#endif
