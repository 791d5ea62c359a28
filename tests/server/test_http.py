"""Schemathesis throws requests at every route: each is answered as the interface says, and none breaks the server."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from support.server_for_tests import process

from noctuary.server.client import request
from noctuary.server.web.openapi import document

schemathesis = pytest.importorskip("schemathesis")
openapi = pytest.importorskip("schemathesis.specs.openapi.checks")
CHECKS = (
    schemathesis.checks.not_a_server_error,
    openapi.status_code_conformance,
    openapi.response_schema_conformance,
    openapi.content_type_conformance,
)


def test_every_route_keeps_to_its_description(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        made, cookie = request(f"{server.base}/api/tables", {"game": "lanterns", "bots": ["random", "random"]})
        schema = schemathesis.openapi.from_dict(document())
        tried = 0
        for found in schema.get_all_operations():
            operation: Any = found.ok()

            @settings(max_examples=8, database=None, suppress_health_check=list(HealthCheck))
            @given(case=operation.as_strategy())
            def hit(case: Any) -> None:
                nonlocal tried
                tried += 1
                if "table" in case.path_parameters and tried % 2:
                    case.path_parameters["table"] = made["table"]
                response = case.call(base_url=server.base, headers={"Cookie": cookie} if tried % 3 else {}, timeout=30)
                assert response.status_code < 500
                case.validate_response(response, checks=CHECKS)

            hit()
        assert tried > 60
        assert request(f"{server.base}/healthz")[0] == {"ok": True}
