// g++ -std=c++17 ode.cpp -o ode $(pkg-config --cflags --libs ode)
//
// Two convex bodies in ODE: spheres, capsules or hulls. @ID@: @SAYS@

#include <cmath>
#include <cstdio>
#include <vector>

#include <ode/ode.h>

struct Body {
  std::vector<std::vector<dReal>> points;
  std::vector<std::vector<int>> triangles;
  dReal radius;
  std::vector<dReal> planes, around_centre; // a convex body keeps pointers to these
  std::vector<unsigned> polygons;
};
static Body body_a = {{@A_POINTS@}, {@A_FACES@}, @A_RADIUS@, {}, {}, {}};
static Body body_b = {{@B_POINTS@}, {@B_FACES@}, @B_RADIUS@, {}, {}, {}};

static dGeomID convex(Body &body, const dReal *centre) {
  for (const auto &p : body.points)
    for (int k = 0; k < 3; k++) body.around_centre.push_back(p[k] - centre[k]);
  for (const auto &t : body.triangles) {
    const dReal *corners = body.around_centre.data();
    const dReal *p = corners + 3 * t[0], *q = corners + 3 * t[1], *r = corners + 3 * t[2];
    dReal u[3], v[3], n[4];
    for (int k = 0; k < 3; k++) {
      u[k] = q[k] - p[k];
      v[k] = r[k] - p[k];
    }
    for (int k = 0; k < 3; k++) n[k] = u[(k + 1) % 3] * v[(k + 2) % 3] - u[(k + 2) % 3] * v[(k + 1) % 3];
    const dReal length = std::hypot(n[0], n[1], n[2]);
    for (int k = 0; k < 3; k++) n[k] /= length;
    n[3] = n[0] * p[0] + n[1] * p[1] + n[2] * p[2];
    body.planes.insert(body.planes.end(), n, n + 4);
    body.polygons.push_back(3);
    body.polygons.insert(body.polygons.end(), t.begin(), t.end());
  }
  return dCreateConvex(nullptr, body.planes.data(), unsigned(body.triangles.size()), body.around_centre.data(),
                       unsigned(body.points.size()), body.polygons.data());
}

static dGeomID make(Body &body) {
  dReal centre[3] = {0, 0, 0};
  for (int k = 0; k < 3; k++) {
    for (const auto &p : body.points) centre[k] += p[k];
    centre[k] /= dReal(body.points.size());
  }
  dGeomID geom;
  if (body.points.size() == 1) {
    geom = dCreateSphere(nullptr, body.radius);
  } else if (body.points.size() == 2) {
    const auto &p = body.points[0], &q = body.points[1];
    const dReal along[3] = {q[0] - p[0], q[1] - p[1], q[2] - p[2]};
    geom = dCreateCapsule(nullptr, body.radius, std::hypot(along[0], along[1], along[2]));
    dMatrix3 rotation;
    dRFromZAxis(rotation, along[0], along[1], along[2]);
    dGeomSetRotation(geom, rotation);
  } else {
    geom = convex(body, centre);
  }
  dGeomSetPosition(geom, centre[0], centre[1], centre[2]);
  return geom;
}

int main() {
  dInitODE2(0);
  const dGeomID a = make(body_a), b = make(body_b);
  dContactGeom contact[64];
  std::printf("exact signed distance: %.17g\n", double(@EXACT@));
  const int count = dCollide(a, b, 64, contact, sizeof contact[0]);
  std::printf("dCollide: %d contacts\n", count);
  for (int k = 0; k < count; k++) {
    const dReal *n = contact[k].normal;
    std::printf("depth %.17g, normal %g %g %g\n", contact[k].depth, n[0], n[1], n[2]);
  }
  dGeomDestroy(a);
  dGeomDestroy(b);
  dCloseODE();
  return 0;
}
