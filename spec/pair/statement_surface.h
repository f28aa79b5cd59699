#ifndef OG_STATEMENT_SURFACE_H
#define OG_STATEMENT_SURFACE_H

/// What writing elsewhere leaves alone of a surface, in steps that provers follow: a corner of triangle t; hence the
/// edge from corner 0 to it; hence normal and plane. Apart from statement.h: a lemma burdens every other proof.

#include "spec/pair/statement.h"

/*@ predicate same_corner{K, L}(og_problem *p, og_certificate *s, integer t, integer k) =
      \at(corner_x(p, s, t, k), K) == \at(corner_x(p, s, t, k), L) &&
      \at(corner_y(p, s, t, k), K) == \at(corner_y(p, s, t, k), L) &&
      \at(corner_z(p, s, t, k), K) == \at(corner_z(p, s, t, k), L);
    predicate same_edge{K, L}(og_problem *p, og_certificate *s, integer t, integer k) =
      edge_x{K}(p, s, t, k) == edge_x{L}(p, s, t, k) && edge_y{K}(p, s, t, k) == edge_y{L}(p, s, t, k) &&
      edge_z{K}(p, s, t, k) == edge_z{L}(p, s, t, k);
    predicate same_normal{K, L}(og_problem *p, og_certificate *s, integer t) =
      normal_x{K}(p, s, t) == normal_x{L}(p, s, t) && normal_y{K}(p, s, t) == normal_y{L}(p, s, t) &&
      normal_z{K}(p, s, t) == normal_z{L}(p, s, t);
    predicate same_plane{K, L}(og_problem *p, og_certificate *s, integer t) =
      same_normal{K, L}(p, s, t) && normal_norm2{K}(p, s, t) == normal_norm2{L}(p, s, t) &&
      det{K}(p, s, t) == det{L}(p, s, t);

    lemma edge_of_corners{K, L}: \forall og_problem *p, og_certificate *s, integer t, k;
      same_corner{K, L}(p, s, t, 0) ==> same_corner{K, L}(p, s, t, k) ==> same_edge{K, L}(p, s, t, k);
    lemma normal_of_edges{K, L}: \forall og_problem *p, og_certificate *s, integer t;
      same_edge{K, L}(p, s, t, 1) ==> same_edge{K, L}(p, s, t, 2) ==> same_normal{K, L}(p, s, t);
    lemma plane_of_normal{K, L}: \forall og_problem *p, og_certificate *s, integer t;
      same_normal{K, L}(p, s, t) ==> same_corner{K, L}(p, s, t, 0) ==> same_plane{K, L}(p, s, t);
    lemma plane_of_corners{K, L}: \forall og_problem *p, og_certificate *s, integer t;
      same_corner{K, L}(p, s, t, 0) ==> same_corner{K, L}(p, s, t, 1) ==> same_corner{K, L}(p, s, t, 2) ==>
      same_plane{K, L}(p, s, t); */

#endif
