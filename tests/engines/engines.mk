# `make engines`: other people's engines as filters, build/engines/NAME, for `origo judge --engine`. Included by the
# Makefile. No NDEBUG: where an engine's own headers assert, they do so here.

ENGINES = ccd ode fcl bullet bullet32 cgal box2d chipmunk simbody
ENGINE_PROGRAMS = $(ENGINES:%=$(BUILD)/engines/%)
# Their broad phases, which are asked about boxes.
BROAD_ENGINES  = cgal fcl bullet bullet32 ode box2d
BROAD_PROGRAMS = $(BROAD_ENGINES:%=$(BUILD)/engines/broad_%)
# Their queries for features that move.
MOVING_PROGRAMS = $(BUILD)/engines/moving_fcl
# Their times of impact with rotation.
SPIN_ENGINES  = fcl bullet bullet32 box2d
SPIN_PROGRAMS = $(SPIN_ENGINES:%=$(BUILD)/engines/spin_%)
# Their convex hulls of points.
HULL_ENGINES  = cgal bullet bullet32 qhull
HULL_PROGRAMS = $(HULL_ENGINES:%=$(BUILD)/engines/hull_%)
# Their triangle meshes.
MESH_ENGINES  = cgal fcl bullet bullet32 ode embree
MESH_PROGRAMS = $(MESH_ENGINES:%=$(BUILD)/engines/mesh_%)
# Their rays on cylinders and cones.
RAY_ENGINES  = bullet bullet32
RAY_PROGRAMS = $(RAY_ENGINES:%=$(BUILD)/engines/ray_%)
# Their triangles of polygons, and what two polygons share.
POLYGON_PROGRAMS = $(BUILD)/engines/triangulate_cgal $(BUILD)/engines/clip_cgal
# Their smallest spheres and boxes.
BOUND_PROGRAMS = $(BUILD)/engines/bound_cgal

# Asked for only when a recipe runs: pkg-config need not be there before the packages are. The libraries' own headers
# are not ours to warn about (-isystem).
engine_cflags = $(patsubst -I%,-isystem %,$(shell pkg-config --cflags-only-I $(1))) \
                $(filter-out -std=%,$(shell pkg-config --cflags-only-other $(1)))
ENGINE_CXXFLAGS = -std=c++17 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wdouble-promotion -Werror -g -O2 \
                  -ffp-contract=off -I.

# libccd's pkg-config file says 2.0 of the release 2.1, and its headers say nothing. Box2D 2.4.1 calls itself 2.4.0.
CCD_VERSION = $(or $(shell dpkg-query -W -f '$${source:Upstream-Version}' libccd-dev 2>/dev/null),\
                $(shell pkg-config --modversion ccd))
BOX2D_VERSION = $(shell pkg-config --modversion box2d)
$(BUILD)/obj/tests/engines/ccd.o:      ENGINE_FLAGS = $(call engine_cflags,ccd) -DCCD_VERSION='"$(CCD_VERSION)"'
$(BUILD)/obj/tests/engines/ode.o:      ENGINE_FLAGS = $(call engine_cflags,ode)
$(BUILD)/obj/tests/engines/fcl.o:      ENGINE_FLAGS = $(call engine_cflags,fcl)
$(BUILD)/obj/tests/engines/bullet.o:   ENGINE_FLAGS = $(call engine_cflags,bullet-float64)
$(BUILD)/obj/tests/engines/bullet32.o: ENGINE_FLAGS = $(call engine_cflags,bullet)
$(BUILD)/obj/tests/engines/cgal.o:     ENGINE_FLAGS =
$(BUILD)/obj/tests/engines/box2d.o:    ENGINE_FLAGS = $(call engine_cflags,box2d) -DBOX2D_VERSION='"$(BOX2D_VERSION)"'

