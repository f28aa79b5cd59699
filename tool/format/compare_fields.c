// What a line claims is compared with the line that the accepted certificate itself gives rise to.

#include "tool/format/compare_fields.h"

#include <string.h>

#include "tool/format/fields.h"
#include "tool/format/read_surd.h"

static bool surd_of(og_surd *r, const json_t *value) {
  if (json_is_string(value) && og_surd_from_text(r, json_string_value(value))) return true;
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  og_complaint_reset(&complaint);
  og_rational number;
  og_rational_init(&number);
  const bool is_number = og_read_quotient(&number, value, NULL, &complaint);
  og_surd_set_zero(r);
  og_int_set(&r->p, &number.num);
  og_int_set(&r->m, &number.den);
  og_rational_clear(&number);
  return is_number;
}

static bool same_leaf(const json_t *claimed, const json_t *proved) {
  if (json_equal(claimed, proved)) return true;
  og_surd a, b;
  og_surd_init(&a);
  og_surd_init(&b);
  const bool same = surd_of(&a, claimed) && surd_of(&b, proved) && og_surd_compare(&a, &b) == 0;
  og_surd_clear(&a);
  og_surd_clear(&b);
  return same;
}

// Does all that is claimed stand in what is proved? Members of objects may be left out, elements of arrays may not.
static bool same_tree(const json_t *claimed, const json_t *proved) {
  if (json_is_array(proved)) {
    if (!json_is_array(claimed) || json_array_size(claimed) != json_array_size(proved)) return false;
    for (size_t k = 0; k < json_array_size(proved); k++)
      if (!same_tree(json_array_get(claimed, k), json_array_get(proved, k))) return false;
    return true;
  }
  if (!json_is_object(proved)) return same_leaf(claimed, proved);
  if (!json_is_object(claimed)) return false;
  const char *key;
  json_t *value;
  json_object_foreach((json_t *)claimed, key, value) {
    const json_t *other = json_object_get(proved, key);
    if (other == NULL || !same_tree(value, other)) return false;
  }
  return true;
}

static bool read_vector(og_ivec *r, const json_t *value) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  og_complaint_reset(&complaint);
  og_rational parts[3];
  og_int den;
  og_int_init(&den);
  og_int_set_si(&den, 1);
  for (int k = 0; k < 3; k++) og_rational_init(&parts[k]);
  const size_t count = json_array_size(value); // two in the plane
  bool good = count == 3 || count == 2;
  for (size_t k = 0; k < count && good; k++)
    good = og_read_quotient(&parts[k], json_array_get(value, k), NULL, &complaint);
  og_int *const at[3] = {&r->x, &r->y, &r->z};
  if (good) og_rational_common_denominator(&den, parts, 3, SIZE_MAX);
  for (int k = 0; k < 3 && good; k++) og_rational_numerator_over(at[k], &parts[k], &den);
  for (int k = 0; k < 3; k++) og_rational_clear(&parts[k]);
  og_int_clear(&den);
  return good;
}

static bool same_direction(const json_t *claimed, const json_t *proved) {
  og_ivec a, b, cross;
  og_int dot;
  og_ivec_init(&a);
  og_ivec_init(&b);
  og_ivec_init(&cross);
  og_int_init(&dot);
  const bool as_long = json_array_size(claimed) == json_array_size(proved);
  bool same = as_long && read_vector(&a, claimed) && read_vector(&b, proved);
  og_ivec_cross(&cross, &a, &b);
  og_ivec_dot(&dot, &a, &b);
  same = same && og_ivec_is_zero(&cross) && og_int_sign(&dot) > 0;
  og_ivec_clear(&a);
  og_ivec_clear(&b);
  og_ivec_clear(&cross);
  og_int_clear(&dot);
  return same;
}

static const char *fault_of(const char *key, const json_t *claimed, const json_t *proved) {
  if (proved == NULL) return "claimed, but the certificate proves none";
  const bool same = strcmp(key, "direction") == 0 ? same_direction(claimed, proved) : same_tree(claimed, proved);
  return same ? NULL : "not what the certificate proves";
}

size_t og_compare_fields(og_text *mismatches, const json_t *claimed, const char *text, size_t length) {
  json_t *proved = json_loadb(text, length, 0, NULL);
  size_t count = 0;
  const char *key;
  json_t *value;
  json_object_foreach((json_t *)claimed, key, value) {
    if (strcmp(key, "id") == 0 || strcmp(key, "question") == 0 || strcmp(key, "certificate") == 0) continue;
    const char *fault = fault_of(key, value, json_object_get(proved, key));
    if (fault == NULL) continue;
    og_text_format(mismatches, "%s%s: %s", count++ == 0 ? "" : "; ", key, fault);
  }
  json_decref(proved);
  return count;
}
