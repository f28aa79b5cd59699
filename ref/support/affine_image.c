#include "ref/support/affine_image.h"

#include "ref/support/direction.h"

og_support og_affine_image_support(const void *shape, og_vec3 direction) {
  const og_affine_image *image = shape;
  const og_vec3 back = og_apply_transposed(&image->matrix, og_direction_in_range(direction));
  const og_support s = og_support_of(&image->body, back);
  return (og_support){og_add(og_apply(&image->matrix, s.point), image->translation), s.vertex};
}

og_convex og_convex_affine_image(const og_affine_image *affine_image) {
  const og_vec3 inside = og_add(og_apply(&affine_image->matrix, affine_image->body.inside), affine_image->translation);
  return (og_convex){og_affine_image_support, affine_image, inside};
}
