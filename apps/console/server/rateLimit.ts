/** How fast one address may call. */
export interface RateLimitOptions {
  /** Calls in a burst. */
  readonly burst: number;
  /** Calls per second by which the bucket refills. */
  readonly perSecond: number;
  /** A monotonic clock in milliseconds. @default performance.now */
  readonly now?: () => number;
}

/** A token bucket per caller. */
export interface RateLimit {
  /** Takes one token. Returns 0, or the whole seconds to wait if there is none. */
  readonly take: (caller: string) => number;
}

/** Most callers in memory. A caller whose bucket is full again need not be stored. */
const MAX_CALLERS = 10_000;

/** Creates the buckets. Memory is bounded: full buckets are removed when there are too many. */
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
