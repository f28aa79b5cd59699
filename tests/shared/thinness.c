#include "tests/shared/thinness.h"

#include <math.h>
#include <string.h>

// Heights up to this, of coordinates up to 1, are what normals of doubles are made of by rounding.
static const double ROUNDING = 64 * (double)OG_SCALAR_EPSILON;

// The farthest of the points from the affine hull of those chosen so far, and how far: coordinates are at most 1.
typedef struct span {
  int count;
  double origin[3], axis[2][3]; // orthonormal
} span;

static double height_over(const span *s, const double p[3], double left[3]) {
  for (int i = 0; i < 3; i++) left[i] = p[i] - s->origin[i];
  // Twice, so that what rounding leaves of the first axis does not count as height.
  for (int pass = 0; pass < 2; pass++)
    for (int k = 0; k < s->count - 1; k++) {
      const double along = left[0] * s->axis[k][0] + left[1] * s->axis[k][1] + left[2] * s->axis[k][2];
      for (int i = 0; i < 3; i++) left[i] -= along * s->axis[k][i];
    }
  return sqrt(left[0] * left[0] + left[1] * left[1] + left[2] * left[2]);
}

static span span_from(const double p[3]) { return (span){.count = 1, .origin = {p[0], p[1], p[2]}}; }

// Adds the point farthest from the span and returns how far it was.
static double extend(span *s, double (*p)[3], int count) {
  double most = 0, left[3], best[3] = {0, 0, 0};
  for (int k = 0; k < count; k++) {
    const double height = height_over(s, p[k], left);
    if (height <= most) continue;
    most = height;
    memcpy(best, left, sizeof best);
  }
  for (int i = 0; i < 3 && s->count < 3 && most > 0; i++) s->axis[s->count - 1][i] = best[i] / most;
  s->count++;
  return most;
}

// The least height over the first span that is more than rounding; where a dimension is missing, a ball's radius is
// one.
static double thinness_of(double (*p)[3], int count, double radius) {
  span s = span_from(p[0]);
  double least = 1;
  while (s.count <= 3) {
    const double most = fmax(extend(&s, p, count), radius);
    if (!(most > 2 * (double)OG_SCALAR_EPSILON)) break;
    least = fmin(least, most);
  }
  return least;
}

enum { THIN_POINTS = 16 }; // of a body; the rest are left out

static int scaled_points(double (*to)[3], const og_body *body, double scale) {
  const int count = body->vertex_count < THIN_POINTS ? body->vertex_count : THIN_POINTS;
  for (int k = 0; k < count; k++) {
    to[k][0] = (double)body->vertex[k].x / scale;
    to[k][1] = (double)body->vertex[k].y / scale;
    to[k][2] = (double)body->vertex[k].z / scale;
  }
  return count;
}

enum { THIN_EDGES = THIN_POINTS * (THIN_POINTS - 1) }; // of both bodies

static int put_edges(double (*edge)[3], int count, double (*p)[3], int points) {
  for (int i = 0; i < points; i++)
    for (int j = i + 1; j < points; j++) {
      double e[3], square = 0;
      for (int k = 0; k < 3; k++) e[k] = p[j][k] - p[i][k];
      for (int k = 0; k < 3; k++) square += e[k] * e[k];
      if (!(square > 0)) continue;
      for (int k = 0; k < 3; k++) edge[count][k] = e[k] / sqrt(square);
      count++;
    }
  return count;
}

// The least sine between lines through vertices of a body, where it is more than rounding.
static double least_sine(double (*edge)[3], int count) {
  double least = 1;
  for (int i = 0; i < count; i++)
    for (int j = i + 1; j < count; j++) {
      double square = 0;
      for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, v = (k + 2) % 3;
        const double x = edge[i][u] * edge[j][v] - edge[i][v] * edge[j][u];
        square += x * x;
      }
      const double sine = sqrt(square);
      if (sine > 2 * (double)OG_SCALAR_EPSILON && sine < least) least = sine;
    }
  return least;
}

