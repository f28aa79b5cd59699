#include "ref/support/affine_image.h"

#include "ref/door/support.h"
#include "ref/support/direction.h"

/*@ predicate is_image(og_vec3 y, og_vec3 r0, og_vec3 r1, og_vec3 r2, og_vec3 t, og_vec3 x) = // y = M x + t, M by rows
      y.x == dot(r0, x) + t.x && y.y == dot(r1, x) + t.y && y.z == dot(r2, x) + t.z;
    predicate is_taken_back(og_vec3 b, og_vec3 r0, og_vec3 r1, og_vec3 r2, og_vec3 d) = // b = M^T d
      b.x == d.x * r0.x + d.y * r1.x + d.z * r2.x && b.y == d.x * r0.y + d.y * r1.y + d.z * r2.y &&
      b.z == d.x * r0.z + d.y * r1.z + d.z * r2.z;
    lemma image_along: \forall og_vec3 b, d, x, y, r0, r1, r2, t; is_taken_back(b, r0, r1, r2, d) &&
      is_image(y, r0, r1, r2, t, x) ==> dot(d, y) == dot(b, x) + dot(d, t); */

// As far along d as the image of any point, if s is the farthest of its body along M^T d.
/*@ requires image: \valid_read(image);
    terminates \true; exits \false; assigns \nothing;
    ensures vertex:   \result.vertex == s.vertex;
    ensures image:    exact_arithmetic ==> is_image(\result.point, image->matrix.row[0], image->matrix.row[1],
                                                    image->matrix.row[2], image->translation, s.point);
    ensures farthest: exact_arithmetic ==> \forall og_vec3 b, d, x, y;
                        is_taken_back(b, image->matrix.row[0], image->matrix.row[1], image->matrix.row[2], d) &&
                        is_image(y, image->matrix.row[0], image->matrix.row[1], image->matrix.row[2],
                                 image->translation, x) && dot(b, x) <= dot(b, s.point) ==>
                        dot(d, y) <= dot(d, \result.point); */
static og_support image_of(const og_affine_image *image, og_support s) {
  return (og_support){og_add(og_apply(&image->matrix, s.point), image->translation), s.vertex};
}

/*@ requires image: \valid_read(image);
    terminates \true; exits \false; assigns \nothing;
    ensures back: exact_arithmetic ==>
                    is_taken_back(\result, image->matrix.row[0], image->matrix.row[1], image->matrix.row[2], d); */
static og_vec3 back(const og_affine_image *image, og_vec3 d) { return og_apply_transposed(&image->matrix, d); }

og_support og_affine_image_support(const void *shape, og_vec3 direction) {
  const og_affine_image *image = shape;
  return image_of(image, og_support_of(&image->body, back(image, og_direction_in_range(direction))));
}

og_convex og_convex_affine_image(const og_affine_image *affine_image) {
  const og_vec3 inside = og_add(og_apply(&affine_image->matrix, affine_image->body.inside), affine_image->translation);
  return (og_convex){og_affine_image_support, affine_image, inside};
}

static og_support_claim run_affine_image(const og_support_input *input) {
  const og_affine_image image = {input->body, input->matrix, input->translation};
  return og_support_claim_of(og_affine_image_support(&image, input->direction));
}

// ---- what is known of it ----

static const og_door_support affine_image_door = {
    .run = run_affine_image, .shape = OG_SUPPORT_IMAGE, .bound = 12 * OG_ROOT_3 + 3 * OG_ROOT_3};

const og_algorithm og_algorithm_affine_image = {
    .id = "affine-image",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/affine_image",
    .source = "van den Bergen 2003, 4.3.2; Snethen 2008",
    .cost = "the body's",
    .limits = "another part may be taken of a body nearly flat across the direction",
    .support = &affine_image_door,
};
