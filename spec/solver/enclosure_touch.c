#include "spec/solver/enclosure_touch.h"

void og_direction_shorten(og_ivec *n) {
  og_int *const parts[3] = {&n->x, &n->y, &n->z};
  mpz_t divisor;
  mpz_init(divisor);
  for (int k = 0; k < 3; k++) mpz_gcd(divisor, divisor, parts[k]->z);
  for (int k = 0; k < 3 && mpz_cmp_ui(divisor, 1) > 0; k++) mpz_divexact(parts[k]->z, parts[k]->z, divisor);
  mpz_clear(divisor);
}

bool og_touch_of_hulls(og_enclosure_solver *s, og_enclosure_certificate *certificate) {
  (void)s;
  (void)certificate;
  return false;
}

bool og_touch_by_guess(og_enclosure_solver *s, og_enclosure_certificate *certificate) {
  (void)s;
  (void)certificate;
  return false;
}
