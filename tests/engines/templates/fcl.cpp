// g++ fcl.cpp -o fcl $(pkg-config --cflags --libs fcl ccd) -std=c++17
//
// Two convex bodies in FCL: spheres, capsules or hulls. @ID@: @SAYS@
// usage: fcl [distance|signed-distance|collide|indep-distance|indep-signed-distance|indep-collide]

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>

struct Body {
  std::vector<fcl::Vector3d> points;
  std::vector<std::vector<int>> triangles;
  double radius;
};
static const Body body_a = {{@A_POINTS@}, {@A_FACES@}, @A_RADIUS@};
static const Body body_b = {{@B_POINTS@}, {@B_FACES@}, @B_RADIUS@};

static std::unique_ptr<fcl::CollisionObjectd> make(const Body &body) {
  fcl::Transform3d pose = fcl::Transform3d::Identity();
  std::shared_ptr<fcl::CollisionGeometryd> geometry;
  if (body.points.size() == 1) {
    geometry = std::make_shared<fcl::Sphered>(body.radius);
    pose.translation() = body.points[0];
  } else if (body.points.size() == 2) {
    const fcl::Vector3d along = body.points[1] - body.points[0];
    geometry = std::make_shared<fcl::Capsuled>(body.radius, along.norm());
    pose.translation() = (body.points[0] + body.points[1]) / 2;
    pose.linear() = Eigen::Quaterniond::FromTwoVectors(fcl::Vector3d::UnitZ(), along).toRotationMatrix();
  } else {
    auto faces = std::make_shared<std::vector<int>>();
    for (const auto &triangle : body.triangles) {
      faces->push_back(3);
      faces->insert(faces->end(), triangle.begin(), triangle.end());
    }
    const auto points = std::make_shared<const std::vector<fcl::Vector3d>>(body.points);
    geometry = std::make_shared<fcl::Convexd>(points, static_cast<int>(body.triangles.size()), faces);
  }
  return std::make_unique<fcl::CollisionObjectd>(geometry, pose);
}

int main(int argc, char **argv) {
  std::string mode = argc > 1 ? argv[1] : "distance";
  fcl::GJKSolverType solver = fcl::GST_LIBCCD;
  if (mode.rfind("indep-", 0) == 0) {
    solver = fcl::GST_INDEP;
    mode.erase(0, 6);
  }
  const auto a = make(body_a), b = make(body_b);
  std::printf("exact signed distance: %.17g\n", double(@EXACT@));
  if (mode == "collide") {
    fcl::CollisionRequestd request(64, true);
    request.gjk_solver_type = solver;
    fcl::CollisionResultd result;
    fcl::collide(a.get(), b.get(), request, result);
    std::printf("fcl::collide: %zu contacts\n", result.numContacts());
    for (size_t k = 0; k < result.numContacts(); k++) {
      const auto &contact = result.getContact(k);
      std::printf("depth %.17g, normal %g %g %g\n", contact.penetration_depth, contact.normal[0], contact.normal[1],
                  contact.normal[2]);
    }
  } else {
    fcl::DistanceRequestd request(true, mode == "signed-distance");
    request.gjk_solver_type = solver;
    fcl::DistanceResultd result;
    std::printf("fcl::distance: %.17g\n", fcl::distance(a.get(), b.get(), request, result));
  }
  return 0;
}
