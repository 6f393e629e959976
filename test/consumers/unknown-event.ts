// From unknown JSON to a documented event or one that the reference lacks; a switch tells them apart.
import { parseEvent } from "tableau-activity-log-schema";

export function read(line: string, eventType?: string): string {
  const event = parseEvent(JSON.parse(line) as unknown, eventType);
  if (event === undefined) return "no record";
  switch (event.eventType) {
    case null:
      return `unknown ${event.unknownType}: ${Object.keys(event.record).join()}`;
    case "background_job":
      return `job ${event.jobId ?? "?"}`;
    default:
      return `${event.eventType} at ${event.eventTime ?? "?"}`;
  }
}

export const result = [
  read('{ "eventType": "background_job", "jobId": 123, "serviceName": "x" }'),
  read('{ "eventType": "mcp_tool_call", "toolName": "x" }'),
  read('{ "toolName": "x" }', "mcp_tool_call"),
  read('{ "jobId": 4 }', "background_job"),
  read('{ "eventType": "hist_login", "eventTime": "now" }'),
  read('{ "eventType": "__proto__" }'),
  read('{ "eventType": 5 }'),
  read("[]"),
  read("null"),
];
