#include "tool/run/make_moving.h"

#include "tool/run/round_quotient.h"

static og_vec3 rounded(const og_ivec *point, const og_int *den) {
  return (og_vec3){og_round_quotient(&point->x, den), og_round_quotient(&point->y, den),
                   og_round_quotient(&point->z, den)};
}

void og_make_moving(og_made_moving *made, const og_moving_problem *problem) {
  made->input.of_edges = problem->of_edges;
  for (int k = 0; k < 4; k++) {
    made->input.start[k] = rounded(&problem->start[k], &problem->den);
    made->input.end[k] = rounded(&problem->end[k], &problem->den);
  }
  og_make_moving_limits(made);
}

void og_make_moving_limits(og_made_moving *made) {
  made->input.tolerance = OG_MOVING_TOLERANCE * og_moving_features_size(&made->input);
  made->input.most = OG_MOVING_STEPS;
  made->room = (og_moving_features_room){made->box, OG_MOVING_BOXES};
}
