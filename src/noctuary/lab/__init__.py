"""The laboratory: games by the thousand, and honest figures about them.

`plan`, `play`, `run` and `summary` are studies of any game (`noctuary lab play` and so on); `simulate` is the plain
series of `noctuary sim`; a folder named after a game holds studies of its own. `load` reads a dataset of records.
"""

from noctuary.lab.dataset import Dataset, load

__all__ = ["Dataset", "load"]
