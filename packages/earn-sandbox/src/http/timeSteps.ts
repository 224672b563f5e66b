import { refusals } from '../refusal.ts';

/** Most points of one chart. */
const MAX_POINTS = 2_500;

/**
 * Lists the whole steps of time, such as hours, in a chart's range up to the last complete one.
 *
 * @param range unix seconds, both ends included.
 * @param width seconds of a step.
 * @throws Refusal if the range ends before it starts, or is too long.
 */
export function timeSteps(range: { readonly from: number; readonly to: number }, width: number, now: number): readonly number[] {
  if (range.from < 0 || range.to < range.from) throw refusals.badInput('The range is upside down.');
  const first = Math.ceil(range.from / width);
  const last = Math.min(Math.floor(range.to / width), Math.floor(now / width));
  if (last - first >= MAX_POINTS) throw refusals.badInput('The range is too long.');
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}
