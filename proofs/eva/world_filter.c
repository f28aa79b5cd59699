#include "eva/arguments.h"
#include "ref/world/filter.h"

static og_body_filter any_filter(void) {
  return (og_body_filter){(og_body_type)whole(OG_TYPE_DYNAMIC, OG_TYPE_STATIC), either(),
                          (uint32_t)Frama_C_unsigned_int_interval(0, UINT32_MAX),
                          (uint32_t)Frama_C_unsigned_int_interval(0, UINT32_MAX)};
}

void drive_filter(void) {
  const og_body_filter a = any_filter(), b = any_filter();
  (void)og_filter_ignores(&a, &b);
  (void)og_filters_let_meet(&a, &b);
}
