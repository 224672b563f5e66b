/** What the database itself said, under the driver's wrapping. */
export const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause instanceof Error ? causeOf(error.cause) : error);

/** The first line of an error, as a sentence. */
export const firstLine = (error: unknown): string => {
  const text = error instanceof AggregateError ? String(error.errors[0]) : String(error);
  const line = (text.split('\n')[0] ?? '').replace(/^(\w*Error|error): /, '');
  return line.endsWith('.') ? line : `${line}.`;
};

/** The database's own code of an error (`40P01`), wherever the driver put it. */
export function databaseCodeOf(error: unknown): string | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}
