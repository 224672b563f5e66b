/**
 * Writes an error that nobody foresaw as one JSON line on stderr: the code of its innermost cause, else its name. Its message
 * stays out, because a database writes the parameters of a query into it.
 */
export function reportCode(error: unknown): void {
  let code: string = error instanceof Error ? error.name : typeof error;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') code = cause.code;
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level: 'error', event: 'failed', code })}\n`);
}
