import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { Amount, Button, DataTable, EarnTheme, type DataTableColumn } from '../index.ts';

interface Holding {
  readonly coin: string;
  readonly value: string;
}

const columns: DataTableColumn<Holding>[] = [
  { key: 'coin', header: 'Coin', card: 'title', cell: ({ coin }) => coin },
  { key: 'units', header: 'Units', cell: () => '298,843.577032' },
  { key: 'value', header: 'Current value', align: 'end', cell: ({ value }) => <Amount value={value} unit="USDT" /> },
  { key: 'income', header: 'Income', align: 'end', cell: () => <Amount value="0.5" unit="USDT" /> },
  { key: 'actions', header: 'Actions', card: 'action', cell: () => <Button size="1">Details</Button> },
];
const holdings: readonly Holding[] = [
  { coin: 'BTC', value: '1.5' },
  { coin: 'ETH', value: '98,765,354,441.63147734' },
  { coin: 'SOL', value: '2.25' },
];

async function cardsAt(width: number, detail?: () => string) {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, 1000);
  const screen = await render(
    <EarnTheme>
      <DataTable
        caption="Holdings"
        columns={columns}
        rows={[...holdings]}
        rowKey={({ coin }) => coin}
        layout="cards"
        {...(detail && { detail, defaultOpenRows: ['BTC'] })}
      />
    </EarnTheme>,
  );
  const list = screen.getByRole('list', { name: 'Holdings' });
  await expect.element(list).toBeInTheDocument();
  return [...list.element().children];
}

const boxOf = (element: Element | null | undefined): DOMRect =>
  element?.getBoundingClientRect() ?? expect.fail('The element is not there.');
const buttonOf = (card: Element | undefined): DOMRect => boxOf(card?.querySelector('button'));

test('given a tablet, when rows are cards, then two stand side by side with their actions on one line (UI-17)', async () => {
  const [first, second, third] = await cardsAt(768);
  expect(boxOf(second).top).toBe(boxOf(first).top);
  expect(boxOf(second).left).toBeGreaterThan(boxOf(first).right);
  expect(buttonOf(second).bottom).toBe(buttonOf(first).bottom);
  expect(boxOf(third).top).toBeGreaterThan(boxOf(first).bottom);
});

test('given a phone, when rows are cards, then they stand below one another, and small buttons are as high as others', async () => {
  const [first, second] = await cardsAt(375);
  expect(boxOf(second).top).toBeGreaterThan(boxOf(first).bottom);
  expect(buttonOf(first).height).toBe(36);
});

test('given an amount wider than its column of a card, then it has a line of its own, and its unit stays with its number', async () => {
  const [, second] = await cardsAt(375);
  const [units, value, income] = second?.querySelectorAll('dl > div') ?? [];
  expect(boxOf(value).top).toBeGreaterThan(boxOf(units).bottom);
  expect(boxOf(income).top).toBeGreaterThan(boxOf(value).bottom);
  const number = document.createRange();
  number.selectNodeContents(value?.querySelector('[dir="ltr"]') ?? expect.fail('There is no amount.'));
  expect(new Set([...number.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size).toBe(1);
});

test('given an amount little wider than half a card, then a short figure still stands beside it', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(375, 1000);
  const two: DataTableColumn<Holding>[] = [
    { key: 'coin', header: 'Coin', card: 'title', cell: ({ coin }) => coin },
    { key: 'lent', header: 'Lending amount', align: 'end', cell: () => <Amount value="1,012,827.14763857" unit="USDT" /> },
    { key: 'apr', header: 'Lend APR', align: 'end', cell: () => '3.25%' },
  ];
  const screen = await render(
    <EarnTheme>
      <DataTable caption="Holdings" columns={two} rows={holdings.slice(0, 1)} rowKey={({ coin }) => coin} layout="cards" />
    </EarnTheme>,
  );
  const [lent, apr] = screen.container.querySelectorAll('dl > div');
  expect(boxOf(apr).top).toBe(boxOf(lent).top);
});

test('given cells that say nothing, when rows are cards, then their lines are left out and an unknown value stays', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(375, 1000);
  const few: DataTableColumn<Holding>[] = [
    { key: 'coin', header: 'Coin', card: 'title', cell: ({ coin }) => coin },
    { key: 'earned', header: 'Earned', card: 'title', cell: () => '–', empty: ({ coin }) => coin === 'BTC' },
    { key: 'note', header: 'Note', cell: ({ coin }) => (coin === 'BTC' ? null : 'Locked') },
    { key: 'term', header: 'Term', cell: () => '–', empty: ({ coin }) => coin === 'BTC' },
    { key: 'value', header: 'Value', cell: () => <Amount value={undefined} /> },
    { key: 'actions', header: 'Actions', card: 'action', cell: ({ coin }) => coin !== 'BTC' && <Button size="1">Details</Button> },
  ];
  const screen = await render(
    <EarnTheme>
      <DataTable caption="Holdings" columns={few} rows={holdings.slice(0, 2)} rowKey={({ coin }) => coin} layout="cards" />
    </EarnTheme>,
  );
  const [bitcoin, ether] = screen.getByRole('listitem').elements();
  expect(bitcoin?.textContent).toBe('BTCValue--Not known');
  expect(bitcoin?.children).toHaveLength(2);
  expect(ether?.textContent).toBe('ETHEarned–NoteLockedTerm–Value--Not knownDetails');
});

test('given an opened card, then the one beside it keeps its height', async () => {
  const [first, second] = await cardsAt(768, () => 'What the holding is made of. '.repeat(20));
  expect(boxOf(first).height).toBeGreaterThan(boxOf(second).height + 40);
});
