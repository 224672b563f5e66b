import { useState, type ReactElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import './styles.css';
import { BarChart } from './bar-chart/index.ts';
import { Chips, RemovableChips } from './chips/index.ts';
import { DateRangePicker } from './date-range-picker/index.ts';
import { DecimalInput } from './decimal-input/index.ts';
import { seeded, type Random } from './decimal-input/testing/randomEdits.ts';
import { LineChart } from './line-chart/index.ts';
import { SearchField } from './search-field/SearchField.tsx';
import { Select } from './select/index.ts';
import { Switch } from './switch/index.ts';
import { EarnTheme } from './theme/index.ts';

/* No part throws, whatever a person types, pastes or presses in it. An error while rendering would empty the product's page. */

/** Every source of a part that listens to keys or takes text, by its folder. */
const sources = import.meta.glob<string>(['./*/*.tsx', '!./*/*.test.tsx', '!./*/*.stories.tsx', '!./recipes/*', '!./testing/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const OPTIONS = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];

function Search(): ReactElement {
  const [value, setValue] = useState('');
  return <SearchField label="Coin" value={value} onValueChange={setValue} />;
}

function Chosen(): ReactElement {
  const [value, setValue] = useState<'a' | 'b'>('a');
  return <Chips label="Kind" value={value} onValueChange={(next) => setValue(next as 'a' | 'b')} options={OPTIONS as never} />;
}

function Removable(): ReactElement {
  const [left, setLeft] = useState(OPTIONS);
  return (
    <RemovableChips label="Coins" items={left} onRemove={(gone) => setLeft((before) => before.filter(({ value }) => value !== gone))} />
  );
}

function Listed(): ReactElement {
  const [value, setValue] = useState('');
  return <Select label="Type" value={value} placeholder="All" onValueChange={setValue} options={OPTIONS} />;
}

function Switched(): ReactElement {
  const [on, setOn] = useState(false);
  return <Switch label="Renew" checked={on} onCheckedChange={setOn} />;
}

/** The part of each folder, and what is focused in it. */
const PARTS: Readonly<Record<string, readonly [part: () => ReactElement, focus: string]>> = {
  chips: [
    () => (
      <>
        <Chosen />
        <Removable />
      </>
    ),
    'button',
  ],
  'search-field': [Search, 'input'],
  switch: [Switched, '[role="switch"]'],
  select: [Listed, '[role="combobox"], button'],
  'decimal-input': [() => <DecimalInput label="Amount" decimals={8} negative onMax={() => '1e5'} />, 'input'],
  'bar-chart': [
    () => (
      <BarChart
        label="Earnings a day"
        bars={[
          { key: '1', name: '01/14', value: '1.5' },
          { key: '2', name: '01/15', value: undefined },
        ]}
        formatValue={(value) => value}
        table={{ caption: 'Earnings a day', nameHeader: 'Day', valueHeader: 'Earned' }}
      />
    ),
    '[role="slider"], [tabindex="0"]',
  ],
  'line-chart': [
    () => (
      <LineChart
        label="APR"
        points={[{ at: 0, value: '1' }]}
        from={0}
        to={1}
        formatValue={(value) => value}
        formatTime={(at) => String(at)}
      />
    ),
    '[role="slider"]',
  ],
  'date-range-picker': [
    () => <DateRangePicker label="Period" locale="en-US" timeZone="UTC" today="2026-01-15" limit={6} presets={['last7', 'lastMonth']} />,
    '[role="dialog"] input, [role="dialog"] [data-day][tabindex="0"], button',
  ],
};

const KEYS = [
  '{ArrowUp}',
  '{ArrowDown}',
  '{ArrowLeft}',
  '{ArrowRight}',
  '{Home}',
  '{End}',
  '{PageUp}',
  '{PageDown}',
  '{Enter}',
  '{Enter}',
  ' ',
  '{Backspace}',
  '{Delete}',
  '{Escape}',
  '{Tab}',
  '{Shift>}{PageUp}{/Shift}',
  '{Shift>}{PageDown}{/Shift}',
  '{ControlOrMeta>}a{/ControlOrMeta}',
  '{ControlOrMeta>}z{/ControlOrMeta}',
  'a',
  '9',
  '.',
  ',',
];
const TEXTS = [
  '01/01/1900',
  '12/31/9999',
  '12/30/9999',
  '01/02/1900',
  '1899-12-31',
  '10000-01-01',
  '00/00/0000',
  '02/30/2024',
  '99999999',
  '1e309',
  '-0',
  'NaN',
  'Infinity',
  '9'.repeat(400),
  '0.' + '0'.repeat(400) + '1',
  '1,234,567.891',
  '٣٤٫٥',
  '１２．５',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  '\ud800',
  '\u202e\u0000',
  '👩‍👩‍👧‍👦'.repeat(50),
  ' '.repeat(50),
  '.*+?^${}()|[]\\',
];

const pick = <Item,>(random: Random, items: readonly Item[]): Item => items[random(items.length)] as Item;

/** Enters a text into every field of the part, and stands at what it has chosen. */
async function enter(text: string): Promise<void> {
  const opener = document.querySelector<HTMLElement>('button[aria-haspopup="dialog"]');
  const open = async (): Promise<void> => {
    if (opener === null || document.querySelector('[role="dialog"]') !== null) return;
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.querySelector('[role="dialog"] [data-day][tabindex="0"]')).not.toBeNull();
  };
  await open();
  for (const field of document.querySelectorAll('input')) {
    field.focus();
    field.select();
    await cdp().send('Input.insertText', { text });
  }
  if (document.activeElement instanceof HTMLInputElement) await userEvent.keyboard('{Enter}');
  await open();
  document.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
}

it('takes every part that listens to keys or takes text', () => {
  const listening = Object.entries(sources)
    .filter(([, source]) => /<input|<textarea|onKeyDown/.test(source))
    .map(([file]) => file.split('/')[1]);
  expect(new Set(Object.keys(PARTS))).toEqual(new Set(listening));
});

it.each(Object.entries(PARTS))(
  'given %s, when anything is typed, pasted and pressed, then nothing throws and the page stays',
  async (_folder, [Part, focus]) => {
    const thrown = vi.fn();
    const onError = ({ error }: ErrorEvent): void => thrown(String(error));
    addEventListener('error', onError);
    onTestFinished(() => removeEventListener('error', onError));
    const screen = await render(
      <EarnTheme onError={(error) => thrown(String(error))}>
        <Part />
        <p>The page</p>
      </EarnTheme>,
    );
    for (let seed = 1; seed <= 12; seed += 1) {
      const random = seeded(seed);
      const done: string[] = [TEXTS[seed - 1] as string];
      await enter(done[0] as string);
      for (let left = 12; left > 0; left -= 1) {
        const targets = document.querySelectorAll<HTMLElement>(focus);
        if (random(3) === 0) targets[random(targets.length)]?.focus();
        const text = random(4) === 0 ? pick(random, TEXTS) : undefined;
        const key = pick(random, KEYS);
        done.push(text ?? key);
        if (text === undefined) await userEvent.keyboard(key);
        else await cdp().send('Input.insertText', { text });
        expect([done, thrown.mock.calls]).toEqual([done, []]);
      }
      await userEvent.keyboard('{Escape}{Escape}');
      await expect.element(screen.getByText('The page')).toBeInTheDocument();
    }
    expect(page.getByText('The page').query()).not.toBeNull();
  },
  60_000,
);
