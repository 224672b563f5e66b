import { CALL_NAMES } from './callNames.ts';

/** How many characters have to be changed to make one text of the other. */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, character] of [...from].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...to].entries()) {
      const replaced = (row[index] ?? 0) + (character === other ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Checks names that come from JavaScript, where no compiler has.
 *
 * @param names what should be names of calls.
 * @param option where they were given, for the message, such as `` createEarnClient: `paths` ``.
 * @throws TypeError for a name that is no call's. It says the nearest one.
 */
export function needCallNames(names: readonly string[], option: string): void {
  for (const name of names) {
    if ((CALL_NAMES as readonly string[]).includes(name)) continue;
    const far = CALL_NAMES.map((known) => ({ known, distance: distanceOf(name.toLowerCase(), known.toLowerCase()) }));
    const nearest = far.reduce((best, each) => (each.distance < best.distance ? each : best));
    throw new TypeError(
      `EK012: ${option} names no call "${name}". Did you mean "${nearest.known}"? https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek012`,
    );
  }
}
