/** How much a selector weighs: ids, then classes, attributes and pseudo-classes, then elements, as one number to compare. */
export function specificityOf(selector: string): number {
  let weight = 0;
  let rest = selector.trim();
  while (rest !== '') {
    const nested = /^:(where|is|not|has)\(/.exec(rest);
    if (nested) {
      const end = closingOf(rest, nested[0].length);
      // `:where` weighs nothing, the others as their heaviest.
      if (nested[1] !== 'where')
        weight += Math.max(
          ...rest
            .slice(nested[0].length, end)
            .split(/,(?![^(]*\))/)
            .map(specificityOf),
        );
      rest = rest.slice(end + 1);
      continue;
    }
    const [, ...kinds] = /^(?:(#[\w-]+)|(\.[\w-]+|\[[^\]]*\]|:[\w-]+(?:\([^)]*\))?)|([a-zA-Z][\w-]*)|.)/.exec(rest) ?? [];
    const kind = kinds.findIndex(Boolean);
    weight += [ID, CLASS, ELEMENT][kind] ?? 0;
    rest = rest.slice(kinds[kind]?.length ?? 1);
  }
  return weight;
}

const ELEMENT = 1;
const CLASS = 1000;
const ID = 1_000_000;

/** Place of the bracket that closes the one opened before `from`. */
function closingOf(text: string, from: number): number {
  let open = 1;
  for (let place = from; place < text.length; place++) {
    if (text[place] === '(') open++;
    if (text[place] === ')' && --open === 0) return place;
  }
  return text.length;
}
