// FCL's BVHModel with each of its volumes, through fcl::collide, all contacts; and fcl::distance of those that have it.

#include <limits>

#include <fcl/config.h>
#include <fcl/geometry/bvh/BVH_model.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>

#include "tests/engines/mesh.h"

namespace {

using mesh::Mesh;

template <typename Volume> void fill(fcl::BVHModel<Volume> &model, const Mesh &from) {
  std::vector<fcl::Vector3d> points;
  std::vector<fcl::Triangle> triangles;
  for (const mesh::Point &p : from.points) points.emplace_back(p[0], p[1], p[2]);
  for (const mesh::Corners &c : from.triangles)
    triangles.emplace_back(static_cast<size_t>(c[0]), static_cast<size_t>(c[1]), static_cast<size_t>(c[2]));
  model.beginModel();
  model.addSubModel(points, triangles);
  model.endModel();
}

template <typename Volume> class Models : public mesh::Engine {
public:
  Models(const Mesh &of_a, const Mesh &of_b) {
    fill(a, of_a);
    fill(b, of_b);
  }
  mesh::Answer ask() override {
    const fcl::CollisionRequestd request(std::numeric_limits<size_t>::max(), true);
    const fcl::Transform3d here = fcl::Transform3d::Identity();
    fcl::CollisionResultd result;
    fcl::collide(&a, here, &b, here, request, result);
    mesh::Answer answer;
    for (size_t k = 0; k < result.numContacts(); k++) {
      const fcl::Contactd &contact = result.getContact(k);
      answer.pairs.emplace_back(static_cast<int32_t>(contact.b1), static_cast<int32_t>(contact.b2));
    }
    mesh::name_once(answer.pairs);
    return answer;
  }

private:
  fcl::BVHModel<Volume> a, b;
};

template <typename Volume>
std::unique_ptr<mesh::Engine> make(const Mesh &a, const Mesh *b, std::string &note) {
  if (b == nullptr) note = "no query of a mesh with itself";
  else if (a.triangles.empty() || b->triangles.empty()) note = "a mesh without triangles";
  else return std::make_unique<Models<Volume>>(a, *b);
  return nullptr;
}

// Its distance of models that meet is 0 or -1, and then no points are told.
template <typename Volume> mesh::Query between(const Mesh &of_a, const Mesh &of_b) {
  const auto a = std::make_shared<fcl::BVHModel<Volume>>(), b = std::make_shared<fcl::BVHModel<Volume>>();
  fill(*a, of_a);
  fill(*b, of_b);
  return [a, b] {
    const fcl::Transform3d here = fcl::Transform3d::Identity();
    fcl::DistanceResultd result;
    fcl::distance(a.get(), here, b.get(), here, fcl::DistanceRequestd(true), result);
    mesh::Found found;
    found.colliding = result.min_distance <= 0;
    found.distance = found.colliding ? 0 : result.min_distance;
    const auto point = [&](size_t k) {
      const fcl::Vector3d &p = result.nearest_points[k];
      return mesh::Point{p[0], p[1], p[2]};
    };
    if (!found.colliding) found.points = {point(0), point(1)};
    return found;
  };
}

} // namespace

int main(int argc, char **argv) {
  const std::string name = "FCL " FCL_VERSION " BVHModel ";
  return mesh::serve(argc, argv,
                     {{"obbrss", name + "OBBRSS binary64", make<fcl::OBBRSSd>, between<fcl::OBBRSSd>},
                      {"aabb", name + "AABB binary64", make<fcl::AABBd>},
                      {"obb", name + "OBB binary64", make<fcl::OBBd>},
                      {"rss", name + "RSS binary64", make<fcl::RSSd>, between<fcl::RSSd>},
                      {"kios", name + "kIOS binary64", make<fcl::kIOSd>, between<fcl::kIOSd>},
                      {"kdop", name + "KDOP<24> binary64", make<fcl::KDOP<double, 24>>}});
}
