/**
 * Writes an unexpected error as one JSON line to stderr: the code of its innermost cause, or else its name. The message is left
 * out, because a database error's message contains the parameters of the query.
 */
export function reportCode(error: unknown): void {
  let code: string = error instanceof Error ? error.name : typeof error;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') code = cause.code;
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level: 'error', event: 'failed', code })}\n`);
}
