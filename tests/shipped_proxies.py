"""A real nginx and a real Caddy with the configurations that are shipped, in front of servers that run here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import httpx

from server.conftest import missing
from server.council import Council
from smallcouncil.server.run import free_port

DEPLOY = Path(__file__).parents[1] / "deploy"


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        missing(name)
    return str(found)


class Proxy:
    """What it is reached by, and how it is stopped."""

    def __init__(
        self, folder: Path, url: str, plain: int, command: list[str], environment: dict[str, str] | None = None
    ) -> None:
        self.url = url
        self.plain = f"http://127.0.0.1:{plain}"
        self.output = folder / "proxy-log"
        with self.output.open("wb") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, **(environment or {})}, cwd=folder
            )
        end = time.monotonic() + 60
        while True:
            try:
                httpx.get(url, verify=False)
                return
            except httpx.TransportError:
                assert self.process.poll() is None and time.monotonic() < end, self.output.read_text()
                time.sleep(0.1)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)


def nginx(folder: Path, councils: list[Council]) -> Proxy:
    binary, openssl = program("nginx"), program("openssl")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    request = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout {key} -out {certificate}"
    subprocess.run([openssl, *request.split()], check=True, capture_output=True)
    port, plain = free_port(), free_port()
    site = read("nginx.conf").replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{plain};")
    site = re.sub(r"ssl_certificate \S+;", f"ssl_certificate {certificate};", site)
    site = re.sub(r"ssl_certificate_key \S+;", f"ssl_certificate_key {key};", site)
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{councils[0].port}")
    site = site.replace("# server 127.0.0.1:8001", f"server 127.0.0.1:{councils[1].port}")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = " ".join(f"{kind}_temp_path {folder / kind};" for kind in kinds)
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off; pid {folder / 'pid'}; error_log {folder / 'nginx-log'}; user {Path.home().owner()};\n"
        f"events {{}}\nhttp {{ access_log off; {temporary}\n{site} }}\n"
    )
    return Proxy(folder, f"https://127.0.0.1:{port}", plain, [binary, "-p", str(folder), "-c", str(whole)])


def caddy(folder: Path, councils: list[Council]) -> Proxy:
    port, plain = free_port(), free_port()
    own = f"admin off\nhttps_port {port}\nhttp_port {plain}\nlocal_certs\nskip_install_trust\n"
    site = read("Caddyfile").replace("council:8000 council:8001", " ".join(f"127.0.0.1:{c.port}" for c in councils))
    assert f"127.0.0.1:{councils[-1].port}" in site
    whole = folder / "Caddyfile"
    whole.write_text(site.replace("{\n", f"{{\n{own}", 1))
    home = {"XDG_DATA_HOME": str(folder / "caddy"), "XDG_CONFIG_HOME": str(folder / "caddy"), "HOME": str(folder)}
    command = [program("caddy"), "run", "--config", str(whole), "--adapter", "caddyfile"]
    return Proxy(folder, f"https://localhost:{port}", plain, command, {**home, "COUNCIL_DOMAIN": "localhost"})


PROXIES = {"nginx": nginx, "caddy": caddy}
