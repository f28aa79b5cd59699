// Convex hulls of the figure's points: right or wrong, exactly; there is no error to measure.

#include "tool/study/primitive_probe.h"

bool og_probe_hull(og_probe *probe, const og_door_hull *door) {
  const og_vec3 *point = probe->figure->point;
  probe->outcome = door->run(point, OG_FIGURE_POINTS, &probe->hull.room);
  probe->wrong = og_hull_fault(&probe->hull, door, point, OG_FIGURE_POINTS, probe->outcome) != NULL;
  return true;
}

void og_say_hull(og_probe *probe, const og_door_hull *door) {
  const og_hull_room *room = &probe->hull.room;
  probe->outcome = og_hull_run(door, probe->figure->point, OG_FIGURE_POINTS, &probe->hull.room);
  og_probe_said(probe, (og_scalar)room->facet_count, 0);
  for (int f = 0; f < room->facet_count; f++)
    for (int k = 0; k < door->dimension; k++) og_probe_said(probe, (og_scalar)room->facet[f][k], 0);
}
