/** Most tokens with which one request is tried. */
const MOST_TOKENS = 8;

/** The tokens that a write may carry: several where another page of this host, or of a parent domain, set a cookie of the same name. */
export const csrfTokens = (): readonly string[] => [
  ...new Set([...document.cookie.matchAll(/(?:^|; )csrftoken=([^;]*)/g)].map(([, token = '']) => token)),
];

/** Sends a write, and once more with each other token while the sandbox refuses it: nothing moved then, and a refusal may bring a new token. */
export async function withCsrfToken<Answer>(
  send: (csrftoken: string) => Promise<Answer>,
  isRefused: (answer: Answer) => boolean,
): Promise<Answer> {
  const tried = new Set<string>();
  for (;;) {
    const token = csrfTokens().find((one) => !tried.has(one)) ?? '';
    tried.add(token);
    const answer = await send(token);
    const isLast = tried.size >= MOST_TOKENS || csrfTokens().every((one) => tried.has(one));
    if (isLast || !isRefused(answer)) return answer;
  }
}
