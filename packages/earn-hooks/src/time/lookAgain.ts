/** Longest wait in seconds: a timer holds 24 days at most, and the exchange's clock may be corrected in between. */
const LONGEST_WAIT = 60;

/**
 * Calls `look` now, and again when the seconds that it returns are over, a minute later at most. Ends when none are left.
 *
 * @returns ends it.
 */
export function lookAgain(look: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = (): void => {
    const left = look();
    if (left > 0) timer = setTimeout(step, Math.min(left, LONGEST_WAIT) * 1000);
  };
  step();
  return () => clearTimeout(timer);
}
