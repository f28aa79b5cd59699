// ODE's spaces in double precision. A geom is one of a class of our own, whose bounds are just the case's; in mode boxes it
// is a box of ODE's, whose bounds are its centre minus and plus half its lengths. What is listed is what dSpaceCollide
// hands to its callback.

#include "tests/engines/broad.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include <ode/ode.h>
#include <ode/version.h>

namespace {

void bounds_of(dGeomID geom, dReal aabb[6]) {
  broad::Box box;
  std::memcpy(&box, dGeomGetClassData(geom), sizeof box);
  for (int k = 0; k < 3; k++) {
    aabb[2 * k] = box.lo[k];
    aabb[2 * k + 1] = box.hi[k];
  }
}

dColliderFn *no_collider(int) { return nullptr; }

int own_class() {
  dGeomClass of;
  std::memset(&of, 0, sizeof of);
  of.bytes = sizeof(broad::Box);
  of.collider = no_collider;
  of.aabb = bounds_of;
  static const int number = dCreateGeomClass(&of);
  return number;
}

class Space : public broad::Engine {
public:
  Space(const broad::World &world, dSpaceID made, bool boxes)
      : space(made), are_boxes(boxes), geom(static_cast<size_t>(world.count), nullptr), number(geom.size()) {
    for (size_t k = 0; k < number.size(); k++) number[k] = static_cast<int32_t>(k);
  }

  ~Space() override { dSpaceDestroy(space); } // and its geoms

  void insert(int32_t index, const broad::Box &box) override {
    const auto k = static_cast<size_t>(index);
    geom[k] =
        are_boxes ? dCreateBox(nullptr, length(box, 0), length(box, 1), length(box, 2)) : dCreateGeom(own_class());
    dGeomSetData(geom[k], &number[k]);
    place(geom[k], box);
    dSpaceAdd(space, geom[k]);
  }

  void move(int32_t index, const broad::Box &box) override {
    const dGeomID one = geom[static_cast<size_t>(index)];
    if (are_boxes) dGeomBoxSetLengths(one, length(box, 0), length(box, 1), length(box, 2));
    place(one, box);
  }

  void remove(int32_t index) override { dGeomDestroy(geom[static_cast<size_t>(index)]); }

  void list(broad::Pairs &pairs) override { dSpaceCollide(space, &pairs, add); }

private:
  static double length(const broad::Box &box, int k) { return box.hi[k] - box.lo[k]; }

  void place(dGeomID one, const broad::Box &box) const {
    if (!are_boxes) std::memcpy(dGeomGetClassData(one), &box, sizeof box);
    dGeomSetPosition(one, (box.lo[0] + box.hi[0]) / 2, (box.lo[1] + box.hi[1]) / 2, (box.lo[2] + box.hi[2]) / 2);
  }

  static int32_t number_of(dGeomID one) { return *static_cast<const int32_t *>(dGeomGetData(one)); }

  static void add(void *pairs, dGeomID a, dGeomID b) {
    static_cast<broad::Pairs *>(pairs)->emplace_back(number_of(a), number_of(b));
  }

  dSpaceID space;
  bool are_boxes;
  std::vector<dGeomID> geom;
  std::vector<int32_t> number;
};

std::unique_ptr<broad::Engine> make_simple(const broad::World &world, std::string &) {
  return std::make_unique<Space>(world, dSimpleSpaceCreate(nullptr), false);
}

std::unique_ptr<broad::Engine> make_hash(const broad::World &world, std::string &) {
  return std::make_unique<Space>(world, dHashSpaceCreate(nullptr), false);
}

std::unique_ptr<broad::Engine> make_boxes(const broad::World &world, std::string &) {
  return std::make_unique<Space>(world, dHashSpaceCreate(nullptr), true);
}

std::unique_ptr<broad::Engine> make_sap(const broad::World &world, std::string &) {
  return std::make_unique<Space>(world, dSweepAndPruneSpaceCreate(nullptr, dSAP_AXES_XYZ), false);
}

// As large as the boxes are together; eight boxes a leaf, were they evenly spread. It splits the plane of x and z.
std::unique_ptr<broad::Engine> make_quadtree(const broad::World &world, std::string &) {
  dVector3 centre = {0, 0, 0, 0}, extents = {0, 0, 0, 0};
  for (int k = 0; k < 3; k++) {
    centre[k] = (world.around.lo[k] + world.around.hi[k]) / 2;
    extents[k] = std::max(1.0, (world.around.hi[k] - world.around.lo[k]) / 2);
  }
  const int depth = std::clamp(static_cast<int>(std::log2(std::max(1, world.count / 8)) / 2), 1, 8);
  return std::make_unique<Space>(world, dQuadTreeSpaceCreate(nullptr, centre, extents, depth), false);
}

std::string named(const char *space) { return std::string("ODE " dODE_VERSION " ") + space + " binary64"; }

} // namespace

int main(int argc, char **argv) {
  dInitODE2(0);
  dAllocateODEDataForThread(dAllocateMaskAll);
  const int status = broad::serve(argc, argv,
                                  {{"sap", named("dSweepAndPruneSpace"), make_sap},
                                   {"simple", named("dSimpleSpace"), make_simple},
                                   {"hash", named("dHashSpace"), make_hash},
                                   {"quadtree", named("dQuadTreeSpace"), make_quadtree},
                                   {"boxes", named("dHashSpace, dCreateBox"), make_boxes}});
  dCloseODE();
  return status;
}
