"""Mail, where a mail server is configured: `COUNCIL_SMTP_URL=smtp://user:password@host:587`."""

from __future__ import annotations

from email.message import EmailMessage
from urllib.parse import SplitResult, unquote, urlsplit

import structlog
from aiosmtplib import SMTPException, send

from smallcouncil.server.settings import Settings

log = structlog.get_logger()


LOCAL = ("localhost", "127.0.0.1", "::1")


def must_encrypt(server: SplitResult) -> bool | None:
    """A password is told to no server on the way that only pretends not to know STARTTLS; None: where it is offered.

    >>> [must_encrypt(urlsplit(url)) for url in ("smtp://a:b@mail.example", "smtp://mail.example", "smtp://a:b@localhost")]
    [True, None, None]
    """
    return True if server.scheme == "smtp" and server.username and server.hostname not in LOCAL else None


async def deliver(settings: Settings, to: str, subject: str, text: str) -> bool:
    """Whether the mail server took it."""
    server = urlsplit(settings.smtp_url)
    message = EmailMessage()
    message["From"] = settings.mail_from or f"council@{server.hostname}"
    message["To"] = to
    message["Subject"] = subject
    message.set_content(text)
    try:
        await send(
            message,
            hostname=server.hostname,
            port=server.port,
            username=unquote(server.username) if server.username else None,
            password=unquote(server.password) if server.password else None,
            use_tls=server.scheme == "smtps",
            start_tls=must_encrypt(server),
            timeout=20,
        )
    except (SMTPException, OSError) as error:
        log.error("mail", error=repr(error))
        return False
    return True
