#!/usr/bin/env python3
"""run.py BUILD SERVERS: the tests that talk to real servers, with each version of the server that fetch.sh has put below SERVERS.

A test may pass over a subject that the version does not have (LOCKSCOPE_NEEDS_REDIS); which is printed. Three at a time, as ctest.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import time


def tests_of(build):
    listing = subprocess.run(
        ["ctest", "--test-dir", build, "--label-regex", "redis", "--label-exclude", "long", "--show-only=json-v1"],
        check=True, capture_output=True, text=True).stdout
    for test in json.loads(listing)["tests"]:
        properties = {entry["name"]: entry["value"] for entry in test.get("properties", [])}
        if test["name"].startswith("tst_"):
            environment = dict(pair.split("=", 1) for pair in properties.get("ENVIRONMENT", []))
            yield test["name"], test["command"], environment, properties.get("TIMEOUT", 120)


def run(command, environment, limit):
    began = time.monotonic()
    try:
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", timeout=limit)
        return done.returncode, done.stdout, time.monotonic() - began
    except subprocess.TimeoutExpired as expired:
        output = expired.stdout or b""
        return None, output if isinstance(output, str) else output.decode(errors="replace"), limit


def main():
    build, servers = sys.argv[1:3]
    only = re.compile(sys.argv[3] if len(sys.argv) > 3 else "")
    failed = []
    versions = sorted(path for path in pathlib.Path(servers).iterdir() if (path / "bin/redis-server").exists())
    if not versions:
        sys.exit(f"There are no servers in {servers}: fetch.sh puts them there")
    tests = [test for test in tests_of(build) if only.search(test[0])]
    if not tests:
        sys.exit(f"There are no tests in {build}")
    for version in versions:
        print(f"== {version.name}, {len(tests)} tests", flush=True)
        path = f"{(version / 'bin').resolve()}:{os.environ['PATH']}"
        with concurrent.futures.ThreadPoolExecutor(3) as pool:
            jobs = {pool.submit(run, command, {**os.environ, **environment, "PATH": path}, 3 * float(limit)): name for name, command, environment, limit in tests}
            for job in concurrent.futures.as_completed(jobs):
                status, output, seconds = job.result()
                passed_over = re.findall(r"^SKIP +: \w+::([\w ,()]+).*", output, re.MULTILINE)
                print(f"{'ok    ' if status == 0 else 'FAILED'} {jobs[job]} {seconds:.1f} s" + (f", passed over: {', '.join(passed_over)}" if passed_over else ""), flush=True)
                if status != 0:
                    failed.append(f"{version.name} {jobs[job]}")
                    print("\n".join(line for line in output.splitlines() if not line.startswith("PASS ")), flush=True)
    print(f"{len(versions)} versions, {len(tests)} tests each, {len(failed)} failed" + "".join(f"\n  {name}" for name in failed))
    sys.exit(1 if failed else 0)


main()
