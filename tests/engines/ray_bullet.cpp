// Bullet's rays on btCylinderShapeZ and btConeShapeZ, margins 0: btCollisionWorld::rayTestSingle, with its default
// btSubsimplexConvexCast or with btGjkConvexCast. Built twice, as bullet.cpp is. A ray has to end: it goes twice as far as
// the farthest point of the body can be.

#include <BulletCollision/NarrowPhaseCollision/btRaycastCallback.h>
#include <btBulletCollisionCommon.h>

#include <cmath>
#include <cstring>
#include <memory>

#include "tests/engines/lines.h"

namespace {

struct Mode {
  const char *word, *name;
  unsigned flags;
};

const std::vector<Mode> modes = {
    {"subsimplex", "rayTestSingle", btTriangleRaycastCallback::kF_None},
    {"gjk", "rayTestSingle, GJK convex cast", btTriangleRaycastCallback::kF_UseGjkConvexCastRaytest},
};

btScalar number(const json_t *value) { return static_cast<btScalar>(lines::number_of(value)); }

btVector3 vector(const json_t *value) {
  return btVector3(number(json_array_get(value, 0)), number(json_array_get(value, 1)), number(json_array_get(value, 2)));
}

// Null where it is neither.
std::unique_ptr<btConvexShape> shape_of(const json_t *body) {
  const std::string word = lines::text_of(body, "shape");
  if ((word != "cylinder" && word != "cone") || json_object_get(body, "rounding") != nullptr) return nullptr;
  const btScalar radius = number(json_object_get(body, "radius")), half = number(json_object_get(body, "half_height"));
  std::unique_ptr<btConvexShape> shape;
  if (word == "cone") shape = std::make_unique<btConeShapeZ>(radius, 2 * half);
  else shape = std::make_unique<btCylinderShapeZ>(btVector3(radius, radius, half));
  shape->setMargin(0);
  return shape;
}

btTransform pose_of(const json_t *pose) {
  const json_t *turn = json_object_get(pose, "rotation");
  btQuaternion rotation = btQuaternion::getIdentity();
  if (turn != nullptr)
    rotation = btQuaternion(number(json_array_get(turn, 0)), number(json_array_get(turn, 1)),
                            number(json_array_get(turn, 2)), number(json_array_get(turn, 3)));
  return btTransform(rotation.normalized(), vector(json_object_get(pose, "translation")));
}

void answer(const std::string &name, unsigned flags, const json_t *root) {
  const std::string id = lines::text_of(root, "id");
  const json_t *a = json_object_get(root, "a"), *b = json_object_get(root, "b");
  const json_t *points = json_object_get(a, "points"), *direction = json_object_get(a, "direction");
  if (std::strcmp(lines::text_of(root, "question"), "hit") != 0)
    return lines::write(name, id, "", "asked for hits only", true);
  const std::string path = lines::text_of(a, "shape");
  const std::unique_ptr<btConvexShape> shape = shape_of(b);
  if ((path != "ray" && path != "segment") || shape == nullptr)
    return lines::write(name, id, "", "takes rays and segments, and cylinders and cones", true);
  const btTransform pose = pose_of(json_object_get(b, "pose"));
  const btVector3 from = vector(json_array_get(points, 0));
  btScalar end = 1;
  btVector3 to;
  if (direction == nullptr) {
    to = vector(json_array_get(points, 1));
  } else {
    btVector3 centre;
    btScalar radius;
    shape->getBoundingSphere(centre, radius);
    const btVector3 along = vector(direction);
    end = 2 * ((pose.getOrigin() - from).length() + radius) / along.length();
    to = from + end * along;
  }
  btCollisionObject object;
  object.setCollisionShape(shape.get());
  object.setWorldTransform(pose);
  btCollisionWorld::ClosestRayResultCallback found(from, to);
  found.m_flags = flags;
  const double start = lines::now();
  btCollisionWorld::rayTestSingle(btTransform(btQuaternion::getIdentity(), from),
                                  btTransform(btQuaternion::getIdentity(), to), &object, shape.get(), pose, found);
  const double done = lines::now();
  std::string fields = found.hasHit() ? ",\"colliding\":true" : ",\"colliding\":false";
  if (found.hasHit())
    fields += lines::number_field("time", static_cast<double>(end) * static_cast<double>(found.m_closestHitFraction), "%.17g");
  lines::write(name, id, fields + lines::number_field("nanoseconds", done - start, "%.0f"), "", false);
}

} // namespace

int main(int argc, char **argv) {
  const int version = btGetVersion();
  const std::string engine = "Bullet " + std::to_string(version / 100) + "." + std::to_string(version % 100) + " ",
                    precision = sizeof(btScalar) == 4 ? " binary32" : " binary64";
  std::vector<const char *> words;
  for (const Mode &mode : modes) words.push_back(mode.word);
  return lines::serve(argc, argv, words, [&](size_t k, const json_t *root) {
    answer(engine + modes[k].name + precision, modes[k].flags, root);
  });
}
