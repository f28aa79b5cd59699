#ifndef OG_PLACE_CONTACTS_H
#define OG_PLACE_CONTACTS_H

/// Contacts of which an engine names one point only, placed on both bodies.
///
/// Along the normal, the way from A's point to B's has the length of the depth. Engines differ in where on it their
/// point lies: on A, on B, or halfway, some by the kind of pair. No documentation says which. So each of the three is
/// tried for each contact, and the one stands whose two points are nearest to their bodies' surfaces.

#include "tool/judge/statement.h"
#include "tool/run/exact_pair.h"

/// Is there a contact of one point?
bool og_has_positions(const og_statement *statement);

/// Sets `placed` to the statement with two points for each contact. `placed` is another statement, and keeps its
/// storage. The statement has a normal. False through a defect of a solver.
/// Cost: six questions about a point and a body for each contact of one point.
bool og_place_contacts(og_statement *placed, og_exact_pair *pair, const og_statement *statement);

#endif
