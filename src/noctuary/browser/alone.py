"""Who is known to a house in a browser: nobody. It has one owner, who needs no key to their own device."""

from typing import Any

from noctuary.server.errors import Closed


class Alone:
    """In the place of `People`."""

    async def browser(self, device: str) -> None:
        """No key was ever shown here."""

    async def devices(self, device: str) -> tuple[str, ...]:
        """This one, if it has a name."""
        return (device,) if device else ()

    def __getattr__(self, name: str) -> Any:
        """Keys, passkeys and signing out are a server's."""
        raise Closed("not_found")
