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
  if (!subject->run(probe)) og_fuzz_found("the solver has no answer", decoded);
  const double off = probe->size > 0 ? probe->error / probe->size / (double)OG_SCALAR_EPSILON : 0;
  const bool answered = probe->outcome == OG_OUTCOME_ANSWERED && probe->finite;
  const char *wrong = NULL;
  if (!probe->finite) wrong = "an answer that is no number";
  else if (probe->wrong) wrong = "a wrong sign, or a parameter or bound that does not hold";
  else if (answered && subject->bound > 0 && off > subject->bound) wrong = "off by more than its header says";
  if (wrong == NULL) return;
  snprintf(text, sizeof text, "%s%s%s: %s (%g epsilon of the size)", subject->algorithm,
           subject->form == NULL ? "" : ", ", subject->form == NULL ? "" : subject->form, wrong, off);
  for (int k = 0; k < OG_FIGURE_POINTS; k++)
    fprintf(stderr, "  %a %a %a\n", (double)decoded->figure.point[k].x, (double)decoded->figure.point[k].y,
            (double)decoded->figure.point[k].z);
  fprintf(stderr, "  direction %a %a %a index %u\n", (double)decoded->figure.direction.x,
          (double)decoded->figure.direction.y, (double)decoded->figure.direction.z, (unsigned)decoded->figure.index);
  og_fuzz_found(text, decoded);
}

// The subjects whose algorithms answer the question.
static void find_subjects(og_fuzz_figures *figures, const char *question) {
  static const og_primitive_subject *const lists[] = {og_closest_subjects, og_support_subjects};
  for (size_t list = 0; list < sizeof lists / sizeof lists[0]; list++)
    for (const og_primitive_subject *s = lists[list]; s->algorithm != NULL; s++)
      if (strcmp(og_algorithm_by_id(s->algorithm)->question, question) == 0)
        figures->subject[figures->subject_count++] = s;
}

const or_decoded *og_fuzz_figure(og_fuzz_figures *figures, const uint8_t *data, size_t size, const char *question) {
  if (figures->pairs.decoder == NULL) {
    og_probe_init(&figures->probe);
    find_subjects(figures, question);
  }
  og_fuzz_pair(&figures->pairs, data, size, OG_DECODED_POINTS);
  return &figures->pairs.decoded;
}

void og_fuzz_primitives(og_fuzz_figures *figures) {
  const or_decoded *decoded = &figures->pairs.decoded;
  if (!decoded->finite || !figure_is_in_domain(&decoded->figure)) return;
  for (size_t k = 0; k < figures->subject_count; k++) check_subject(&figures->probe, figures->subject[k], decoded);
}
