import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import '../styles.css';
import { hydratedWith, setNatively } from '../testing/hydrated.tsx';
import { EarnTheme } from '../theme/index.ts';
import { DecimalInput } from './DecimalInput.tsx';

/** What people and programs bring into a field, and the one amount that it means; `undefined` where it means none or several. */
const TEXTS: readonly (readonly [text: string, amount: string | undefined])[] = [
  ['61.5', '61.5'],
  ['0.06', '0.06'],
  ['1234', '1234'],
  ['  20 ', '20'],
  ['１２．５', '12.5'],
  ['1,234.5', '1234.5'],
  ['1,234,567', '1234567'],
  ['1.234,5', undefined],
  ['1.234.567', undefined],
  ['1,23,4', undefined],
  ['12e3', undefined],
  ['0x10', undefined],
  ['$20', undefined],
  ['20 USDT', undefined],
  ['20%', undefined],
  ['1/2', undefined],
  ['½', undefined],
  ['٣٤', undefined],
  ['三十', undefined],
  ['twenty', undefined],
  ['5 6', undefined],
  ['1’234', undefined],
  ['1\u00a0234', '1234'],
  ['Infinity', undefined],
  ['\u200e1,234.5\u200f', '1234.5'],
  ['\ufeff2\u00ad0\u2060', '20'],
];

/** A comma that does not group: a typed one is the decimal point, any other is refused (AMB-168, AMB-048). */
const COMMAS: readonly (readonly [text: string, typed: string])[] = [
  ['61,5', '61.5'],
  ['0,06', '0.06'],
  ['12,3456', '12.3456'],
];

let reported = '';

function Field({ held }: { held: boolean }) {
  const [value, setValue] = useState('');
  return (
    <DecimalInput
      label="Amount"
      decimals={8}
      {...(held && { value })}
      onValueChange={(text) => {
        reported = text;
        setValue(text);
      }}
    />
  );
}

async function field(held: boolean): Promise<HTMLInputElement> {
  reported = '';
  const screen = await render(
    <EarnTheme>
      <Field held={held} />
    </EarnTheme>,
  );
  const input = screen.container.querySelector('input');
  if (input === null) throw new Error('There is no field');
  return input;
}

type Way = (input: HTMLInputElement, text: string) => Promise<void> | void;

const drop: Way = async (input, text) => {
  const { x, y, width, height } = input.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const at = { x: x + width / 2 + (frame?.x ?? 0), y: y + height / 2 + (frame?.y ?? 0) };
  const data = { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await cdp().send('Input.dispatchDragEvent', { type, ...at, data });
};

/** Ways in which a text comes in whole and was not typed. */
const WHOLE: Readonly<Record<string, Way>> = {
  'is dropped': drop,
  'is filled in by the browser': (input, text) => {
    setNatively(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  },
  'is filled in by an extension without focus or input type': (input, text) => {
    setNatively(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
  },
  'replaces the text of another tool': (input, text) => {
    input.focus();
    setNatively(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }));
  },
};

/** Ways in which a text counts as typed. */
const TYPED: Readonly<Record<string, Way>> = {
  'is spoken': async (input, text) => {
    input.focus();
    await cdp().send('Input.insertText', { text });
  },
  'is composed by an input method': async (input, text) => {
    input.focus();
    await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await cdp().send('Input.insertText', { text });
  },
};

const cases = Object.entries({ ...WHOLE, ...TYPED });

/** Ways whose line breaks reach the field. The value of an input never has one, so elsewhere the browser has removed it. */
const WITH_LINES = ['is dropped', 'is spoken'];

/** Whether the field says something about its last change. */
const says = (input: HTMLInputElement): boolean => document.getElementById(`${input.id}-message`)?.textContent.trim() !== '';

describe('a text that comes into an empty field in any way (AMB-048, AMB-168)', () => {
  it.each(cases)('given it %s, then the field has the amount that it means, or none and says why', async (name, bring) => {
    const isTyped = name in TYPED;
    const commas = COMMAS.map(([text, typed]) => [text, isTyped ? typed : undefined] as const);
    const lines = WITH_LINES.includes(name) ? [['20\n30', undefined] as const] : [];
    for (const [index, [text, amount]] of [...TEXTS, ...commas, ...lines].entries()) {
      const input = await field(index % 2 === 0);
      await bring(input, text);
      // A refused text leaves the field as it was, so its message is what there is to wait for.
      await expect
        .poll(() => [text, input.value, reported, amount !== undefined || says(input)])
        .toEqual([text, amount ?? '', amount ?? '', true]);
      await cleanup();
    }
  });
});

describe('a text that stands in the field before React is there', () => {
  it.each([...TEXTS, ...COMMAS.map(([text]) => [text, undefined] as const)])(
    'given the browser restores %j, then the amount on screen is the one that is reported',
    async (text, amount) => {
      for (const held of [true, false]) {
        reported = '';
        const page = (
          <EarnTheme>
            <Field held={held} />
          </EarnTheme>
        );
        const input = await hydratedWith(page, text);
        await expect
          .poll(() => [held, input.value, reported, amount !== undefined || says(input)])
          .toEqual([held, amount ?? '', amount ?? '', true]);
      }
    },
  );
});
