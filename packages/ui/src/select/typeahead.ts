/** Milliseconds after which the next letter starts a new search. */
export const TYPEAHEAD_TIMEOUT = 700;

interface Named {
  label: string;
  disabled?: boolean;
}

/**
 * Index of the option found by typed letters, `-1` if there is none. More letters narrow the search from the marked
 * option on; a repeated letter cycles through all options that start with it. Disabled options are skipped.
 */
export function findByTypeahead(options: readonly Named[], letters: string, marked: number): number {
  const wanted = letters.toLocaleLowerCase();
  const [first = ''] = wanted;
  const repeats = [...wanted].every((letter) => letter === first);
  const start = repeats ? first : wanted;
  const from = Math.max(0, repeats ? marked + 1 : marked);
  for (let step = 0; step < options.length; step++) {
    const index = (from + step) % options.length;
    const option = options[index];
    if (option && !option.disabled && option.label.toLocaleLowerCase().startsWith(start)) return index;
  }
  return -1;
}

/** The enabled option `by` steps away or nearest to it; the marked one if there is none. */
export function stepTo(options: readonly Named[], marked: number, by: number): number {
  const direction = Math.sign(by);
  let target = Math.min(options.length - 1, Math.max(0, marked + by));
  while (options[target]?.disabled) target += direction;
  if (options[target]) return target;
  // Past the end: the last enabled option on the way.
  target = direction > 0 ? options.length - 1 : 0;
  while (options[target]?.disabled) target -= direction;
  return options[target] ? target : marked;
}
