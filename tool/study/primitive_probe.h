#ifndef OG_PRIMITIVE_PROBE_H
#define OG_PRIMITIVE_PROBE_H

/// One algorithm on one figure: what it said, and how far that is from the exact answer.

#include "ref/orientation/orient2d.h"
#include "ref/outcome.h"
#include "tool/run/make_body.h"
#include "tool/study/figures.h"
#include "tool/study/primitive_truth.h"

typedef struct og_probe {
  const og_figure *figure;
  // the findings
  og_outcome outcome;
  bool finite; // no NaN and no infinity in the answer
  bool wrong;  // a sign that is not the exact one, or a bound of the error that does not hold
  double error;
  double size;  // what the error is measured by; 0 where there is nothing to measure
  double value; // the exact one; 0 where no units in the last place are counted
  // working storage
  og_truth truth;
  og_surd claimed;
  og_world_body world;
} og_probe;

/// One way to call an algorithm of the registry. False only through a defect of the solver.
typedef struct og_primitive_subject {
  const char *algorithm; // the registry's id
  const char *form;      // which of its functions, or null: it has one
  bool (*run)(og_probe *probe);
  double bound; // what its header promises of the error of any figure, in OG_SCALAR_EPSILON of the size; 0: nothing
} og_primitive_subject;

/// closest_probes.c, support_probes.c; an id of null ends them.
extern const og_primitive_subject og_closest_subjects[];
extern const og_primitive_subject og_support_subjects[];

void og_probe_init(og_probe *probe);
void og_probe_clear(og_probe *probe);
/// No findings yet, about that figure.
void og_probe_start(og_probe *probe, const og_figure *figure);

/// The finding: the error of probe->claimed, or of a scalar, against truth.value.
void og_probe_compare(og_probe *probe, double size);
void og_probe_compare_scalar(og_probe *probe, og_scalar claimed, double size);
/// Are orient2d's determinant (3 points) or orient3d's (4), and its bound, in the points' own unit, so that they can be
/// compared with the truth? Not where the edges are beyond OG_RANGE_MOST, or all below OG_RANGE_LEAST.
bool og_orientation_has_own_unit(const og_vec3 *point, size_t count);
/// How far the determinant may be from the truth: its bound, and half a unit of its own last place.
double og_orientation_allows(const og_orientation *orientation);
/// The largest coordinate difference of points from the first.
double og_spread(const og_vec3 *point, size_t count);

#endif
