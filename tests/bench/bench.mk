# `make bench`: the exact solver beside CGAL, the reference beside FCL, Bullet and libccd, broad phases beside theirs. Included by the Makefile.
# BENCH_OPTIONS='--pairs 2000 --rounds 9 --gmpq' for a longer run.

BENCH_OPTIONS  =
BENCH_SOURCES := $(sort $(wildcard tests/bench/bench_*.cpp))
BENCH_OBJECTS  = $(BUILD)/obj/tests/bench/bench_origo.o $(BUILD)/obj/tests/bench/bench_reference.o $(patsubst %.cpp,$(BUILD)/obj/%.o,$(BENCH_SOURCES))

# Asked for only when a recipe runs: pkg-config need not be there before the packages are. The
# libraries' own headers are not ours to warn about (-isystem).
bench_cflags = $(patsubst -I%,-isystem %,$(shell pkg-config --cflags-only-I $(1))) $(shell pkg-config --cflags-only-other $(1))
BENCH_CXXFLAGS = -std=c++17 -Wall -Wextra -Wpedantic -Wshadow -Werror -O2 -DNDEBUG -I.
$(BUILD)/obj/tests/bench/bench_fcl.o:    BENCH_PEER_FLAGS = $(filter-out -std=%,$(call bench_cflags,fcl))
$(BUILD)/obj/tests/bench/bench_bullet.o: BENCH_PEER_FLAGS = $(call bench_cflags,bullet-float64)
$(BUILD)/obj/tests/bench/bench_ccd.o:    BENCH_PEER_FLAGS = $(call bench_cflags,ccd) -DCCD_VERSION='"$(shell pkg-config --modversion ccd)"'

$(BUILD)/obj/tests/bench/%.o: tests/bench/%.cpp
	@mkdir -p $(@D)
	$(CCACHE) $(CXX) $(BENCH_CXXFLAGS) $(BENCH_PEER_FLAGS) -MD -MP -c $< -o $@

$(BUILD)/bench: $(BENCH_OBJECTS) $(REF_OBJECTS) $(BUILD)/libspec.a
	$(CXX) $(ALL_LDFLAGS) $^ -o $@ $(shell pkg-config --libs fcl ccd) -lBulletCollision-float64 -lLinearMath-float64 $(LIBS)

# Origo alone, on the degenerate families of the corpus.
$(BUILD)/bench_families: $(BUILD)/obj/tests/bench/bench_families.o $(FORMAT_OBJECTS) $(BUILD)/libspec.a
	$(CC) $(ALL_LDFLAGS) $^ -o $@ $(JSON_LIBS) $(LIBS)

# The cost of each question by the number of vertices; BENCH_SIZE_OPTIONS='--family rings --most 60' for less or more.
BENCH_SIZE_OPTIONS =
$(BUILD)/bench_size: $(addprefix $(BUILD)/obj/tests/,bench/bench_size.o shared/sized_pair.o) $(BUILD)/libspec.a
	$(CC) $(ALL_LDFLAGS) $^ -o $@ $(LIBS)

.PHONY: bench-size
bench-size:
	@$(MAKE) --no-print-directory -s $(BUILD)/bench_size
	@$(BUILD)/bench_size $(BENCH_SIZE_OPTIONS)

# The question contact on pairs that touch; BENCH_CONTACTS_OPTIONS='--pairs 2000' for more.
BENCH_CONTACTS_OPTIONS =
$(BUILD)/bench_contacts: $(addprefix $(BUILD)/obj/tests/,bench/bench_contacts.o shared/random_pair.o shared/random_family.o shared/random_points.o) $(BUILD)/libspec.a
	$(CC) $(ALL_LDFLAGS) $^ -o $@ $(LIBS)

.PHONY: bench-contacts
bench-contacts:
	@$(MAKE) --no-print-directory -s $(BUILD)/bench_contacts
	@$(BUILD)/bench_contacts $(BENCH_CONTACTS_OPTIONS)

# Each question about cylinders and cones; BENCH_CURVED_OPTIONS='--pairs 200 --rounds 9 --seed 2' for others.
BENCH_CURVED_OPTIONS =
$(BUILD)/bench_curved: $(addprefix $(BUILD)/obj/tests/,bench/bench_curved.o shared/random_pair.o shared/random_family.o shared/random_points.o) $(BUILD)/libspec.a
	$(CC) $(ALL_LDFLAGS) $^ -o $@ $(LIBS)

