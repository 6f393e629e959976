import { quote } from "../../findings/quote.ts";
import type { Rule } from "../rule.ts";
import { printedSubject } from "../subjects.ts";

/** The heading is the event's name; the lead paragraph repeats it, at times with a word too many in the code span. */
export const leadName: Rule = {
  id: "lead-name",
  level: "warning",
  purpose:
    "Checks that the lead paragraph of an event names the event of its heading, and nothing else, in its code span.",
  explanation:
    "The heading is taken for the event's name. Readers who copy the name from the lead filter for an event that does not exist.",
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.events.flatMap((event) => {
        const { name, leadName: lead } = event;
        if (lead === undefined || lead.text === name.text) return [];
        return {
          message: `the lead names ${quote(lead.text)} where the heading names ${quote(name.text)}`,
          locations: [lead.location, name.location],
          subject: { ...printedSubject(page, event), printed: lead.text, expected: name.text },
        };
      }),
    ),
};
