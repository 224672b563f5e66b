/** A problem that a person can fix. Its message is one clear sentence, to be shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
