"""HTTP: endpoints, errors, security, files."""
