#include "eva/arguments.h"
#include "ref/polytope/hull_incremental.h"

void drive_hull_room(void) {
  const int count = whole(0, 99999999);
  (void)og_hull_face_room(count);
  (void)og_hull_edge_room(count);
}
