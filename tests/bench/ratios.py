#!/usr/bin/env python3
"""ratios.py BUILD: measures the ratios of ratios.csv with the benches in BUILD/bin, prints both side by side, and marks
what is worse by more than a quarter. A busy machine distorts them, so nothing fails.

ratios.csv has the figures of the latest release. `--keep` writes today's there."""

import csv
import json
import os
import pathlib
import subprocess
import sys
import tempfile

TABLE = pathlib.Path(__file__).with_name("ratios.csv")
ALLOWED = 1.25


def run(build, bench, *arguments):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "figures.json")
        environment = {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", **os.environ}
        subprocess.run([build / "bin" / bench, *arguments, "--json", path], check=True, env=environment,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return json.loads(path.read_text())


def measure(build):
    figures = {}
    whole = run(build, "lockscope_bench_whole", "--locks", "10000,100000", "--nodes", "5", "--rounds", "3")
    for row in whole["reading"]:
        if row["locks"] != 100000:
            continue
        figures[f"{row['command']} of 5 x 100000 locks by the bare loops"] = row["ratio"]
        if row["growth"].startswith("n^"):
            figures[f"{row['command']} of 5 x 10000 to 100000 locks: exponent of growth"] = float(row["growth"][2:])
    window = run(build, "lockscope_bench_window", "--locks", "100000", "--nodes", "5", "--seconds", "0")
    figures["table of 5 x 100000 locks by the bare loops"] = window["table full, times the bare loops"]
    for row in run(build, "lockscope_bench_locks")["results"]:
        figures[f"acquire and release on {row['nodes']} nodes, {row['at_once']} at once by the loop"] = row["ratio"]
    return figures


def main():
    words = [word for word in sys.argv[1:] if word != "--keep"]
    if len(words) != 1:
        sys.exit(__doc__)
    figures = measure(pathlib.Path(words[0]))
    with TABLE.open() as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        kept, now = float(row["ratio"]), figures.get(row["figure"])
        if now is None:
            print(f"{row['figure']:<70} {kept:7.2f}  not measured")
            continue
        factor = now / kept if row["better"] == "lower" else kept / now
        print(f"{row['figure']:<70} {kept:7.2f} {now:7.2f}{'  WORSE' if factor > ALLOWED else ''}")
        row["ratio"] = f"{now:.2f}"
    if "--keep" in sys.argv:
        with TABLE.open("w", newline="") as file:
            writer = csv.DictWriter(file, ["figure", "ratio", "better"], lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)


if __name__ == "__main__":
    main()
