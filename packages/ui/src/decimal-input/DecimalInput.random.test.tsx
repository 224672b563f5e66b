import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { DecimalInput } from './DecimalInput.tsx';
import { modelTyping, type ModelBounds } from './testing/decimalModel.ts';
import { randomBounds, randomEdit, seeded, type Edit } from './testing/randomEdits.ts';

let reported: string;
let begin: (bounds: ModelBounds, held: boolean) => void;

/** A new field for each sequence; every other one is controlled. */
function Fields() {
  const [{ key, bounds, held }, setField] = useState({ key: 0, bounds: randomBounds(seeded(1)), held: true });
  const [value, setValue] = useState('');
  useEffect(() => {
    begin = (next, isHeld) =>
      flushSync(() => {
        reported = '';
        setValue('');
        setField((before) => ({ key: before.key + 1, bounds: next, held: isHeld }));
      });
  }, []);
  const { maxLength, ...rest } = bounds;
  return (
    <DecimalInput
      key={key}
      label="Amount"
      {...rest}
      {...(maxLength !== undefined && { maxLength })}
      {...(held && { value })}
      onValueChange={(text) => {
        reported = text;
        setValue(text);
      }}
    />
  );
}

/**
 * Edits a new field at random. After each edit, text, caret and reported value must match the model.
 * `make` does one edit and returns whether the field could check it in advance.
 */
async function play(sequences: number, longest: number, make: (edit: Edit) => Promise<boolean> | boolean) {
  const screen = await render(
    <EarnTheme>
      <Fields />
    </EarnTheme>,
  );
  let edits = 0;
  for (let seed = 1; seed <= sequences; seed += 1) {
    const random = seeded(seed);
    const bounds = randomBounds(random);
    begin(bounds, seed % 2 === 0);
    const field = screen.getByRole('textbox').element() as HTMLInputElement;
    field.focus();
    const done: string[] = [];
    let text = '';
    let at = 0;
    let stuck = false;
    for (let left = 1 + random(longest); left > 0; left -= 1) {
      const edit = randomEdit(random, text, at);
      if (edit.kind === 'paste' && (edit.insert === '' || edit.insert.includes('\t'))) continue;
      field.setSelectionRange(edit.from, edit.to);
      const predicted = await make(edit);
      const model = modelTyping(text, stuck, edit, bounds, predicted);
      // What is foreseen and refused leaves the selection as well.
      const start = model.refused && predicted ? edit.from : model.caret;
      const expected = `${model.text} ${start}-${model.caret} ${model.reported}`;
      const shown = `${field.value} ${field.selectionStart}-${field.selectionEnd} ${reported}`;
      done.push(`${JSON.stringify(edit)} -> ${shown}; the model: ${expected}`);
      if (shown !== expected) expect.fail(`Sequence ${seed}, ${JSON.stringify(bounds)}:\n${done.join('\n')}`);
      ({ text, caret: at, stuck } = model);
      edits += 1;
    }
  }
  return edits;
}

const sequences = import.meta.env['EARNKIT_LONG'] === '1' ? 10_000 : 1_000;

it(
  'matches the model in text and caret over random sequences of editing commands (AMB-144)',
  async () => {
    const edits = await play(sequences, 3, ({ kind, insert }) => {
      if (kind === 'backspace') document.execCommand('delete');
      else if (kind === 'delete') document.execCommand('forwardDelete');
      else document.execCommand('insertText', false, insert);
      return false;
    });
    expect(edits).toBeGreaterThan(sequences);
  },
  60_000 + 60 * sequences,
);

it('matches the model in text and caret over random keys of a real keyboard (AMB-144)', async () => {
  const edits = await play(80, 7, async ({ kind, insert }) => {
    // A whole text at once, or a character that no key of this keyboard has.
    if (kind === 'paste' || /[^\x20-\x7e]/.test(insert)) {
      await cdp().send('Input.insertText', { text: insert });
      return true;
    }
    const key = kind === 'backspace' ? 'Backspace' : kind === 'delete' ? 'Delete' : insert;
    const code = kind === 'backspace' ? 8 : 46;
    const press = insert === '' ? { key, code: key, windowsVirtualKeyCode: code } : { key, text: insert, unmodifiedText: insert };
    await Promise.all([
      cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', ...press }),
      cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...press }),
    ]);
    return true;
  });
  expect(edits).toBeGreaterThan(200);
}, 120_000);

describe('typed figures', () => {
  const KEYS = '0123456789.,';

  /** The numbers that typed text can mean: with one point or comma, or grouped by commas. */
  function readings(typed: string): readonly string[] {
    const trim = (text: string): string => {
      const [whole = '', part = ''] = text.split('.');
      return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${part.replace(/0+$/, '')}`;
    };
    return typed.split(/[.,]/).length <= 2 ? [trim(typed.replace(',', '.'))] : [];
  }

  it.each(['en-US', 'zh-CN', 'ar-EG', 'en-AR', 'de-DE'])(
    'given a device that speaks %s, then no text silently becomes another number (AMB-168)',
    async (locale) => {
      await cdp().send('Emulation.setLocaleOverride', { locale });
      onTestFinished(async () => {
        await cdp().send('Emulation.setLocaleOverride', {});
      });
      const screen = await render(
        <EarnTheme>
          <Fields />
        </EarnTheme>,
      );
      const counts = { plainly: 0, refused: 0 };
      for (let seed = 1; seed <= 60; seed += 1) {
        const random = seeded(seed);
        begin({ decimals: 8, max: '999999999999', negative: false, maxLength: undefined }, seed % 2 === 0);
        const field = screen.getByRole('textbox').element() as HTMLInputElement;
        field.focus();
        let typed = '';
        for (let left = 2 + random(7); left > 0; left -= 1) typed += KEYS.charAt(random(4) === 0 ? 10 + random(2) : random(10));
        await userEvent.keyboard(typed);
        const means = readings(typed);
        const shows = readings(field.value)[0];
        if (means.length > 0) {
          expect([typed, shows]).toEqual([typed, means[0]]);
          counts.plainly += 1;
        } else {
          expect([typed, field.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
          counts.refused += 1;
        }
      }
      expect(Math.min(counts.plainly, counts.refused)).toBeGreaterThan(5);
    },
    60_000,
  );
});
