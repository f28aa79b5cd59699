#include "tests/engines/mesh.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>

namespace mesh {

namespace {

Point read_point(const json_t *one) {
  Point point;
  for (size_t i = 0; i < 3; i++) point[i] = lines::number_of(json_array_get(one, i));
  return point;
}

Mesh read_mesh(const json_t *value) {
  const json_t *points = json_object_get(value, "points"), *triangles = json_object_get(value, "triangles");
  Mesh mesh;
  if (!json_is_array(points) || !json_is_array(triangles)) lines::complain("no points or no triangles");
  if (json_object_get(value, "pose") != nullptr)
    lines::complain("a pose; 'origo judge' hands over points in world space");
  for (size_t k = 0; k < json_array_size(points); k++) mesh.points.push_back(read_point(json_array_get(points, k)));
  for (size_t k = 0; k < json_array_size(triangles); k++) {
    const json_t *one = json_array_get(triangles, k);
    Corners corners;
    for (size_t i = 0; i < 3; i++) {
      const double number = lines::number_of(json_array_get(one, i));
      if (!(number >= 0 && number < static_cast<double>(mesh.points.size()))) lines::complain("there is no such point");
      corners[i] = static_cast<int32_t>(number);
    }
    mesh.triangles.push_back(corners);
  }
  return mesh;
}

// ---- two meshes, and rays ----

std::string point_text(const Point &point) {
  char text[96];
  std::snprintf(text, sizeof text, "[%.17g,%.17g,%.17g]", point[0], point[1], point[2]);
  return text;
}

std::string fields_of(const Found &found) {
  std::string text = found.colliding ? ",\"colliding\":true" : ",\"colliding\":false";
  if (found.distance) text += lines::number_field("distance", *found.distance, "%.17g");
  if (found.time) text += lines::number_field("time", *found.time, "%.17g");
  if (found.points)
    text += ",\"points\":[" + point_text((*found.points)[0]) + "," + point_text((*found.points)[1]) + "]";
  return text;
}

Ray read_ray(const json_t *value) {
  const json_t *points = json_object_get(value, "points"), *direction = json_object_get(value, "direction");
  const Point from = read_point(json_array_get(points, 0));
  if (direction != nullptr) return {from, read_point(direction), std::numeric_limits<double>::infinity()};
  const Point to = read_point(json_array_get(points, 1));
  return {from, {to[0] - from[0], to[1] - from[1], to[2] - from[2]}, 1};
}

// Null where the mode does not answer.
Query query_of(const Mode &mode, const std::string &question, const json_t *a, const json_t *b) {
  // To these libraries a mesh is a surface.
  const auto is_mesh = [](const json_t *body) {
    return std::strcmp(lines::text_of(body, "shape"), "mesh") == 0 && !json_is_true(json_object_get(body, "solid"));
  };
  if (question == "hit" && mode.cast && is_mesh(b)) return mode.cast(read_ray(a), read_mesh(b));
  if ((question == "relation" || question == "distance") && mode.between && is_mesh(a) && is_mesh(b))
    return mode.between(read_mesh(a), read_mesh(b));
  return nullptr;
}

void answer_query(const Mode &mode, const std::string &id, const std::string &question, const json_t *root) {
  const double start = lines::now();
  const Query query = query_of(mode, question, json_object_get(root, "a"), json_object_get(root, "b"));
  if (!query) return lines::write(mode.name, id, "", "no such query of these bodies", true);
  const double built = lines::now();
  const Found found = query();
  const double done = lines::now();
  lines::write(mode.name, id, fields_of(found) + lines::number_field("nanoseconds", done - built, "%.0f"),
               "built in " + std::to_string(std::lround(built - start)) + " ns", false);
}

// ---- pairs of triangles ----

void answer_line(const Mode &mode, const json_t *root) {
  const std::string id = lines::text_of(root, "id"), question = lines::text_of(root, "question");
  if (question == "relation" || question == "distance" || question == "hit")
    return answer_query(mode, id, question, root);
  if (question != "mesh_pairs") return lines::write(mode.name, id, "", "asked about meshes only", true);
  const json_t *const second = json_object_get(root, "b");
  const Mesh a = read_mesh(json_object_get(root, "a")), b = second == nullptr ? Mesh() : read_mesh(second);
  std::string note;
  const double start = lines::now();
  const std::unique_ptr<Engine> engine = mode.make(a, second == nullptr ? nullptr : &b, note);
  if (engine == nullptr) return lines::write(mode.name, id, "", note, true);
  const double built = lines::now();
  const Answer answer = engine->ask();
  const double done = lines::now();
  char text[64];
  std::snprintf(text, sizeof text, "built in %.0f ns", built - start);
  const std::string verdict = answer.meet ? ",\"colliding\":true" : ",\"colliding\":false";
  lines::write(mode.name, id,
               (answer.only_verdict ? verdict : lines::pairs_field(answer.pairs)) +
                   lines::number_field("nanoseconds", done - built, "%.0f"),
               text, false);
}

} // namespace

Point Ray::at(double time) const {
  return {from[0] + time * along[0], from[1] + time * along[1], from[2] + time * along[2]};
}

double past(const Ray &ray, const Mesh &mesh) {
  if (std::isfinite(ray.until)) return ray.until;
  double farthest = 0;
  for (const Point &p : mesh.points)
    farthest = std::max(farthest, std::hypot(p[0] - ray.from[0], p[1] - ray.from[1], p[2] - ray.from[2]));
  return 2 * farthest / std::hypot(ray.along[0], ray.along[1], ray.along[2]);
}

void name_once(Pairs &pairs) {
  std::sort(pairs.begin(), pairs.end());
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
}

int serve(int argc, char **argv, const std::vector<Mode> &modes) {
  std::vector<const char *> words;
  for (const Mode &mode : modes) words.push_back(mode.word);
  return lines::serve(argc, argv, words, [&](size_t k, const json_t *root) { answer_line(modes[k], root); });
}

} // namespace mesh
