"""The rules, one module a step; `turn` has the order of the steps."""
