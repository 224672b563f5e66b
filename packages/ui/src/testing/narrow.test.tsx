import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles.css';
import * as ui from '../index.ts';
import { BarChart } from '../bar-chart/index.ts';
import { LineChart } from '../line-chart/index.ts';
import { VirtualTable } from '../virtual-table/index.ts';
import { everyPart, type Styling } from './everyPart.tsx';

const nothing = (): void => undefined;
/** A word as long as a page of German, and a name that is longer than any place. */
const WORD = 'Auszahlungsbenachrichtigung';
const NAME = 'Rückzahlungsvereinbarung'.repeat(13);

const styling: Styling = { ref: { current: null }, className: 'part', style: { outlineWidth: '0px' }, 'data-team': 'earn' };
const rows = [{ id: '1', coin: WORD, amount: '1,234,567.12345678' }];

/** What is above the page, not in it. */
const ABOVE = new Set(['bottom-sheet', 'confirm-dialog', 'dialog', 'result-dialog', 'toaster', 'visually-hidden']);

const short = Object.entries(everyPart({ ...ui, BarChart, LineChart, VirtualTable }))
  .filter(([name]) => !ABOVE.has(name))
  .map(([name, draw]): readonly [string, ReactElement] => [name, draw(styling)]);

/** The parts with words as long as they come. */
const long: readonly (readonly [string, ReactElement])[] = [
  ['a button', <ui.Button key="1" {...styling}>{`${WORD} ${WORD}`}</ui.Button>],
  ['a link as a button', <ui.LinkButton key="1" {...styling} href="#top">{`${WORD} ${WORD}`}</ui.LinkButton>],
  [
    'a button with a name of 300 letters',
    <ui.Button key="1" {...styling}>
      {NAME}
    </ui.Button>,
  ],
  [
    'a badge',
    <ui.Badge key="1" className="part">
      {NAME}
    </ui.Badge>,
  ],
  [
    'a banner',
    <ui.Banner key="1" className="part" tone="info">
      {NAME}
    </ui.Banner>,
  ],
  ['a check box', <ui.Checkbox key="1" {...styling} checked={false} onCheckedChange={nothing} label={NAME} />],
  ['a switch', <ui.Switch key="1" {...styling} checked={false} onCheckedChange={nothing} label={NAME} />],
  [
    'a disclosure',
    <ui.Disclosure key="1" {...styling} title={NAME}>
      {NAME}
    </ui.Disclosure>,
  ],
  ['an empty state', <ui.EmptyState key="1" {...styling} title={NAME} description={NAME} action={<ui.Button>{WORD}</ui.Button>} />],
  ['an error', <ui.ErrorState key="1" {...styling} title={NAME} description={NAME} onRetry={nothing} />],
  ['a list of facts', <ui.SummaryList key="1" {...styling} items={[{ key: 'a', label: NAME, value: NAME }]} />],
  ['a timeline', <ui.Timeline key="1" {...styling} items={[{ key: 'a', label: NAME, time: NAME, hint: NAME, state: 'current' }]} />],
  ['steps', <ui.Steps key="1" {...styling} items={[{ key: 'a', label: NAME, description: NAME }]} />],
  ['an amount', <ui.Amount key="1" {...styling} value="1,234,567,890,123.12345678" unit={WORD} />],
  [
    'tabs',
    <ui.Tabs
      key="1"
      {...styling}
      label="Views"
      value="a"
      onValueChange={nothing}
      items={['a', 'b', 'c'].map((value) => ({ value, label: WORD, content: NAME }))}
    />,
  ],
  [
    'a segmented control',
    <ui.SegmentedControl
      key="1"
      {...styling}
      label="Days"
      value="a"
      onValueChange={nothing}
      options={['a', 'b', 'c'].map((value) => ({ value, label: WORD }))}
    />,
  ],
  [
    'chips',
    <ui.Chips
      key="1"
      {...styling}
      label="Coin"
      value=""
      onValueChange={nothing}
      options={['a', 'b'].map((value) => ({ value, label: NAME }))}
    />,
  ],
  [
    'chips in a row that scrolls',
    <ui.Chips
      key="1"
      {...styling}
      scrolls
      label="Coin"
      value=""
      onValueChange={nothing}
      options={['a', 'b', 'c'].map((value) => ({ value, label: WORD }))}
    />,
  ],
  ['removable chips', <ui.RemovableChips key="1" {...styling} label="Chosen" items={[{ value: 'a', label: NAME }]} onRemove={nothing} />],
  [
    'radio cards',
    <ui.RadioCards
      key="1"
      {...styling}
      label="Kind"
      value="a"
      onValueChange={nothing}
      options={['a', 'b'].map((value) => ({ value, children: NAME }))}
    />,
  ],
  ['a choice', <ui.Select key="1" {...styling} label={NAME} value="a" onValueChange={nothing} options={[{ value: 'a', label: NAME }]} />],
  ['a search', <ui.SearchField key="1" {...styling} label={NAME} value={NAME} onValueChange={nothing} />],
  ['an amount that is typed', <ui.DecimalInput key="1" {...styling} label={NAME} unit={WORD} hint={NAME} />],
  [
    'a range of days',
    <ui.DateRangePicker
      key="1"
      {...styling}
      label={NAME}
      locale="en"
      timeZone="UTC"
      today="2026-01-15"
      value={{ start: '2026-01-01', end: '2026-01-14' }}
    />,
  ],
  ['a slider', <ui.Slider key="1" {...styling} label={NAME} value={45} onValueChange={nothing} min={1} max={120} valueText={NAME} />],
  ['a progress', <ui.Progress key="1" {...styling} label={NAME} share={0.5} />],
  [
    'a list as a table',
    <ui.DataTable
      key="1"
      {...styling}
      layout="table"
      caption={NAME}
      columns={[
        { key: 'coin', header: WORD, cell: (row: (typeof rows)[0]) => row.coin },
        { key: 'amount', header: WORD, cell: (row: (typeof rows)[0]) => row.amount },
        { key: 'more', header: WORD, cell: (row: (typeof rows)[0]) => row.amount },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />,
  ],
  [
    'a list as cards',
    <ui.DataTable
      key="1"
      {...styling}
      layout="cards"
      caption={NAME}
      columns={[
        { key: 'coin', header: WORD, cell: (row: (typeof rows)[0]) => row.coin },
        { key: 'amount', header: NAME, cell: () => NAME },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />,
  ],
];

/** Whether something between an element and the cell cuts it off or scrolls it. */
function isCut(element: Element, cell: Element): boolean {
  for (let around = element.parentElement; around && around !== cell; around = around.parentElement) {
    const { overflowX, clipPath, position, width } = getComputedStyle(around);
    if (overflowX !== 'visible' || clipPath !== 'none' || (position === 'absolute' && width === '1px')) return true;
  }
  return false;
}

/** Room that a row keeps beside itself for the ring of its choices, in pixels. */
const RING = 3;

/** What reaches over the edges of its cell. */
function over(cell: Element): readonly string[] {
  const { left, right } = cell.getBoundingClientRect();
  return [...cell.querySelectorAll('*')]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || (box.left >= left - RING && box.right <= right + RING)) return false;
      return (
        getComputedStyle(element).visibility === 'visible' && element.checkVisibility({ opacityProperty: true }) && !isCut(element, cell)
      );
    })
    .map((element) => `${element.tagName.toLowerCase()} ${element.getAttribute('data-part') ?? element.getAttribute('class')}`);
}

const CELLS = (['grid', 'flex'] as const).flatMap((display) => [160, 240, 320].map((width) => ({ display, width })));

test.each([...short, ...long])('given %s in a narrow cell of a grid or a row, then it stays inside', async (_name, part) => {
  const found: string[] = [];
  for (const { display, width } of CELLS) {
    const screen = await render(
      <ui.EarnTheme>
        <div id="cell" style={{ display, width }}>
          {part}
        </div>
      </ui.EarnTheme>,
    );
    const cell = document.querySelector('#cell');
    if (!cell) throw new Error('The cell is there');
    await expect.poll(() => cell.childElementCount).toBeGreaterThan(0);
    // A drawing follows its width after a frame.
    for (let frames = 0; frames < 10 && over(cell).length > 0; frames += 1) await new Promise(requestAnimationFrame);
    for (const what of over(cell)) found.push(`${display} ${width}: ${what}`);
    await screen.unmount();
  }
  expect(found).toEqual([]);
});
