"""In the place of `sqlalchemy` in a page, where no database is: what is written for one can be read, and not run."""


class Nothing:
    """Whatever is asked of it is nothing."""

    def __getattr__(self, name: str) -> "Nothing":
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __call__(self, *_: object, **__: object) -> "Nothing":
        return self


def __getattr__(name: str) -> Nothing:
    if name.startswith("__"):
        raise AttributeError(name)
    return Nothing()