double or_pair_thinness(const or_body_pair *pair) {
  const double largest = (double)or_body_pair_largest(pair);
  if (!(largest > 0)) return 1;
  double a[THIN_POINTS][3], b[THIN_POINTS][3], difference[THIN_POINTS * THIN_POINTS][3], edge[THIN_EDGES][3];
  const int na = scaled_points(a, &pair->a, largest), nb = scaled_points(b, &pair->b, largest);
  for (int i = 0; i < na; i++)
    for (int j = 0; j < nb; j++)
      for (int k = 0; k < 3; k++) difference[i * nb + j][k] = a[i][k] - b[j][k];
  const int edges = put_edges(edge, put_edges(edge, 0, a, na), b, nb);
  const double radius = ((double)pair->a.radius + (double)pair->b.radius) / largest;
  // Of the cores, which some algorithms work on, and of the bodies with their balls.
  const double flat = fmin(thinness_of(difference, na * nb, 0), thinness_of(difference, na * nb, radius));
  const double thin = fmin(flat, fmin(thinness_of(a, na, 0), thinness_of(b, nb, 0)));
  return fmin(thin, least_sine(edge, edges));
}

bool or_body_is_solid(const og_body *body, double largest) {
  if (!(largest > 0)) return false; // all of it is the origin
  double p[THIN_POINTS][3];
  const int count = scaled_points(p, body, largest);
  span s = span_from(p[0]);
  while (s.count <= 3)
    if (!(extend(&s, p, count) > ROUNDING)) return false;
  return true;
}

static double distance(const double p[3], const double q[3]) {
  return sqrt((p[0] - q[0]) * (p[0] - q[0]) + (p[1] - q[1]) * (p[1] - q[1]) + (p[2] - q[2]) * (p[2] - q[2]));
}

// n = (q - p) x (r - p); its length, twice the triangle's area.
static double normal_of(double n[3], const double p[3], const double q[3], const double r[3]) {
  for (int x = 0; x < 3; x++) {
    const int y = (x + 1) % 3, z = (x + 2) % 3;
    n[x] = (q[y] - p[y]) * (r[z] - p[z]) - (q[z] - p[z]) * (r[y] - p[y]);
  }
  return sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
}

// Unit normals of the planes of three points.
static int put_planes(double (*normal)[3], int count, double (*p)[3], int points) {
  for (int i = 0; i < points; i++)
    for (int j = i + 1; j < points; j++)
      for (int k = j + 1; k < points; k++) {
        const double length = normal_of(normal[count], p[i], p[j], p[k]);
        if (!(length > 0)) continue;
        for (int x = 0; x < 3; x++) normal[count][x] /= length;
        count++;
      }
  return count;
}

// One more, for a normal that is not kept.
enum { PLANE_POINTS = 8, PLANES = 2 * PLANE_POINTS * (PLANE_POINTS - 1) * (PLANE_POINTS - 2) / 6 + 1 };

double or_pair_plane_sine(const or_body_pair *pair) {
  const double largest = (double)or_body_pair_largest(pair);
  double p[THIN_POINTS][3], normal[PLANES][3];
  const og_body *body[2] = {&pair->a, &pair->b};
  int count = 0;
  for (int i = 0; i < 2; i++) {
    const int points = scaled_points(p, body[i], largest);
    count = put_planes(normal, count, p, points < PLANE_POINTS ? points : PLANE_POINTS);
  }
  const double least = least_sine(normal, count);
  return least < 0x1p-20 ? least : 1;
}

bool or_pair_cross_is_subnormal(const or_body_pair *pair) {
  const double largest = (double)or_body_pair_largest(pair);
  double p[THIN_POINTS][3], along[2][3];
  const og_body *body[2] = {&pair->a, &pair->b};
  for (int i = 0; i < 2; i++) {
    if (body[i]->vertex_count != 2) return false;
    (void)scaled_points(p, body[i], largest);
    for (int x = 0; x < 3; x++) along[i][x] = p[1][x] - p[0][x];
  }
  const double origin[3] = {0, 0, 0};
  double n[3];
  const double length = normal_of(n, origin, along[0], along[1]);
  return length > 0 && length < 4 * sqrt((double)OG_SCALAR_MIN); // of the largest difference, twice as large, 4 times
}

bool or_body_has_sliver(const og_body *body, double largest) {
  const og_half_edge_mesh *mesh = body->mesh;
  for (int f = 0; mesh != NULL && f < mesh->face_count; f++) {
    double p[3][3], normal[3], longest = 0;
    int e = mesh->face[f].edge;
    for (int k = 0; k < 3; k++, e = mesh->edge[e].next) {
      const og_vec3 v = mesh->vertex[mesh->edge[e].origin];
      p[k][0] = (double)v.x / largest;
      p[k][1] = (double)v.y / largest;
      p[k][2] = (double)v.z / largest;
    }
    for (int k = 0; k < 3; k++) longest = fmax(longest, distance(p[k], p[(k + 1) % 3]));
    if (normal_of(normal, p[0], p[1], p[2]) <= ROUNDING * longest) return true;
  }
  return false;
}
