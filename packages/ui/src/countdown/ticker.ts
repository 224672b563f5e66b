/*
 * One timer for every countdown on the page. Countdowns that change at the same moment change in one task, which React draws in
 * one pass.
 */

/** Longest wait a timer takes, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** When a step is due, in milliseconds. The steady clock may stand still while the device sleeps; the other one may be set back. */
interface Due {
  readonly steady: number;
  readonly clock: number;
}

const waiting = new Map<() => void, Due>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** The moment of the steady clock that the timer is set to. */
let wakesAt = Infinity;

/** Calls `step` once, `milliseconds` from now. A step that waits already waits for the new moment instead. */
export function callIn(milliseconds: number, step: () => void): void {
  const wait = Math.ceil(milliseconds);
  const steady = performance.now() + wait;
  waiting.set(step, { steady, clock: Date.now() + wait });
  if (steady < wakesAt) wakeAt(steady);
}

/** A step that waits is no longer called. */
export function forget(step: () => void): void {
  if (!waiting.delete(step) || waiting.size > 0) return;
  clearTimeout(timer);
  wakesAt = Infinity;
}

function wakeAt(moment: number): void {
  clearTimeout(timer);
  wakesAt = moment;
  timer = setTimeout(tick, Math.min(LONGEST, Math.max(0, Math.ceil(moment - performance.now()))));
}

function tick(): void {
  wakesAt = Infinity;
  const due = [...waiting].filter(([, { steady, clock }]) => steady <= performance.now() || clock <= Date.now());
  for (const [step] of due) waiting.delete(step);
  for (const [step] of due) {
    try {
      step();
    } catch (error) {
      // What a host does at one end must not stop the other countdowns.
      reportError(error);
    }
  }
  // A step that waits again has set the timer for itself, not for the others.
  const next = Math.min(...[...waiting.values()].map(({ steady }) => steady));
  if (next < wakesAt) wakeAt(next);
}
