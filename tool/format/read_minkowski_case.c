#include <string.h>

#include "spec/primitive/pairs.h"
#include "tool/format/case_reader.h"
#include "tool/format/fields.h"

bool og_read_operation(const json_t *root, bool *is_sum, og_complaint *complaint) {
  const og_place here = {NULL, "operation", 0};
  const json_t *value = json_object_get(root, "operation");
  char quoted[OG_QUOTE_SIZE];
  *is_sum = false;
  if (value == NULL) return true;
  const char *name = og_read_string(value, "difference or sum", &here, complaint);
  if (name == NULL) return false;
  *is_sum = strcmp(name, "sum") == 0;
  if (*is_sum || strcmp(name, "difference") == 0) return true;
  return og_complain(complaint, OG_INPUT_BAD, &here, "unknown operation %s; expected difference or sum",
                     og_quote(quoted, name));
}

static bool pairs_are_few(const og_case_reader *reader, og_complaint *complaint) {
  const size_t wished = reader->limits.max_points, of_a = reader->a.exact.count, of_b = reader->b.exact.count;
  const bool raises = wished < OG_MINKOWSKI_MOST_PAIRS;
  const size_t most = raises ? wished : OG_MINKOWSKI_MOST_PAIRS;
  if (of_a <= most / of_b) return true;
  return og_complain(complaint, OG_INPUT_LIMIT, NULL, "%zu points of a and %zu of b make more pairs than %zu%s", of_a,
                     of_b, most, raises ? ", the limit of points (--max-points raises it)" : "");
}

bool og_set_minkowski_case(const og_case_reader *reader, og_case *one, og_complaint *complaint) {
  og_minkowski_problem *problem = &one->minkowski;
  if (!pairs_are_few(reader, complaint)) return false;
  if (!og_case_pairs_fit(reader)) return og_complain_of_lattice(reader, complaint);
  // Each body has a point, an end and a positive denominator.
  og_minkowski_problem_set_exact(problem, problem->is_sum, &reader->a.exact, &reader->b.exact);
  return true;
}

bool og_set_pairs_case(const og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint) {
  const og_place at_question = {NULL, "question", 0};
  bool is_sum;
  if (!og_read_operation(root, &is_sum, complaint) || !pairs_are_few(reader, complaint)) return false;
  if (reader->a.curve != OG_CURVE_NONE || reader->b.curve != OG_CURVE_NONE)
    return og_complain(complaint, OG_INPUT_BAD, &at_question,
                       "'support' of two bodies is answered where neither is a cylinder, a cone or an ellipsoid; "
                       "expected that");
  if (!og_case_pairs_fit(reader)) return og_complain_of_lattice(reader, complaint);
  one->kind = is_sum ? OG_CASE_SUM_SUPPORT : OG_CASE_DIFFERENCE_SUPPORT;
  og_primitive_set_pairs(&one->primitive, is_sum, &reader->a.exact, &reader->b.exact);
  return true;
}
