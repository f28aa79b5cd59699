#ifndef OG_FEATURE_WALK_H
#define OG_FEATURE_WALK_H

/// The walk over pairs of features that lin-canny and v-clip share: its state, its loop, its result.
///
/// If x on feature X of A and y on feature Y of B are nearest points of X and Y, and each lies in the Voronoi region
/// of the other's feature, they are nearest points of A and B. A rule looks at the pair: either that holds, or it puts
/// a nearer feature, or one of lower dimension as near, in the place of X or Y, or it says that the bodies meet.
///
/// No pair comes twice in exact arithmetic, so the walk ends; with rounding it may go round, and after as many steps as
/// og_feature_walk_bound says it gives up.
/// Source: Lin and Canny 1991; Mirtich 1998.
/// Safe (proofs/eva.py): A, 17 of 18 functions; B, all that compute, for multiples of 2^-100, |x| <= 2^100, up to 4
/// vertices (some: others).

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/features/voronoi.h"

/// of[0] is a feature of A, of[1] one of B.
typedef struct og_feature_pair {
  og_feature of[2];
} og_feature_pair;

typedef struct og_feature_walk {
  const og_half_edge_mesh *mesh[2];
  og_scalar scale; // brings the larger body to unit size
  og_feature_pair at;
  og_vec3 common; // a common point, set by a rule that says OG_FEATURES_MEET
} og_feature_walk;

typedef enum og_feature_step {
  OG_FEATURES_MOVED,     // to another pair
  OG_FEATURES_NEAREST,   // the pair is the nearest
  OG_FEATURES_SEPARATED, // and the plane of one of them lies between the bodies
  OG_FEATURES_MEET,      // the bodies share a point
} og_feature_step;

typedef og_feature_step (*og_feature_rule)(og_feature_walk *walk);

/// The distance of two features is off by this of the larger body's coordinates at most (nearest.h). Nearest features
/// no farther apart may as well touch, and crossing features of bodies deep in each other do: such bodies are
/// apart only if a face's plane was found between them or their vertices lie apart along a - b.
#define OG_FEATURE_ROUNDING (8 * OG_SCALAR_EPSILON)

typedef struct og_feature_result {
  og_outcome outcome;
  og_verdict verdict;   // NONE unless answered
  og_scalar distance;   // of the nearest features; 0 where the bodies meet
  og_vec3 nearest;      // a - b
  og_vec3 a, b;         // nearest points of A and B; where the bodies meet, a common point twice
  og_feature_pair pair; // the last one
  int steps;            // pairs looked at
} og_feature_result;

/// Pairs after which a walk gives up: as many as the bodies have features together, and 16. Measured: v_clip.h,
/// lin_canny.h; a walk that ends has looked at far fewer.
static inline int og_feature_walk_bound(const og_half_edge_mesh *a, const og_half_edge_mesh *b) {
  return 16 + a->vertex_count + a->edge_count / 2 + a->face_count + b->vertex_count + b->edge_count / 2 + b->face_count;
}

/// Runs the rule from *state if it names features of A and B (the last pair of the last frame, say), otherwise from the
/// first vertices; the last pair is left in *state. State may be null: a cold start.
/// OUT_OF_RANGE: coordinates of A or of B outside the domain of polytope/unit_scale.h, or not finite.
/*@ requires meshes: \valid_read(a) && \valid_read(b); // sound: og_mesh_check
    requires state:  state == \null || \valid(state);
    requires rule:   \valid_function(rule);
    terminates \true;
    exits \false;
    assigns *state;
    ensures decided: \result.outcome == OG_OUTCOME_ANSWERED <==> \result.verdict != OG_VERDICT_NONE;
    ensures meet:    \result.verdict == OG_VERDICT_MEET ==> \result.distance == 0;
    ensures apart:   \result.verdict == OG_VERDICT_APART ==> \result.distance > 0;
*/
og_feature_result og_feature_walk_run(og_feature_rule rule, const og_half_edge_mesh *a, const og_half_edge_mesh *b,
                                      og_feature_pair *state);

