// Bullet's meshes without margins: btGImpactMeshShape with btGImpactMeshShape, and each triangle of b with
// btBvhTriangleMeshShape, for which two meshes have no algorithm. Rays go to that, too.

#include <BulletCollision/Gimpact/btGImpactCollisionAlgorithm.h>
#include <BulletCollision/Gimpact/btGImpactShape.h>
#include <BulletCollision/CollisionDispatch/btManifoldResult.h>
#include <BulletCollision/NarrowPhaseCollision/btRaycastCallback.h>
#include <btBulletCollisionCommon.h>

#include "tests/engines/mesh.h"

namespace {

using mesh::Mesh;

// The arrays stay the caller's.
struct Arrays {
  std::vector<btScalar> xyz;
  std::vector<int> corner;
  explicit Arrays(const Mesh &from) {
    for (const mesh::Point &point : from.points)
      for (const double x : point) xyz.push_back(static_cast<btScalar>(x));
    for (const mesh::Corners &corners : from.triangles)
      for (const int32_t k : corners) corner.push_back(k);
  }
  btVector3 at(size_t triangle, size_t k) const {
    const btScalar *p = &xyz[3 * static_cast<size_t>(corner[3 * triangle + k])];
    return btVector3(p[0], p[1], p[2]);
  }
};

void add_arrays(btTriangleIndexVertexArray &to, Arrays &from) {
  btIndexedMesh part;
  part.m_numTriangles = static_cast<int>(from.corner.size() / 3);
  part.m_triangleIndexBase = reinterpret_cast<const unsigned char *>(from.corner.data());
  part.m_triangleIndexStride = 3 * sizeof(int);
  part.m_numVertices = static_cast<int>(from.xyz.size() / 3);
  part.m_vertexBase = reinterpret_cast<const unsigned char *>(from.xyz.data());
  part.m_vertexStride = 3 * sizeof(btScalar);
  part.m_vertexType = sizeof(btScalar) == sizeof(double) ? PHY_DOUBLE : PHY_FLOAT;
  to.addIndexedMesh(part, PHY_INTEGER);
}

// The contacts of two objects that are not apart, by the triangles that they name.
class Contacts : public btManifoldResult {
public:
  Contacts(const btCollisionObjectWrapper *a, const btCollisionObjectWrapper *b) : btManifoldResult(a, b) {}
  void setShapeIdentifiersA(int, int index) override { of_a = index; }
  void setShapeIdentifiersB(int, int index) override { of_b = index; }
  void addContactPoint(const btVector3 &, const btVector3 &, btScalar distance) override {
    if (distance <= 0) pairs.emplace_back(of_a, of_b);
  }
  mesh::Pairs pairs;

private:
  int of_a = 0, of_b = 0;
};

// Without a world: the algorithm that its dispatcher has for the two.
struct Dispatch {
  btDefaultCollisionConfiguration configuration;
  btCollisionDispatcher dispatcher{&configuration};
  Dispatch() { btGImpactCollisionAlgorithm::registerAlgorithm(&dispatcher); }

