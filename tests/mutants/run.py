#!/usr/bin/env python3
"""Tests the tests: builds each defect of mutants.toml into a copy of the sources and demands that a test catches it.

    run.py SOURCE-DIR WORK-DIR [WORD…]      only mutants whose name or property contains one of the words

Every test must have been seen to fail. The defects are those of other libraries. A defect whose
place in the code is not found, that does not compile, or that no test notices, fails the run.
"""
import filecmp
import os
import pathlib
import shutil
import subprocess
import sys
import time
import tomllib

PARTS = ("core", "tests", "resources", "CMakeLists.txt", "CMakePresets.json", "LICENSE")
TEST_SECONDS = 240


def update(source: pathlib.Path, target: pathlib.Path) -> None:
    """Copies what differs, so that the build is incremental."""
    for part in PARTS:
        origin = source / part
        for file in sorted(origin.rglob("*")) if origin.is_dir() else [origin]:
            copy = target / file.relative_to(source)
            if file.is_dir():
                copy.mkdir(parents=True, exist_ok=True)
            elif not copy.exists() or not filecmp.cmp(file, copy, shallow=False):
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, copy)
                shutil.copymode(file, copy)


def build(folder: pathlib.Path, targets: list[str]) -> subprocess.CompletedProcess:
    return subprocess.run(["cmake", "--build", folder, "--target", *targets], capture_output=True, text=True)


def catcher(folder: pathlib.Path, tests: list[str]) -> str | None:
    """The first test that fails."""
    for test in tests:
        name, *functions = test.split(":")
        alone = folder / "bin" / name
        program = [alone] if alone.exists() else [folder / "bin/tests_core", name]
        try:
            done = subprocess.run([*program, *functions], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=TEST_SECONDS)
        except subprocess.TimeoutExpired:
            return f"{test} (hangs)"
        if done.returncode != 0:
            return test
    return None


def main() -> int:
    source, work = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    words = sys.argv[3:]
    mutants = tomllib.loads((source / "tests/mutants/mutants.toml").read_text())["mutant"]
    wanted = [m for m in mutants if not words or any(w in m["name"] or w in m["breaks"] for w in words)]
    copy, folder = work / "src", work / "build"
    update(source, copy)
    launcher = ["-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"] if shutil.which("ccache") else []
    subprocess.run(["cmake", "-S", copy, "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=RelWithDebInfo", "-DCMAKE_CXX_FLAGS_RELWITHDEBINFO=-O1",
                    "-DLOCKSCOPE_UI=OFF", *launcher], check=True, stdout=subprocess.DEVNULL)
    programs = sorted({test.split(":")[0] for m in wanted for test in m["caught_by"]})
    first = build(folder, programs)
    if first.returncode != 0:
        print(first.stdout[-4000:])
        return 1
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

    survivors = 0
    properties: set[str] = set()
    for mutant in wanted:
        begun = time.monotonic()
        file = copy / mutant["file"]
        sound = file.read_text()
        if sound.count(mutant["old"]) != 1:
            verdict = f"NOT SEEDED: its place occurs {sound.count(mutant['old'])} times in {mutant['file']}"
        else:
            try:
                file.write_text(sound.replace(mutant["old"], mutant["new"]))
                made = build(folder, sorted({test.split(":")[0] for test in mutant["caught_by"]}))
                if made.returncode != 0:
                    verdict = "NOT BUILT: " + made.stdout[-1500:]
                else:
                    by = catcher(folder, mutant["caught_by"])
                    verdict = f"caught by {by}" if by else "SURVIVED"
            finally:
                file.write_text(sound)
        survivors += not verdict.startswith("caught")
        properties.update(mutant["breaks"].split())
        print(f"{mutant['breaks']:8} {mutant['name']}: {verdict} ({time.monotonic() - begun:.0f} s)", flush=True)
    print(f"{len(wanted) - survivors} of {len(wanted)} mutants caught; properties broken on purpose: {' '.join(sorted(properties, key=lambda p: (p[0], int(p[1:]))))}")
    return 1 if survivors or not wanted else 0


if __name__ == "__main__":
    sys.exit(main())
