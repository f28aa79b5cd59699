#ifndef OG_OVERLAPS_SOLVE_OVERLAPS_H
#define OG_OVERLAPS_SOLVE_OVERLAPS_H

/// The solver of the question `overlaps`: orders in which neighbours are neighbours in space.
///
/// Boxes are put in classes by how much longer than usual they are along each axis. Within a class they stand along
/// a Morton curve through the ranks of their centres, so that clusters, outliers and extreme exponents do not harm. It
/// is a heuristic only: the checker proves the right pairs of any order.

#include "spec/overlaps/checker.h"

typedef struct og_overlaps_answer {
  og_overlaps_refusal refusal; // OG_OVERLAPS_ACCEPTED, or the limit; anything else is a defect of the solver
  og_overlaps_certificate certificate;
  og_overlaps_finding finding; // what the checker found the certificate to prove
} og_overlaps_answer;

void og_overlaps_answer_init(og_overlaps_answer *answer);
void og_overlaps_answer_clear(og_overlaps_answer *answer);

/// Answers with at most `most` pairs, as og_check_overlaps counts them. The certificate has a new order whenever as
/// many boxes have changed as there are, so it is no longer than the case.
og_overlaps_refusal og_solve_overlaps(const og_box_scene *scene, size_t most, og_overlaps_answer *answer);

/// Appends a good order of the boxes that are there before the first step.
void og_order_boxes(const og_box_scene *scene, og_box_order *order);

/// Sets a good order of `count` boxes; box k is give(context, k).
void og_order_boxes_of(og_box_order *order, int32_t count, og_box_ends (*give)(const void *context, int32_t k),
                       const void *context);

#endif
