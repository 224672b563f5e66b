/** How often the clock is looked at, in milliseconds. */
const LOOK_MS = 5000;
/** By how many milliseconds the clock has to differ from the time that passed. */
const MOVED_MS = 2000;

/** The machine's clock less the time since the page was opened. It changes only where somebody sets the clock, or the machine sleeps. */
const openedAt = (): number => Date.now() - performance.now();

/** Reports that the machine's clock was set. Returns a function that stops looking. */
export function watchClock(onMoved: () => void): () => void {
  let before = openedAt();
  const timer = setInterval(() => {
    const now = openedAt();
    if (Math.abs(now - before) < MOVED_MS) return;
    before = now;
    onMoved();
  }, LOOK_MS);
  return () => clearInterval(timer);
}
