#ifndef OG_CONTACT_CHECKER_FORM_H
#define OG_CONTACT_CHECKER_FORM_H

/// What the checker asks of a problem's signs and of a certificate's numbers of corners. Not for its callers.

#include "spec/contact/checker.h"

/*@ requires problem: \valid_read(problem);
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result != 0 <==> 0 <= val(&problem->radius_b) <= val(&problem->radius) &&
      val(&problem->unit_den) > 0 &&
      problem->a.count > 0 && problem->b.count > 0; */
static inline bool og_contact_is_well_posed(const og_problem *problem) {
  return og_int_sign(&problem->radius_b) >= 0 && og_int_compare(&problem->radius_b, &problem->radius) <= 0 &&
         og_int_sign(&problem->unit_den) > 0 && problem->a.count > 0 && problem->b.count > 0;
}

// Rounded bodies penetrate where their cores have a common point, or are too near.
/*@ requires problem: \valid_read(problem);
    terminates \true; exits \false; assigns \nothing;
    ensures may: \result != 0 <==> kind == OG_CERT_SEPARATED || kind == OG_CERT_PENETRATING ||
      (val(&problem->radius) > 0 && (kind == OG_CERT_NEAREST || kind == OG_CERT_TOUCHING)); */
static inline bool og_contact_may_be_relation(const og_problem *problem, og_certificate_kind kind) {
  if (kind == OG_CERT_SEPARATED || kind == OG_CERT_PENETRATING) return true;
  return og_int_sign(&problem->radius) > 0 && (kind == OG_CERT_NEAREST || kind == OG_CERT_TOUCHING);
}

// From the first corner to the last, none left out.
/*@ predicate goes_on{L}(og_contact_side *s, integer k) =
      s[k + 1].corner == s[k].corner || s[k + 1].corner == s[k].corner + 1; */

/*@ requires sides: \valid_read(certificate) && \valid_read(certificate->side + (0 .. certificate->side_count - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures are: \result != 0 <==> certificate->side_count >= 3 && certificate->side[0].corner == 0 &&
      certificate->side[certificate->side_count - 1].corner + 1 == certificate->corner_count &&
      \forall integer k; 0 <= k < certificate->side_count - 1 ==> goes_on(certificate->side, k);
    ensures named: \result != 0 ==>
      \forall integer k; 0 <= k < certificate->side_count ==>
        certificate->side[k].corner < certificate->corner_count; */
static inline bool og_contact_sides_in_sequence(const og_contact_certificate *certificate) {
  const og_contact_side *side = certificate->side;
  const size_t count = certificate->side_count;
  if (count < 3 || side[0].corner != 0) return false;
  /*@ loop invariant at:    0 <= k <= count - 1;
      loop invariant on:    \forall integer i; 0 <= i < k ==> goes_on(side, i);
      loop invariant below: \forall integer i; 0 <= i < k ==> side[i].corner <= side[k].corner;
      loop assigns k;
      loop variant count - k; */
  for (size_t k = 0; k + 1 < count; k++)
    if (side[k + 1].corner != side[k].corner && side[k + 1].corner != (size_t)side[k].corner + 1) return false;
  return (size_t)side[count - 1].corner + 1 == certificate->corner_count;
}

#endif
