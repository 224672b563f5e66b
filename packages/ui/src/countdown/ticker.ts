/*
 * One timer for every countdown on the page. Countdowns that change at the same moment change in one task, which React draws in
 * one pass.
 */

/** Longest wait a timer takes, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** When each step is due, in milliseconds of the machine's clock. */
const waiting = new Map<() => void, number>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** The moment the timer is set to. */
let wakesAt = Infinity;

/** Calls `step` once, `milliseconds` from now. A step that waits already waits for the new moment instead. */
export function callIn(milliseconds: number, step: () => void): void {
  const at = Date.now() + Math.ceil(milliseconds);
  waiting.set(step, at);
  if (at < wakesAt) wakeAt(at);
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
  timer = setTimeout(tick, Math.min(LONGEST, Math.max(0, moment - Date.now())));
}

function tick(): void {
  wakesAt = Infinity;
  const now = Date.now();
  const due = [...waiting].filter(([, at]) => at <= now);
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
  const next = Math.min(...waiting.values());
  if (next < wakesAt) wakeAt(next);
}
