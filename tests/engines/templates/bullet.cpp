// g++ bullet.cpp -o bullet $(pkg-config --cflags bullet-float64) -lBulletCollision-float64 -lLinearMath-float64
// In single precision: g++ bullet.cpp -o bullet $(pkg-config --cflags bullet) -lBulletCollision -lLinearMath
//
// Two convex bodies in Bullet, each the hull of its points with a margin. @ID@: @SAYS@

#include <cstdio>
#include <vector>

#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

static const double a[][3] = {@A_POINTS@};
static const double b[][3] = {@B_POINTS@};

static btVector3 vector(const double *p) { return btVector3(btScalar(p[0]), btScalar(p[1]), btScalar(p[2])); }

static btVector3 centre(const double (*points)[3], int count) {
  btVector3 sum(0, 0, 0);
  for (int k = 0; k < count; k++) sum += vector(points[k]);
  return sum / btScalar(count);
}

static void fill(btConvexHullShape &hull, const double (*points)[3], int count, double margin) {
  for (int k = 0; k < count; k++) hull.addPoint(vector(points[k]), false);
  hull.recalcLocalAabb();
  hull.setMargin(btScalar(margin));
}

int main() {
  btConvexHullShape hull_a, hull_b;
  fill(hull_a, a, @A_COUNT@, @A_RADIUS@);
  fill(hull_b, b, @B_COUNT@, @B_RADIUS@);
  const btTransform here = btTransform::getIdentity();
  std::printf("exact signed distance: %.17g\n", double(@EXACT@));

  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver epa;
  btGjkPairDetector detector(&hull_a, &hull_b, &simplex, &epa);
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA = input.m_transformB = here;
  btPointCollector found;
  detector.getClosestPoints(input, found, nullptr);
  if (found.m_hasResult) std::printf("btGjkPairDetector: %.17g\n", double(found.m_distance));
  else std::puts("btGjkPairDetector: no result");

  const btVector3 guess = centre(a, @A_COUNT@) - centre(b, @B_COUNT@);
  btGjkEpaSolver2::sResults results;
  const bool answered = btGjkEpaSolver2::Distance(&hull_a, here, &hull_b, here, guess, results) ||
                        btGjkEpaSolver2::Penetration(&hull_a, here, &hull_b, here, guess, results, false);
  if (answered) std::printf("btGjkEpaSolver2: %.17g\n", double(results.distance));
  else std::puts("btGjkEpaSolver2: no result");
  return 0;
}
