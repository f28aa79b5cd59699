#include "ref/broad/swept_aabb.h"

og_aabb og_swept_aabb(og_aabb from, og_aabb to) {
  og_aabb swept;
  swept.lo.x = og_min(from.lo.x, to.lo.x);
  swept.lo.y = og_min(from.lo.y, to.lo.y);
  swept.lo.z = og_min(from.lo.z, to.lo.z);
  swept.hi.x = og_max(from.hi.x, to.hi.x);
  swept.hi.y = og_max(from.hi.y, to.hi.y);
  swept.hi.z = og_max(from.hi.z, to.hi.z);
  return swept;
}