$(BUILD)/obj/tests/engines/broad_fcl.o:      ENGINE_FLAGS = $(call engine_cflags,fcl)
$(BUILD)/obj/tests/engines/moving_fcl.o:     ENGINE_FLAGS = $(call engine_cflags,fcl)
$(BUILD)/obj/tests/engines/broad_ode.o:      ENGINE_FLAGS = $(call engine_cflags,ode)
$(BUILD)/obj/tests/engines/broad_bullet.o:   ENGINE_FLAGS = $(call engine_cflags,bullet-float64)
$(BUILD)/obj/tests/engines/broad_bullet32.o: ENGINE_FLAGS = $(call engine_cflags,bullet)
$(BUILD)/obj/tests/engines/broad_box2d.o:    ENGINE_FLAGS = $(call engine_cflags,box2d) -DBOX2D_VERSION='"$(BOX2D_VERSION)"'

$(BUILD)/obj/tests/engines/spin_fcl.o:      ENGINE_FLAGS = $(call engine_cflags,fcl)
$(BUILD)/obj/tests/engines/spin_bullet.o:   ENGINE_FLAGS = $(call engine_cflags,bullet-float64)
$(BUILD)/obj/tests/engines/spin_bullet32.o: ENGINE_FLAGS = $(call engine_cflags,bullet)
$(BUILD)/obj/tests/engines/spin_box2d.o:    ENGINE_FLAGS = $(call engine_cflags,box2d) -DBOX2D_VERSION='"$(BOX2D_VERSION)"'

$(BUILD)/obj/tests/engines/hull_bullet.o:   ENGINE_FLAGS = $(call engine_cflags,bullet-float64)
$(BUILD)/obj/tests/engines/hull_bullet32.o: ENGINE_FLAGS = $(call engine_cflags,bullet)

$(BUILD)/obj/tests/engines/mesh_fcl.o:      ENGINE_FLAGS = $(call engine_cflags,fcl)
$(BUILD)/obj/tests/engines/mesh_ode.o:      ENGINE_FLAGS = $(call engine_cflags,ode)
$(BUILD)/obj/tests/engines/mesh_bullet.o:   ENGINE_FLAGS = $(call engine_cflags,bullet-float64)
$(BUILD)/obj/tests/engines/mesh_bullet32.o: ENGINE_FLAGS = $(call engine_cflags,bullet)

$(BUILD)/obj/tests/engines/ray_bullet.o:   ENGINE_FLAGS = $(call engine_cflags,bullet-float64)
$(BUILD)/obj/tests/engines/ray_bullet32.o: ENGINE_FLAGS = $(call engine_cflags,bullet)

# CGAL's boxes multiply Eigen's matrices.
$(BUILD)/obj/tests/engines/bound_cgal.o: ENGINE_FLAGS = $(call engine_cflags,eigen3) -DCGAL_EIGEN3_ENABLED

# Chipmunk has no pkg-config file.
$(BUILD)/obj/tests/engines/chipmunk.o: ENGINE_FLAGS =
$(BUILD)/obj/tests/engines/simbody.o:  ENGINE_FLAGS = $(call engine_cflags,simbody) -DSIMBODY_VERSION='"$(shell pkg-config --modversion simbody)"'

ENGINE_LIBS_ccd      = $(shell pkg-config --libs ccd)
ENGINE_LIBS_ode      = $(shell pkg-config --libs ode)
ENGINE_LIBS_fcl      = $(shell pkg-config --libs fcl ccd)
ENGINE_LIBS_bullet   = -lBulletCollision-float64 -lLinearMath-float64
ENGINE_LIBS_bullet32 = -lBulletCollision -lLinearMath
ENGINE_LIBS_cgal     =
HULL_LIBS_cgal       = $(LIBS)
MESH_LIBS_cgal       = $(LIBS)
MESH_LIBS_embree     = -lembree3 $(LIBS)
HULL_LIBS_qhull      = -lqhull_r -lm
ENGINE_LIBS_box2d    = $(shell pkg-config --libs box2d)
ENGINE_LIBS_chipmunk = -lchipmunk
ENGINE_LIBS_simbody  = -lSimTKmath -lSimTKcommon

# What they are made of: the reader of cases, the reference's hulls, the writer of claims.
ENGINE_OBJECTS = $(addprefix $(BUILD)/obj/,tests/engines/adaptor.o tool/run/make_body.o tool/run/round_point.o tool/run/round_quotient.o \
                   tool/run/write_claim.o) $(REF_OBJECTS) $(FORMAT_OBJECTS) $(BUILD)/libspec.a

