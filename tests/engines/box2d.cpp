// Box2D: b2Distance and b2TimeOfImpact, in the plane. It takes bodies that are prisms along z, flat ones in a plane z
// = c too, where their heights overlap: then what it says of their outlines holds of them. Their points go to its
// distance proxy, with the ball as the radius: not to its polygons, which have at most 8 corners, are welded together
// where they are close, and have a skin of 0.01. No depth. A time of impact is when the bodies come within
// b2_linearSlop (0.005): that is what it says.

#include "tests/engines/adaptor.h"

#include <algorithm>
#include <vector>

#include <box2d/b2_collision.h>
#include <box2d/b2_distance.h>
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

// A height at which both bodies are.
double height_of(const og_adaptor_case *one) {
  double a, b, top;
  og_adaptor_heights(&one->body[0], &a, &top);
  og_adaptor_heights(&one->body[1], &b, &top);
  return std::max(a, b);
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

void ask(void *, const og_adaptor_case *one, og_adaptor_claim *claim) {
  const Outline a = outline_of(one->body[0]), b = outline_of(one->body[1]);
  if (!takes(one, a, b)) og_adaptor_refuse(claim);
  else if (one->question == OG_ADAPTOR_SWEEP) ask_sweep(one, a, b, claim);
  else ask_distance(one, a, b, claim);
}

} // namespace

int main(int argc, char **argv) {
  const char *const modes[] = {"distance", nullptr};
  if (og_adaptor_mode(argc, argv, modes) < 0) return 2;
  return og_adaptor_serve("Box2D " BOX2D_VERSION " binary32", ask, nullptr);
}
