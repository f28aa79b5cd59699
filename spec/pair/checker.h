#ifndef OG_CHECKER_H
#define OG_CHECKER_H

/// The checker: accepts a certificate only if it proves what the finding then says.
///
/// It does not matter where a certificate comes from. The checker shares nothing with the solver but exact
/// integers and the problem; it has no floating point. What it accepts, it says in numbers that it computed
/// itself. Cost: linear in the points plus linear in the certificate.

#include "spec/body/problem.h"
#include "spec/number/surd.h"
#include "spec/pair/certificate.h"

typedef enum og_relation { OG_RELATION_NONE, OG_SEPARATED, OG_TOUCHING, OG_PENETRATING } og_relation;

/// "separated", "touching", "penetrating"; "none" for OG_RELATION_NONE.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures name: \valid_read(\result); */
const char *og_relation_name(og_relation relation);

/// Why a certificate was refused.
typedef enum og_refusal {
  OG_ACCEPTED,
  OG_REFUSED_PROBLEM,        // the problem has a negative radius or a denominator that is not positive
  OG_REFUSED_KIND,           // the kind is unknown or NONE
  OG_REFUSED_EMPTY,          // a combination or a surface is empty
  OG_REFUSED_INDEX,          // an index names no point, pair, triangle or edge
  OG_REFUSED_WEIGHT,         // a weight is not positive (negative, where zero is allowed)
  OG_REFUSED_DIRECTION,      // a direction is zero where it must not be, or points the wrong way
  OG_REFUSED_SIDE,           // a point lies on the wrong side of the plane
  OG_REFUSED_NOT_COMMON,     // the combination is not a common point
  OG_REFUSED_NOT_SPANNING,   // the first three points do not span space
  OG_REFUSED_NOT_APART,      // the cores are not apart
  OG_REFUSED_NOT_NEAREST,    // some point of the CSO lies nearer
  OG_REFUSED_OPEN_SURFACE,   // the directed edges of the surface do not cancel
  OG_REFUSED_NOT_AROUND,     // a triangle does not have the origin strictly on its inner side
  OG_REFUSED_NOT_DEEPEST,    // a triangle's plane is nearer the origin than the face's
  OG_REFUSED_NOT_ON_FACE,    // the witness is not the point of the face's plane nearest the origin
  OG_REFUSED_TIME,           // a time is malformed or outside the motion
  OG_REFUSED_NO_CONTACT,     // the bodies do not meet at the time named
  OG_REFUSED_NOT_FIRST_LAST, // nothing shows that the contact is the first (or the last)
  OG_REFUSED_COUNT
} og_refusal;

/// One sentence per refusal.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures text: \valid_read(\result); */
const char *og_refusal_text(og_refusal refusal);

/// What an accepted certificate proves. Lengths are in the input's units, times in its unit of time.
/// A quantity that the certificate does not settle has its flag false.
typedef struct og_finding {
  og_relation relation; // NONE for sweeps
  bool has_distance;
  og_surd distance; // 0 unless separated
  bool has_depth;
  og_surd depth; // 0 when touching
  bool has_hit;
  bool hit;
  og_surd first;
  bool never_parts;
  og_surd last; // meaningless when never_parts
} og_finding;

/// Empty, its lengths and times zero.
/*@ requires valid: \valid(finding);
    terminates \true;
    exits \false;
    assigns *finding;
    ensures relation: finding->relation == OG_RELATION_NONE && !finding->has_distance && !finding->has_depth;
    ensures hit: !finding->has_hit && !finding->hit && !finding->never_parts; */
void og_finding_init(og_finding *finding);
/*@ requires valid: \valid(finding);
    terminates \true;
    exits \false;
    assigns \nothing; */
void og_finding_clear(og_finding *finding);

/// The checker's working numbers, so that it allocates nothing per call. One per thread.
typedef struct og_checker og_checker;
og_checker *og_checker_new(void);
void og_checker_free(og_checker *checker);

/// Checks `certificate` for `problem`. On OG_ACCEPTED the finding holds what is proved; otherwise it is empty
/// (relation NONE, every flag false). A problem with a negative radius or a denominator that is not positive states
/// nothing: every certificate is refused for it.
og_refusal og_check(og_checker *checker, const og_problem *problem, const og_certificate *certificate,
                    og_finding *finding);

#endif