$(BUILD)/obj/tests/engines/%.o: tests/engines/%.c
	@mkdir -p $(@D)
	$(CCACHE) $(CC) $(ALL_CFLAGS) $(ENGINE_FLAGS) -MD -MP -c $< -o $@

$(BUILD)/obj/tests/engines/%.o: tests/engines/%.cpp
	@mkdir -p $(@D)
	$(CCACHE) $(CXX) $(ENGINE_CXXFLAGS) $(ENGINE_FLAGS) $(SANITIZE) -MD -MP -c $< -o $@

$(BUILD)/obj/tests/engines/bullet32.o: tests/engines/bullet.cpp
	@mkdir -p $(@D)
	$(CCACHE) $(CXX) $(ENGINE_CXXFLAGS) $(ENGINE_FLAGS) $(SANITIZE) -MD -MP -c $< -o $@

# Broad phases, hulls, meshes and rays of Bullet in binary32.
$(BUILD)/obj/tests/engines/%_bullet32.o: tests/engines/%_bullet.cpp
	@mkdir -p $(@D)
	$(CCACHE) $(CXX) $(ENGINE_CXXFLAGS) $(ENGINE_FLAGS) $(SANITIZE) -MD -MP -c $< -o $@

$(HULL_PROGRAMS): $(BUILD)/engines/hull_%: $(BUILD)/obj/tests/engines/hull_%.o $(BUILD)/obj/tests/engines/hull.o $(BUILD)/obj/tests/engines/lines.o
	@mkdir -p $(@D)
	$(CXX) $(ALL_LDFLAGS) $^ -o $@ $(ENGINE_LIBS_$*) $(HULL_LIBS_$*) $(JSON_LIBS)

$(SPIN_PROGRAMS): $(BUILD)/engines/spin_%: $(addprefix $(BUILD)/obj/tests/engines/,spin_%.o spin.o lines.o)
	@mkdir -p $(@D)
	$(CXX) $(ALL_LDFLAGS) $^ -o $@ $(ENGINE_LIBS_$*) $(JSON_LIBS)

$(RAY_PROGRAMS): $(BUILD)/engines/ray_%: $(addprefix $(BUILD)/obj/tests/engines/,ray_%.o lines.o)
	@mkdir -p $(@D)
	$(CXX) $(ALL_LDFLAGS) $^ -o $@ $(ENGINE_LIBS_$*) $(JSON_LIBS)

$(BOUND_PROGRAMS): $(BUILD)/engines/bound_%: $(addprefix $(BUILD)/obj/tests/engines/,bound_%.o bound.o lines.o)
	@mkdir -p $(@D)
	$(CXX) $(ALL_LDFLAGS) $^ -o $@ $(HULL_LIBS_$*) $(JSON_LIBS)

$(POLYGON_PROGRAMS): $(BUILD)/engines/%: $(addprefix $(BUILD)/obj/tests/engines/,%.o lines.o)
	@mkdir -p $(@D)
	$(CXX) $(ALL_LDFLAGS) $^ -o $@ $(JSON_LIBS) $(LIBS)

$(BROAD_PROGRAMS): $(BUILD)/engines/broad_%: $(BUILD)/obj/tests/engines/broad_%.o $(BUILD)/obj/tests/engines/broad.o $(BUILD)/obj/tests/engines/lines.o
	@mkdir -p $(@D)
	$(CXX) $(ALL_LDFLAGS) $^ -o $@ $(ENGINE_LIBS_$*) $(JSON_LIBS)

$(MESH_PROGRAMS): $(BUILD)/engines/mesh_%: $(addprefix $(BUILD)/obj/tests/engines/,mesh_%.o mesh.o lines.o)
	@mkdir -p $(@D)
	$(CXX) $(ALL_LDFLAGS) $^ -o $@ $(ENGINE_LIBS_$*) $(MESH_LIBS_$*) $(JSON_LIBS)

# The reference's, for `make bench-broad`.
$(BUILD)/engines/broad_reference: $(addprefix $(BUILD)/obj/tests/engines/,broad_reference.o broad_reference_scene.o broad.o lines.o) $(REF_OBJECTS)
	@mkdir -p $(@D)
	$(CXX) $(ALL_LDFLAGS) $^ -o $@ $(JSON_LIBS) $(LIBS)

