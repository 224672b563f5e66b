/** 15 January 2026, 08:30 UTC: the time of every story. */
export const NOW = Date.UTC(2026, 0, 15, 8, 30);

/** In the page: `new Date()` is one moment. Timers and `performance.now()` go on, as waiting needs them. */
export function holdClock(now: number): void {
  const Real = Date;
  globalThis.Date = new Proxy(Real, {
    construct: (_target, values, newTarget) => (values.length === 0 ? new Real(now) : (Reflect.construct(Real, values, newTarget) as Date)),
    get: (target, key, receiver) => (key === 'now' ? () => now : (Reflect.get(target, key, receiver) as unknown)),
  });
}

/** In the page: ids that are drawn at random are the same in every picture. */
export function holdRandomness(): void {
  let drawn = 0;
  crypto.getRandomValues = (into) => {
    if (into) new Uint8Array(into.buffer, into.byteOffset, into.byteLength).fill((drawn += 1));
    return into;
  };
}
