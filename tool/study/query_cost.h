#ifndef OG_STUDY_QUERY_COST_H
#define OG_STUDY_QUERY_COST_H

/// origo study query-cost: the constants of Rasku's cost of a query, fitted to times, and how far the cost is off.
int og_study_query_cost(int argc, char **argv);

#endif
