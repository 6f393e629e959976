/** Exit codes of the command line, as the contract has them. */
export const EXIT_CODE = { clean: 0, findings: 1, usage: 2, refused: 3, internal: 4 } as const;

/** The exit codes with which a run can be refused. */
export type RefusalCode = typeof EXIT_CODE.usage | typeof EXIT_CODE.refused;

/**
 * A mistake the user can mend: printed without a stack, with the exit code it carries.
 * Its message names the file, the place, the cause and the remedy.
 */
export class UserError extends Error {
  constructor(
    message: string,
    /** 2 for wrong usage, 3 for input that is unreadable or refused. */
    readonly exitCode: RefusalCode = EXIT_CODE.refused,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "UserError";
  }
}
