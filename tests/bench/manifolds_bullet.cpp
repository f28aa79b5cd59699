#include "tests/bench/manifolds_bullet.h"

#include <memory>

#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btPolyhedralContactClipping.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

struct bullet_hulls {
  std::unique_ptr<btConvexHullShape> a, b;
};

namespace {

struct Counter : btDiscreteCollisionDetectorInterface::Result {
  int count = 0;
  void setShapeIdentifiersA(int, int) override {}
  void setShapeIdentifiersB(int, int) override {}
  void addContactPoint(const btVector3 &, const btVector3 &, btScalar) override { count++; }
};

std::unique_ptr<btConvexHullShape> hull_of(const double *xyz, int count) {
  auto hull = std::make_unique<btConvexHullShape>();
  for (int k = 0; k < count; k++) hull->addPoint(btVector3(xyz[3 * k], xyz[3 * k + 1], xyz[3 * k + 2]), false);
  hull->setMargin(0);
  hull->recalcLocalAabb();
  hull->initializePolyhedralFeatures();
  return hull;
}

int clip(bullet_hulls *hulls, const btVector3 &axis) {
  static const btScalar threshold = 0.02; // gContactBreakingThreshold's default
  Counter counter;
  btVertexArray one, two;
  btPolyhedralContactClipping::clipHullAgainstHull(axis, *hulls->a->getConvexPolyhedron(), *hulls->b->getConvexPolyhedron(),
                                                   btTransform::getIdentity(), btTransform::getIdentity(), -1e30, threshold,
                                                   one, two, counter);
  return counter.count;
}

} // namespace

bullet_hulls *bullet_hulls_new(const double *a, const double *b, int count) {
  return new bullet_hulls{hull_of(a, count), hull_of(b, count)};
}

void bullet_hulls_free(bullet_hulls *hulls) { delete hulls; }

int bullet_clip_detector(bullet_hulls *hulls) {
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver epa;
  btGjkPairDetector detector(hulls->a.get(), hulls->b.get(), &simplex, &epa);
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA.setIdentity();
  input.m_transformB.setIdentity();
  btPointCollector collector;
  detector.getClosestPoints(input, collector, nullptr);
  return collector.m_hasResult ? clip(hulls, collector.m_normalOnBInWorld) : 0;
}

int bullet_clip_sat(bullet_hulls *hulls) {
  Counter counter;
  btVector3 axis;
  const bool meet = btPolyhedralContactClipping::findSeparatingAxis(
      *hulls->a->getConvexPolyhedron(), *hulls->b->getConvexPolyhedron(), btTransform::getIdentity(),
      btTransform::getIdentity(), axis, counter);
  return meet ? clip(hulls, axis) : 0;
}
