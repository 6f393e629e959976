import { expect, test } from "vitest";

import { jsonReport } from "../../generator/report/json-report.ts";
import { CONTEXT, IDENTIFIED } from "./report-input.ts";

test("the shape of the report", () => {
  expect(jsonReport(IDENTIFIED.slice(1), CONTEXT)).toMatchInlineSnapshot(`
    "{
      "version": 1,
      "tool": {
        "name": "activity-log-schema",
        "version": "1.2.3"
      },
      "counts": {
        "error": 0,
        "warning": 1,
        "info": 1
      },
      "findings": [
        {
          "ruleId": "odd-door",
          "level": "warning",
          "message": "\\"porta\\" stands for \`door\`",
          "fingerprint": "6c5f76c55c031ffe",
          "subject": {
            "page": "current pt-br site",
            "event": "open_door",
            "attribute": "porta",
            "printed": "porta",
            "expected": "door"
          },
          "locations": [
            {
              "file": "b/pt br.md",
              "start": {
                "line": 3,
                "column": 7
              },
              "end": {
                "line": 3,
                "column": 12
              }
            }
          ]
        },
        {
          "ruleId": "loud-door",
          "level": "info",
          "message": "an entry is loud",
          "fingerprint": "23a0b1e75b7e5c48",
          "locations": [
            {
              "file": "a.yaml",
              "start": {
                "line": 1,
                "column": 1
              },
              "end": {
                "line": 1,
                "column": 1
              }
            }
          ]
        }
      ]
    }
    "
  `);
});

test("nothing found is an empty list", () => {
  expect(JSON.parse(jsonReport([], CONTEXT))).toEqual({
    version: 1,
    tool: CONTEXT.tool,
    counts: { error: 0, warning: 0, info: 0 },
    findings: [],
  });
});
