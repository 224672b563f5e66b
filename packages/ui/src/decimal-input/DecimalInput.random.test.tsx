import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { DecimalInput } from './DecimalInput.tsx';
import { modelEdit, type ModelBounds } from './testing/decimalModel.ts';
import { randomBounds, randomEdit, seeded, type Edit } from './testing/randomEdits.ts';

let told: string;
let begin: (bounds: ModelBounds, held: boolean) => void;

/** A new field for each sequence; every other one is controlled. */
function Fields() {
  const [{ key, bounds, held }, setField] = useState({ key: 0, bounds: randomBounds(seeded(1)), held: true });
  const [value, setValue] = useState('');
  useEffect(() => {
    begin = (next, isHeld) =>
      flushSync(() => {
        told = '';
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
        told = text;
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
    for (let left = 1 + random(longest); left > 0; left -= 1) {
      const edit = randomEdit(random, text, at);
      if (edit.kind === 'paste' && (edit.insert === '' || edit.insert.includes('\t'))) continue;
      field.setSelectionRange(edit.from, edit.to);
      const foreseen = await make(edit);
      const model = modelEdit(text, edit, bounds, foreseen);
      // What is foreseen and refused leaves the selection as well.
      const start = model.refused && foreseen ? edit.from : model.caret;
      const expected = `${model.text} ${start}-${model.caret} ${model.told}`;
      const shown = `${field.value} ${field.selectionStart}-${field.selectionEnd} ${told}`;
      done.push(`${JSON.stringify(edit)} -> ${shown}; the model: ${expected}`);
      if (shown !== expected) expect.fail(`Sequence ${seed}, ${JSON.stringify(bounds)}:\n${done.join('\n')}`);
      ({ text, caret: at } = model);
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
