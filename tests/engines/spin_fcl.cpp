// FCL's continuousCollide of convex bodies along InterpMotion: by conservative advancement, or naively by samples. Bodies
// need an interior, and no radius.

#include "tests/engines/spin.h"

#include <cmath>
#include <memory>

#include <fcl/config.h>
#include <fcl/geometry/shape/convex.h>
#include <fcl/math/motion/interp_motion.h>
#include <fcl/narrowphase/continuous_collision.h>

namespace {

using Points = std::vector<fcl::Vector3d>;

// All triples of points that have the others on one side: of a facet with more corners there are more than it needs.
std::shared_ptr<std::vector<int>> faces_of(const Points &points, int *count) {
  const auto faces = std::make_shared<std::vector<int>>();
  const int n = static_cast<int>(points.size());
  const auto at = [&](int k) { return points[static_cast<size_t>(k)]; };
  *count = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      for (int k = 0; k < n; k++) {
        if (i >= j || i >= k || j == k) continue;
        const fcl::Vector3d normal = (at(j) - at(i)).cross(at(k) - at(i));
        bool is_face = normal.norm() > 0, is_solid = false;
        for (int m = 0; m < n && is_face; m++) {
          const double side = normal.dot(at(m) - at(i)) / normal.norm();
          is_face = side <= 1e-12;
          is_solid = is_solid || side < -1e-12;
        }
        if (!is_face || !is_solid) continue;
        faces->insert(faces->end(), {3, i, j, k});
        ++*count;
      }
  return faces;
}

std::shared_ptr<fcl::Convexd> shape(const spin::Body &body) {
  const auto points = std::make_shared<Points>();
  for (const spin::Vector &p : body.points) points->emplace_back(p[0], p[1], p[2]);
  int count;
  const auto faces = faces_of(*points, &count);
  if (body.radius > 0 || count == 0 || points->size() > 32) return nullptr;
  return std::make_shared<fcl::Convexd>(points, count, faces);
}

fcl::Transform3d transform(const spin::Pose &pose) {
  fcl::Transform3d r = fcl::Transform3d::Identity();
  const auto &q = pose.rotation;
  r.linear() = fcl::Quaterniond(q[3], q[0], q[1], q[2]).toRotationMatrix();
  r.translation() = fcl::Vector3d(pose.centre[0], pose.centre[1], pose.centre[2]);
  return r;
}

spin::Ask make(const spin::Case &one, std::string &note, fcl::CCDSolverType solver) {
  const auto a = shape(one.body[0]), b = shape(one.body[1]);
  note = "takes bodies with an interior and without a radius only";
  if (a == nullptr || b == nullptr) return nullptr;
  return [&one, a, b, solver](double from, double to) {
    // Of its constructors this one alone sets all: those without a reference point leave it uninitialised, and that of two
    // transforms with one leaves the velocities.
    const auto motion = [from, to](const spin::Body &body) {
      const fcl::Transform3d start = transform(pose_at(body, from)), end = transform(pose_at(body, to));
      return fcl::InterpMotion<double>(start.linear(), start.translation(), end.linear(), end.translation(),
                                       fcl::Vector3d::Zero());
    };
    const fcl::InterpMotion<double> of_a = motion(one.body[0]), of_b = motion(one.body[1]);
    const fcl::ContinuousCollisionRequestd request(10, 1e-4, fcl::CCDM_LINEAR, fcl::GST_LIBCCD, solver);
    fcl::ContinuousCollisionResultd result;
    spin::Step step;
    fcl::continuousCollide(a.get(), &of_a, b.get(), &of_b, request, result);
    step.hit = result.is_collide;
    step.part = result.time_of_contact;
    return step;
  };
}

spin::Mode mode(const char *word, fcl::CCDSolverType solver) {
  return {word, std::string("FCL ") + FCL_VERSION + " continuousCollide " + word + " binary64",
          [solver](const spin::Case &one, std::string &note) { return make(one, note, solver); }};
}

} // namespace

int main(int argc, char **argv) {
  return spin::serve(argc, argv, {mode("advancement", fcl::CCDC_CONSERVATIVE_ADVANCEMENT), mode("naive", fcl::CCDC_NAIVE)});
}
