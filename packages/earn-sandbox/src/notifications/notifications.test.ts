import * as notifications from '@earnkit/core/notifications/contract';
import { expect, test } from 'vitest';
import { fileSandbox } from '../testing/fileSandbox.ts';
import { type TestPage } from '../testing/testSandbox.ts';

const box = fileSandbox();

const settingsOf = async (page: TestPage) => ({
  candyDrop: (await page.read(notifications.candyDrop, undefined)).on,
  launchpool: (await page.read(notifications.launchpool, undefined)).on,
  holder: await page.read(notifications.holderAirdrop, undefined),
});

test('each switch is kept for its person, alone, and in every tab (SH-59 to SH-65, AMB-079, AMB-080)', async () => {
  const page = await box.page('unified');
  await page.read(notifications.setCandyDrop, { on: true });
  await page.read(notifications.setLaunchpool, { on: true });
  await page.read(notifications.setHolderAirdrop, { setting: 'exchangeToGt', on: true });
  const set = { candyDrop: true, launchpool: true, holder: { on: false, exchangeToGt: true } };
  expect(await settingsOf(await box.page('unified'))).toEqual(set);
  await page.read(notifications.setLaunchpool, { on: false });
  await page.read(notifications.setHolderAirdrop, { setting: 'notify', on: true });
  expect(await settingsOf(page)).toEqual({ ...set, launchpool: false, holder: { on: true, exchangeToGt: true } });
  expect(await settingsOf(await box.page('vip5'))).toEqual({
    candyDrop: false,
    launchpool: false,
    holder: { on: false, exchangeToGt: false },
  });
});

test('what is no value of a switch is refused and changes nothing', async () => {
  const page = await box.page('unified');
  const before = await settingsOf(page);
  for (const [path, fields, encoding] of [
    [notifications.setCandyDrop.path, { aid: -1, status: 0 }, 'form'],
    [notifications.setCandyDrop.path, { status: 1 }, 'form'],
    [notifications.setLaunchpool.path, { sets: { startup_mining_switch: true } }, 'json'],
    [notifications.setLaunchpool.path, { sets: {} }, 'json'],
    [notifications.setHolderAirdrop.path, { name: 'HODLER', value: '1' }, 'form'],
    [notifications.setHolderAirdrop.path, { name: 'HODLER_AIRDROP_NOTIFY', value: 'yes' }, 'form'],
    [notifications.holderAirdrop.path, { action: 'set' }, 'form'],
  ] as const) {
    expect((await page.post(path, fields, encoding)).status, JSON.stringify(fields)).toBe(400);
  }
  expect(await settingsOf(page)).toEqual(before);
});

test('the US edition has no candy drop to subscribe to (US-03); a visitor has no switches', async () => {
  const us = await box.page('us');
  expect((await us.call(notifications.setCandyDrop, { on: true })).code).toBe(30012);
  expect((await settingsOf(us)).candyDrop).toBe(false);
  const anonymous = await box.page('anonymous');
  expect((await anonymous.call(notifications.candyDrop, undefined)).code).toBe(401);
  expect((await anonymous.call(notifications.setLaunchpool, { on: true })).code).toBe(401);
});