$(MOVING_PROGRAMS): $(BUILD)/engines/moving_%: $(BUILD)/obj/tests/engines/moving_%.o
	@mkdir -p $(@D)
	$(CXX) $(ALL_LDFLAGS) $^ -o $@ $(ENGINE_LIBS_$*) $(JSON_LIBS)

$(ENGINE_PROGRAMS): $(BUILD)/engines/%: $(BUILD)/obj/tests/engines/%.o $(ENGINE_OBJECTS)
	@mkdir -p $(@D)
	$(CXX) $(ALL_LDFLAGS) $^ -o $@ $(ENGINE_LIBS_$*) $(JSON_LIBS) $(LIBS)

.PHONY: engines engine-programs test-engines
engines: $(BUILD)/.packages-engines
	@+$(BUILDS) engine-programs

engine-programs: $(ENGINE_PROGRAMS) $(BROAD_PROGRAMS) $(MOVING_PROGRAMS) $(SPIN_PROGRAMS) $(HULL_PROGRAMS) $(BOUND_PROGRAMS) $(POLYGON_PROGRAMS) $(MESH_PROGRAMS) $(RAY_PROGRAMS)

# What the adaptors say, on cases that the engines get right.
test-engines: engines
	@+$(BUILDS) $(BUILD)/origo $(BUILD)/origo32
	@tests/engines/all.sh $(BUILD)

# ---- engines of the npm registry, under Node ----

JS_ENGINES = rapier jolt physx mujoco havok planck cannon mesh_three
# Hulls, triangles of polygons, parts of meshes.
JS_OF_POINTS = hull_quickhull3d hull_three triangulate_earcut decompose_vhacd
JS_FOLDER  = $(BUILD)/engines-js
JS_SHARED  = $(patsubst tests/engines/npm/%,$(JS_FOLDER)/%,$(filter-out $(addprefix tests/engines/npm/,$(addsuffix .mjs,$(JS_ENGINES) $(JS_OF_POINTS))),\
               $(wildcard tests/engines/npm/*.mjs)))
NPM = $(shell command -v node >/dev/null && command -v npm)

$(JS_FOLDER)/%.mjs: tests/engines/npm/%.mjs
	@install -D -m 755 $< $@

# Exact versions, checked against the lock file's hashes; no package's own scripts are run.
$(JS_FOLDER)/node_modules/.package-lock.json: tests/engines/npm/package.json tests/engines/npm/package-lock.json
	@mkdir -p $(JS_FOLDER)
	@cp $^ $(JS_FOLDER)
	@cd $(JS_FOLDER) && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

$(addprefix $(BUILD)/engines/,$(JS_ENGINES) $(JS_OF_POINTS)): $(BUILD)/engines/%: $(JS_FOLDER)/%.mjs $(JS_SHARED) $(JS_FOLDER)/node_modules/.package-lock.json
	@mkdir -p $(@D)
	@ln -sf ../engines-js/$*.mjs $@

.PHONY: engines-js test-engines-js
ifeq ($(NPM),)
engines-js test-engines-js:
	@echo "skipped: the engines of the npm registry need node (18 or later) and npm, which are not here"
else
engines-js: $(addprefix $(BUILD)/engines/,$(JS_ENGINES) $(JS_OF_POINTS))

test-engines-js: engines-js
	@+$(BUILDS) $(BUILD)/origo $(BUILD)/origo32
	@tests/engines/all.sh $(BUILD) --js
endif

# ---- the league ----

# The league table of them all, docs/results/league.md; and a smaller one, of a minute, only printed.
.PHONY: league judge-demo
league: engines
	@+$(BUILDS) programs
	@tests/engines/league.py $(BUILD)

# By kind of pair, native engines and those of the npm registry: docs/results/kinds.md, and the table in README.md.
.PHONY: league-kinds
league-kinds: engines engines-js
	@+$(BUILDS) programs
	@tests/engines/kinds.py $(BUILD)

judge-demo: engines
	@+$(BUILDS) $(BUILD)/origo
	@tests/engines/league.py $(BUILD) --demo
