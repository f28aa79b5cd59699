// Takes an edge for cancelled by one that runs along it: its twin has to run against it.
#include "spec/pair/checker_state.h"

/*@ requires readable: surface_readable(certificate);
    requires edges:    edge < 3 * certificate->triangle_count && twin < 3 * certificate->triangle_count;
    assigns \nothing;
    ensures cancelled: \result ==> cancelled(certificate, edge); */
bool false_cancels(const og_certificate *certificate, size_t edge, size_t twin) {
  const og_triangle *triangle = &certificate->triangle[edge / 3];
  const og_triangle *other = &certificate->triangle[twin / 3];
  if (triangle->corner[edge % 3] != other->corner[twin % 3]) return false;
  return triangle->corner[(edge + 1) % 3] == other->corner[(twin + 1) % 3];
}
