#ifndef OG_CASE_FCL_H
#define OG_CASE_FCL_H

// A case of Origo from two collision objects of FCL, of float or double: one line on `out`.
//
//   write_case(stdout, "box-on-floor", "depth", box, floor);
//
// A rotation of floating-point numbers is none exactly, so Origo takes the one nearest to it.
#include <fcl/fcl.h>

#include <cstdio>
#include <stdexcept>

template <typename Vector> void write_vector(FILE *out, const Vector &v) {
  std::fprintf(out, "[%.17g, %.17g, %.17g]", double(v[0]), double(v[1]), double(v[2]));
}

template <typename S> void write_round(FILE *out, const char *shape, S radius, S length) {
  std::fprintf(out, "{\"shape\": \"%s\", \"radius\": %.17g, \"height\": %.17g", shape, double(radius), double(length));
}

template <typename S> void write_shape(FILE *out, const fcl::CollisionGeometry<S> &shape) {
  if (auto box = dynamic_cast<const fcl::Box<S> *>(&shape)) {
    std::fputs("{\"shape\": \"box\", \"size\": ", out);
    write_vector(out, box->side);
  } else if (auto ellipsoid = dynamic_cast<const fcl::Ellipsoid<S> *>(&shape)) {
    std::fputs("{\"shape\": \"ellipsoid\", \"half\": ", out);
    write_vector(out, ellipsoid->radii);
  } else if (auto ball = dynamic_cast<const fcl::Sphere<S> *>(&shape)) {
    std::fprintf(out, "{\"shape\": \"sphere\", \"radius\": %.17g", double(ball->radius));
  } else if (auto capsule = dynamic_cast<const fcl::Capsule<S> *>(&shape)) {
    write_round(out, "capsule", capsule->radius, capsule->lz);
  } else if (auto cylinder = dynamic_cast<const fcl::Cylinder<S> *>(&shape)) {
    write_round(out, "cylinder", cylinder->radius, cylinder->lz);
  } else if (auto cone = dynamic_cast<const fcl::Cone<S> *>(&shape)) {
    write_round(out, "cone", cone->radius, cone->lz);
  } else if (auto half_space = dynamic_cast<const fcl::Halfspace<S> *>(&shape)) {
    std::fprintf(out, "{\"shape\": \"plane\", \"offset\": %.17g, \"normal\": ", double(half_space->d));
    write_vector(out, half_space->n);
  } else if (auto hull = dynamic_cast<const fcl::Convex<S> *>(&shape)) {
    std::fputs("{\"shape\": \"hull\", \"points\": ", out);
    for (std::size_t k = 0; k < hull->getVertices().size(); k++) {
      std::fputs(k == 0 ? "[" : ", ", out);
      write_vector(out, hull->getVertices()[k]);
    }
    std::fputs("]", out);
  } else {
    throw std::invalid_argument("a shape that is not written");
  }
}

template <typename S> void write_body(FILE *out, const fcl::CollisionObject<S> &body) {
  const fcl::Matrix3<S> turn = body.getRotation();
  write_shape(out, *body.collisionGeometry());
  std::fputs(", \"pose\": {\"nearest_rotation\": true, \"matrix\": ", out);
  for (int k = 0; k < 3; k++) {
    std::fputs(k == 0 ? "[" : ", ", out);
    write_vector(out, turn.row(k));
  }
  std::fputs("], \"translation\": ", out);
  write_vector(out, fcl::Vector3<S>(body.getTranslation()));
  std::fputs("}}", out);
}

template <typename S>
void write_case(FILE *out, const char *id, const char *question, const fcl::CollisionObject<S> &a,
                const fcl::CollisionObject<S> &b) {
  std::fprintf(out, "{\"id\": \"%s\", \"question\": \"%s\", \"a\": ", id, question);
  write_body(out, a);
  std::fputs(", \"b\": ", out);
  write_body(out, b);
  std::fputs("}\n", out);
}

#endif
