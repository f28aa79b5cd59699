#include "tool/study/primitive_probe.h"

bool og_primitive_subject_of(og_primitive_subject *subject, const og_algorithm *algorithm, int n) {
  const og_door_closest *closest = algorithm->closest;
  const og_door_hit *hit = algorithm->hit;
  const og_door_orientation *orientation = algorithm->orientation;
  for (int k = 0; k < n; k++) {
    if (closest != NULL) closest = closest->another;
    if (hit != NULL) hit = hit->another;
    if (orientation != NULL) orientation = orientation->another;
  }
  *subject = (og_primitive_subject){.algorithm = algorithm, .closest = closest, .hit = hit, .orientation = orientation};
  if (n == 0) {
    subject->simplex = algorithm->simplex;
    subject->support = algorithm->support;
    subject->hull = algorithm->hull;
    subject->polygons = algorithm->polygons;
  }
  if (closest != NULL) subject->form = closest->form, subject->bound = closest->bound;
  else if (hit != NULL) subject->form = hit->form, subject->bound = hit->bound;
  else if (orientation != NULL) subject->form = orientation->form;
  else if (subject->simplex != NULL) subject->bound = subject->simplex->bound;
  else if (subject->support != NULL) subject->bound = subject->support->bound;
  else if (subject->polygons != NULL) subject->bound = subject->polygons->bound;
  else return subject->hull != NULL;
  return true;
}

bool og_probe_run(og_probe *probe, const og_primitive_subject *subject) {
  if (subject->closest != NULL) return og_probe_closest(probe, subject->closest);
  if (subject->hit != NULL) return og_probe_hit(probe, subject->hit);
  if (subject->orientation != NULL) return og_probe_orientation(probe, subject->orientation);
  if (subject->simplex != NULL) return og_probe_simplex(probe, subject->simplex);
  if (subject->support != NULL) return og_probe_support(probe, subject->support);
  if (subject->hull != NULL) return og_probe_hull(probe, subject->hull);
  return og_probe_polygons(probe, subject->polygons);
}

void og_probe_say(og_probe *probe, const og_primitive_subject *subject) {
  if (subject->closest != NULL) og_say_closest(probe, subject->closest);
  else if (subject->hit != NULL) og_say_hit(probe, subject->hit);
  else if (subject->orientation != NULL) og_say_orientation(probe, subject->orientation);
  else if (subject->simplex != NULL) og_say_simplex(probe, subject->simplex);
  else if (subject->support != NULL) og_say_support(probe, subject->support);
  else if (subject->hull != NULL) og_say_hull(probe, subject->hull);
  else og_say_polygons(probe, subject->polygons);
}
