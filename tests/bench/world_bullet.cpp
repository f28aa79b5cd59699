#include "tests/bench/world_bullet.h"

#include <memory>
#include <vector>

#include <btBulletCollisionCommon.h>

struct bullet_world {
  btDefaultCollisionConfiguration configuration;
  btCollisionDispatcher dispatcher{&configuration};
  btDbvtBroadphase broad;
  btCollisionWorld world{&dispatcher, &broad, &configuration};
  std::vector<std::unique_ptr<btBoxShape>> shape;
  std::vector<std::unique_ptr<btCollisionObject>> object;

  ~bullet_world() {
    for (auto &one : object) world.removeCollisionObject(one.get());
  }
};

bullet_world *bullet_world_start(int boxes, const double *half) {
  bullet_world *const made = new bullet_world;
  for (int k = 0; k < boxes; k++) {
    made->shape.push_back(std::make_unique<btBoxShape>(btVector3(half[3 * k], half[3 * k + 1], half[3 * k + 2])));
    made->object.push_back(std::make_unique<btCollisionObject>());
    made->object.back()->setCollisionShape(made->shape.back().get());
    made->world.addCollisionObject(made->object.back().get());
  }
  return made;
}

void bullet_world_clear(bullet_world *world) { delete world; }

void bullet_world_place(bullet_world *world, int box, const double place[3], const double rotation[9]) {
  const double *r = rotation;
  world->object[static_cast<size_t>(box)]->setWorldTransform(
      btTransform(btMatrix3x3(r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7], r[8]),
                  btVector3(place[0], place[1], place[2])));
}

void bullet_world_step(bullet_world *world) { world->world.performDiscreteCollisionDetection(); }

int bullet_world_meeting(bullet_world *world) {
  int count = 0;
  for (int k = 0; k < world->dispatcher.getNumManifolds(); k++) {
    const btPersistentManifold *const manifold = world->dispatcher.getManifoldByIndexInternal(k);
    bool meet = false;
    for (int c = 0; c < manifold->getNumContacts(); c++) meet = meet || manifold->getContactPoint(c).getDistance() <= 0;
    count += meet;
  }
  return count;
}
