// An engine as a filter, to copy: cases in, claims out (docs/use/adding-an-engine.md).
//   cc balls.c -o balls -ljansson -lm
// It takes a body for the ball around its points: right about spheres, wrong about the rest, as the judge will say.

#include <jansson.h>
#include <math.h>
#include <string.h>

typedef struct ball {
  double centre[3], radius;
} ball;

static double number(const json_t *array, size_t k) { return json_number_value(json_array_get(array, k)); }

static ball ball_around(const json_t *body) {
  const json_t *points = json_object_get(body, "points"), *p;
  ball around = {{0, 0, 0}, 0};
  size_t i;
  json_array_foreach(points, i, p) {
    for (size_t k = 0; k < 3; k++) around.centre[k] += number(p, k) / (double)json_array_size(points);
  }
  json_array_foreach(points, i, p) {
    const double x = number(p, 0) - around.centre[0], y = number(p, 1) - around.centre[1],
                 z = number(p, 2) - around.centre[2];
    around.radius = fmax(around.radius, hypot(hypot(x, y), z));
  }
  around.radius += json_number_value(json_object_get(body, "radius")); // 0 where there is none
  return around;
}

static void claim_answer(json_t *claim, ball a, ball b) { // here stands your engine
  const double n[3] = {a.centre[0] - b.centre[0], a.centre[1] - b.centre[1], a.centre[2] - b.centre[2]};
  const double between = hypot(hypot(n[0], n[1]), n[2]), gap = between - a.radius - b.radius;
  json_object_set_new(claim, "colliding", json_boolean(gap <= 0));
  json_object_set_new(claim, gap > 0 ? "distance" : "depth", json_real(fabs(gap)));
  if (between > 0) // from B to A
    json_object_set_new(claim, "normal", json_pack("[f,f,f]", n[0] / between, n[1] / between, n[2] / between));
}

int main(void) {
  json_t *one, *a, *b;
  while ((one = json_loadf(stdin, JSON_DISABLE_EOF_CHECK, NULL)) != NULL) {
    json_t *claim = json_pack("{s:O,s:s}", "id", json_object_get(one, "id"), "engine", "balls 1.0 binary64");
    a = json_object_get(one, "a"), b = json_object_get(one, "b");
    if (strcmp(json_string_value(json_object_get(one, "question")), "sweep") != 0 && json_object_get(a, "points") &&
        json_object_get(b, "points"))
      claim_answer(claim, ball_around(a), ball_around(b));
    else json_object_set_new(claim, "status", json_string("refused"));
    json_dumpf(claim, stdout, JSON_COMPACT);
    puts("");
    fflush(stdout); // the judge waits for it
    json_decref(claim);
    json_decref(one);
  }
  return feof(stdin) ? 0 : 2;
}
