import { EarnFailure } from '@earnkit/core';
import { describe, expect, test } from 'vitest';
import { type ReadProgress, readAll } from './readAll.ts';

/** An exchange with `count` rows, which sends at most `most` of a page. */
function exchange(count: number, { most = 1000, refusesAbove = 1000, says = true } = {}) {
  const asked: [page: number, limit: number][] = [];
  let open = 0;
  let mostOpen = 0;
  const read = async (page: number, limit: number) => {
    asked.push([page, limit]);
    if (limit > refusesAbove) throw new EarnFailure({ kind: 'business', call: 'list', code: '30000', message: 'limit' });
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    await Promise.resolve();
    open -= 1;
    const first = (page - 1) * limit;
    const rows = Array.from({ length: Math.max(0, Math.min(limit, most, count - first)) }, (_, index) => first + index);
    return { rows, unreadable: [], total: says ? count : undefined };
  };
  return { read, asked, mostOpen: () => mostOpen };
}

const readLong = (from: Pick<ReturnType<typeof exchange>, 'read'>, onProgress?: (progress: ReadProgress) => void) =>
  readAll({ read: from.read, idOf: String, mostAnswers: 500, long: true, ...(onProgress && { onProgress }) });

describe('a long list', () => {
  test('is read 200 rows at once, four pages at the same time, each row once and in order', async () => {
    const from = exchange(1930);
    const told: ReadProgress[] = [];
    const { rows, more } = await readLong(from, (progress) => told.push(progress));
    expect(rows).toEqual(Array.from({ length: 1930 }, (_, index) => index));
    expect([more, from.asked.length, from.mostOpen()]).toEqual([false, 10, 4]);
    expect(new Set(from.asked.map(([, limit]) => limit))).toEqual(new Set([200]));
    expect(told.map(({ read }) => read)).toEqual([200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800, 1930]);
    expect(told.every(({ total }) => total === 1930)).toBe(true);
  });

  test.each([
    ['refuses 200 rows', { refusesAbove: 100 }],
    ['sends 100 where 200 are asked for', { most: 100 }],
    ['sends 100 and does not say how many there are', { most: 100, says: false }],
  ])('given an exchange that %s, then it is asked for 100', async (_case, how) => {
    const from = exchange(430, how);
    const { rows } = await readLong(from);
    expect(rows).toEqual(Array.from({ length: 430 }, (_, index) => index));
    expect(from.asked.slice(1).every(([, limit]) => limit === 100)).toBe(true);
  });

  test('given a failure, then it is told, and nothing else is read', async () => {
    const from = exchange(1000);
    const read = (page: number, limit: number) =>
      page === 3 ? Promise.reject(new EarnFailure({ kind: 'network', call: 'list' })) : from.read(page, limit);
    await expect(readLong({ read })).rejects.toThrow('network');
  });

  test('given rows that are older than what is asked for, then it ends with an answer that has such rows alone', async () => {
    const from = exchange(1930, { says: false });
    const { rows, more } = await readAll({ read: from.read, idOf: String, mostAnswers: 500, long: true, isPast: (row) => row >= 150 });
    expect([rows.length, more, from.asked.length]).toEqual([400, false, 2]);
  });

  test('given a list of one page, then one page is read', async () => {
    const from = exchange(57);
    expect((await readLong(from)).rows).toHaveLength(57);
    expect(from.asked).toHaveLength(1);
  });
});
