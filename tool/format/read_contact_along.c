// The direction along which a contact is asked for.

#include "tool/format/case_reader.h"
#include "tool/format/fields.h"

// As the shortest integer vector along it.
static bool set_shortest(og_ivec *along, const og_rational direction[3]) {
  og_int *const part[3] = {&along->x, &along->y, &along->z};
  og_int factor;
  og_int_init(&factor);
  og_int_set_si(&factor, 1);
  og_rational_common_denominator(&factor, direction, 3, SIZE_MAX);
  for (int k = 0; k < 3; k++) og_rational_numerator_over(part[k], &direction[k], &factor);
  const bool is_zero = og_ivec_is_zero(along);
  mpz_gcd(factor.z, along->x.z, along->y.z);
  mpz_gcd(factor.z, factor.z, along->z.z);
  for (int k = 0; k < 3 && !is_zero; k++) mpz_divexact(part[k]->z, part[k]->z, factor.z);
  og_int_clear(&factor);
  return !is_zero;
}

// A half-space has no end along other directions than its own. A cylinder or a cone has another certificate.
static const char *other_shape(const og_case_reader *reader) {
  if (reader->a.shape.kind == OG_SHAPE_PLANE || reader->b.shape.kind == OG_SHAPE_PLANE) return "plane";
  if (reader->a.curve != OG_CURVE_NONE || reader->b.curve != OG_CURVE_NONE) return "cylinder or cone";
  return NULL;
}

bool og_read_contact_along(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint) {
  const og_place here = {NULL, "direction", 0};
  const json_t *value = json_object_get(root, "direction");
  if (value == NULL) return true;
  if (!reader->takes_contact_along)
    return og_complain(complaint, OG_INPUT_BAD, &here, "only 'origo ask' answers contacts along a direction");
  const char *shape = other_shape(reader);
  if (shape != NULL)
    return og_complain(complaint, OG_INPUT_BAD, &here, "a contact along a direction is of polytopes, and not of a %s",
                       shape);
  if (!og_read_case_vector(reader, reader->direction, value, &here, complaint)) return false;
  if (!set_shortest(&one->along, reader->direction))
    return og_complain(complaint, OG_INPUT_BAD, &here, "it is zero; expected a direction from b to a");
  one->kind = OG_CASE_CONTACT_ALONG;
  return true;
}
