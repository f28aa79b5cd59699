#ifndef OG_PRIMITIVE_PROBE_H
#define OG_PRIMITIVE_PROBE_H

/// One algorithm on one figure: what it said, and how far that is from the exact answer.

#include "ref/door/closest.h"
#include "ref/door/hit.h"
#include "ref/door/hull.h"
#include "ref/door/orientation.h"
#include "ref/door/polygons.h"
#include "ref/door/simplex.h"
#include "ref/door/support.h"
#include "ref/outcome.h"
#include "tool/run/exact_pair.h"
#include "tool/run/make_body.h"
#include "tool/study/figures.h"
#include "tool/study/hull_fault.h"
#include "tool/study/primitive_truth.h"

enum { OG_PROBE_NUMBERS = 24 };

typedef struct og_probe {
  const og_figure *figure;
  // the findings
  og_outcome outcome;
  bool finite; // no NaN and no infinity in the answer
  bool wrong;  // a sign that is not the exact one, or a bound of the error that does not hold
  double error;
  double size;  // what the error is measured by; 0 where there is nothing to measure
  double value; // the exact one; 0 where no units in the last place are counted
  // what was said, for og_probe_say: numbers, and which power of a length each is
  int said_count;
  double said[OG_PROBE_NUMBERS];
  int power[OG_PROBE_NUMBERS];
  // working storage
  og_truth truth;
  og_surd claimed;
  og_world_body world;
  og_hull_judge hull;
  og_exact_pair pair;
} og_probe;

/// One function of an algorithm, behind its door: one of these, the others are null. Most algorithms have one.
typedef struct og_primitive_subject {
  const og_algorithm *algorithm;
  const char *form; // which of its functions, or null: it has one
  double bound;     // of the error of any figure, in OG_SCALAR_EPSILON of the size; 0: none
  const og_door_closest *closest;
  const og_door_hit *hit;
  const og_door_orientation *orientation;
  const og_door_simplex *simplex;
  const og_door_support *support;
  const og_door_hull *hull;
  const og_door_polygons *polygons;
} og_primitive_subject;

/// The algorithm's function number n, counted from 0. False where there is none, as behind the door for pairs.
bool og_primitive_subject_of(og_primitive_subject *subject, const og_algorithm *algorithm, int n);

/// The function on the figure that the probe started with. False only through a defect of the solver.
bool og_probe_run(og_probe *probe, const og_primitive_subject *subject);

/// The function on a figure of any numbers, by way of its door's check: outcome, finite and what was said. Nothing is
/// compared with the truth.
void og_probe_say(og_probe *probe, const og_primitive_subject *subject);

void og_probe_init(og_probe *probe);
void og_probe_clear(og_probe *probe);
/// No findings yet, about that figure.
void og_probe_start(og_probe *probe, const og_figure *figure);

/// One door each: closest_probe.c and so on.
bool og_probe_closest(og_probe *probe, const og_door_closest *door);
bool og_probe_hit(og_probe *probe, const og_door_hit *door);
bool og_probe_orientation(og_probe *probe, const og_door_orientation *door);
bool og_probe_simplex(og_probe *probe, const og_door_simplex *door);
bool og_probe_support(og_probe *probe, const og_door_support *door);
bool og_probe_hull(og_probe *probe, const og_door_hull *door);
bool og_probe_polygons(og_probe *probe, const og_door_polygons *door);

/// The same without the truth.
void og_say_closest(og_probe *probe, const og_door_closest *door);
void og_say_hit(og_probe *probe, const og_door_hit *door);
void og_say_orientation(og_probe *probe, const og_door_orientation *door);
void og_say_simplex(og_probe *probe, const og_door_simplex *door);
void og_say_support(og_probe *probe, const og_door_support *door);
void og_say_hull(og_probe *probe, const og_door_hull *door);
void og_say_polygons(og_probe *probe, const og_door_polygons *door);
void og_probe_said(og_probe *probe, og_scalar x, int power);
void og_probe_said_vector(og_probe *probe, og_vec3 v, int power);

/// What two flat bodies are made of: those points of the figure, from `first` on, and its direction.
og_flat og_figure_flat(const og_figure *figure, og_flat_kind kind, int first);

/// The finding: the error of probe->claimed, or of a scalar, against truth.value.
void og_probe_compare(og_probe *probe, double size);
void og_probe_compare_scalar(og_probe *probe, og_scalar claimed, double size);
/// Are orient2d's determinant (3 points) or orient3d's (4), and its bound, in the points' own unit, so that they can be
/// compared with the truth? Not where the edges are beyond OG_RANGE_MOST, or all below OG_RANGE_LEAST.
bool og_orientation_has_own_unit(const og_vec3 *point, size_t count);
/// How far the determinant may be from the truth: its bound, and half a unit of its own last place.
double og_orientation_allows(const og_orientation_claim *orientation);
/// The largest coordinate difference of points from the first.
double og_spread(const og_vec3 *point, size_t count);

#endif
