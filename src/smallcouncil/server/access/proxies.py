"""Proxies that are believed when they name the visitor for whom they speak (`trusted_proxies`)."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from smallcouncil.table import BadInput


class TrustedProxies:
    """Addresses and networks, separated by commas.

    >>> trusted = TrustedProxies("127.0.0.1, 172.30.0.0/24")
    >>> [address in trusted for address in ("127.0.0.1", "172.30.0.10", "192.0.2.1", "")]
    [True, True, False, False]
    """

    def __init__(self, said: str) -> None:
        self.networks: list[IPv4Network | IPv6Network] = []
        for one in filter(None, map(str.strip, said.split(","))):
            try:  # a name is never the address of a visitor, and with `*` visitors could call themselves anything
                self.networks.append(ip_network(one))
            except ValueError:
                expected = "addresses and networks, with commas"
                raise BadInput("trusted_proxies", "wrong-type", value=one, expected=expected) from None

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)

    def written(self) -> list[str]:
        return [str(network) for network in self.networks]
