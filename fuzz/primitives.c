#include "fuzz/primitives.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ref/closest/range.h"
#include "ref/registry.h"

// What the study's bounds are of: finite numbers none of which is beyond a square root of the range, so that no product
// on the way to the truth rounds, and bits within the domain of the exact orientations.
static bool figure_is_in_domain(const og_figure *figure) {
  const double least = (double)OG_RANGE_LEAST, most = (double)OG_RANGE_MOST;
  for (int k = 0; k <= OG_FIGURE_POINTS; k++) {
    const og_vec3 p = k < OG_FIGURE_POINTS ? figure->point[k] : figure->direction;
    const double x[3] = {(double)p.x, (double)p.y, (double)p.z};
    for (int i = 0; i < 3; i++)
      if (x[i] != 0 && !(fabs(x[i]) >= least && fabs(x[i]) <= most)) return false;
  }
  return true;
}

static void check_subject(og_probe *probe, const og_primitive_subject *subject, const or_decoded *decoded) {
  char text[200];
  og_probe_start(probe, &decoded->figure);
  if (!og_probe_run(probe, subject)) og_fuzz_found("the solver has no answer", decoded);
  const double off = probe->size > 0 ? probe->error / probe->size / (double)OG_SCALAR_EPSILON : 0;
  const bool answered = probe->outcome == OG_OUTCOME_ANSWERED && probe->finite;
  const char *wrong = NULL;
  if (!probe->finite) wrong = "an answer that is no number";
  else if (probe->wrong) wrong = "a wrong sign, or a parameter or bound that does not hold";
  else if (answered && subject->bound > 0 && off > subject->bound) wrong = "off by more than its header says";
  if (wrong == NULL) return;
  snprintf(text, sizeof text, "%s%s%s: %s (%g epsilon of the size)", subject->algorithm->id,
           subject->form == NULL ? "" : ", ", subject->form == NULL ? "" : subject->form, wrong, off);
  for (int k = 0; k < OG_FIGURE_POINTS; k++)
    fprintf(stderr, "  %a %a %a\n", (double)decoded->figure.point[k].x, (double)decoded->figure.point[k].y,
            (double)decoded->figure.point[k].z);
  fprintf(stderr, "  direction %a %a %a index %u\n", (double)decoded->figure.direction.x,
          (double)decoded->figure.direction.y, (double)decoded->figure.direction.z, (unsigned)decoded->figure.index);
  og_fuzz_found(text, decoded);
}

// The registry's algorithms behind that door, each function of theirs.
static void find_subjects(og_fuzz_figures *figures, og_fuzz_is_behind *is_behind) {
  og_primitive_subject *next = figures->subject;
  for (int k = 0; k < og_algorithm_count(); k++)
    for (int n = 0; og_primitive_subject_of(next, og_algorithm_at(k), n); n++)
      if (is_behind(next)) next++;
  figures->subject_count = (size_t)(next - figures->subject);
}

const or_decoded *og_fuzz_figure(og_fuzz_figures *figures, const uint8_t *data, size_t size,
                                 og_fuzz_is_behind *is_behind) {
  if (figures->pairs.decoder == NULL) {
    og_probe_init(&figures->probe);
    find_subjects(figures, is_behind);
  }
  og_fuzz_pair(&figures->pairs, data, size, OG_DECODED_POINTS);
  return &figures->pairs.decoded;
}

// Whatever the numbers: no NaN and no infinity behind a door's check.
static void check_numbers(og_probe *probe, const og_primitive_subject *subject, const or_decoded *decoded) {
  char text[200];
  og_probe_start(probe, &decoded->figure);
  og_probe_say(probe, subject);
  if (probe->finite) return;
  snprintf(text, sizeof text, "%s: an answer that is no number", subject->algorithm->id);
  og_fuzz_found(text, decoded);
}

void og_fuzz_primitives(og_fuzz_figures *figures) {
  const or_decoded *decoded = &figures->pairs.decoded;
  for (size_t k = 0; k < figures->subject_count; k++) check_numbers(&figures->probe, &figures->subject[k], decoded);
  if (!decoded->finite || !figure_is_in_domain(&decoded->figure)) return;
  for (size_t k = 0; k < figures->subject_count; k++) check_subject(&figures->probe, &figures->subject[k], decoded);
}