.PHONY: bench-curved
bench-curved:
	@$(MAKE) --no-print-directory -s $(BUILD)/bench_curved
	@$(BUILD)/bench_curved $(BENCH_CURVED_OPTIONS)

# Manifolds beside ODE's and Bullet's; BENCH_MANIFOLDS_OPTIONS='--pairs 2000' for more.
BENCH_MANIFOLDS_OPTIONS =
$(BUILD)/obj/tests/bench/manifolds_bullet.o: BENCH_PEER_FLAGS = $(call bench_cflags,bullet-float64)
$(BUILD)/bench_manifolds: $(addprefix $(BUILD)/obj/tests/,bench/bench_manifolds.o bench/manifolds_bullet.o shared/random_pair.o shared/random_family.o shared/random_points.o) $(GEN_OBJECTS) $(RUN_OBJECTS) $(REF_OBJECTS) $(FORMAT_OBJECTS) $(BUILD)/libspec.a
	$(CXX) $(ALL_LDFLAGS) $^ -o $@ $(shell pkg-config --libs ode) -lBulletCollision-float64 -lLinearMath-float64 $(JSON_LIBS) $(LIBS)

.PHONY: bench-manifolds
bench-manifolds: $(BUILD)/.packages-engines
	@$(MAKE) --no-print-directory -s $(BUILD)/bench_manifolds
	@$(BUILD)/bench_manifolds $(BENCH_MANIFOLDS_OPTIONS)

# Convex parts of meshes: parts, concavity and time.
$(BUILD)/bench_decompose: $(addprefix $(BUILD)/obj/tests/,bench/bench_decompose.o shared/random_pair.o shared/random_family.o shared/random_points.o shared/decompose_fault.o shared/exact_share.o shared/solid_family.o shared/mesh_family.o) $(REF_OBJECTS) $(BUILD)/libspec.a
	$(CC) $(ALL_LDFLAGS) $^ -o $@ $(LIBS)

.PHONY: bench-decompose
bench-decompose:
	@$(MAKE) --no-print-directory -s $(BUILD)/bench_decompose
	@$(BUILD)/bench_decompose

# Convex hulls beside those of CGAL, Qhull and Bullet, and where there is npm of three and quickhull3d; BENCH_HULLS_OPTIONS='--count 1000 --family cube' for less.
BENCH_HULLS_OPTIONS =
$(BUILD)/bench_hulls: $(BUILD)/obj/tests/bench/bench_hulls.o $(GEN_OBJECTS) $(RUN_OBJECTS) $(REF_OBJECTS) $(FORMAT_OBJECTS) $(BUILD)/libspec.a
	$(CC) $(ALL_LDFLAGS) $^ -o $@ $(JSON_LIBS) $(LIBS)

.PHONY: bench-hulls
bench-hulls: $(BUILD)/.packages-engines
	@$(MAKE) --no-print-directory -s $(BUILD)/bench_hulls $(BUILD)/origo $(addprefix $(BUILD)/engines/hull_,cgal qhull bullet $(if $(NPM),three quickhull3d))
	@tests/bench/bench_hulls.py --build $(BUILD) $(BENCH_HULLS_OPTIONS)

# Broad phases on scenes of boxes; BENCH_OVERLAPS_OPTIONS='--algorithm grid --count 100000' for less.
BENCH_OVERLAPS_OPTIONS =
$(BUILD)/bench_overlaps: $(addprefix $(BUILD)/obj/tests/,bench/bench_overlaps.o shared/box_scene.o) $(REF_OBJECTS)
	$(CC) $(ALL_LDFLAGS) $^ -o $@ $(LIBS)

.PHONY: bench-overlaps
bench-overlaps:
	@$(MAKE) --no-print-directory -s $(BUILD)/bench_overlaps
	@$(BUILD)/bench_overlaps $(BENCH_OVERLAPS_OPTIONS)

