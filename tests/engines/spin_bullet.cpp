// Bullet's btContinuousConvexCollision: conservative advancement with rotation, after Mirtich. Hulls have their radius as
// margin. btGjkConvexCast and the other casts do not turn bodies.

#include "tests/engines/spin.h"

#include <memory>

#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btContinuousConvexCollision.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

namespace {

btScalar scalar(double x) { return static_cast<btScalar>(x); }

btTransform transform(const spin::Pose &pose) {
  const auto &q = pose.rotation;
  const auto &c = pose.centre;
  return btTransform(btQuaternion(scalar(q[0]), scalar(q[1]), scalar(q[2]), scalar(q[3])),
                     btVector3(scalar(c[0]), scalar(c[1]), scalar(c[2])));
}

std::shared_ptr<btConvexHullShape> shape(const spin::Body &body) {
  const auto hull = std::make_shared<btConvexHullShape>();
  for (const spin::Vector &p : body.points) hull->addPoint(btVector3(scalar(p[0]), scalar(p[1]), scalar(p[2])), false);
  hull->setMargin(scalar(body.radius));
  hull->recalcLocalAabb();
  return hull;
}

spin::Ask make(const spin::Case &one, std::string &) {
  const auto a = shape(one.body[0]), b = shape(one.body[1]);
  return [&one, a, b](double from, double to) {
    btVoronoiSimplexSolver simplex;
    btGjkEpaPenetrationDepthSolver depth;
    btContinuousConvexCollision cast(a.get(), b.get(), &simplex, &depth);
    btConvexCast::CastResult result;
    spin::Step step;
    step.hit = cast.calcTimeOfImpact(transform(pose_at(one.body[0], from)), transform(pose_at(one.body[0], to)),
                                     transform(pose_at(one.body[1], from)), transform(pose_at(one.body[1], to)), result);
    step.part = result.m_fraction;
    return step;
  };
}

std::string name() {
  const int version = btGetVersion();
  return "Bullet " + std::to_string(version / 100) + "." + std::to_string(version % 100) + " btContinuousConvexCollision " +
         (sizeof(btScalar) == 4 ? "binary32" : "binary64");
}

} // namespace

int main(int argc, char **argv) { return spin::serve(argc, argv, {{"continuous", name(), make}}); }
