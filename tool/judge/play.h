#ifndef OG_PLAY_H
#define OG_PLAY_H

/// One player on the case at hand: asked, judged, and the judgement kept in player->now. One function for each kind of
/// case that is judged. Each is false, after it has complained, where the run cannot go on.

#include "tool/judge/match.h"

/// Two bodies, in match->handed; the referee has taken it.
bool og_match_play_bodies(og_match *match, og_player *player, const og_walked_case *walked);
/// Two bodies of which one at least is a cylinder or a cone, in match->handed and solved in match->curved.
bool og_match_play_curved(og_match *match, og_player *player, const og_walked_case *walked);
/// The same where they move, in match->handed and solved in match->curved_sweep.
bool og_match_play_curved_sweep(og_match *match, og_player *player, const og_walked_case *walked);
/// Boxes, in match->boxes and as a line in match->line.
bool og_match_play_boxes(og_match *match, og_player *player, const og_walked_case *walked);
/// Features that move, in match->moving and as a line in match->line.
bool og_match_play_moving(og_match *match, og_player *player, const og_walked_case *walked);
/// Meshes that deform, in match->mesh_motion and as a line in match->line.
bool og_match_play_mesh_motion(og_match *match, og_player *player, const og_walked_case *walked);
/// Bodies that move and turn, in match->rigid and as a line in match->line.
bool og_match_play_rigid(og_match *match, og_player *player, const og_walked_case *walked);

/// A hull, in match->hull and as a line in match->line.
bool og_match_play_hull(og_match *match, og_player *player, const og_walked_case *walked);
/// A difference or a sum, in match->minkowski and as a line in match->line.
bool og_match_play_minkowski(og_match *match, og_player *player, const og_walked_case *walked);
/// A polygon, in match->polygon and as a line in match->line.
bool og_match_play_polygon(og_match *match, og_player *player, const og_walked_case *walked);
/// A mesh and its parts, in match->decomposition and as a line in match->line.
bool og_match_play_decomposition(og_match *match, og_player *player, const og_walked_case *walked);
/// Two convex polygons, in match->clip and as a line in match->line.
bool og_match_play_clip(og_match *match, og_player *player, const og_walked_case *walked);
/// Meshes, in match->meshes and as a line in match->line.
bool og_match_play_meshes(og_match *match, og_player *player, const og_walked_case *walked);
/// With a body made of parts, or of a ray and what it hits; in match->parts and as a line in match->line.
bool og_match_play_parts(og_match *match, og_player *player, const og_walked_case *walked);
bool og_match_play_volume(og_match *match, og_player *player, const og_walked_case *walked);

/// Complains about the case; false.
bool og_match_complain(og_match *match, const og_walked_case *walked, const char *what);

/// Is it a claim, and not what stands for one that never came?
bool og_can_be_spoilt(const og_waiting *waiting);
/// An engine wrote on after its claim: that was none, then.
void og_spoil(og_waiting *waiting, const char *what);

#endif
