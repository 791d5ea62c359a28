"""Storms: real nodes and tables in a world whose time, network, database and faults come from one seed."""
