// Simbody: its contact trackers, in binary64. Balls are its spheres, other solids without a radius are triangle meshes.
// Of two spheres it says the depth and the normal; with a mesh only whether they are in contact. It has no distance and
// no sweep. Its ellipsoids are smooth, and its bricks meet half spaces alone, so no body here is one.

#include "tests/engines/adaptor.h"

#include <cstdio>
#include <memory>
#include <simmath/internal/Contact.h>
#include <simmath/internal/ContactGeometry.h>
#include <simmath/internal/ContactTracker.h>

using SimTK::Contact;
using SimTK::ContactGeometry;
using SimTK::ContactSurfaceIndex;
using SimTK::ContactTracker;
using SimTK::Transform;
using SimTK::Vec3;

namespace {

struct Surface {
  std::unique_ptr<ContactGeometry> geometry;
  Transform at;
  bool is_ball = false;
};

// Returns none where Simbody has no surface for the body.
Surface surface_of(const og_adaptor_body &body) {
  Surface surface;
  if (body.kind == OG_ADAPTOR_BALL && body.radius > 0) {
    surface.geometry = std::make_unique<ContactGeometry::Sphere>(body.radius);
    surface.at = Transform(Vec3(body.xyz[0], body.xyz[1], body.xyz[2]));
    surface.is_ball = true;
    return surface;
  }
  if (body.radius > 0 || body.triangle_count == 0) return surface;
  SimTK::Array_<Vec3> corner;
  SimTK::Array_<int> index;
  for (size_t k = 0; k < body.corner_count; k++)
    corner.push_back(Vec3(body.corner[3 * k], body.corner[3 * k + 1], body.corner[3 * k + 2]));
  for (size_t k = 0; k < 3 * body.triangle_count; k++) index.push_back(body.triangle[k]);
  surface.geometry = std::make_unique<ContactGeometry::TriangleMesh>(corner, index);
  return surface;
}

// A tracker takes a sphere first.
void track(const Surface &a, const Surface &b, Contact &found) {
  const SimTK::UntrackedContact before(ContactSurfaceIndex(0), ContactSurfaceIndex(1));
  if (a.is_ball && b.is_ball)
    ContactTracker::SphereSphere().trackContact(before, a.at, *a.geometry, b.at, *b.geometry, 0, found);
  else if (a.is_ball)
    ContactTracker::SphereTriangleMesh().trackContact(before, a.at, *a.geometry, b.at, *b.geometry, 0, found);
  else if (b.is_ball)
    ContactTracker::SphereTriangleMesh().trackContact(before, b.at, *b.geometry, a.at, *a.geometry, 0, found);
  else ContactTracker::TriangleMeshTriangleMesh().trackContact(before, a.at, *a.geometry, b.at, *b.geometry, 0, found);
}

void ask(void *, const og_adaptor_case *one, og_adaptor_claim *claim) {
  const Surface a = surface_of(one->body[0]), b = surface_of(one->body[1]);
  if (one->question == OG_ADAPTOR_SWEEP || !a.geometry || !b.geometry) {
    og_adaptor_refuse(claim);
    return;
  }
  Contact found;
  const double start = og_adaptor_now();
  track(a, b, found);
  claim->nanoseconds = og_adaptor_now() - start;
  if (found.isEmpty()) {
    og_adaptor_say_colliding(claim, false);
  } else if (SimTK::TriangleMeshContact::isInstance(found)) {
    og_adaptor_say_colliding(claim, true);
  } else if (SimTK::CircularPointContact::isInstance(found)) {
    const SimTK::CircularPointContact &point = SimTK::CircularPointContact::getAs(found);
    og_adaptor_say_colliding(claim, true);
    og_adaptor_say_depth(claim, point.getDepth());
    claim->has_normal = true; // its own points from the first surface to the second
    for (int k = 0; k < 3; k++) claim->normal[k] = -point.getNormal()[k];
  } else {
    og_adaptor_say_colliding(claim, false);
  }
}

} // namespace

int main(int argc, char **argv) {
  static const char *const modes[] = {"track", nullptr};
  if (og_adaptor_mode(argc, argv, modes) < 0) return 2;
  return og_adaptor_serve("Simbody " SIMBODY_VERSION " ContactTracker binary64", ask, nullptr);
}
