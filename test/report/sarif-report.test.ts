import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";

import { sarifReport } from "../../generator/report/sarif-report.ts";
import { CONTEXT, IDENTIFIED, IDENTIFIED_HOSTILE } from "./report-input.ts";
import { SARIF_SUBSET } from "./sarif-subset.ts";

const ajv = new Ajv({ allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(SARIF_SUBSET);

function faultsOf(report: string): unknown {
  return validate(JSON.parse(report)) ? [] : validate.errors;
}

test("a run has the tool with its rules, and a result for each finding", () => {
  const report = sarifReport(IDENTIFIED, { ...CONTEXT, rules: CONTEXT.rules.slice(0, 2) });
  expect(faultsOf(report)).toEqual([]);
  expect(report).toMatchInlineSnapshot(`
    "{
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        {
          "tool": {
            "driver": {
              "name": "activity-log-schema",
              "semanticVersion": "1.2.3",
              "rules": [
                {
                  "id": "twin-door",
                  "shortDescription": {
                    "text": "Checks that doors differ."
                  },
                  "help": {
                    "text": "Remove one of them.",
                    "markdown": "Remove one of \`them\`."
                  },
                  "defaultConfiguration": {
                    "level": "error"
                  }
                },
                {
                  "id": "odd-door",
                  "shortDescription": {
                    "text": "Checks that doors are even."
                  },
                  "help": {
                    "text": "Plane it.",
                    "markdown": "Plane it."
                  },
                  "defaultConfiguration": {
                    "level": "warning"
                  }
                }
              ]
            }
          },
          "columnKind": "utf16CodeUnits",
          "results": [
            {
              "ruleId": "twin-door",
              "ruleIndex": 0,
              "level": "error",
              "message": {
                "text": "\\"porta\\" stands twice"
              },
              "locations": [
                {
                  "physicalLocation": {
                    "artifactLocation": {
                      "uri": "b/pt%20br.md"
                    },
                    "region": {
                      "startLine": 9,
                      "startColumn": 5,
                      "endLine": 9,
                      "endColumn": 9
                    }
                  }
                }
              ],
              "relatedLocations": [
                {
                  "id": 0,
                  "physicalLocation": {
                    "artifactLocation": {
                      "uri": "b/pt%20br.md"
                    },
                    "region": {
                      "startLine": 2,
                      "startColumn": 1,
                      "endLine": 2,
                      "endColumn": 5
                    }
                  }
                }
              ],
              "partialFingerprints": {
                "ruleAndSubject/v1": "19764d75ad91969e"
              }
            },
            {
              "ruleId": "odd-door",
              "ruleIndex": 1,
              "level": "warning",
              "message": {
                "text": "\\"porta\\" stands for \`door\`"
              },
              "locations": [
                {
                  "physicalLocation": {
                    "artifactLocation": {
                      "uri": "b/pt%20br.md"
                    },
                    "region": {
                      "startLine": 3,
                      "startColumn": 7,
                      "endLine": 3,
                      "endColumn": 12
                    }
                  }
                }
              ],
              "partialFingerprints": {
                "ruleAndSubject/v1": "6c5f76c55c031ffe"
              }
            },
            {
              "ruleId": "loud-door",
              "level": "note",
              "message": {
                "text": "an entry is loud"
              },
              "locations": [
                {
                  "physicalLocation": {
                    "artifactLocation": {
                      "uri": "a.yaml"
                    },
                    "region": {
                      "startLine": 1,
                      "startColumn": 1,
                      "endLine": 1,
                      "endColumn": 1
                    }
                  }
                }
              ],
              "partialFingerprints": {
                "ruleAndSubject/v1": "23a0b1e75b7e5c48"
              }
            }
          ]
        }
      ]
    }
    "
  `);
});

test("the check itself finds what is wrong", () => {
  const wrong = sarifReport(IDENTIFIED, CONTEXT).replaceAll('"startColumn": 7', '"startColumn": 0');
  expect(faultsOf(wrong)).toMatchObject([{ keyword: "minimum" }]);
  expect(faultsOf(wrong.replaceAll('"ruleIndex"', '"ruleNumber"'))).not.toEqual([]);
});

test("hostile texts stay text, and an address an address", () => {
  const report = sarifReport(IDENTIFIED_HOSTILE, CONTEXT);
  expect(faultsOf(report)).toEqual([]);
  expect(report).toContain('"uri": "d,e%3Af%25%0A%3Ci%3E.md"');
  expect(report).toContain("\\\\[l\\\\](javascript:x)");
});

test("nothing found is an empty list of results", () => {
  const report = sarifReport([], CONTEXT);
  expect(faultsOf(report)).toEqual([]);
  expect(JSON.parse(report)).toMatchObject({ runs: [{ results: [] }] });
});
