"""wheel.py LIBSHINPAN.so FOLDER: makes the wheel of the Python module in FOLDER, with the library in it.

The library is that of preset `portable`. The wheel's tag says which glibc it needs: the newest whose symbols it uses.
The format is that of the packaging guide, "Binary distribution format".
"""

import base64
import hashlib
import platform
import re
import subprocess
import sys
import zipfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
MODULE = PROJECT / "src/bindings/python"
SYSTEM = {"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}


def seen_by(tool: str, option: str, library: Path) -> str:
    return subprocess.run([tool, option, library], check=True, capture_output=True, text=True).stdout


def platform_tag(library: Path) -> str:
    needed = set(re.findall(r"NEEDED\s+(\S+)", seen_by("objdump", "-p", library)))
    if needed - SYSTEM:
        sys.exit(f"{library} needs {', '.join(sorted(needed - SYSTEM))}: build it with the preset `portable`")
    used = re.findall(r"GLIBC_(\d+)\.(\d+)", seen_by("objdump", "-T", library))
    major, minor = max((int(major), int(minor)) for major, minor in used)
    return f"manylinux_{major}_{minor}_{platform.machine()}"


def stripped(library: Path) -> bytes:
    copy = library.with_name("stripped.so")
    subprocess.run(["strip", "--strip-unneeded", "-o", copy, library], check=True)
    content = copy.read_bytes()
    copy.unlink()
    return content


def version_and_summary() -> tuple[str, str]:
    project = (PROJECT / "CMakeLists.txt").read_text()
    found = re.search(r'project\(shinpan VERSION (\S+).*?DESCRIPTION "([^"]+)"', project, re.DOTALL)
    assert found is not None
    return found[1], found[2]


def files_of(library: Path, tag: str, version: str, summary: str) -> dict[str, bytes]:
    info = f"shinpan-{version}.dist-info/"
    files = {str(path.relative_to(MODULE)): path.read_bytes()
             for path in sorted(MODULE.glob("shinpan/*")) if path.is_file()}
    files[f"shinpan/libshinpan.so.{version.rsplit('.', 1)[0]}"] = stripped(library)
    files[info + "METADATA"] = (f"Metadata-Version: 2.1\nName: shinpan\nVersion: {version}\n"
                                f"Summary: {summary}\nLicense: MIT\n"
                                "License-File: LICENSE\nRequires-Python: >=3.9\n").encode()
    files[info + "WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: shinpan\nRoot-Is-Purelib: false\n"
                             f"Tag: py3-none-{tag}\n").encode()
    files[info + "LICENSE"] = (PROJECT / "LICENSE").read_bytes()
    files[info + "RECORD"] = record(files, info + "RECORD").encode()
    return files


def record(files: dict[str, bytes], own_name: str) -> str:
    lines = []
    for name, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(content)}\n")
    return "".join([*lines, f"{own_name},,\n"])


def main() -> None:
    library, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
    version, summary = version_and_summary()
    tag = platform_tag(library)
    wheel = folder / f"shinpan-{version}-py3-none-{tag}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in files_of(library, tag, version, summary).items():
            entry = zipfile.ZipInfo(name)  # of 1980, so that the same files make the same wheel
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, content)
    print(wheel)


main()
