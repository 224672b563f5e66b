/** No answer in time. */
export class AnswerTimeout extends Error {}

/**
 * Runs a step for at most `timeoutMs`. The step gets a signal that is aborted when the time is over or the caller gives up; the promise
 * then rejects even if the step ignores the signal.
 *
 * @throws AnswerTimeout, the caller's abort reason, or what the step throws.
 */
export async function inTime<Result>(
  run: (stop: AbortSignal) => Result | Promise<Result>,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Result> {
  const stopper = new AbortController();
  const timer = setTimeout(() => stopper.abort(new AnswerTimeout()), timeoutMs);
  const giveUp = (): void => stopper.abort(signal?.reason);
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp, { once: true });
  const aborted = new Promise<never>((_resolve, reject) => {
    stopper.signal.addEventListener('abort', () => reject(stopper.signal.reason), { once: true });
  });
  aborted.catch(() => undefined);
  try {
    stopper.signal.throwIfAborted();
    return await Promise.race([run(stopper.signal), aborted]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
