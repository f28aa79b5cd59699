#include "tool/shrink/affine_rank.h"

int og_affine_rank(const og_ivec *point, size_t count) {
  og_ivec line, normal, way;
  og_int height;
  og_ivec_init(&line);
  og_ivec_init(&normal);
  og_ivec_init(&way);
  og_int_init(&height);
  size_t k = 1;
  int rank = 0;
  for (; k < count && rank < 1; k++) {
    og_ivec_sub(&line, &point[k], &point[0]);
    if (!og_ivec_is_zero(&line)) rank = 1;
  }
  for (; k < count && rank < 2; k++) {
    og_ivec_sub(&way, &point[k], &point[0]);
    og_ivec_cross(&normal, &line, &way);
    if (!og_ivec_is_zero(&normal)) rank = 2;
  }
  for (; k < count && rank < 3; k++) {
    og_ivec_sub(&way, &point[k], &point[0]);
    og_ivec_dot(&height, &normal, &way);
    if (og_int_sign(&height) != 0) rank = 3;
  }
  og_ivec_clear(&line);
  og_ivec_clear(&normal);
  og_ivec_clear(&way);
  og_int_clear(&height);
  return rank;
}
