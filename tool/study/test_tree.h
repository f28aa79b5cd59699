#ifndef OG_STUDY_TEST_TREE_H
#define OG_STUDY_TEST_TREE_H

/// origo study test-tree: how many volumes does a query of two trees compare, and does the law of its counts hold?
int og_study_test_tree(int argc, char **argv);

#endif
