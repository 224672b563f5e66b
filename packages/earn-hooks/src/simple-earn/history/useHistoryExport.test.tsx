import { calendarDay } from '@earnkit/core';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnProvider } from '../../provider/EarnProvider.tsx';
import type { Session } from '../../submission/session.ts';
import { namedExchange } from '../../testing/namedExchange.ts';
import { useHistoryExport } from './useHistoryExport.ts';

const NOW = 1_710_000_000;

const recordOf = (id: string | undefined, at = NOW) => ({ id, type: 'interest', asset: 'USDT', amount: '1', at });

/** Records `from`, `from - 1`, …, `1`, newest first. */
const recordsTo = (from: number) => Array.from({ length: from }, (_, index) => recordOf(String(from - index)));

const range = { start: calendarDay('2024-01-01'), end: calendarDay('2024-03-09') };

function Export() {
  const { read, state, progress, stop } = useHistoryExport();
  const [text, setText] = useState('');
  const save = async () => {
    const found = await read({ product: 'flexible', range });
    if (!found) return setText('no file');
    const ids = found.rows.map(({ id }) => id);
    setText(`${ids.length} rows, ${new Set(ids).size} different, ${found.unread ?? 'some'} missing`);
  };
  return (
    <>
      <button type="button" onClick={() => void save()}>
        Export
      </button>
      <output>{text}</output>
      <button type="button" onClick={stop}>
        Stop
      </button>
      {progress && <p>{`${progress.read} of ${progress.total ?? 'some'} read`}</p>}
      <p>now {state}</p>
    </>
  );
}

/** What is read of an exchange whose list is another at each page. */
async function exported(listAt: (page: number) => readonly object[]) {
  const exchange = namedExchange({
    'history.flexible': ({ page, limit }: { readonly page: number; readonly limit: number }) => {
      const list = listAt(page);
      return { rows: list.slice((page - 1) * limit, page * limit), unreadable: [], total: list.length };
    },
  });
  const screen = await render(
    <EarnProvider client={exchange.client} session={{ state: 'signed-in', id: 'ada' }} logger={() => undefined} now={() => NOW}>
      <Export />
    </EarnProvider>,
  );
  await screen.getByText('Export').click();
  await expect.element(screen.getByText(/rows/)).toBeInTheDocument();
  return { text: screen.getByText(/rows/).element().textContent, pages: exchange.count('history.flexible') };
}

test('given a record that is paid whenever the pages are read, then no record is in the file twice, and the missing one is counted', async () => {
  // It is read three times in all, in pages of 200.
  expect(await exported((page) => recordsTo(page === 1 ? 250 : 251))).toEqual({ text: '250 rows, 250 different, 1 missing', pages: 6 });
});

test('given a list that does not change, then every record is in the file once', async () => {
  expect(await exported(() => recordsTo(250))).toEqual({ text: '250 rows, 250 different, 0 missing', pages: 2 });
});

test('given two records without a name that say the same on one page, then both are in the file', async () => {
  const { text } = await exported(() => [recordOf(undefined), recordOf(undefined)]);
  expect(text).toBe('2 rows, 1 different, 0 missing');
});

test('given a long list, when it is stopped, then nothing else is read, there is no file, and how far it was is no longer said', async () => {
  let answer: (page: object) => void = () => undefined;
  const exchange = namedExchange({
    'history.flexible': ({ page, limit }: { readonly page: number; readonly limit: number }) =>
      page === 1
        ? { rows: recordsTo(2000).slice(0, limit), unreadable: [], total: 2000 }
        : new Promise((resolve) => {
            answer = resolve;
          }),
  });
  const screen = await render(
    <EarnProvider client={exchange.client} session={{ state: 'signed-in', id: 'ada' }} logger={() => undefined} now={() => NOW}>
      <Export />
    </EarnProvider>,
  );
  await screen.getByText('Export').click();
  await expect.element(screen.getByText('200 of 2000 read')).toBeInTheDocument();
  await screen.getByText('Stop').click();
  answer({ rows: recordsTo(10), unreadable: [], total: 2000 });
  await expect.element(screen.getByText('now stopped')).toBeInTheDocument();
  await expect.element(screen.getByText('no file')).toBeInTheDocument();
  // Four pages at the same time, and none after that.
  expect(exchange.count('history.flexible')).toBe(5);
});

test.each<[string, Session]>([
  ['another person', { state: 'signed-in', id: 'bob' }],
  ['nobody', { state: 'anonymous' }],
])('given %s is signed in while the pages are read, then there is no file, and nothing failed (A06)', async (_who, next) => {
  let answer: (page: object) => void = () => undefined;
  const exchange = namedExchange({
    // Its second page is on its way when the session changes; the cookie of the next person answers it.
    'history.flexible': ({ page }: { readonly page: number }) =>
      page === 1
        ? { rows: recordsTo(250).slice(0, 200), unreadable: [], total: 250 }
        : new Promise((resolve) => {
            answer = resolve;
          }),
  });
  const area = (session: Session) => (
    <EarnProvider client={exchange.client} session={session} logger={() => undefined} now={() => NOW}>
      <Export />
    </EarnProvider>
  );
  const ada = { state: 'signed-in', id: 'ada' } as const;
  const screen = await render(area(ada));
  await screen.getByText('Export').click();
  await expect.poll(() => exchange.count('history.flexible')).toBe(2);
  await expect.element(screen.getByText('now reading')).toBeInTheDocument();
  await screen.rerender(area(next));
  await expect.element(screen.getByText('now idle')).toBeInTheDocument();
  // Back again before the answer comes: it may still be the other one's.
  await screen.rerender(area(ada));
  answer({ rows: [recordOf('of another person')], unreadable: [], total: 201 });
  await expect.element(screen.getByText('no file')).toBeInTheDocument();
  await expect.element(screen.getByText('now idle')).toBeInTheDocument();
  expect(exchange.count('history.flexible')).toBe(2);
});
