#ifndef OG_PRIMITIVE_CHECKER_H
#define OG_PRIMITIVE_CHECKER_H

/// The checker of questions about primitives: accepts a certificate only if it proves what the finding then says.
///
/// Like og_check it does not matter where a certificate comes from; it shares nothing with the solver but exact
/// integers
/// and the problem. What it accepts, it says in numbers that it computed itself. Cost: linear in the points times the
/// certificate.

#include "spec/number/rational.h"
#include "spec/number/surd.h"
#include "spec/primitive/certificate.h"
#include "spec/primitive/problem.h"

typedef enum og_primitive_refusal {
  OG_PRIMITIVE_ACCEPTED,
  OG_PRIMITIVE_REFUSED_PROBLEM,     // a radius is negative, a denominator is not positive, or they differ
  OG_PRIMITIVE_REFUSED_KIND,        // the kind is none of those that answer the question
  OG_PRIMITIVE_REFUSED_INDEX,       // an index names no point, or the list is not in ascending order
  OG_PRIMITIVE_REFUSED_NOT_EXTREME, // not exactly the vertices that reach farthest
  OG_PRIMITIVE_REFUSED_SPOT,        // a spot is not in its body
  OG_PRIMITIVE_REFUSED_NOT_NEAREST, // some point lies nearer
  OG_PRIMITIVE_REFUSED_NOT_MINIMAL, // the points used are not those of a proper simplex
  OG_PRIMITIVE_REFUSED_NOT_APART,   // nothing is shown to lie between the bodies
  OG_PRIMITIVE_REFUSED_NOT_COMMON,  // the spots of a corner are different points
  OG_PRIMITIVE_REFUSED_BOUND,       // a body does not lie on the inner side of its bound
  OG_PRIMITIVE_REFUSED_NOT_FLAT, // the bounds do not add up to zero, or leave the part more room than its corners fill
  OG_PRIMITIVE_REFUSED_NOT_CLOSED, // the walls do not close the part
  OG_PRIMITIVE_REFUSED_NO_END,     // an end of the chord is not where it is said to be
  OG_PRIMITIVE_REFUSED_COUNT
} og_primitive_refusal;

/// One sentence per refusal.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures text: \valid_read(\result); */
const char *og_primitive_refusal_text(og_primitive_refusal refusal);

/// What the common part of two primitives is.
typedef enum og_meeting {
  OG_MEET_NOTHING,
  OG_MEET_POINT,
  OG_MEET_SEGMENT,
  OG_MEET_RAY,
  OG_MEET_LINE,
  OG_MEET_POLYGON,
  OG_MEETING_COUNT
} og_meeting;

/// "nothing", "point", ..., "polygon".
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures text: \valid_read(\result); */
const char *og_meeting_name(og_meeting meeting);

/// What an accepted certificate proves. Lengths are in the input's units.
typedef struct og_primitive_finding {
  og_surd value;       // support: the maximum; simplex, closest: the distance; orientation: the determinant
  og_meeting meeting;  // hit
  og_surd first, last; // hit of a sphere: the parameters of its ends along A (see og_primitive_path)
} og_primitive_finding;

/*@ requires valid: \valid(finding);
    terminates \true;
    exits \false;
    assigns *finding;
    ensures nothing: finding->meeting == OG_MEET_NOTHING; */
void og_primitive_finding_init(og_primitive_finding *finding);
/*@ requires valid: \valid(finding);
    terminates \true;
    exits \false;
    assigns \nothing; */
void og_primitive_finding_clear(og_primitive_finding *finding);

/// Checks the certificate for the primitive's question. Weights and totals of spots may be any integers, but the lists
/// must have the lengths that the bodies want. The finding is meaningful on OG_PRIMITIVE_ACCEPTED only. A problem with
/// a negative radius, with a denominator that is not positive, or whose bodies have different ones states nothing:
/// every certificate is refused for it.
og_primitive_refusal og_check_primitive(const og_primitive *primitive, const og_primitive_certificate *certificate,
                                        og_primitive_finding *finding);

/// The point (or direction) that a spot names, in the input's unit. The total is not zero.
void og_spot_point(og_rational point[3], const og_spot *spot, const og_exact_body *body);

#endif
