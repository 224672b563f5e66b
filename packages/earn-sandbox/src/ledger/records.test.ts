import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { openDatabase, rows } from '../database/openDatabase.ts';
import { SLICES } from '../slices.ts';
import { useEveryProduct } from '../testing/everyProduct.ts';
import { dropPlace, openPage, START, testPlace } from '../testing/testSandbox.ts';

test('given a person who used all products, then each record names the transfer that moved its amount', async () => {
  const data = mkdtempSync(join(tmpdir(), 'earnkit-records-'));
  const server = testPlace();
  const place = server.databaseUrl ? server : { data };
  const sandbox = await createSandbox({ ...place, now: () => START * 1000 });
  await useEveryProduct(await openPage(sandbox.fetch, 'saver'));
  await sandbox.close();
  const database = await openDatabase(place, SLICES);
  const kindsOf = async (table: string): Promise<readonly (string | null)[]> => {
    const select = sql.raw(`select distinct t.kind from ${table} r left join transfers t on t.id = r.transfer_id
      where r.transfer_id is not null order by t.kind`);
    return (await rows<{ readonly kind: string | null }>(database.db, select)).map(({ kind }) => kind);
  };
  const found = {
    orders: await kindsOf('flexible_orders'),
    hours: await kindsOf('flexible_settlements'),
    rewards: await kindsOf('staking_rewards'),
    trades: await kindsOf('wealth_trades'),
    days: await kindsOf('soft_staking_days'),
  };
  await database.close();
  await dropPlace(server);
  rmSync(data, { recursive: true, force: true });
  expect(found).toEqual({
    orders: ['auto-lend', 'fixed-paid', 'redeem', 'subscribe'],
    hours: ['interest'],
    rewards: ['staking-reward'],
    trades: ['wealth-purchase', 'wealth-redeem'],
    days: ['soft-staking'],
  });
});
