# The commands of this project; "make" alone lists them.

SWIFT ?= swift
# More arguments for every build, such as "-Xswiftc -warnings-as-errors".
BUILD_FLAGS ?=

GENERATOR = .build/debug/jsonapi-gen
GENERATE = $(GENERATOR) generate
VALIDATE = $(GENERATOR) validate --strict
EXPLAIN = $(GENERATOR) explain --markdown
EXPLANATIONS = Documentation/Explanations.md
EMBEDDED_EXPLANATIONS = Sources/DiagnosticExplanations/EmbeddedExplanations.swift
# The JSON Schema of the schema language, which editors read.
JSON_SCHEMA = Schemas/jsonapi-schema.schema.json
# The schemas that are kept in canonical form.
SCHEMAS = Schemas/blog Schemas/drf-example Schemas/starter Schemas/terraform-cloud \
  Tests/ModelGeneratorTests/Golden/*/schema.yaml
FORMATTED = Package.swift Fuzzing Schemas Sources Templates Tests $(wildcard Benchmarks)

# Every example schema with its models; $(1) stands for more arguments.
define each_example
$(GENERATE) Schemas/blog --output Sources/BlogModels $(1)
$(GENERATE) Schemas/drf-example --output Sources/DRFExampleModels $(1)
$(GENERATE) Schemas/terraform-cloud --output Sources/TerraformCloudModels $(1)
$(GENERATE) Schemas/starter --output Tests/StarterModels $(1)
endef

.DEFAULT_GOAL := help
.PHONY: help set-up build embed generate validate golden check test fuzz yaml-test-suite bad-input \
  format lint clean

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

set-up: ## Install what the build needs from the system, if anything is missing
	@Scripts/set-up

build: set-up ## Build the generator
	$(SWIFT) build --product jsonapi-gen $(BUILD_FLAGS)

embed: ## Put the texts of Sources/DiagnosticExplanations into the file that the binary embeds
	@Scripts/embed-explanations

generate: embed build ## Generate the example models, the page of explanations, the JSON Schema for editors
	$(call each_example)
	$(EXPLAIN) > $(EXPLANATIONS)
	$(GENERATOR) json-schema > $(JSON_SCHEMA)

validate: build ## Fail if there is anything to say about the example schemas
	@for folder in Schemas/*/; do $(VALIDATE) $$folder || exit 1; done

golden: build ## Renew the golden files: what schemas become, what is said of wrong ones
	@for folder in Tests/ModelGeneratorTests/Golden/*; do \
	  $(GENERATE) $$folder/schema.yaml --output $$folder/Models || exit 1; \
	done
	@Scripts/wrong-schemas

check: validate ## Fail if a schema has diagnostics, what is generated is stale, or a file is not formatted
	$(call each_example,--check)
	Scripts/embed-explanations --print | diff -u $(EMBEDDED_EXPLANATIONS) -
	$(EXPLAIN) | diff -u $(EXPLANATIONS) -
	$(GENERATOR) json-schema | diff -u $(JSON_SCHEMA) -
	@$(MAKE) --no-print-directory lint

test: set-up ## Run all tests
	@Scripts/set-up-validator || echo "note: tests of the JSON Schema are skipped without it"
	$(SWIFT) test $(BUILD_FLAGS)

fuzz: set-up ## Fuzz the schema reader and the generator for FUZZ_SECONDS, a minute unless it is set
	@Scripts/fuzz -max_total_time=$(or $(FUZZ_SECONDS),60)

yaml-test-suite: ## Fetch the YAML test suite, which a test compares the reader with
	@Scripts/fetch-yaml-test-suite

bad-input: set-up ## Measure what inputs that nobody writes cost, in memory and time
	@Scripts/measure-bad-input

format: build ## Format all Swift files and schemas
	$(GENERATOR) format $(SCHEMAS)
	$(SWIFT) format --in-place --recursive --parallel $(FORMATTED)

lint: build ## Fail if a Swift file or a schema is not formatted
	$(GENERATOR) format --check $(SCHEMAS)
	$(SWIFT) format lint --strict --recursive --parallel $(FORMATTED)

clean: ## Delete what was built
	$(SWIFT) package clean
