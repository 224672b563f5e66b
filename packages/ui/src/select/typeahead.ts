/** Milliseconds after which a next letter begins a new word. */
export const TYPEAHEAD_TIMEOUT = 700;

interface Named {
  label: string;
  disabled?: boolean;
}

/**
 * Index of the option that typed letters lead to, `-1` where there is none. More letters narrow the search from the marked
 * option on; one letter again and again goes through all that begin with it. What cannot be chosen is passed over.
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

/** The next option that can be chosen, `by` steps away or as near to that as there is one; the marked one where there is none. */
export function stepTo(options: readonly Named[], marked: number, by: number): number {
  const direction = Math.sign(by);
  let target = Math.min(options.length - 1, Math.max(0, marked + by));
  while (options[target]?.disabled) target += direction;
  if (options[target]) return target;
  // Past the end: the last one on the way that can be chosen.
  target = direction > 0 ? options.length - 1 : 0;
  while (options[target]?.disabled) target -= direction;
  return options[target] ? target : marked;
}