# Broad phases beside those of CGAL, FCL and Bullet; BENCH_BROAD_OPTIONS='--count 1000000 --scene U' for other scenes.
BENCH_BROAD_OPTIONS =
$(BUILD)/bench_scene: $(BUILD)/obj/tests/bench/bench_scene.o $(BUILD)/libspec.a
	$(CC) $(ALL_LDFLAGS) $^ -o $@ $(LIBS)

.PHONY: bench-broad
bench-broad: $(BUILD)/.packages-engines
	@$(MAKE) --no-print-directory -s $(BUILD)/bench_scene $(addprefix $(BUILD)/engines/broad_,cgal fcl bullet reference)
	@tests/bench/bench_broad.py --build $(BUILD) $(BENCH_BROAD_OPTIONS)

# Whole steps of a world of boxes beside Bullet's collision world; BENCH_WORLD_OPTIONS='--count 1000 --broad grid' for others.
BENCH_WORLD_OPTIONS =
$(BUILD)/obj/tests/bench/world_bullet.o: BENCH_PEER_FLAGS = $(call bench_cflags,bullet-float64)
$(BUILD)/bench_world: $(addprefix $(BUILD)/obj/tests/bench/,bench_world.o world_bullet.o) $(GEN_OBJECTS) $(RUN_OBJECTS) $(REF_OBJECTS) $(FORMAT_OBJECTS) $(BUILD)/libspec.a
	$(CXX) $(ALL_LDFLAGS) $^ -o $@ -lBulletCollision-float64 -lLinearMath-float64 $(JSON_LIBS) $(LIBS)

.PHONY: bench-world
bench-world: bench-packages
	@$(MAKE) --no-print-directory -s $(BUILD)/bench_world
	@$(BUILD)/bench_world $(BENCH_WORLD_OPTIONS)

# Trees of triangles on pairs of meshes; BENCH_MESHES_OPTIONS='--algorithm bvh-aabb --scene same-4' for less.
BENCH_MESHES_OPTIONS =
$(BUILD)/bench_meshes: $(addprefix $(BUILD)/obj/tests/,bench/bench_meshes.o bench/mesh_scene.o shared/mesh_family.o shared/random_pair.o shared/random_family.o shared/random_points.o) $(REF_OBJECTS) $(BUILD)/libspec.a
	$(CC) $(ALL_LDFLAGS) $^ -o $@ $(LIBS)

.PHONY: bench-meshes
bench-meshes:
	@$(MAKE) --no-print-directory -s $(BUILD)/bench_meshes
	@$(BUILD)/bench_meshes $(BENCH_MESHES_OPTIONS)

# Meshes beside CGAL, Embree, FCL, Bullet, ODE and three-mesh-bvh (under Node): docs/results/mesh-engines.md. BENCH_MESH_ENGINES_OPTIONS='--rounds 1' is quicker.
BENCH_MESH_ENGINES_OPTIONS =
.PHONY: bench-mesh-engines
bench-mesh-engines: $(BUILD)/.packages-engines engines-js
	@$(MAKE) --no-print-directory -s $(BUILD)/origo $(BUILD)/bench_meshes $(addprefix $(BUILD)/engines/mesh_,cgal embree fcl bullet ode)
	@tests/bench/bench_mesh_engines.py --build $(BUILD) --page docs/results/mesh-engines.md $(BENCH_MESH_ENGINES_OPTIONS)

# Moving features and motions: microseconds a case, solved and checked. BENCH_MOVING_FILES='FILE...' for other cases.
BENCH_MOVING_FILES = corpus/imported/ccd-queries.jsonl
$(BUILD)/bench_moving: $(BUILD)/obj/tests/bench/bench_moving.o $(FORMAT_OBJECTS) $(BUILD)/libspec.a
	$(CC) $(ALL_LDFLAGS) $^ -o $@ $(JSON_LIBS) $(LIBS)

.PHONY: bench-moving
bench-moving:
	@$(MAKE) --no-print-directory -s $(BUILD)/bench_moving $(BUILD)/origo
	@jq -c 'del(.expect)' $(BENCH_MOVING_FILES) >$(BUILD)/bench_moving.jsonl
	@for family in motion-random spin-random; do $(BUILD)/origo gen $$family --seed 1 --count 200; done >>$(BUILD)/bench_moving.jsonl
	@$(BUILD)/bench_moving $(BUILD)/bench_moving.jsonl

