import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { DataTable } from '../data-table/DataTable.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { EarnTheme } from '../theme/index.ts';

const stay = (): undefined => undefined;
const rows = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `Row ${index}`);

interface Case {
  readonly what: string;
  /** Content that overflows, or the same with less of it. */
  readonly draw: (much: boolean) => ReactElement;
}

const cases: readonly Case[] = [
  {
    what: 'a dialog',
    draw: (much) => (
      <Dialog open onOpenChange={stay} title="Region">
        <div style={{ height: much ? 4000 : 20 }} />
      </Dialog>
    ),
  },
  {
    what: 'a table',
    draw: (much) => (
      <DataTable<string>
        caption="Region"
        maxHeight="200px"
        rows={rows(much ? 40 : 1)}
        rowKey={(row) => row}
        columns={[{ key: 'name', header: 'Name', cell: (row) => row }]}
      />
    ),
  },
];

test.each(cases)('$what keeps the focus when its content no longer overflows', async ({ draw }) => {
  const screen = await render(<EarnTheme>{draw(true)}</EarnTheme>);
  const region = page.getByRole('region', { name: 'Region' });
  await expect.element(region).toBeInTheDocument();
  const element = region.element();
  if (!(element instanceof HTMLElement)) throw new Error('The region is not an element of HTML');
  element.focus();
  await screen.rerender(<EarnTheme>{draw(false)}</EarnTheme>);
  await expect.poll(() => element.scrollHeight <= element.clientHeight).toBe(true);
  // Long enough for the browser to take the focus from an element that cannot have it any more.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(element);
  await userEvent.tab();
  expect(element.tabIndex).toBe(-1);
});