/// The same on the cores of two bodies, the radii subtracted. Meshes that are missing or not sound are DEGENERATE.
/*@ requires rule: \valid_function(rule);
    requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_feature_walk_claim(og_feature_rule rule, const og_body *a, const og_body *b);

// ---- for rules; s is the side, 0 of A and 1 of B, whose feature is looked at ----

/*@ requires memory: \valid_read(walk) && sound_mesh(walk->mesh[0]) && sound_mesh(walk->mesh[1]);
    requires side: 0 <= s <= 1;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures region: \result.mesh == walk->mesh[s] && \result.of.kind == walk->at.of[s].kind &&
      \result.of.index == walk->at.of[s].index;
*/
og_voronoi_region og_walk_region(const og_feature_walk *walk, int s);

/// If x is outside the region of side s, moves that side to a feature beyond a plane that says so, and returns true.
/// The first such plane of a vertex or an edge; of a face the one that x is farthest outside.
/*@ requires memory: \valid(walk) && sound_mesh(walk->mesh[0]) && sound_mesh(walk->mesh[1]);
    requires side: 0 <= s <= 1;
    terminates \true;
    exits \false;
    assigns *walk;
    ensures stays: \result == 0 ==> walk->at.of[s].kind == \old(walk->at.of[s].kind) &&
      walk->at.of[s].index == \old(walk->at.of[s].index);
    ensures other: walk->at.of[1 - s].kind == \old(walk->at.of[1 - s].kind) &&
      walk->at.of[1 - s].index == \old(walk->at.of[1 - s].index);
    ensures beyond: \result != 0 ==> walk->at.of[s].kind != \old(walk->at.of[s].kind) && 0 <= walk->at.of[s].index;
*/
bool og_walk_leave(og_feature_walk *walk, int s, og_vec3 x);

/// Is x, which no plane says is outside the region of side s, an edge or a vertex, below the polyhedron's surface? The
/// regions of those between faces of one plane reach through the surface to the other side, which is no part of them.
/// Where every normal at the feature makes less than 60 degrees with one of them, a point x of the region that
/// is above the surface is above that one's plane, by more than half its distance. Elsewhere no region reaches through.
/*@ requires memory: \valid_read(walk) && sound_mesh(walk->mesh[0]) && sound_mesh(walk->mesh[1]);
    requires side: 0 <= s <= 1 && walk->at.of[s].kind != OG_FEATURE_FACE;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures below: \result != 0 ==> \exists integer f; 0 <= f < walk->mesh[s]->face_count &&
      (dot(walk->mesh[s]->face[f].normal, x) -
       dot(walk->mesh[s]->face[f].normal,
        walk->mesh[s]->vertex[walk->mesh[s]->edge[walk->mesh[s]->face[f].edge].origin]) <=
       16 * OG_SCALAR_EPSILON * (\abs(x.x) + \abs(x.y) + \abs(x.z)) + OG_SCALAR_MIN);
*/
bool og_walk_is_below(const og_feature_walk *walk, int s, og_vec3 x);

/// The rule for two vertices, which both algorithms have.
/*@ requires memory: \valid(walk) && sound_mesh(walk->mesh[0]) && sound_mesh(walk->mesh[1]);
    terminates \true;
    exits \false;
    assigns *walk;
    ensures step: \result == OG_FEATURES_MOVED || \result == OG_FEATURES_NEAREST;
    ensures stays: \result == OG_FEATURES_NEAREST ==>
      walk->at.of[0].kind == \old(walk->at.of[0].kind) && walk->at.of[0].index == \old(walk->at.of[0].index) &&
      walk->at.of[1].kind == \old(walk->at.of[1].kind) && walk->at.of[1].index == \old(walk->at.of[1].index);
    ensures moved: \result == OG_FEATURES_MOVED ==>
      walk->at.of[0].kind != OG_FEATURE_VERTEX || walk->at.of[1].kind != OG_FEATURE_VERTEX;
*/
og_feature_step og_walk_vertices(og_feature_walk *walk);

/// The face of side s that x is highest above; *height is how high.
/*@ requires memory: \valid_read(walk) && sound_mesh(walk->mesh[0]) && sound_mesh(walk->mesh[1]);
    requires side: 0 <= s <= 1;
    requires height: \valid(height) && \separated(height, walk);
    terminates \true;
    exits \false;
    assigns *height;
    ensures face: 0 <= \result;
*/
int og_walk_highest_face(const og_feature_walk *walk, int s, og_vec3 x, og_scalar *height);

#endif
