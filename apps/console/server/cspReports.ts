/** Reports that are read of one message. */
const MOST_REPORTS = 10;

/**
 * What the page's policy stopped, by the browser's own account, such as `style-src-elem inline`: the directive, and where
 * what was stopped came from. Reads both formats, `application/reports+json` and `application/csp-report`. Nothing else of a
 * report is believed or kept.
 */
export function stoppedByPolicy(body: Buffer): readonly string[] {
  let message: unknown;
  try {
    message = JSON.parse(body.toString('utf8'));
  } catch {
    return [];
  }
  const reports: readonly unknown[] = Array.isArray(message) ? message.slice(0, MOST_REPORTS) : [message];
  return reports.flatMap((report) => {
    const facts = field(report, 'body') ?? field(report, 'csp-report');
    const directive = field(facts, 'effectiveDirective') ?? field(facts, 'effective-directive') ?? field(facts, 'violated-directive');
    if (typeof directive !== 'string' || !/^[a-z-]{1,40}$/.test(directive)) return [];
    return [`${directive} ${sourceOf(field(facts, 'blockedURL') ?? field(facts, 'blocked-uri'))}`];
  });
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

/** A keyword such as `inline`, or an origin; addresses may hold anything. */
function sourceOf(blocked: unknown): string {
  if (typeof blocked !== 'string') return 'unknown';
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  const url = URL.parse(blocked.slice(0, 300));
  if (url === null) return 'unknown';
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.origin.slice(0, 100) : url.protocol.slice(0, 30);
}
