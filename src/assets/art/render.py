"""Draw the site's pictures: blender -b -P src/assets/art/render.py -- all|<name>... [--samples N] [--preview]."""

import argparse
import importlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

from parts import output, stage  # noqa: E402  (the folder must be on the path first)

PICTURES = HERE.parent / "pictures"


def names():
    """Every picture that has a scene file."""
    return sorted(f.stem.replace("_", "-") for f in (HERE / "scenes").glob("*.py") if f.stem != "__init__")


def draw(name, options):
    """Build, frame, light and render one picture; return the file written."""
    scene = importlib.import_module("scenes." + name.replace("-", "_"))
    view = getattr(scene, "VIEW", stage.View())
    stage.reset()
    scene.build()
    stage.light(view)
    stage.camera(view)
    stage.settings(view, options.samples or (8 if options.preview else 16), options.percent or (25 if options.preview else 100))
    options.into.mkdir(parents=True, exist_ok=True)
    path = options.into / f"{name}.webp"
    output.render(path, options.quality)
    return path


def main():
    """Read the words after `--` and draw what they name."""
    words = argparse.ArgumentParser(prog="render.py", description=__doc__)
    words.add_argument("names", nargs="+", choices=["all", *names()], metavar="all|<name>")
    words.add_argument("--samples", type=int, help="light paths per pixel (16, preview 8)")
    words.add_argument("--percent", type=int, help="size in percent of the full picture (100, preview 25)")
    words.add_argument("--preview", action="store_true", help="small and quick, for composing")
    words.add_argument("--quality", type=int, default=88, help="of the WebP file, 0-100")
    words.add_argument("--into", type=Path, default=PICTURES, help="folder to write to")
    options = words.parse_args(sys.argv[sys.argv.index("--") + 1:])
    for name in names() if "all" in options.names else options.names:
        print("drawn", draw(name, options), flush=True)


if __name__ == "__main__":
    main()