  mesh::Pairs contacts(const btCollisionObject &a, const btCollisionObject &b) {
    const btCollisionObjectWrapper of_a(nullptr, a.getCollisionShape(), &a, a.getWorldTransform(), -1, -1);
    const btCollisionObjectWrapper of_b(nullptr, b.getCollisionShape(), &b, b.getWorldTransform(), -1, -1);
    Contacts result(&of_a, &of_b);
    btCollisionAlgorithm *algorithm = dispatcher.findAlgorithm(&of_a, &of_b, nullptr, BT_CONTACT_POINT_ALGORITHMS);
    algorithm->processCollision(&of_a, &of_b, btDispatcherInfo(), &result);
    algorithm->~btCollisionAlgorithm();
    dispatcher.freeCollisionAlgorithm(algorithm);
    return result.pairs;
  }
};

class Gimpact : public mesh::Engine {
public:
  Gimpact(const Mesh &of_a, const Mesh &of_b) : arrays{Arrays(of_a), Arrays(of_b)} {
    for (size_t k = 0; k < 2; k++) {
      add_arrays(in[k], arrays[k]);
      shape[k] = std::make_unique<btGImpactMeshShape>(&in[k]);
      shape[k]->setMargin(0);
      shape[k]->updateBound();
      object[k].setCollisionShape(shape[k].get());
    }
  }
  mesh::Answer ask() override {
    mesh::Answer answer;
    answer.pairs = all.contacts(object[0], object[1]);
    mesh::name_once(answer.pairs);
    return answer;
  }

private:
  Dispatch all;
  Arrays arrays[2];
  btTriangleIndexVertexArray in[2];
  std::unique_ptr<btGImpactMeshShape> shape[2];
  btCollisionObject object[2];
};

class Bvh : public mesh::Engine {
public:
  Bvh(const Mesh &of_a, const Mesh &of_b) : a(of_a), b(of_b) {
    add_arrays(in, a);
    shape = std::make_unique<btBvhTriangleMeshShape>(&in, false);
    shape->setMargin(0);
    object.setCollisionShape(shape.get());
  }
  mesh::Answer ask() override {
    mesh::Answer answer;
    for (size_t j = 0; j < b.corner.size() / 3; j++) {
      btTriangleShape triangle(b.at(j, 0), b.at(j, 1), b.at(j, 2));
      triangle.setMargin(0);
      btCollisionObject one;
      one.setCollisionShape(&triangle);
      for (const lines::Pair &pair : all.contacts(object, one)) answer.pairs.emplace_back(pair.first, static_cast<int32_t>(j));
    }
    mesh::name_once(answer.pairs);
    return answer;
  }

private:
  Dispatch all;
  Arrays a, b;
  btTriangleIndexVertexArray in;
  std::unique_ptr<btBvhTriangleMeshShape> shape;
  btCollisionObject object;
};

template <typename Engine> std::unique_ptr<mesh::Engine> make(const Mesh &a, const Mesh *b, std::string &note) {
  if (b == nullptr) note = "no query of a mesh with itself";
  else if (a.triangles.empty() || b->triangles.empty()) note = "a mesh without triangles";
  else return std::make_unique<Engine>(a, *b);
  return nullptr;
}

// ---- rays ----

// The least fraction of the way at which a triangle is hit, from either side.
class Nearest : public btTriangleRaycastCallback {
public:
  Nearest(const btVector3 &from, const btVector3 &to) : btTriangleRaycastCallback(from, to) {}
  btScalar reportHit(const btVector3 &, btScalar fraction, int, int) override {
    any = true;
    return least = fraction;
  }
  bool any = false;
  btScalar least = 1;
};

struct Target {
  Arrays arrays;
  btTriangleIndexVertexArray in;
  btBvhTriangleMeshShape shape;
  explicit Target(const Mesh &mesh) : arrays(mesh), in(), shape((add_arrays(in, arrays), &in), true) {}
};

mesh::Query cast(const mesh::Ray &ray, const Mesh &mesh) {
  const auto target = std::make_shared<Target>(mesh);
  const double end = mesh::past(ray, mesh);
  const auto vector = [](const mesh::Point &p) {
    return btVector3(static_cast<btScalar>(p[0]), static_cast<btScalar>(p[1]), static_cast<btScalar>(p[2]));
  };
  return [target, end, from = vector(ray.from), to = vector(ray.at(end))] {
    Nearest nearest(from, to);
    target->shape.performRaycast(&nearest, from, to);
    mesh::Found found;
    found.colliding = nearest.any;
    if (nearest.any) found.time = end * static_cast<double>(nearest.least);
    return found;
  };
}

std::string name(const char *what) {
  const int version = btGetVersion();
  return "Bullet " + std::to_string(version / 100) + "." + std::to_string(version % 100) + " " + what +
         (sizeof(btScalar) == 4 ? " binary32" : " binary64");
}

} // namespace

int main(int argc, char **argv) {
  return mesh::serve(argc, argv,
                     {{"gimpact", name("btGImpactMeshShape"), make<Gimpact>},
                      {"bvh", name("btBvhTriangleMeshShape, triangle by triangle"), make<Bvh>, nullptr, cast}});
}
