import { EarnFailure } from '@earnkit/core';
import { EarnProvider, type QueryState } from '@earnkit/hooks';
import { EarnTheme } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MessagesProvider } from '../../messages/index.ts';
import { QueryTable, type QueryTableData } from './QueryTable.tsx';
import { StaleBanner } from './StaleBanner.tsx';

const client = { call: () => Promise.reject(new EarnFailure({ kind: 'network', call: 'none' })) };

/** Rows of which the last refresh failed at a gateway. */
const stale = (reference?: string): QueryState<QueryTableData<string>> => ({
  state: 'ready',
  data: { rows: ['1,204.5 USDT'], unreadable: [] },
  stale: true,
  reference,
  readAt: 0,
  retry: () => undefined,
});

const table = (reading: QueryState<QueryTableData<string>>): ReactElement => (
  <QueryTable
    caption="Holdings"
    columns={[{ key: 'held', header: 'Held', cell: (row) => row }]}
    rowKey={(row) => row}
    reading={reading}
    errorTitle="The holdings could not be loaded"
    unreadableWarning={() => ''}
    empty={null}
    page={1}
    pageSize={10}
    onPageChange={() => undefined}
  />
);
const banner = (reading: QueryState<QueryTableData<string>>): ReactElement => (
  <>
    <StaleBanner reading={reading} />
    <p>{reading.state === 'ready' && reading.data.rows}</p>
  </>
);

test.each([
  ['a table', table],
  ['a notice above other data', banner],
])('given a refresh that failed, then %s keeps the old data, names the request, and can be read again (N13)', async (_part, draw) => {
  const area = (reading: QueryState<QueryTableData<string>>): ReactElement => (
    <EarnTheme>
      <EarnProvider client={client} session={{ state: 'signed-in', id: 'ada' }} timeZone="UTC">
        <MessagesProvider locale="en">{draw(reading)}</MessagesProvider>
      </EarnProvider>
    </EarnTheme>
  );
  const screen = await render(area(stale('c0ffee00-1234')));
  await expect.element(screen.getByText(/Reference: c0ffee00-1234$/)).toBeVisible();
  await expect.element(screen.getByText('1,204.5 USDT')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await screen.rerender(area(stale()));
  await expect.element(screen.getByText('1,204.5 USDT')).toBeVisible();
  expect(screen.container.textContent).not.toContain('Reference');
});
