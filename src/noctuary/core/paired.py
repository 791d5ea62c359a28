"""Two answers that met the same deals, compared deal by deal: what they share cancels out, luck above all."""


def is_behind(results: list[float], best: list[float], errors: float) -> bool:
    """Whether `best` is better by so many standard errors of the difference, in the deals that both met."""
    deals = min(len(results), len(best))
    gain = 0.0
    for at in range(deals):
        gain += best[at] - results[at]
    gain /= deals
    spread = 0.0
    for at in range(deals):
        more = best[at] - results[at] - gain
        spread += more * more
    return gain > 0.0 and gain * gain * deals * deals > errors * errors * spread
