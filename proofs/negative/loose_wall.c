// Lets the way of a ray run within the wall that should end it.
#include "spec/primitive/checker_state.h"

/*@ requires readable: \valid_read(wall) && \valid_read(p) && \valid_read(way) && \valid_read(value);
    requires value: val(value) == side_of_way(wall, way, p);
    assigns \nothing;
    ensures inside: \result ==> side_of_way(wall, way, p) < 0; */
bool false_inside(const og_bound *wall, const og_primitive *p, const og_corner *way, const og_int *value) {
  return og_int_sign(value) <= 0;
}
