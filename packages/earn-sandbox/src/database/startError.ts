/** A problem that a person can mend; its message is one clear sentence and needs no stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
