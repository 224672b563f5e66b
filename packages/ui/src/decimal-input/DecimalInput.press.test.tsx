import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { DecimalInput } from './DecimalInput.tsx';

async function fieldOf(text: string, dir: 'ltr' | 'rtl' = 'ltr') {
  const screen = await render(
    <EarnTheme dir={dir}>
      <div style={{ width: 360 }}>
        <DecimalInput label="Amount" decimals={18} max="9999999999999999999999" defaultValue={text} grouping unit="USDT" />
      </div>
    </EarnTheme>,
  );
  const input = screen.container.querySelector('input');
  const drawn = input?.nextElementSibling?.firstChild;
  if (!input || !(drawn instanceof Text)) throw new Error('Nothing is drawn over the field');
  return { input, drawn };
}

async function press(x: number, y: number, to = x): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect();
  const at = (left: number) => ({ x: left + (frame?.x ?? 0), y: y + (frame?.y ?? 0), button: 'left', clickCount: 1 }) as const;
  await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at(x) });
  if (to !== x) await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at(to) });
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at(to) });
}

/** The middle of a drawn character, and the number of figures before it. */
function placesOf(drawn: Text): readonly { readonly x: number; readonly y: number; readonly before: number }[] {
  const range = document.createRange();
  let before = 0;
  return [...drawn.data].flatMap((char, at) => {
    if (!/[\d.]/.test(char)) return [];
    range.setStart(drawn, at);
    range.setEnd(drawn, at + 1);
    const { left, width, top, height } = range.getBoundingClientRect();
    return [{ x: left + width / 4, y: top + height / 2, before: before++ }];
  });
}

describe('an amount that is pressed', () => {
  it.each([
    ['1234567.89', 'ltr'],
    ['123456789012.12345678', 'ltr'],
    ['1234567890123456789012.12345678', 'ltr'],
    ['1234567.89', 'rtl'],
  ] as const)('given %s in a page written %s, then the caret stands before the digit that was pressed', async (text, dir) => {
    const { input, drawn } = await fieldOf(text, dir);
    for (const { x, y, before } of placesOf(drawn)) {
      input.blur();
      await press(x, y);
      expect([text, input.selectionStart, input.selectionEnd]).toEqual([text, before, before]);
    }
    expect(input.value).toBe(text);
  });

  it('given a drag over it, then what the drag selected stays selected', async () => {
    const { input } = await fieldOf('1234567.89');
    const { left, top, height } = input.getBoundingClientRect();
    await press(left + 14, top + height / 2, left + 200);
    expect(input.selectionEnd).toBeGreaterThan(input.selectionStart ?? 0);
  });
});

describe('digits that are dragged', () => {
  it('given digits of the amount itself, then they stay in their place', async () => {
    const { input } = await fieldOf('1234567.89');
    const drag = new DragEvent('dragstart', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() });
    input.dispatchEvent(drag);
    expect(drag.defaultPrevented).toBe(true);
  });

  it.each([
    ['55', '55'],
    ['1,234.5', '1234.5'],
    ['12 apples', '1234567.89'],
  ])('given %s dropped onto an amount, then the amount is %s', async (dropped, amount) => {
    const { input } = await fieldOf('1234567.89');
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', dropped);
    input.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    expect(input.value).toBe(amount);
  });
});
