"""A real nginx in front of a server, for tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

import httpx
import pytest

from smallcouncil.server.run import free_port

BINARY = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")

# One site leaves the base path on, the other takes it off.
CONFIG = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection "upgrade";
    server {{
        listen 127.0.0.1:{on};
        location {base} {{ proxy_pass http://127.0.0.1:{port}; }}
    }}
    server {{
        listen 127.0.0.1:{off};
        location {base} {{ proxy_pass http://127.0.0.1:{port}/; }}
    }}
}}
"""


class Nginx:
    def __init__(self, folder: Path, port: int, base: str) -> None:
        if BINARY is None:
            if os.environ.get("CI") == "true":
                pytest.fail("nginx is not installed")
            pytest.skip("nginx is not installed")
        self.leaves_it_on, self.takes_it_off = free_port(), free_port()
        config = folder / "nginx.conf"
        ports = {"on": self.leaves_it_on, "off": self.takes_it_off, "port": port}
        config.write_text(CONFIG.format(folder=folder, base=base, **ports))
        self.process = subprocess.Popen([BINARY, "-c", str(config), "-e", str(folder / "nginx.log")])
        end = time.monotonic() + 60
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{self.takes_it_off}/")
                return
            except httpx.TransportError:
                assert self.process.poll() is None and time.monotonic() < end, (folder / "nginx.log").read_text()
                time.sleep(0.05)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)
