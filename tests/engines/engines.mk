# `make engines`: other people's engines as filters, build/engines/NAME, for `origo judge --engine`. Included by the
# Makefile. No NDEBUG: where an engine's own headers assert, they do so here.

ENGINES = ccd ode fcl bullet bullet32 cgal box2d
ENGINE_PROGRAMS = $(ENGINES:%=$(BUILD)/engines/%)

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

ENGINE_LIBS_ccd      = $(shell pkg-config --libs ccd)
ENGINE_LIBS_ode      = $(shell pkg-config --libs ode)
ENGINE_LIBS_fcl      = $(shell pkg-config --libs fcl ccd)
ENGINE_LIBS_bullet   = -lBulletCollision-float64 -lLinearMath-float64
ENGINE_LIBS_bullet32 = -lBulletCollision -lLinearMath
ENGINE_LIBS_cgal     =
ENGINE_LIBS_box2d    = $(shell pkg-config --libs box2d)

# What they are made of: the reader of cases, the reference's hulls, the writer of claims.
ENGINE_OBJECTS = $(addprefix $(BUILD)/obj/,tests/engines/adaptor.o tool/run/make_body.o tool/run/round_quotient.o \
                   tool/run/write_claim.o) $(REF_OBJECTS) $(FORMAT_OBJECTS) $(BUILD)/liborigo.a

$(BUILD)/obj/tests/engines/%.o: tests/engines/%.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(ENGINE_FLAGS) -MMD -MP -c $< -o $@

$(BUILD)/obj/tests/engines/%.o: tests/engines/%.cpp
	@mkdir -p $(@D)
	$(CXX) $(ENGINE_CXXFLAGS) $(ENGINE_FLAGS) $(SANITIZE) -MMD -MP -c $< -o $@

$(BUILD)/obj/tests/engines/bullet32.o: tests/engines/bullet.cpp
	@mkdir -p $(@D)
	$(CXX) $(ENGINE_CXXFLAGS) $(ENGINE_FLAGS) $(SANITIZE) -MMD -MP -c $< -o $@

$(ENGINE_PROGRAMS): $(BUILD)/engines/%: $(BUILD)/obj/tests/engines/%.o $(ENGINE_OBJECTS)
	@mkdir -p $(@D)
	$(CXX) $(ALL_LDFLAGS) $^ -o $@ $(ENGINE_LIBS_$*) $(JSON_LIBS) $(LIBS)

.PHONY: engines engine-programs test-engines
engines: $(BUILD)/.packages-engines
	@$(MAKE) --no-print-directory -s engine-programs

engine-programs: $(ENGINE_PROGRAMS)

# What the adaptors say, on cases that the engines get right.
test-engines: engines
	@$(MAKE) --no-print-directory -s $(BUILD)/origo $(BUILD)/origo32
	@tests/engines/check.py $(BUILD)
	@tests/engines/templates.py $(BUILD)

# The league table of them all, docs/league.md; and a smaller one, of a minute, only printed.
.PHONY: league judge-demo
league: engines
	@$(MAKE) --no-print-directory -s all
	@tests/engines/league.py $(BUILD)

judge-demo: engines
	@$(MAKE) --no-print-directory -s $(BUILD)/origo
	@tests/engines/league.py $(BUILD) --demo
