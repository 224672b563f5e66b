/** Answers the documented paths: the sandbox in this process, or the real exchange behind the proxy. */
export interface Exchange {
  /**
   * Answers one request. Its request line, host, origin and size have already been checked.
   *
   * @returns the answer; one whose body fails drops the connection where it fails.
   */
  readonly answer: (request: Request) => Promise<Response>;
  /** Resolves when calls can be answered, and rejects when they cannot. */
  readonly ready: () => Promise<void>;
  /** Closes all resources, above all the database. */
  readonly close: () => Promise<void>;
}

/**
 * A refusal in the format of the exchange's answers. Its sentence is for operators. It is not in the field where clients look for a
 * text of the exchange, because the page would show it instead of its own text (AMB-006).
 *
 * @param more `not_begun` where nothing of the call can have happened, whatever the status.
 */
export const errorResponse = (
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
  more: { readonly not_begun?: true } = {},
): Response =>
  Response.json(
    { code: status, error: message, ...more },
    { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } },
  );
