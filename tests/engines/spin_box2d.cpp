// Box2D's b2TimeOfImpact, in the plane: prisms along z that stay upright, move and turn in the plane, and whose heights
// overlap. It stops where the bodies are a slop apart, b2_linearSlop of 0.005, and so early.

#include "tests/engines/spin.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <box2d/b2_time_of_impact.h>

namespace {

struct Outline {
  std::vector<b2Vec2> points;
  double bottom, top;
};

// False where it is no upright prism that moves in the plane.
bool outline(const spin::Body &body, Outline &r) {
  const auto &q = body.start.rotation;
  if (q[0] != 0 || q[1] != 0 || body.way[2] != 0 || body.velocity[0] != 0 || body.velocity[1] != 0) return false;
  r.bottom = r.top = body.points[0][2];
  for (const spin::Vector &p : body.points) {
    r.bottom = std::min(r.bottom, p[2]);
    r.top = std::max(r.top, p[2]);
  }
  for (const spin::Vector &p : body.points) {
    if (p[2] != r.bottom && p[2] != r.top) return false;
    const double other = r.bottom + r.top - p[2];
    const bool has_twin = std::any_of(body.points.begin(), body.points.end(), [&](const spin::Vector &o) {
      return o[0] == p[0] && o[1] == p[1] && o[2] == other;
    });
    if (!has_twin) return false;
    if (p[2] == r.bottom) r.points.emplace_back(static_cast<float>(p[0]), static_cast<float>(p[1]));
  }
  r.bottom += body.start.centre[2];
  r.top += body.start.centre[2];
  return r.points.size() <= b2_maxPolygonVertices;
}

b2Sweep sweep(const spin::Body &body, double from, double to) {
  const spin::Pose start = pose_at(body, from), end = pose_at(body, to);
  b2Sweep r;
  r.localCenter.SetZero();
  r.c0.Set(static_cast<float>(start.centre[0]), static_cast<float>(start.centre[1]));
  r.c.Set(static_cast<float>(end.centre[0]), static_cast<float>(end.centre[1]));
  const double angle = 2 * std::atan2(body.start.rotation[2], body.start.rotation[3]);
  r.a0 = static_cast<float>(angle + from * body.velocity[2]);
  r.a = static_cast<float>(angle + to * body.velocity[2]);
  r.alpha0 = 0;
  return r;
}

spin::Ask make(const spin::Case &one, std::string &note) {
  const auto outlines = std::make_shared<std::array<Outline, 2>>();
  note = "takes prisms along z that move in the plane only";
  for (size_t k = 0; k < 2; k++)
    if (!outline(one.body[k], (*outlines)[k])) return nullptr;
  const Outline &a = (*outlines)[0], &b = (*outlines)[1];
  if (a.bottom > b.top || b.bottom > a.top) return nullptr;
  return [&one, outlines](double from, double to) {
    b2TOIInput input;
    b2TOIOutput output;
    b2DistanceProxy *const proxies[2] = {&input.proxyA, &input.proxyB};
    for (size_t k = 0; k < 2; k++) {
      const auto &points = (*outlines)[k].points;
      proxies[k]->Set(points.data(), static_cast<int32>(points.size()), static_cast<float>(one.body[k].radius));
    }
    input.sweepA = sweep(one.body[0], from, to);
    input.sweepB = sweep(one.body[1], from, to);
    input.tMax = 1;
    b2TimeOfImpact(&output, &input);
    spin::Step step;
    step.gave_up = output.state == b2TOIOutput::e_failed;
    step.hit = output.state == b2TOIOutput::e_touching || output.state == b2TOIOutput::e_overlapped;
    step.part = static_cast<double>(output.t);
    return step;
  };
}

} // namespace

int main(int argc, char **argv) {
  return spin::serve(argc, argv, {{"toi", "Box2D " BOX2D_VERSION " b2TimeOfImpact binary32", make}});
}
