#!/usr/bin/env python3
"""Does what GitHub and GitLab would do with the files for CI of others, in the folder where it is called.

usage: tests/package/ci_files.py action INPUT=VALUE...     the first step of action.yml, with these inputs
       tests/package/ci_files.py gitlab VARIABLE=VALUE...  the job of docs/ci/gitlab.yml, with these variables
       tests/package/ci_files.py workflow                  is docs/ci/origo.yml a caller that the action takes?

Exit status: that of the step; 9 where a file is not what the host takes.
"""
import os
import pathlib
import re
import subprocess
import sys

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def need(holds, words):
    if not holds:
        print(f"ci_files: {words}", file=sys.stderr)
        sys.exit(9)


def read(name):
    class Strict(yaml.SafeLoader):
        """Two keys of one name are a mistake."""

    def mapping(loader, node):
        keys = [loader.construct_object(key) for key, _ in node.value]
        need(len(keys) == len(set(keys)), f"{name}: a key twice")
        return yaml.SafeLoader.construct_mapping(loader, node, deep=True)

    Strict.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, mapping)
    return yaml.load((ROOT / name).read_text(encoding="utf-8"), Strict)


def action_inputs(given):
    inputs = read("action.yml")["inputs"]
    for name, about in inputs.items():
        need(set(about) <= {"description", "required", "default"} and about["description"], f"input {name}")
        need(about.get("required") or "default" in about, f"input {name} is neither required nor has a default")
        need(not about.get("required") or name in given, f"input {name} is required")
    need(set(given) <= set(inputs), f"inputs that are none: {set(given) - set(inputs)}")
    return {name: given.get(name, about.get("default")) for name, about in inputs.items()}


def action(given):
    told = read("action.yml")
    need(told["runs"]["using"] == "composite", "runs.using")
    need({"name", "description", "inputs", "outputs", "runs"} == set(told), "fields of an action")
    values = action_inputs(given)
    step, *others = told["runs"]["steps"]
    need(step["shell"] == "bash" and all("uses" in other for other in others), "steps")
    need("${{" not in step["run"], "an input within a command")
    used = set(re.findall(r"inputs\.(\w+)", (ROOT / "action.yml").read_text(encoding="utf-8")))
    need(used == set(values), f"inputs and what uses them differ: {used ^ set(values)}")
    env = {}
    for name, value in step["env"].items():
        found = re.fullmatch(r"\$\{\{ inputs\.(\w+) \}\}", value)
        need(found, f"env {name}")
        env[name] = values[found[1]]
    outputs = {re.fullmatch(r"\$\{\{ steps\.judge\.outputs\.(\w+) \}\}", about["value"])[1]
               for about in told["outputs"].values()}
    need(step["id"] == "judge" and outputs == set(told["outputs"]), "outputs")
    env = {**os.environ, "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_ACTION_PATH": str(ROOT), **env}
    return subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], env=env, check=False)


def gitlab(given):
    told = read("docs/ci/gitlab.yml")
    job = told[".origo"]
    need(set(told) == {".origo"} and set(job) == {"variables", "script", "artifacts"}, "fields of the job")
    need(all(isinstance(line, str) for line in job["script"]), "a line of the script is none")
    need(job["artifacts"]["when"] == "always", "artifacts of a job that fails")
    env = {**os.environ, "CI": "true", "GITLAB_CI": "true", **job["variables"], **given}
    return subprocess.run(["sh", "-e", "-c", "\n".join(job["script"])], env=env, check=False)


def workflow(_):
    steps = read("docs/ci/origo.yml")["jobs"]["judge"]["steps"]
    ours = [step for step in steps if "/origo@" in step.get("uses", "")]
    need(len(ours) == 1, "one step uses the action")
    action_inputs(ours[0]["with"])
    version = re.search(r'ORIGO_VERSION "(.*)"', (ROOT / "spec/version.h").read_text(encoding="utf-8"))[1]
    for name in ("docs/ci/origo.yml", "docs/ci/gitlab.yml"):
        named = set(re.findall(r"v(\d+\.\d+\.\d+)", (ROOT / name).read_text(encoding="utf-8")))
        need(named == {version}, f"{name} names other versions: {named}")
    return subprocess.CompletedProcess([], 0)


if __name__ == "__main__":
    sys.exit({"action": action, "gitlab": gitlab, "workflow": workflow}[sys.argv[1]](
        dict(word.split("=", 1) for word in sys.argv[2:])).returncode)
