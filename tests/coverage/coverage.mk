# make coverage: which lines and branches of ref/, spec/ and the readers no test reaches, held against two committed
# lists (tests/coverage/coverage.py). HTML in build-coverage/html. Tests of drawing, studies, shrinking and reports are
# left out, and so are most scripts: slow, and hardly anything of these files is reached by them alone.

COVERED_TESTS = $(filter-out draw/% study/% shrink/% report/%,$(TEST_PROGRAMS:$(BUILD)/tests/%=%)) \
                cli/ask_check_test.sh cli/bad_input_test.sh judge/overlaps_test.sh meshes/meshes_test.sh \
                bounds/answers_test.sh hull/answers_test.sh triangulate/answers_test.sh decompose/answers_test.sh \
                clip/answers_test.sh moving/answers_test.sh motion/answers_test.sh contact/answers_test.sh \
                curved/answers_test.sh curved/hit_answers_test.sh curved/support_answers_test.sh \
                curved/contact_answers_test.sh cli/half_space_test.sh enclosure/answers_test.sh \
                enclosure/depth_answers_test.sh enclosure/sweep_answers_test.sh enclosure/parallel_test.sh \
                parts/answers_test.sh primitive/families_test.sh

# Counts of an earlier run would hide what is no longer reached.
.PHONY: coverage
coverage: $(BUILD)/.packages-coverage
	@$(MAKE) --no-print-directory -s BUILD=$(BUILD)-coverage OPT=-O0 SANITIZE=--coverage test-programs
	@find $(BUILD)-coverage -name '*.gcda' -delete
	@ORIGO_TEST_PAIRS=1000 tests/run.sh $(BUILD)-coverage $(COVERED_TESTS)
	@tests/coverage/coverage.py $(BUILD)-coverage; status=$$?; \
	  genhtml -q --branch-coverage -p $(CURDIR) -o $(BUILD)-coverage/html $(BUILD)-coverage/coverage.info 2>/dev/null; \
	  exit $$status
	@docs/how-it-is-tested.py $(BUILD)-coverage --check

# make mcdc: which conditions of spec/ and ref/separation/ no test has shown to decide by themselves, by clang 19, held
# against two lists likewise (tests/coverage/mcdc.py). A decision that clang cannot look at (a condition that holds others
# within a call or a comparison; GMP's macros do) is to be written another way: it fails here.

MCDC_TESTS = $(filter spec/% number/% body/% certificate/% primitive/% solver/% separation/% overlaps/% bounds/% \
                      meshes/% hull/% triangulate/% decompose/% clip/% moving/% motion/% contact/% curved/% enclosure/% parts/%, \
               $(TEST_PROGRAMS:$(BUILD)/tests/%=%))
# Counts of static functions go by the name of the main file: two files are called checker.c, so it is the whole path.
MCDC_FLAGS = -fprofile-instr-generate -fcoverage-mapping -fcoverage-mcdc -Xclang -main-file-name -Xclang $$<

# What is counted is compiled anew, so that the compiler says again what it cannot look at. (Objects alone would not be
# missed: all are secondary.)
.PHONY: mcdc
mcdc: $(BUILD)/.packages-coverage
	@rm -rf $(addprefix $(BUILD)-mcdc/,obj/spec obj/ref/separation liborigo.a libtests.a tests profile)
	@mkdir -p $(BUILD)-mcdc
	@$(MAKE) --no-print-directory -s BUILD=$(BUILD)-mcdc CC=clang-19 OPT=-O1 WARN= SANITIZE='$(MCDC_FLAGS)' \
	  $(MCDC_TESTS:%=$(BUILD)-mcdc/tests/%) >$(BUILD)-mcdc/build.log 2>&1 || { cat $(BUILD)-mcdc/build.log; exit 1; }
	@! grep -E '^(spec|ref/separation)/.*unsupported MC/DC' $(BUILD)-mcdc/build.log
	@LLVM_PROFILE_FILE=$(CURDIR)/$(BUILD)-mcdc/profile/%p.profraw ORIGO_TEST_PAIRS=1000 \
	  tests/run.sh $(BUILD)-mcdc $(MCDC_TESTS)
	@tests/coverage/mcdc.py $(BUILD)-mcdc
	@docs/how-it-is-tested.py $(BUILD)-mcdc --check
