#include "eva/arguments.h"
#include "ref/world/flight.h"

void drive_flight(void) {
  const og_pose pose = {matrix(OG_SCALAR_MAX), vector(OG_SCALAR_MAX)};
  const og_motion motion = {vector(OG_SCALAR_MAX), vector(OG_SCALAR_MAX)};
  (void)og_fly(&pose, &motion, number(OG_SCALAR_MAX));
}
