/** The clock and timers of submissions; replaced in tests. */
export interface Timers {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Calls back once after some milliseconds. */
  readonly set: (callback: () => void, ms: number) => () => void;
}

/** The machine's own timers. */
export const systemTimers: Timers = {
  // Not the wall clock: changing that one would end the wait for an order too early, or never.
  now: () => performance.now(),
  set: (callback, ms) => {
    const handle = setTimeout(callback, ms);
    return () => clearTimeout(handle);
  },
};

/** Runs work with a timeout; after that its signal is aborted and the promise rejects. */
export function within<Value>(timers: Timers, ms: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  return new Promise<Value>((resolve, reject) => {
    const stop = timers.set(() => {
      controller.abort();
      reject(new Error('Too slow'));
    }, ms);
    work(controller.signal).then(resolve, reject).finally(stop);
  });
}
