/** The kit could not run. Its message is one sentence for people. */
export class ConformError extends Error {
  override readonly name = 'ConformError';
}
