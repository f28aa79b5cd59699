#ifndef OG_PLACE_H
#define OG_PLACE_H

/// For contracts: a place p stands for unit(p) = 2^(16 p). Numbers are measured in units of a place.

// Multiples of a unit have a name of their own, as provers follow products only so.
/*@ axiomatic places {
      logic real unit(integer place);
      axiom unit_first: unit(0) == 1;
      axiom unit_next: \forall integer p; p >= 0 ==> unit(p + 1) == 65536 * unit(p);
      axiom unit_positive: \forall integer p; unit(p) > 0;
    }
    logic real units(integer k, real u) = k * u; */

#endif
