/**
 * Puts the caret at the digit that is pressed, where another text is drawn over the input: groups and a smaller type move the digits away
 * from those of the input, by which the browser finds the place. Text that a drag selects stays selected.
 */
export function placeCaretUnderPress(
  input: HTMLInputElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): void {
  const drawn = input.nextElementSibling?.firstChild;
  const { left, right, top, bottom } = input.getBoundingClientRect();
  // A press that a program makes has no place.
  const isOver = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  if (!(drawn instanceof Text) || input.matches(':focus') || !isOver) return;
  const place = figuresBefore(input.value, drawn.data, placeIn(drawn, clientX, clientY));
  // The browser puts the caret after this event, and a drag may go on from there.
  input.ownerDocument.addEventListener(
    'mouseup',
    () => {
      if (input.matches(':focus') && input.selectionStart === input.selectionEnd) input.setSelectionRange(place, place);
    },
    { once: true },
  );
}

/** The number of drawn characters before a point of the window: in the line next to it, up to the edge next to it. */
function placeIn(drawn: Text, x: number, y: number): number {
  const range = drawn.ownerDocument.createRange();
  let best = { place: drawn.data.length, above: Infinity, beside: Infinity };
  for (let at = 0; at < drawn.data.length; at++) {
    range.setStart(drawn, at);
    range.setEnd(drawn, at + 1);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    const above = Math.max(top - y, y - bottom, 0);
    for (const [place, edge] of [
      [at, left],
      [at + 1, right],
    ] as const) {
      const beside = Math.abs(edge - x);
      if (width > 0 && (above < best.above || (above === best.above && beside < best.beside))) best = { place, above, beside };
    }
  }
  return best.place;
}

/** How many characters of a text stand in the first `count` characters of what is drawn of it, which has marks of groups besides. */
function figuresBefore(text: string, drawn: string, count: number): number {
  let place = 0;
  for (const char of drawn.slice(0, count)) if (char === text[place]) place += 1;
  return place;
}
