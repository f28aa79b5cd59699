// The side of a named scene is the cube root of twice its boxes, rounded to binary32: that of cbrt, for every number of
// boxes.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "spec/overlaps/named_scene.c"

static void cube_roots_are_those_of_cbrt(void **state) {
  (void)state;
  for (int32_t count = 1; count <= OG_MOST_SCENE_BOXES; count++) {
    const double x = 2.0 * (double)count;
    if ((float)cube_root(x) != (float)cbrt(x)) fail_msg("%d boxes: %a, not %a", count, cube_root(x), cbrt(x));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(cube_roots_are_those_of_cbrt)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
