/** What an order brings, as its dialog shows it beside the action: `Interest a day: +0.14 USDT`, and `--` for what is not known. */
export const outcomeOf = (dialog: HTMLElement): readonly string[] =>
  [...dialog.querySelectorAll<HTMLElement>('[data-part="outcome-item"]')].map((item) => {
    const [label, ...values] = [...item.children].map((part) => (part.querySelector('[aria-hidden]') ? '--' : (part.textContent ?? '')));
    return `${label ?? ''}: ${values.join(', ')}`;
  });
