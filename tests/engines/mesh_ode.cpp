// ODE's trimeshes through dCollide. Contacts of neighbouring triangles are merged, so only whether there are any is said.

#include <ode/ode.h>

#include "tests/engines/mesh.h"

namespace {

using mesh::Mesh;

constexpr int most = 0xffff; // contacts; the flags of dCollide have no room for more

// The arrays stay the caller's.
class Geom {
public:
  explicit Geom(const Mesh &from) {
    for (const mesh::Point &point : from.points) xyz.insert(xyz.end(), point.begin(), point.end());
    for (const mesh::Corners &corners : from.triangles)
      for (const int32_t k : corners) corner.push_back(static_cast<dTriIndex>(k));
    data = dGeomTriMeshDataCreate();
    dGeomTriMeshDataBuildDouble(data, xyz.data(), 3 * sizeof(double), static_cast<int>(from.points.size()),
                                corner.data(), static_cast<int>(corner.size()), 3 * sizeof(dTriIndex));
    id = dCreateTriMesh(nullptr, data, nullptr, nullptr, nullptr);
  }
  ~Geom() {
    dGeomDestroy(id);
    dGeomTriMeshDataDestroy(data);
  }
  Geom(const Geom &) = delete;
  Geom &operator=(const Geom &) = delete;
  dGeomID id;

private:
  std::vector<double> xyz;
  std::vector<dTriIndex> corner;
  dTriMeshDataID data;
};

class Trimeshes : public mesh::Engine {
public:
  Trimeshes(const Mesh &of_a, const Mesh &of_b) : a(of_a), b(of_b) {}
  mesh::Answer ask() override {
    std::vector<dContactGeom> contact(most);
    mesh::Answer answer;
    answer.only_verdict = true;
    answer.meet = dCollide(a.id, b.id, most, contact.data(), sizeof contact[0]) > 0;
    return answer;
  }

private:
  Geom a, b;
};

std::unique_ptr<mesh::Engine> make(const Mesh &a, const Mesh *b, std::string &note) {
  if (b == nullptr) note = "no query of a mesh with itself";
  else if (a.triangles.empty() || b->triangles.empty()) note = "a mesh without triangles";
  else return std::make_unique<Trimeshes>(a, *b);
  return nullptr;
}

} // namespace

int main(int argc, char **argv) {
  dInitODE2(0);
  const int status = mesh::serve(argc, argv, {{"trimesh", "ODE " dODE_VERSION " dTriMesh binary64", make}});
  dCloseODE();
  return status;
}
