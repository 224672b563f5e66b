/** How fast one address may call. */
export interface RateLimitOptions {
  /** Calls that may come at once. */
  readonly burst: number;
  /** Calls that come back per second. */
  readonly perSecond: number;
  /** Milliseconds that only grow. @default performance.now */
  readonly now?: () => number;
}

/** A token bucket per caller. */
export interface RateLimit {
  /** Takes one token; answers how many whole seconds to wait when there is none, 0 when there was. */
  readonly take: (caller: string) => number;
}

/** Callers remembered at once; one who was away long enough to be full again needs no memory. */
const MAX_CALLERS = 10_000;

/** Makes the buckets. Memory is bounded: full buckets are forgotten when there are too many. */
export function createRateLimit({ burst, perSecond, now = () => performance.now() }: RateLimitOptions): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const refilled = (bucket: { tokens: number; at: number }, at: number): number =>
    Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond);
  const forgetFull = (at: number): void => {
    for (const [caller, bucket] of buckets) if (refilled(bucket, at) >= burst) buckets.delete(caller);
    if (buckets.size >= MAX_CALLERS) buckets.clear();
  };
  return {
    take(caller) {
      const at = now();
      const bucket = buckets.get(caller);
      if (bucket === undefined && buckets.size >= MAX_CALLERS) forgetFull(at);
      const tokens = bucket === undefined ? burst : refilled(bucket, at);
      const granted = tokens >= 1;
      buckets.set(caller, { tokens: granted ? tokens - 1 : tokens, at });
      return granted ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond));
    },
  };
}
