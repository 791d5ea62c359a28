def write_report(found, to):
    pass
