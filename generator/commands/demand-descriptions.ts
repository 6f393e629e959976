import { quote } from "../findings/quote.ts";
import { EXIT_CODE, UserError } from "../findings/user-error.ts";
import { LOCALES } from "../locales/locales.ts";

/**
 * Demands that `--descriptions` names something that could describe. The tags are no choices of the parser's, since help
 * would load every locale to list them.
 *
 * @throws UserError (exit code 2) that lists what it takes
 */
export function demandDescriptions(descriptions: string): void {
  const tags = LOCALES.map(({ tag }) => tag);
  if (["project", "none", ...tags].includes(descriptions)) return;
  throw new UserError(
    `--descriptions takes project, none or a locale (${tags.join(", ")}), not ${quote(descriptions)}`,
    EXIT_CODE.usage,
  );
}
