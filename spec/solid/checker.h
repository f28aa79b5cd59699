#ifndef OG_SOLID_CHECKER_H
#define OG_SOLID_CHECKER_H

/// How bodies lie of which one at least is a solid mesh: the checker.
///
/// The problem is one of parts (spec/parts/problem.h), of which `solid` says whose triangles bound a solid. The
/// certificate is that of the parts, which are triangles then: how the surfaces lie. All else the checker finds itself:
/// - that each solid mesh bounds one (solid.h), by the certificate's order of its triangles;
/// - where parts are apart, whether a piece of one body has its first point inside the other;
/// - where they touch, whether a part of one has a point inside the other, or solids a face in common (enter.h).
/// Parts that penetrate are of bodies that do. The distance of a point from the surface is its depth where it is
/// inside. docs/trust/certificates.md has the proofs. Cost: that of solid.h and of the walk, and a tree's for each
/// piece; where surfaces touch also that of the triangles near each part.

#include "spec/parts/checker.h"
#include "spec/solid/solid.h"

typedef struct og_solid_problem {
  const og_parts_problem *parts;
  bool solid[2]; // the body's parts are triangles, and it is the solid that they bound
} og_solid_problem;

typedef enum og_solid_refusal {
  OG_SOLID_ACCEPTED,
  OG_SOLID_REFUSED_ORDER,   // an order is no permutation of the parts
  OG_SOLID_REFUSED_MESH,    // a mesh bounds no solid
  OG_SOLID_REFUSED_SURFACE, // what is said of the surfaces is refused
  OG_SOLID_REFUSED_FLAT,    // a part in one plane has more points than are looked at
  OG_SOLID_REFUSED_LIMIT,   // more is to be looked at than the limit: nothing is wrong
  OG_SOLID_REFUSED_COUNT
} og_solid_refusal;

/// One sentence per refusal.
const char *og_solid_refusal_text(og_solid_refusal refusal);

/// What is proved.
typedef struct og_solid_finding {
  og_finding of_pair; // relation, distance, depth and first time as of any pair
  int inner;      // the body that has a point strictly inside the other one, where surfaces have none in common; or -1
  int32_t point;  // its number
  bool has_apart; // is it known of such bodies how far apart their surfaces are,
  og_surd apart;  // and how far? They are as deep in each other, or deeper
} og_solid_finding;

void og_solid_finding_init(og_solid_finding *finding);
void og_solid_finding_clear(og_solid_finding *finding);

/// The checker's storage. One per thread.
typedef struct og_solid_checker og_solid_checker;
og_solid_checker *og_solid_checker_new(void);
void og_solid_checker_free(og_solid_checker *checker);
/// What a walk may cost, and how many pairs of boxes may overlap. 0 (the default) means any number.
void og_solid_checker_set_limit(og_solid_checker *checker, size_t limit);
/// What the last refusal was for: what is wrong with a mesh, or with what is said of the surfaces.
og_solid_fault og_solid_checker_fault(const og_solid_checker *checker);
og_parts_refusal og_solid_checker_surface(const og_solid_checker *checker);
/// That of the text which says most.
const char *og_solid_checker_text(const og_solid_checker *checker, og_solid_refusal refusal);

/// On OG_SOLID_ACCEPTED the finding holds the relation, the distance where the certificate settles it, and the depth of
/// one point. Otherwise it is empty.
og_solid_refusal og_check_solid(og_solid_checker *checker, const og_solid_problem *problem,
                                const og_parts_certificate *certificate, og_solid_finding *finding);

/// The same where A moves (og_check_parts_sweep). Bodies of which one has a point in the other meet at the time 0.
og_solid_refusal og_check_solid_sweep(og_solid_checker *checker, const og_solid_problem *problem,
                                      const og_parts_certificate *certificate, og_solid_finding *finding);

#endif