# Times of impact with rotation, of FCL, Bullet and Box2D: docs/results/spin-engines.md. BENCH_SPIN_ENGINES_OPTIONS='--count 20' is quicker.
BENCH_SPIN_ENGINES_OPTIONS =
.PHONY: bench-spin-engines
bench-spin-engines: $(BUILD)/.packages-engines
	@$(MAKE) --no-print-directory -s $(BUILD)/origo $(addprefix $(BUILD)/engines/spin_,fcl bullet bullet32 box2d)
	@tests/bench/bench_spin_engines.py --build $(BUILD) --page docs/results/spin-engines.md $(BENCH_SPIN_ENGINES_OPTIONS)

# Bodies that translate; BENCH_SWEEPS_OPTIONS='--algorithm gjk-raycast' for less.
BENCH_SWEEPS_OPTIONS =
$(BUILD)/bench_sweeps: $(BUILD)/obj/tests/bench/bench_sweeps.o $(ORACLE_OBJECTS) $(GEN_OBJECTS) $(RUN_OBJECTS) $(REF_OBJECTS) $(FORMAT_OBJECTS) $(BUILD)/libspec.a
	$(CC) $(ALL_LDFLAGS) $^ -o $@ -lcmocka $(JSON_LIBS) $(LIBS)

.PHONY: bench-sweeps
bench-sweeps:
	@$(MAKE) --no-print-directory -s $(BUILD)/bench_sweeps
	@$(BUILD)/bench_sweeps $(BENCH_SWEEPS_OPTIONS)

# The judge: cases in general position, a claim of gjk about each.
$(BUILD)/bench_judge: $(BUILD)/obj/tests/bench/bench_judge.o $(GEN_OBJECTS) $(RUN_OBJECTS) $(REF_OBJECTS) $(FORMAT_OBJECTS) $(BUILD)/libspec.a
	$(CC) $(ALL_LDFLAGS) $^ -o $@ $(JSON_LIBS) $(LIBS)

JUDGED_FAMILIES = random-hulls random-boxes
JUDGED_CASES    = 5000
.PHONY: bench-judge
bench-judge:
	@$(MAKE) --no-print-directory -s $(BUILD)/bench_judge $(BUILD)/origo
	@for family in $(JUDGED_FAMILIES); do \
	  cases=$(BUILD)/$$family.jsonl; \
	  $(BUILD)/origo gen $$family --question distance --count $(JUDGED_CASES) --seed 5 >$$cases && \
	  $(BUILD)/origo run --quiet gjk $$cases >$$cases.claims && $(BUILD)/bench_judge $$cases $$cases.claims || exit 1; done

# Cases a second from text: ask, origo-check, judge, report.
.PHONY: bench-text
bench-text:
	@$(MAKE) --no-print-directory -s $(BUILD)/origo $(BUILD)/origo-check
	@python3 tests/bench/bench_text.py --build $(BUILD)

# One after the other, whatever -j says: nothing else may run while times are taken.
BENCH_CASES := $(sort $(wildcard corpus/cases/*.jsonl))
.PHONY: bench bench-packages
bench: bench-packages
	@$(MAKE) --no-print-directory -s $(BUILD)/bench $(BUILD)/bench_families
	@$(BUILD)/bench --csv $(BUILD)/bench.csv $(BENCH_OPTIONS)
	@echo
	@$(BUILD)/bench_families $(BENCH_CASES)
	@$(MAKE) --no-print-directory -s bench-judge
	@$(MAKE) --no-print-directory -s bench-text
	@$(MAKE) --no-print-directory -s bench-broad

bench-packages: $(BUILD)/.packages-bench

# What all of them measure beside the goals, in one table. BENCH_GOALS_OPTIONS=--quick to try it.
BENCH_GOALS_OPTIONS =
.PHONY: bench-goals
bench-goals: bench-packages $(BUILD)/.packages-engines
	@$(MAKE) --no-print-directory -s $(addprefix $(BUILD)/,origo origo-check bench bench_manifolds bench_moving bench_hulls) $(addprefix $(BUILD)/engines/hull_,cgal)
	@tests/bench/bench_goals.py --build $(BUILD) $(BENCH_GOALS_OPTIONS)
