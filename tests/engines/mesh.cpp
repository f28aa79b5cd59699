#include "tests/engines/mesh.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

namespace mesh {

namespace {

Mesh read_mesh(const json_t *value) {
  const json_t *points = json_object_get(value, "points"), *triangles = json_object_get(value, "triangles");
  Mesh mesh;
  if (!json_is_array(points) || !json_is_array(triangles)) lines::complain("no points or no triangles");
  if (json_object_get(value, "pose") != nullptr) lines::complain("a pose; 'origo judge' hands over points in world space");
  for (size_t k = 0; k < json_array_size(points); k++) {
    const json_t *one = json_array_get(points, k);
    Point point;
    for (size_t i = 0; i < 3; i++) point[i] = lines::number_of(json_array_get(one, i));
    mesh.points.push_back(point);
  }
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

void answer_line(const Mode &mode, const json_t *root) {
  const std::string id = lines::text_of(root, "id");
  if (std::strcmp(lines::text_of(root, "question"), "mesh_pairs") != 0)
    return lines::write(mode.name, id, "", "asked about meshes only", true);
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
