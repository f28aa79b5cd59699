// Embree's rtcCollide, which names pairs of primitives whose boxes overlap, and CGAL's exact predicate for each. A
// mesh with itself is a scene with itself, of which each pair is named both ways; CGAL tells neighbours apart.

#include <cmath>
#include <limits>
#include <stdexcept>

#include <embree3/rtcore.h>

#include "tests/engines/mesh_cgal_triangles.h"

namespace {

using mesh::Mesh;
using mesh::Triangles;

constexpr float far = std::numeric_limits<float>::infinity();
float below(double x) {
  const float near = static_cast<float>(x);
  return static_cast<double>(near) > x ? std::nextafter(near, -far) : near;
}
float above(double x) { return -below(-x); }

// rtcCollide takes primitives of the user's, with boxes in binary32: they are rounded outwards.
void give_box(const RTCBoundsFunctionArguments *arguments) {
  const Triangles &triangles = *static_cast<const Triangles *>(arguments->geometryUserPtr);
  const CGAL::Bbox_3 box = triangles[arguments->primID].bbox();
  RTCBounds &bounds = *arguments->bounds_o;
  bounds.lower_x = below(box.xmin());
  bounds.lower_y = below(box.ymin());
  bounds.lower_z = below(box.zmin());
  bounds.upper_x = above(box.xmax());
  bounds.upper_y = above(box.ymax());
  bounds.upper_z = above(box.zmax());
}

class Scenes : public mesh::Engine {
public:
  Scenes(Triangles of_a, Triangles of_b, const Mesh *one) : triangles{std::move(of_a), std::move(of_b)}, itself(one) {
    device = rtcNewDevice("threads=1");
    if (device == nullptr) throw std::logic_error("no device");
    for (size_t k = 0; k < 2; k++) {
      scene[k] = rtcNewScene(device);
      const RTCGeometry geometry = rtcNewGeometry(device, RTC_GEOMETRY_TYPE_USER);
      rtcSetGeometryUserPrimitiveCount(geometry, static_cast<unsigned>(triangles[k].size()));
      rtcSetGeometryUserData(geometry, &triangles[k]);
      rtcSetGeometryBoundsFunction(geometry, [](const RTCBoundsFunctionArguments *a) { give_box(a); }, nullptr);
      rtcCommitGeometry(geometry);
      rtcAttachGeometry(scene[k], geometry);
      rtcReleaseGeometry(geometry);
      rtcCommitScene(scene[k]);
    }
  }
  ~Scenes() override {
    rtcReleaseScene(scene[0]);
    rtcReleaseScene(scene[1]);
    rtcReleaseDevice(device);
  }
  mesh::Answer ask() override {
    pairs.clear();
    rtcCollide(
        scene[0], scene[itself == nullptr ? 1 : 0],
        [](void *self, RTCCollision *found, unsigned count) { static_cast<Scenes *>(self)->take(found, count); }, this);
    mesh::Answer answer;
    answer.pairs = pairs;
    return answer;
  }

private:
  void take(const RTCCollision *found, unsigned count) {
    for (unsigned k = 0; k < count; k++) {
      const size_t i = found[k].primID0, j = found[k].primID1;
      if (itself == nullptr ? CGAL::do_intersect(triangles[0][i], triangles[1][j])
                            : i < j && mesh::meet_elsewhere(*itself, triangles[0], i, j))
        pairs.emplace_back(static_cast<int32_t>(i), static_cast<int32_t>(j));
    }
  }
  Triangles triangles[2];
  const Mesh *const itself; // null where there are two
  RTCDevice device;
  RTCScene scene[2];
  mesh::Pairs pairs;
};

// ---- rays ----

// Triangles in binary32, as Embree has them.
struct Target {
  RTCDevice device = rtcNewDevice("threads=1");
  RTCScene scene = rtcNewScene(device);
  Target(const Mesh &mesh, RTCSceneFlags flags) {
    rtcSetSceneFlags(scene, flags);
    const RTCGeometry geometry = rtcNewGeometry(device, RTC_GEOMETRY_TYPE_TRIANGLE);
    auto *point = static_cast<float *>(rtcSetNewGeometryBuffer(geometry, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3,
                                                               3 * sizeof(float), mesh.points.size()));
    auto *corner = static_cast<unsigned *>(rtcSetNewGeometryBuffer(
        geometry, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, 3 * sizeof(unsigned), mesh.triangles.size()));
    for (const mesh::Point &p : mesh.points)
      for (const double x : p) *point++ = static_cast<float>(x);
    for (const mesh::Corners &c : mesh.triangles)
      for (const int32_t k : c) *corner++ = static_cast<unsigned>(k);
    rtcCommitGeometry(geometry);
    rtcAttachGeometry(scene, geometry);
    rtcReleaseGeometry(geometry);
    rtcCommitScene(scene);
  }
  Target(const Target &) = delete;
  Target &operator=(const Target &) = delete;
  ~Target() {
    rtcReleaseScene(scene);
    rtcReleaseDevice(device);
  }
};

mesh::Found intersect(RTCScene scene, const mesh::Ray &ray) {
  RTCRayHit asked = {};
  float *const from[3] = {&asked.ray.org_x, &asked.ray.org_y, &asked.ray.org_z};
  float *const along[3] = {&asked.ray.dir_x, &asked.ray.dir_y, &asked.ray.dir_z};
  for (size_t k = 0; k < 3; k++) {
    *from[k] = static_cast<float>(ray.from[k]);
    *along[k] = static_cast<float>(ray.along[k]);
  }
  asked.ray.tfar = static_cast<float>(ray.until);
  asked.ray.mask = 0xffffffff;
  asked.hit.geomID = RTC_INVALID_GEOMETRY_ID;
  RTCIntersectContext context;
  rtcInitIntersectContext(&context);
  rtcIntersect1(scene, &context, &asked);
  mesh::Found found;
  found.colliding = asked.hit.geomID != RTC_INVALID_GEOMETRY_ID;
  if (found.colliding) found.time = static_cast<double>(asked.ray.tfar);
  return found;
}

template <RTCSceneFlags flags> mesh::Query cast(const mesh::Ray &ray, const Mesh &mesh) {
  const auto target = std::make_shared<Target>(mesh, flags);
  return [target, ray] { return intersect(target->scene, ray); };
}

std::unique_ptr<mesh::Engine> make(const Mesh &a, const Mesh *b, std::string &note) {
  Triangles of_a = mesh::triangles_of(a), of_b = b == nullptr ? Triangles() : mesh::triangles_of(*b);
  if (mesh::has_flat(of_a, note) || mesh::has_flat(of_b, note)) return nullptr;
  return std::make_unique<Scenes>(std::move(of_a), std::move(of_b), b == nullptr ? &a : nullptr);
}

std::unique_ptr<mesh::Engine> no_pairs(const Mesh &, const Mesh *, std::string &note) {
  note = "asked about rays only";
  return nullptr;
}

} // namespace

int main(int argc, char **argv) {
  return mesh::serve(argc, argv,
                     {{"collide", "Embree " RTC_VERSION_STRING " rtcCollide, CGAL's exact predicate", make},
                      {"rays", "Embree " RTC_VERSION_STRING " rtcIntersect1 binary32", no_pairs, nullptr, cast<RTC_SCENE_FLAG_NONE>},
                      {"robust", "Embree " RTC_VERSION_STRING " rtcIntersect1, robust scene, binary32", no_pairs, nullptr,
                       cast<RTC_SCENE_FLAG_ROBUST>}});
}
