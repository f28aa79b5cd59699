#include "tool/run/keep_contacts.h"

#include <string.h>

#include "tool/run/round_quotient.h"

og_kept_contacts og_kept_contacts_none(void) {
  return (og_kept_contacts){.is_on = false, .cache = og_manifold_cache_empty()};
}

static og_scalar scalar_of(const og_rational *r) { return og_round_quotient(&r->num, &r->den); }

static og_mat3 rotation_of(const og_shape *shape) {
  og_scalar q[4] = {0, 0, 0, 1}, square = 0;
  for (int k = 0; k < 4 && shape->pose == OG_POSE_ROTATION; k++) q[k] = scalar_of(&shape->rotation[k]);
  for (int k = 0; k < 4; k++) square += q[k] * q[k];
  const og_scalar s = 2 / square, x = q[0], y = q[1], z = q[2], w = q[3];
  return (og_mat3){{{1 - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y)},
                    {s * (x * y + w * z), 1 - s * (x * x + z * z), s * (y * z - w * x)},
                    {s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y)}}};
}

static og_cache_pose pose_of(const og_shape *shape) {
  const og_rational *at = shape->translation;
  return (og_cache_pose){rotation_of(shape), {scalar_of(&at[0]), scalar_of(&at[1]), scalar_of(&at[2])}};
}

void og_keep_contacts(og_kept_contacts *kept, const og_walked_case *walked, const og_contact_input *in,
                      const og_contact *fresh, og_manifold_claim *claim) {
  const og_shape *a = &walked->a->shape, *b = &walked->b->shape;
  const bool goes_on = walked->one->after[0] != '\0' && strcmp(walked->one->after, kept->id) == 0;
  const bool turns = a->pose != OG_POSE_MATRIX && b->pose != OG_POSE_MATRIX;
  if (!goes_on || !turns || !claim->has_normal) kept->cache = og_manifold_cache_empty();
  const og_cache_step step = {.a = pose_of(a),
                              .b = pose_of(b),
                              .normal = claim->normal,
                              .within = in->within,
                              .drift = OG_CONTACT_DRIFT * in->within,
                              .fresh = fresh,
                              .fresh_count = claim->has_normal ? claim->count : 0};
  (void)og_manifold_cache_step(&kept->cache, &step);
  claim->count = kept->cache.count;
  for (int k = 0; k < claim->count; k++) kept->contact[k] = og_cached_at(&kept->cache.contact[k], &step);
  memcpy(kept->id, walked->one->id, sizeof kept->id);
}
