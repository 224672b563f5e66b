/** Whoever answers the documented paths: the sandbox in this process, or the one exchange behind the proxy. */
export interface Exchange {
  /**
   * Answers one request whose line, host, origin and size were already judged.
   *
   * @returns the answer; one whose body fails drops the connection where it fails.
   */
  readonly answer: (request: Request) => Promise<Response>;
  /** Resolves when calls can be answered, and rejects when they cannot. */
  readonly ready: () => Promise<void>;
  /** Lets go of everything it holds, the database first of all. */
  readonly close: () => Promise<void>;
}

/**
 * A refusal in the shape of the exchange's answers. Its sentence is for operators and stands where no client looks for a text
 * of the exchange, which would be shown in place of the page's own words (AMB-006).
 */
export const refusal = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ code: status, error: message }, { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } });
