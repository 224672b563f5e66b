import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme, englishLabels, type Grouping } from '../theme/index.ts';
import { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx';

/** A host that holds the value, as the dialogs do. */
function Held({ first, ...props }: Partial<DecimalInputProps> & { first: string }) {
  const [value, setValue] = useState(first);
  return (
    <StrictMode>
      <EarnTheme>
        <DecimalInput
          label="Amount"
          decimals={2}
          {...props}
          value={value}
          onValueChange={(text) => {
            setValue(text);
            props.onValueChange?.(text);
          }}
        />
        <button type="button">Elsewhere</button>
      </EarnTheme>
    </StrictMode>
  );
}

let field: HTMLInputElement;
/** Text with `|` at the caret, or `[` and `]` around the selection. */
const shown = () => {
  const { value, selectionStart, selectionEnd } = field;
  if (selectionStart === null || selectionEnd === null) throw new Error('The field has no caret.');
  return selectionStart === selectionEnd
    ? `${value.slice(0, selectionStart)}|${value.slice(selectionStart)}`
    : `${value.slice(0, selectionStart)}[${value.slice(selectionStart, selectionEnd)}]${value.slice(selectionEnd)}`;
};

async function start(marked: string, props: Partial<DecimalInputProps> = {}) {
  const screen = await render(<Held first={marked.replace(/[|[\]]/g, '')} {...props} />);
  field = screen.getByRole('textbox', { name: 'Amount' }).element() as HTMLInputElement;
  field.focus();
  if (marked.includes('[')) field.setSelectionRange(marked.indexOf('['), marked.indexOf(']') - 1);
  else field.setSelectionRange(marked.indexOf('|'), marked.indexOf('|'));
  return screen;
}

const type = (keys: string) => userEvent.keyboard(keys);

/** Puts text on the clipboard the way a person does, then pastes it with the keyboard. */
async function paste(text: string) {
  const { activeElement } = document;
  const { selectionStart, selectionEnd } = field;
  const other = document.createElement('textarea');
  other.value = text;
  document.body.append(other);
  other.select();
  await userEvent.copy();
  other.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus();
  field.setSelectionRange(selectionStart, selectionEnd);
  await userEvent.paste();
}

/** Text that an input method composes, as the browser reports it. */
const compose = (text: string) => cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
const commit = (text: string) => cdp().send('Input.insertText', { text });

beforeEach(() => {
  field = document.createElement('input');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('typing', () => {
  it.each([
    ['1|5', '2', '12|5'],
    ['|5', '.', '0.|5'],
    ['|', '.', '0.|'],
    ['|5', '0', '|5'],
    ['0|', '7', '7|'],
    ['0|.05', '2', '2|.05'],
    ['1.9|2', '9', '1.99|'],
    ['1.92|', '9', '1.92|'],
    ['[12].5', '7', '7|.5'],
    ['12|', '-', '12|'],
  ])('%s and %s gives %s', async (before, keys, after) => {
    await start(before);
    await type(keys);
    expect(shown()).toBe(after);
  });

  it('keeps text, caret and selection when a letter is refused', async () => {
    const onRefuse = vi.fn();
    const screen = await start('1[2.]5', { onRefuse });
    await type('a');
    expect(shown()).toBe('1[2.]5');
    expect(onRefuse).toHaveBeenCalledExactlyOnceWith('letter');
    await expect.element(screen.getByRole('status')).toHaveTextContent(englishLabels.refusedLetter);
    await type('3');
    expect(shown()).toBe('13|5');
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('caps at the maximum and says so', async () => {
    const screen = await start('99|', { max: '500' });
    await type('9');
    expect(shown()).toBe('500|');
    await expect.element(screen.getByRole('status')).toHaveTextContent('The maximum is 500.');
  });

  it('goes on saying that the text is the maximum while more digits are typed', async () => {
    const screen = await start('99|', { max: '500.25', decimals: 2 });
    await type('99');
    expect(shown()).toBe('500.25|');
    await expect.element(screen.getByRole('status')).toHaveTextContent('The maximum is 500.25.');
  });

  it('calls back only when the value changed', async () => {
    const onValueChange = vi.fn();
    await start('1|', { onValueChange });
    await type('2.5ab');
    expect(onValueChange.mock.calls.flat()).toEqual(['12', '12.', '12.5']);
  });
});

describe('a typed comma (AMB-168)', () => {
  /** Sets the language of the browser, until the test ends. */
  async function speak(locale: string) {
    await cdp().send('Emulation.setLocaleOverride', { locale });
    onTestFinished(async () => {
      await cdp().send('Emulation.setLocaleOverride', {});
    });
  }

  describe.each(['en-US', 'en-AR', 'zh-CN', 'ar-EG', 'de-DE', 'pt-BR'])('on a device that speaks %s', (locale) => {
    it.each([
      ['|', '61,5', '61.5|'],
      ['|', '0,06', '0.06|'],
      ['|', ',5', '0.5|'],
      ['1|25', ',', '1.|25'],
      ['1[2]5', ',', '1.|5'],
      ['1[.2]5', ',', '1.|5'],
    ])('given %s, when %s is typed, then the field has %s', async (before, keys, after) => {
      await speak(locale);
      await start(before);
      await type(keys);
      expect(shown()).toBe(after);
    });

    it.each(['，', '،', '٫'])('given an input method, when it commits %s, then it is the point', async (comma) => {
      await speak(locale);
      await start('|');
      await type('12');
      await commit(comma);
      await type('5');
      expect(shown()).toBe('12.5|');
    });
  });

  it.each(['61,5', '61，5', '61٫5'])('when %s is said or offered as a whole, then it is read as 61.5', async (text) => {
    await start('|');
    await commit(text);
    expect(shown()).toBe('61.5|');
  });

  it.each([
    ['1,234,567', '1234567|'],
    ['1,234.5', '1234.5|'],
    ['1.234,5', '|'],
  ])('when %s is said as a whole, then the field has %s', async (text, after) => {
    await start('|', { decimals: 8 });
    await commit(text);
    expect(shown()).toBe(after);
  });

  it('when an input method composes 61,5, then the field has 61.5', async () => {
    await start('|');
    await compose('61');
    await compose('61，');
    await compose('61，5');
    await commit('61，5');
    await expect.poll(shown).toBe('61.5|');
  });

  it('comes and goes with undo', async () => {
    const onValueChange = vi.fn();
    await start('|', { onValueChange });
    await type('12,');
    expect(onValueChange).toHaveBeenLastCalledWith('12.');
    await type('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(field.value).toBe('12');
  });

  it.each([
    ['|', '0,5', '|'],
    ['|', '61,5', '|'],
    ['|', '1,234.5', '1234.5|'],
    ['|', '1,234', '1234|'],
    ['|', '1 234.5', '1234.5|'],
    ['|', '1\u202f234\u202f567.8', '1234567.8|'],
    ['|', "1'234.5", '|'],
    ['|', '1,23,456', '|'],
    ['7|', ',', '7|'],
    ['1|', ',234', '1|'],
    ['|234', '1,', '|234'],
  ])('given %s, when %s is pasted, then the field has %s (AMB-048)', async (before, text, after) => {
    await start(before);
    await paste(text);
    expect(shown()).toBe(after);
  });

  it('when a browser fills in 61,5 by itself, then nothing is filled in', async () => {
    const onValueChange = vi.fn();
    await start('7|', { onValueChange });
    // As autofill and form tools do it: past React, with one event that says nothing.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '61,5');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await expect.poll(() => field.value).toBe('7');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('a grouping of the theme (FM-01)', () => {
  it.each<[grouping: Grouping, atRest: string]>([
    ['comma', '12,345,678.9'],
    ['space', '12\u202f345\u202f678.9'],
    ['apostrophe', '12\u2019345\u2019678.9'],
    ['lakh', '1,23,45,678.9'],
    ['none', '12345678.9'],
  ])('given %s, then the amount rests as %s, and is edited as plain digits', async (grouping, atRest) => {
    const onValueChange = vi.fn();
    const screen = await render(
      <EarnTheme grouping={grouping}>
        <DecimalInput label="Amount" defaultValue="1234567.9" decimals={8} max="12345678.9" grouping onValueChange={onValueChange} />
        <button type="button">Elsewhere</button>
      </EarnTheme>,
    );
    field = screen.getByRole('textbox', { name: 'Amount' }).element() as HTMLInputElement;
    field.focus();
    field.setSelectionRange(7, 7);
    await type('8');
    expect(shown()).toBe('12345678|.9');
    await type('{Backspace}8');
    expect(shown()).toBe('12345678|.9');
    expect(onValueChange).toHaveBeenLastCalledWith('12345678.9');
    await type('9');
    await expect.poll(() => screen.getByRole('status').element().textContent).toBe(`The maximum is ${atRest}.`);
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.element(screen.getByText(atRest, { exact: true })).toBeVisible();
    field.focus();
    field.select();
    await type('{Delete}');
    await paste(atRest);
    expect(shown()).toBe('12345678.9|');
  });

  it.each<[grouping: Grouping, before: string, text: string, after: string]>([
    ['apostrophe', '|', "1'234.5", '1234.5|'],
    ['apostrophe', '|', '1\u2019234\u2019567', '1234567|'],
    ['apostrophe', '|', '1,234.5', '1234.5|'],
    ['apostrophe', '|', "1'23", '|'],
    ['apostrophe', '|', "1'234\u2019567", '|'],
    ['apostrophe', '1|', '\u2019234', '1|'],
    ['lakh', '|', '1,23,45,678.9', '12345678.9|'],
    ['lakh', '|', '1,234,567', '1234567|'],
    ['lakh', '|', '123,45,678', '|'],
    ['lakh', '|', '1,23', '|'],
    ['space', '|', '1 234.5', '1234.5|'],
    ['space', '|', "1'234.5", '|'],
    ['none', '|', '1,234.5', '1234.5|'],
  ])('given %s and %s, when %s is pasted, then the field has %s (AMB-048)', async (grouping, before, text, after) => {
    await render(
      <EarnTheme grouping={grouping}>
        <DecimalInput label="Amount" defaultValue={before.replace('|', '')} />
      </EarnTheme>,
    );
    field = document.querySelector('input') ?? expect.fail('There is no field.');
    field.focus();
    field.setSelectionRange(before.indexOf('|'), before.indexOf('|'));
    await paste(text);
    expect(shown()).toBe(after);
  });
});

describe('a text that can be read in two ways (AMB-168)', () => {
  it('shows both readings until it changes', async () => {
    const screen = await start('|', { decimals: 8 });
    const message = screen.getByRole('status');
    await type('1,23');
    await expect.element(message).toBeEmptyDOMElement();
    await type('4');
    expect(shown()).toBe('1.234|');
    await expect.element(message).toHaveTextContent('Read as 1.234. For 1,234 type 1234.');
    await paste('a');
    await userEvent.tab();
    await expect.element(message).toHaveTextContent('Read as 1.234. For 1,234 type 1234.');
    field.focus();
    await type('{End}5');
    await expect.element(message).toBeEmptyDOMElement();
    await type('{Backspace}');
    await expect.element(message).toHaveTextContent('Read as 1.234. For 1,234 type 1234.');
    await type('{Backspace}');
    await expect.element(message).toBeEmptyDOMElement();
  });

  it('shows both readings if more digits follow the comma than the field has decimals', async () => {
    const screen = await start('|');
    await type('1,234');
    expect(shown()).toBe('1.23|');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Read as 1.23. For 1,234 type 1234.');
  });

  it('shows both readings together with an error of the host', async () => {
    const screen = await start('|', { decimals: 8, error: 'The minimum is 5' });
    await type('1,234');
    await expect.element(screen.getByRole('status')).toHaveTextContent('The minimum is 5 Read as 1.234. For 1,234 type 1234.');
  });

  it.each(['0,125', '1234,567', '1.234', '1,23'])('is not made by %s', async (keys) => {
    const screen = await start('|', { decimals: 8 });
    await type(keys);
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows no readings after Max fills in an amount', async () => {
    const screen = await start('|', { decimals: 8, onMax: () => '5.678' });
    await type('1,234');
    await userEvent.click(screen.getByRole('button', { name: 'Max' }));
    expect(field.value).toBe('5.678');
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('a separator or letter without a place (AMB-168)', () => {
  /** The field in a form, and what was sent. */
  async function form(props: Partial<DecimalInputProps> = {}) {
    const sent = vi.fn();
    const screen = await render(
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sent(field.value);
        }}
      >
        <Held first="" decimals={8} {...props} />
        <button type="submit">Send</button>
      </form>,
    );
    field = screen.getByRole('textbox', { name: 'Amount' }).element() as HTMLInputElement;
    field.focus();
    return { screen, sent };
  }

  it.each([
    ['1,234,567', '1.234'],
    ['1.5,25', '1.5'],
    ['1.5.25', '1.5'],
    ['1,5.25', '1.5'],
    ['12.,5', '12.'],
  ])('when %s is typed, then the field has %s, takes no digit and sends nothing until it is edited', async (keys, text) => {
    const { screen, sent } = await form();
    await type(keys);
    expect(field.value).toBe(text);
    const message = screen.getByRole('status');
    await expect.element(message).toHaveTextContent(englishLabels.refusedSeparator);
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await type('a7');
    await type('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
    await expect.element(message).toHaveTextContent(englishLabels.refusedSeparator);
    await type('{End}{Backspace}7');
    await expect.element(message).not.toHaveTextContent(englishLabels.refusedSeparator);
    await type('{Enter}');
    expect(sent).toHaveBeenCalledOnce();
  });

  it('is resolved by clearing the field, replacing a selection, or pasting over one', async () => {
    const { screen, sent } = await form();
    await type('1.5.');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await type('2.5.');
    field.setSelectionRange(0, 1);
    await type('3');
    expect(field.value).toBe('3.5');
    await type('{End}.');
    field.select();
    await paste('1234');
    await type('{Enter}');
    expect(sent).toHaveBeenCalledExactlyOnceWith('1234');
  });

  it.each(['.5', ',5', '12.5', '12,5'])(
    'given a field without decimals, when %s is typed, then nothing is sent as another number',
    async (keys) => {
      const { screen, sent } = await form({ decimals: 0 });
      await type(keys);
      expect(field.value).toBe(keys.startsWith('1') ? '12' : '5');
      await expect.element(screen.getByRole('status')).toHaveTextContent(englishLabels.refusedDecimals);
      await type('{Enter}');
      expect(sent).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['1e5', '1'],
    ['2.5k5', '2.5'],
    ['12-5', '12'],
    ['1+5', '1'],
  ])('given %s is typed by key, then it never becomes another number and nothing is sent until it is edited', async (keys, text) => {
    const { screen, sent } = await form();
    await type(keys);
    expect(field.value).toBe(text);
    await expect.element(screen.getByRole('status')).toHaveTextContent(englishLabels.refusedLetter);
    await type('{Enter}');
    expect(sent).not.toHaveBeenCalled();
    await type('{End}{Backspace}7{Enter}');
    expect(sent).toHaveBeenCalledOnce();
  });

  it('given 1e5 is pasted, dropped or filled in, then it is refused as a whole and the text stays', async () => {
    const { screen } = await form();
    await paste('1e5');
    expect(field.value).toBe('');
    await type('7');
    await paste('1e5');
    expect(field.value).toBe('7');
    await expect.element(screen.getByRole('status')).toHaveTextContent(englishLabels.refusedCharacter);
    for (const inputType of ['insertFromDrop', 'insertReplacementText', '']) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '71e5');
      field.dispatchEvent(inputType === '' ? new Event('input', { bubbles: true }) : new InputEvent('input', { bubbles: true, inputType }));
      await expect.poll(() => field.value).toBe('7');
    }
  });

  it('given an input method that composes a letter with its digits, then no digit follows', async () => {
    const { screen, sent } = await form();
    await type('1');
    await compose('e5');
    await commit('e5');
    await expect.poll(() => field.value).toBe('1');
    await type('5{Enter}');
    expect(field.value).toBe('1');
    await expect.element(screen.getByRole('status')).toHaveTextContent(englishLabels.refusedLetter);
    expect(sent).not.toHaveBeenCalled();
  });

  it('given an input method that composes a digit after it, then the digit is refused too', async () => {
    const { sent } = await form();
    await type('1.5.');
    await compose('２');
    await commit('２');
    await expect.poll(() => field.value).toBe('1.5');
    await type('{Enter}');
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('deleting', () => {
  it.each([
    ['12|3', '{Backspace}', '1|3'],
    ['1|23', '{Delete}', '1|3'],
    ['1|.05', '{Backspace}', '0|.05'],
    ['1|005', '{Backspace}', '|005'],
    ['[12.5]', '{Backspace}', '|'],
    ['12.|5', '{Backspace}', '12|5'],
  ])('%s and %s gives %s', async (before, keys, after) => {
    await start(before);
    await type(keys);
    expect(shown()).toBe(after);
  });
});

describe('zeros that a deletion uncovers (AMB-144)', () => {
  it('stay, so that a new first digit makes the amount that was meant', async () => {
    const onValueChange = vi.fn();
    await start('1|0000.25', { onValueChange });
    await type('{Backspace}');
    expect(shown()).toBe('|0000.25');
    expect(onValueChange).toHaveBeenLastCalledWith('0.25');
    await type('2');
    expect(shown()).toBe('2|0000.25');
    expect(onValueChange).toHaveBeenLastCalledWith('20000.25');
  });

  it('stay in a field that holds its own text', async () => {
    const screen = await render(<DecimalInput label="Amount" defaultValue="10000.25" />);
    field = screen.getByRole('textbox').element() as HTMLInputElement;
    field.focus();
    field.setSelectionRange(1, 1);
    await type('{Backspace}');
    expect(shown()).toBe('|0000.25');
    await type('2');
    expect(shown()).toBe('2|0000.25');
  });

  it.each([
    ['1|0000.25', '{Backspace}{End}{Backspace}', '0000.2|', '0.2'],
    ['1|0000.25', '{Backspace}{ArrowRight}{ArrowRight}3', '003|00.25', '300.25'],
    ['1|0000.25', '{Backspace}{Delete}', '|000.25', '0.25'],
    ['[10]00.25', '{Delete}', '|00.25', '0.25'],
    ['1|00', '{Backspace}', '|00', '0'],
    ['1|0000.25', '{Backspace}a', '|0000.25', '0.25'],
    ['1|0000.25', '{ControlOrMeta>}{Backspace}{/ControlOrMeta}', '|0000.25', '0.25'],
  ])('given %s, %s leaves %s and tells the host %s', async (before, keys, after, reported) => {
    const onValueChange = vi.fn();
    await start(before, { onValueChange });
    await type(keys);
    expect(shown()).toBe(after);
    expect(onValueChange).toHaveBeenLastCalledWith(reported);
  });

  it.each([
    ['0', '|0.25'],
    ['007', '7|0000.25'],
  ])('collapse as usual when %s is entered before them', async (text, after) => {
    await start('1|0000.25');
    await type('{Backspace}');
    await commit(text);
    expect(shown()).toBe(after);
  });

  it.each(['the field is left', 'Enter is pressed'])('are gone when %s', async (how) => {
    const onValueChange = vi.fn();
    await start('1|0000.25', { onValueChange });
    await type('{Backspace}');
    await (how === 'Enter is pressed' ? type('{Enter}') : userEvent.tab());
    expect(field.value).toBe('0.25');
    expect(onValueChange.mock.calls.flat()).toEqual(['0.25']);
  });

  it('are there again after undo and redo', async () => {
    await start('|', { decimals: 8 });
    await type('10000.25');
    field.setSelectionRange(1, 1);
    await type('{Backspace}');
    await type('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(field.value).toBe('10000.25');
    await type('{ControlOrMeta>}{Shift>}z{/Shift}{/ControlOrMeta}');
    expect(field.value).toBe('0000.25');
  });

  it('stay while an input method composes behind them, and go when it composes before them', async () => {
    await start('1|0000.25', { decimals: 8 });
    await type('{Backspace}{End}');
    await compose('３');
    await commit('３');
    await expect.poll(shown).toBe('0000.253|');
    field.setSelectionRange(0, 0);
    await compose('２');
    await commit('２');
    await expect.poll(shown).toBe('2|0000.253');
  });

  it('take no room from a digit of the amount', async () => {
    await start('1|0000.25', { maxLength: 8 });
    await type('{Backspace}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}345');
    expect(shown()).toBe('00345|.25');
  });

  it('go when the host sets another amount', async () => {
    const screen = await render(<DecimalInput label="Amount" value="10000.25" />);
    field = screen.getByRole('textbox').element() as HTMLInputElement;
    field.focus();
    field.setSelectionRange(1, 1);
    await type('{Backspace}');
    expect(field.value).toBe('10000.25');
    await screen.rerender(<DecimalInput label="Amount" value="0.25" />);
    expect(field.value).toBe('0000.25');
    await screen.rerender(<DecimalInput label="Amount" value="7" />);
    expect(field.value).toBe('7');
  });
});

describe('an amount that the host fills in', () => {
  /** A host that fills in an amount by itself, as the stake dialog does. */
  function Host({ onFill }: { readonly onFill: (fill: () => void) => void }) {
    const [value, setValue] = useState('');
    onFill(() => setValue('14140.26'));
    return <DecimalInput label="Amount" decimals={2} value={value} onValueChange={setValue} />;
  }

  async function open() {
    let fill = () => {};
    const screen = await render(<Host onFill={(latest) => (fill = latest)} />);
    field = screen.getByRole('textbox', { name: 'Amount' }).element() as HTMLInputElement;
    return async () => {
      fill();
      await expect.poll(() => field.value).toBe('14140.26');
    };
  }

  it('is replaced by what the person in the empty field types', async () => {
    const fill = await open();
    field.focus();
    await fill();
    expect(shown()).toBe('[14140.26]');
    await type('250');
    expect(shown()).toBe('250|');
  });

  it('does not take the focus', async () => {
    const fill = await open();
    await fill();
    expect(document.activeElement).not.toBe(field);
  });
});

describe('pasting', () => {
  it.each([
    ['|', '1,234.5', '1234.5|'],
    ['[99]', ' １２．５ ', '12.5|'],
    ['1|', '.239', '1.23|'],
    ['|', '1.239', '1.23|'],
    ['7|', '1,5', '7|'],
    ['[7]', 'abc', '[7]'],
    ['7|', '12\n34', '7|'],
    ['|', '١٢', '|'],
    ['7|', '$5', '7|'],
    ['7|', '1e5', '7|'],
    ['7|', '0x10', '7|'],
    ['7|', '1.234,5', '7|'],
    ['[7]', '-5', '5|'],
    ['[7]', '1\u00a0234.5', '1234.5|'],
  ])('%s and %j gives %s (U01)', async (before, text, after) => {
    await start(before);
    await paste(text);
    expect(shown()).toBe(after);
  });
});

describe('undo', () => {
  it('undoes a change that was normalised', async () => {
    await start('|');
    await paste('1,234.5');
    expect(field.value).toBe('1234.5');
    await type('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(field.value).toBe('');
    await type('{ControlOrMeta>}{Shift>}z{/Shift}{/ControlOrMeta}');
    expect(field.value).toBe('1234.5');
  });

  const undo = () => type('{ControlOrMeta>}z{/ControlOrMeta}');
  const redo = () => type('{ControlOrMeta>}{Shift>}z{/Shift}{/ControlOrMeta}');

  it.each([
    ['a digit', '1|005', '{Backspace}', '005'],
    ['a word', '[12]34', '{ControlOrMeta>}{Delete}{/ControlOrMeta}', '34'],
    ['the digit before a point', '1|.05', '{Backspace}', '0.05'],
  ])('brings back %s whose deletion moved the rest', async (_what, before, keys, after) => {
    await start('|', { decimals: 8 });
    await type(before.replace(/[|[\]]/g, ''));
    if (before.includes('[')) field.setSelectionRange(before.indexOf('['), before.indexOf(']') - 1);
    else field.setSelectionRange(before.indexOf('|'), before.indexOf('|'));
    await type(keys);
    expect(field.value).toBe(after);
    await undo();
    expect(field.value).toBe(before.replace(/[|[\]]/g, ''));
    await redo();
    expect(field.value).toBe(after);
  });

  it('undoes past text that was normalised later', async () => {
    await start('|', { decimals: 8 });
    await type('1.5');
    field.setSelectionRange(1, 1);
    await type('{ControlOrMeta>}{Backspace}{/ControlOrMeta}');
    expect(shown()).toBe('0|.5');
    await undo();
    expect(field.value).toBe('1.5');
    await redo();
    expect(field.value).toBe('0.5');
  });

  it('undoes Clear and Max (UI-10)', async () => {
    const screen = await start('|', { onMax: () => '500' });
    await type('12');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field.value).toBe('');
    await undo();
    expect(field.value).toBe('12');
    await userEvent.click(screen.getByRole('button', { name: 'Max' }));
    expect(shown()).toBe('500|');
    await undo();
    expect(field.value).toBe('12');
  });

  it('undoes the text of an input method', async () => {
    await start('|');
    await type('1');
    await compose('２．５');
    await commit('２．５');
    await expect.poll(shown).toBe('12.5|');
    await undo();
    expect(field.value).toMatch(/^1?$/);
  });

  it('keeps the undo history when a key is refused', async () => {
    await start('|');
    await type('12');
    await type('a');
    await paste('1,5');
    await type('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(field.value).toBe('');
  });
});

describe('an input method', () => {
  it('lets an input method compose full-width digits and returns plain ones', async () => {
    const onValueChange = vi.fn();
    await start('1|', { onValueChange });
    await compose('２');
    await compose('２．');
    await compose('２．５');
    expect(field.value).toBe('1２．５');
    expect(onValueChange).not.toHaveBeenCalled();
    await commit('２．５');
    await expect.poll(shown).toBe('12.5|');
    expect(onValueChange).toHaveBeenLastCalledWith('12.5');
  });

  it('keeps the text when an input method composed words', async () => {
    const onRefuse = vi.fn();
    await start('1|5', { onRefuse });
    await compose('yi');
    await commit('一');
    await expect.poll(shown).toBe('1|5');
    expect(onRefuse).toHaveBeenCalledWith('letter');
  });
});

describe('leaving', () => {
  it.each([
    ['12.|', '12'],
    ['0.|', '0'],
    ['1.50|', '1.50'],
  ])('%s rests as %s', async (before, after) => {
    await start(before);
    await userEvent.tab();
    expect(field.value).toBe(after);
  });

  it('calls onBlur after the text was normalised', async () => {
    const seen: string[] = [];
    await start('12.|', { onValueChange: (text) => seen.push(text), onBlur: () => seen.push('blur') });
    await userEvent.tab();
    expect(seen).toEqual(['12', 'blur']);
  });
});

it('ignores the wheel and the arrow keys (U02)', async () => {
  await start('5|');
  const { left, top } = field.getBoundingClientRect();
  for (let turn = 0; turn < 50; turn += 1)
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: left + 5, y: top + 5, deltaX: 0, deltaY: turn % 2 ? 120 : -120 });
  await type('{ArrowUp}{ArrowDown}');
  expect(field.value).toBe('5');
});

it('never moves the layout', async () => {
  const screen = await start('7|');
  const box = screen.container.getBoundingClientRect().height;
  await type('a');
  await expect.element(screen.getByRole('status')).not.toBeEmptyDOMElement();
  expect(screen.container.getBoundingClientRect().height).toBe(box);
});

it('given text that is twice as large, when the coin stands behind the figure, then it is shown whole (WCAG 1.4.4)', async () => {
  const screen = await start('7|', { unit: 'USDT' });
  const unit = screen.getByText('USDT', { exact: true }).element() as HTMLElement;
  unit.style.fontSize = `${2 * Number.parseFloat(getComputedStyle(unit).fontSize)}px`;
  expect(unit.scrollWidth).toBe(unit.clientWidth);
});

describe('in a plain form', () => {
  it('sends canonical text in a form, resets, and forwards its ref', async () => {
    const sent = vi.fn();
    const ref = vi.fn();
    const screen = await render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get('amount'));
        }}
      >
        <DecimalInput ref={ref} label="Amount" name="amount" defaultValue="3" />
        <button type="reset">Reset</button>
      </form>,
    );
    field = screen.getByRole('textbox').element() as HTMLInputElement;
    expect(ref).toHaveBeenCalledWith(field);
    await userEvent.click(field);
    await type('{End}0.{Enter}');
    expect(sent).toHaveBeenCalledExactlyOnceWith('30');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await expect.element(screen.getByRole('textbox')).toHaveValue('3');
  });
});

describe('the parts of the box', () => {
  it.each(['ltr', 'rtl'] as const)('stay where they are in a page written %s, whether empty, filled or drawn over', async (dir) => {
    const screen = await render(
      <EarnTheme dir={dir}>
        <div style={{ width: 360 }}>
          {['', '123', '1234567.25', '123456789012.25'].map((text) => (
            <DecimalInput
              key={text}
              label="Amount"
              value={text}
              grouping={text.length > 3}
              leading="$"
              unit="USDT"
              trailing="i"
              onMax={() => '1'}
            />
          ))}
        </div>
      </EarnTheme>,
    );
    const [empty, ...others] = [...screen.container.querySelectorAll('[data-part="decimal-input-box"]')].map((box) =>
      [...box.children]
        .filter((part) => !part.matches('[aria-hidden], [aria-label="Clear"]'))
        .map((part) => part.getBoundingClientRect())
        .map(({ left, width, height }) => [left, width, height].map(Math.round)),
    );
    expect(empty).toHaveLength(5);
    for (const other of others) expect(other).toEqual(empty);
  });
});
