// Box2D: b2Distance and b2TimeOfImpact, in the plane. It takes bodies that are prisms along z, flat ones in a plane z
// = c too, where their heights overlap: then what it says of their outlines holds of them. Their points go to its
// distance proxy, with the ball as the radius: not to its polygons, which have at most 8 corners, are welded together
// where they are close, and have a skin of 0.01. No depth. A time of impact is when the bodies come within
// b2_linearSlop (0.005): that is what it says.
//
// Mode manifold asks b2CollidePolygons and its kin, for discs and for polygons of three to eight corners. They have a skin
// of 0.01, which the world manifold is asked to leave out. A contact of outlines is one of the bodies at all heights that
// they share, so it is named at the lowest and at the highest.

#include "tests/engines/adaptor.h"

#include <algorithm>
#include <vector>

#include <box2d/b2_circle_shape.h>
#include <box2d/b2_collision.h>
#include <box2d/b2_distance.h>
#include <box2d/b2_polygon_shape.h>
#include <box2d/b2_time_of_impact.h>

namespace {

using Outline = std::vector<b2Vec2>;

Outline outline_of(const og_adaptor_body &body) {
  Outline outline;
  double bottom, top;
  og_adaptor_heights(&body, &bottom, &top);
  for (const double *p = body.xyz; p < body.xyz + 3 * body.count; p += 3)
    if (p[2] == bottom) outline.emplace_back(static_cast<float>(p[0]), static_cast<float>(p[1]));
  return outline;
}

// The heights at which both bodies are.
void common_heights(const og_adaptor_case *one, double *bottom, double *top) {
  double low[2], high[2];
  for (int k = 0; k < 2; k++) og_adaptor_heights(&one->body[k], &low[k], &high[k]);
  *bottom = std::max(low[0], low[1]);
  *top = std::min(high[0], high[1]);
}

// A height at which both bodies are.
double height_of(const og_adaptor_case *one) {
  double bottom, top;
  common_heights(one, &bottom, &top);
  return bottom;
}

// Its simplex cache counts corners in a byte.
bool takes(const og_adaptor_case *one, const Outline &a, const Outline &b) {
  return og_adaptor_is_planar(one) && a.size() < 256 && b.size() < 256;
}

void set_proxy(b2DistanceProxy *proxy, const Outline &outline, const og_adaptor_body &body) {
  proxy->Set(outline.data(), static_cast<int32>(outline.size()), static_cast<float>(body.radius));
}

void put(double *at, const b2Vec2 &v, double z) {
  at[0] = static_cast<double>(v.x);
  at[1] = static_cast<double>(v.y);
  at[2] = z;
}

void ask_distance(const og_adaptor_case *one, const Outline &a, const Outline &b, og_adaptor_claim *claim) {
  b2DistanceInput input;
  set_proxy(&input.proxyA, a, one->body[0]);
  set_proxy(&input.proxyB, b, one->body[1]);
  input.transformA.SetIdentity();
  input.transformB.SetIdentity();
  input.useRadii = true;
  b2SimplexCache cache;
  cache.count = 0;
  b2DistanceOutput output;
  const double start = og_adaptor_now();
  b2Distance(&output, &cache, &input);
  claim->nanoseconds = og_adaptor_now() - start;
  const double distance = static_cast<double>(output.distance);
  og_adaptor_say_colliding(claim, output.distance < 10.0f * b2_epsilon); // as its own b2TestOverlap has it
  og_adaptor_say_distance(claim, distance);
  // Where the radii overlap, it gives twice the middle of the cores' points: no points of the bodies, nor meant to be.
  claim->has_points = distance > 0 || (one->body[0].radius == 0 && one->body[1].radius == 0);
  put(claim->point[0], output.pointA, height_of(one));
  put(claim->point[1], output.pointB, height_of(one));
}

// ---- manifolds ----

bool is_disc(const og_adaptor_body &body, const Outline &outline) { return outline.size() == 1 && body.radius > 0; }

bool has_polygon(const og_adaptor_body &body, const Outline &outline) {
  return outline.size() >= 3 && outline.size() <= b2_maxPolygonVertices && body.radius == 0;
}

b2CircleShape circle_of(const og_adaptor_body &body, const Outline &outline) {
  b2CircleShape circle;
  circle.m_p = outline[0];
  circle.m_radius = static_cast<float>(body.radius);
  return circle;
}

b2PolygonShape polygon_of(const Outline &outline) {
  b2PolygonShape polygon;
  polygon.Set(outline.data(), static_cast<int32>(outline.size()));
  return polygon;
}

// It takes a polygon and a circle in this order only: then its first body is our B.
b2Manifold collide(const og_adaptor_case *one, const Outline outline[2], bool swapped, double *nanoseconds) {
  const bool round[2] = {is_disc(one->body[0], outline[0]), is_disc(one->body[1], outline[1])};
  b2CircleShape circle[2];
  b2PolygonShape polygon[2];
  for (int k = 0; k < 2; k++) {
    if (round[k]) circle[k] = circle_of(one->body[k], outline[k]);
    else polygon[k] = polygon_of(outline[k]);
  }
  b2Transform still;
  still.SetIdentity();
  b2Manifold manifold;
  manifold.pointCount = 0;
  const double start = og_adaptor_now();
  if (round[0] && round[1]) b2CollideCircles(&manifold, &circle[0], still, &circle[1], still);
  else if (round[0] || round[1]) b2CollidePolygonAndCircle(&manifold, &polygon[swapped], still, &circle[!swapped], still);
  else b2CollidePolygons(&manifold, &polygon[0], still, &polygon[1], still);
  *nanoseconds = og_adaptor_now() - start;
  return manifold;
}

// Both surfaces are half the separation from its point, along its normal from its first body to its second.
void say_contact(const b2WorldManifold &world, int k, bool swapped, double z, og_adaptor_claim *claim) {
  og_adaptor_contact &contact = claim->contact[claim->contact_count++];
  const b2Vec2 half = 0.5f * world.separations[k] * world.normal;
  put(contact.point[swapped], world.points[k] - half, z);
  put(contact.point[!swapped], world.points[k] + half, z);
  contact.depth = -static_cast<double>(world.separations[k]);
}

void ask_manifold(const og_adaptor_case *one, const Outline outline[2], og_adaptor_claim *claim) {
  const bool swapped = is_disc(one->body[0], outline[0]) && !is_disc(one->body[1], outline[1]);
  const b2Manifold manifold = collide(one, outline, swapped, &claim->nanoseconds);
  b2Transform still;
  still.SetIdentity();
  b2WorldManifold world;
  world.Initialize(&manifold, still, static_cast<float>(one->body[swapped].radius), still,
                   static_cast<float>(one->body[!swapped].radius));
  bool meet = false;
  for (int k = 0; k < manifold.pointCount; k++) meet = meet || world.separations[k] <= 0;
  og_adaptor_say_colliding(claim, meet);
  if (!og_adaptor_parts_in_plane(one)) return;
  // It clips by lines that are both skins beyond a face's ends. The hundredth is for what binary32 makes of it.
  if (!is_disc(one->body[0], outline[0]) && !is_disc(one->body[1], outline[1]))
    claim->margin = 2.01 * static_cast<double>(b2_polygonRadius);
  double bottom, top;
  common_heights(one, &bottom, &top);
  claim->has_contacts = true;
  claim->has_normal = manifold.pointCount > 0;
  put(claim->normal, swapped ? world.normal : -world.normal, 0);
  for (int k = 0; k < manifold.pointCount; k++) {
    say_contact(world, k, swapped, bottom, claim);
    if (top > bottom) say_contact(world, k, swapped, top, claim);
  }
}

bool has_shape(const og_adaptor_body &body, const Outline &outline) {
  return is_disc(body, outline) || has_polygon(body, outline);
}

// ---- sweeps ----

b2Sweep sweep_of(const double *velocity, double until) {
  b2Sweep sweep;
  sweep.localCenter.SetZero();
  sweep.c0.SetZero();
  sweep.c.Set(static_cast<float>(velocity[0] * until), static_cast<float>(velocity[1] * until));
  sweep.a0 = sweep.a = sweep.alpha0 = 0;
  return sweep;
}

void ask_sweep(const og_adaptor_case *one, const Outline &a, const Outline &b, og_adaptor_claim *claim) {
  b2TOIInput input;
  set_proxy(&input.proxyA, a, one->body[0]);
  set_proxy(&input.proxyB, b, one->body[1]);
  input.sweepA = sweep_of(one->velocity[0], one->until);
  input.sweepB = sweep_of(one->velocity[1], one->until);
  input.tMax = 1;
  b2TOIOutput output;
  const double start = og_adaptor_now();
  b2TimeOfImpact(&output, &input);
  claim->nanoseconds = og_adaptor_now() - start;
  const bool hit = output.state == b2TOIOutput::e_touching || output.state == b2TOIOutput::e_overlapped;
  if (!hit && output.state != b2TOIOutput::e_separated) {
    claim->status = OG_ADAPTOR_GAVE_UP;
    return;
  }
  og_adaptor_say_colliding(claim, hit);
  // It aims at that distance, of round bodies at an overlap of three times that, and stops within a quarter of it.
  const bool round = one->body[0].radius > 0 || one->body[1].radius > 0;
  claim->margin = (round ? 3.25 : 1.25) * static_cast<double>(b2_linearSlop);
  if (hit) og_adaptor_say_time(claim, static_cast<double>(output.t) * one->until);
}

void ask(void *context, const og_adaptor_case *one, og_adaptor_claim *claim) {
  const Outline outline[2] = {outline_of(one->body[0]), outline_of(one->body[1])}, &a = outline[0], &b = outline[1];
  if (!takes(one, a, b)) og_adaptor_refuse(claim);
  else if (*static_cast<const int *>(context) == 1) {
    const bool taken = one->question != OG_ADAPTOR_SWEEP && has_shape(one->body[0], a) && has_shape(one->body[1], b);
    if (taken) ask_manifold(one, outline, claim);
    else og_adaptor_refuse(claim);
  } else if (one->question == OG_ADAPTOR_SWEEP) ask_sweep(one, a, b, claim);
  else ask_distance(one, a, b, claim);
}

} // namespace

int main(int argc, char **argv) {
  const char *const modes[] = {"distance", "manifold", nullptr};
  int mode = og_adaptor_mode(argc, argv, modes);
  if (mode < 0) return 2;
  return og_adaptor_serve(mode == 1 ? "Box2D " BOX2D_VERSION " manifold binary32" : "Box2D " BOX2D_VERSION " binary32", ask,
                          &mode);
}
