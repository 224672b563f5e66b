import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Countdown, DataTable, DateRangePicker, EarnTheme, Select } from '../index.ts';
import { translateTexts } from './translateTexts.ts';

/*
 * The browser's translation puts each text into an element of its own. React removes a text from the parent that it gave it, which
 * throws where that is another one by now, and takes the page away. A text that comes and goes beside others needs its own element.
 */

const table = (count: number): ReactElement => (
  <DataTable
    caption="Orders"
    columns={[{ key: 'id', header: 'Id', cell: ({ id }: { id: string }) => id }]}
    rows={Array.from({ length: count }, (_, index) => ({ id: `row-${index}` }))}
    rowKey={({ id }) => id}
    page={1}
    pageSize={5}
    total={count * 4}
    onPageChange={() => undefined}
    empty={<p>No orders</p>}
  />
);
const days = (error?: string): ReactElement => (
  <DateRangePicker label="Period" locale="en" timeZone="UTC" today="2026-01-15" hint="Six months at most" {...(error && { error })} />
);
const coin = (error?: string): ReactElement => (
  <Select
    label="Coin"
    value="GT"
    options={[{ value: 'GT', label: 'GT' }]}
    hint="Any coin"
    onValueChange={() => undefined}
    {...(error && { error })}
  />
);
const now = (): number => Date.now() / 1000;
const countdown = (seconds: number): ReactElement => <Countdown label="Ends in" end={now() + seconds} now={now} milestones={[60]} />;

test.each([
  ['a table that becomes empty', () => table(5), 'row-4', () => table(0), 'No orders'],
  ['a field of days with an error', () => days(), 'Six months at most', () => days('Choose other days'), 'Choose other days'],
  ['a choice with an error', () => coin(), 'Any coin', () => coin('Choose a coin'), 'Choose a coin'],
  ['a countdown with another end', () => countdown(61), '1 minute left', () => countdown(7_200), '01:59:'],
])(
  'given %s, when the browser translated the page before, then what is new is shown and what is typed stays (L08)',
  async (_what, first, before, next, after) => {
    const page = (part: ReactElement): ReactElement => (
      <EarnTheme>
        <input aria-label="Amount" />
        {part}
      </EarnTheme>
    );
    const screen = await render(page(first()));
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    await amount.fill('12.5');
    await expect.poll(() => screen.container.textContent).toContain(before);
    translateTexts(screen.container);
    await screen.rerender(page(next()));
    await expect.poll(() => screen.container.textContent).toContain(after);
    await expect.element(amount).toHaveValue('12.5');
  },
);
