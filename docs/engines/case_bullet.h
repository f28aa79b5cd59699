#ifndef OG_CASE_BULLET_H
#define OG_CASE_BULLET_H

// A case of Origo from two collision objects of Bullet, as they stand: one line on `out`.
//
//   write_case(stdout, "box-on-floor", "depth", *box, *floor);
//
// Margins are part of the shapes: boxes and cylinders have them within, hulls around them. Meshes and compounds are
// refused. A basis of binary32 is no exact rotation, so Origo takes the rotation nearest to it.
#include <btBulletCollisionCommon.h>

#include <cstdio>
#include <stdexcept>

inline void write_vector(FILE *out, const btVector3 &v) {
  std::fprintf(out, "[%.17g, %.17g, %.17g]", double(v.x()), double(v.y()), double(v.z()));
}

inline void write_round(FILE *out, const char *shape, btScalar radius, btScalar half_height, int axis) {
  std::fprintf(out, "{\"shape\": \"%s\", \"radius\": %.17g, \"half_height\": %.17g, \"axis\": \"%c\"", shape,
               double(radius), double(half_height), "xyz"[axis]);
}

inline void write_shape(FILE *out, const btCollisionShape &shape) {
  if (auto box = dynamic_cast<const btBoxShape *>(&shape)) {
    std::fputs("{\"shape\": \"box\", \"half\": ", out);
    write_vector(out, box->getHalfExtentsWithMargin());
  } else if (auto ball = dynamic_cast<const btSphereShape *>(&shape)) {
    std::fprintf(out, "{\"shape\": \"sphere\", \"radius\": %.17g", double(ball->getRadius()));
  } else if (auto capsule = dynamic_cast<const btCapsuleShape *>(&shape)) {
    write_round(out, "capsule", capsule->getRadius(), capsule->getHalfHeight(), capsule->getUpAxis());
  } else if (auto cylinder = dynamic_cast<const btCylinderShape *>(&shape)) {
    const int axis = cylinder->getUpAxis();
    write_round(out, "cylinder", cylinder->getRadius(), cylinder->getHalfExtentsWithMargin()[axis], axis);
  } else if (auto cone = dynamic_cast<const btConeShape *>(&shape)) {
    write_round(out, "cone", cone->getRadius(), cone->getHeight() / 2, cone->getConeUpIndex());
  } else if (auto hull = dynamic_cast<const btConvexHullShape *>(&shape)) {
    std::fprintf(out, "{\"shape\": \"hull\", \"radius\": %.17g, \"points\": [", double(hull->getMargin()));
    for (int k = 0; k < hull->getNumPoints(); k++) {
      if (k > 0) std::fputs(", ", out);
      write_vector(out, hull->getScaledPoint(k));
    }
    std::fputs("]", out);
  } else {
    throw std::invalid_argument(shape.getName());
  }
}

inline void write_body(FILE *out, const btCollisionObject &body) {
  const btTransform &pose = body.getWorldTransform();
  write_shape(out, *body.getCollisionShape());
  std::fputs(", \"pose\": {\"nearest_rotation\": true, \"matrix\": ", out);
  for (int k = 0; k < 3; k++) {
    std::fputs(k == 0 ? "[" : ", ", out);
    write_vector(out, pose.getBasis()[k]);
  }
  std::fputs("], \"translation\": ", out);
  write_vector(out, pose.getOrigin());
  std::fputs("}}", out);
}

inline void write_case(FILE *out, const char *id, const char *question, const btCollisionObject &a,
                       const btCollisionObject &b) {
  std::fprintf(out, "{\"id\": \"%s\", \"question\": \"%s\", \"a\": ", id, question);
  write_body(out, a);
  std::fputs(", \"b\": ", out);
  write_body(out, b);
  std::fputs("}\n", out);
}

#endif
