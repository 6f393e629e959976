import { quote } from "../../findings/quote.ts";
import type { Rule } from "../rule.ts";

/** The heading is the event's name; the lead paragraph repeats it, at times with a word too many in the code span. */
export const leadName: Rule = {
  id: "lead-name",
  level: "warning",
  purpose:
    "Checks that the lead paragraph of an event names the event of its heading, and nothing else, in its code span.",
  find: ({ pages }) =>
    pages
      .flatMap(({ events }) => events)
      .flatMap(({ name, leadName: lead }) =>
        lead === undefined || lead.text === name.text
          ? []
          : [
              {
                message: `the lead names ${quote(lead.text)} where the heading names ${quote(name.text)}`,
                locations: [lead.location, name.location],
              },
            ],
      ),
};
