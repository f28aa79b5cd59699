#include "tool/format/claimed_list.h"

#include "tool/format/fields.h"

bool og_read_pairs_field(const json_t *object, const char *field, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = json_object_get(object, field);
  return value == NULL || og_read_array(value, SIZE_MAX, "pairs", &here, complaint);
}

// A number beyond the largest that there may be stays none.
bool og_read_order(og_box_order *order, const json_t *certificate, const char *field, const og_place *in,
                   og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = og_need_field(certificate, field, in, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "numbers", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    uint32_t number;
    if (!og_read_index(&number, json_array_get(value, k), &element, complaint)) return false;
    og_box_order_add(order, number > INT32_MAX ? -1 : (int32_t)number);
  }
  return true;
}

// ---- what else it claims ----

void og_start_mismatch(og_mismatches *m) {
  if (m->count++ > 0) og_text_add(m->text, "; ");
}

static bool is_number(const json_t *value, double number) {
  return json_is_number(value) && json_number_value(value) == number;
}

void og_compare_count(og_mismatches *m, const json_t *claimed, size_t proved) {
  if (claimed == NULL || is_number(claimed, (double)proved)) return;
  og_start_mismatch(m);
  og_text_format(m->text, "count: not the %zu proved", proved);
}

// jansson's size of what is no array is 0.
static bool is_pair(const json_t *value, og_box_pair pair) {
  return json_array_size(value) == 2 && is_number(json_array_get(value, 0), pair.i) &&
         is_number(json_array_get(value, 1), pair.j);
}

void og_compare_pairs(og_mismatches *m, const char *name, const json_t *claimed, const og_box_pair *pair,
                      size_t count) {
  if (claimed == NULL) return;
  const size_t claims = json_array_size(claimed);
  size_t k = 0;
  while (k < claims && k < count && is_pair(json_array_get(claimed, k), pair[k])) k++;
  if (k == claims && k == count) return;
  og_start_mismatch(m);
  og_text_format(m->text, "%s: %zu claimed, %zu proved", name, claims, count);
  if (k < count) og_text_format(m->text, "; proved at place %zu: [%d,%d]", k, (int)pair[k].i, (int)pair[k].j);
}
