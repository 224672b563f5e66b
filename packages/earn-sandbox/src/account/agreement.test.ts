import * as account from '@earnkit/core/account/contract';
import * as notifications from '@earnkit/core/notifications/contract';
import {
  autoEarnOffer,
  availableForFixed,
  availableForFlexible,
  availableForLaunchpool,
  availableForStaking,
  candyDropOffer,
  type Edition,
  fundingChoices,
} from '@earnkit/core/account/rules';
import { autoEarn } from '@earnkit/core/simple-earn/contract';
import { expect, test } from 'vitest';
import { fileSandbox } from '../testing/fileSandbox.ts';
import { type TestPage } from '../testing/testSandbox.ts';

/*
 * Compares what the shared rules offer with what the exchange does when it is used. Both were written independently.
 */

const WORLDS = ['saver', 'unified', 'vip5', 'us', 'restricted', 'locked', 'password', 'borrower', 'empty'] as const;

const box = fileSandbox();

/** What a page knows of its person before anything is pressed. */
async function viewerOf(page: TestPage) {
  const { data } = (await (await page.fetch('/sandbox/state')).json()) as { data: { edition: Edition; now: number } };
  return { now: data.now, viewer: { edition: data.edition, compliance: await page.read(account.compliance, undefined), signedIn: true } };
}

test.each(WORLDS)('in the world %s every way to add funds that is shown works, and what is not is refused', async (world) => {
  const page = await box.page(world);
  const buyer = async (path: string, fields: Record<string, string>) => {
    const response = await page.post(`/sandbox/wallet/${path}`, {
      clientId: `agree-${Math.random().toString(36).slice(2, 12)}`,
      ...(world === 'password' && { fundpass: '246813' }),
      ...fields,
    });
    return ((await response.json()) as { code: number }).code;
  };
  expect(await buyer('deposit', { asset: 'USDT', amount: '50' })).toBe(200);
  for (const asset of ['BTC', 'PEPE', 'USDT']) {
    const { now, viewer } = await viewerOf(page);
    const listing = await page.read(account.coinListing, { asset });
    const state = Object.fromEntries(fundingChoices({ asset, viewer, listing, now }).map((choice) => [choice.way, choice.state]));
    expect(Object.values(state)).not.toContain('unknown');
    expect((await buyer('buy', { asset, spend: '2' })) === 200, `${asset} spot ${state['spot']}`).toBe(state['spot'] === 'shown');
    expect((await buyer('transfer', { asset: 'USDT', amount: '1', from: 'spot' })) === 200).toBe(state['transfer'] === 'shown');
  }
});

test.each(WORLDS)('in the world %s automatic lending and candy drops are accepted exactly where they are shown', async (world) => {
  const page = await box.page(world);
  const { viewer } = await viewerOf(page);
  const lending = await page.call(autoEarn.setAutoEarn, { asset: 'LINK', on: false });
  expect(lending.code === 0).toBe(autoEarnOffer(viewer).state === 'shown');
  const news = await page.call(notifications.setCandyDrop, { on: true });
  expect(news.code === 200).toBe(candyDropOffer(viewer).state === 'shown');
});

test('what is borrowed is not offered where borrowed coins may not be used (AMB-066, AMB-067)', async () => {
  await box.sandbox.reset();
  const page = await box.page('borrower');
  const loans = await page.read(account.loans, undefined);
  const of = async (asset: string) => {
    const [balance] = (await page.read(account.balances, { assets: [asset] })).rows;
    const facts = { balance, loans, borrow: await page.read(account.borrowSettings, { asset }) };
    return [
      availableForFlexible(balance),
      availableForFixed(await page.read(account.fixedAvailable, { asset })),
      availableForLaunchpool(facts),
      availableForStaking(facts, false),
    ];
  };
  expect(await of('USDT')).toEqual(['9000', '9000', '4000', '4000']);
  expect(await of('BTC')).toEqual(['0.25', '0.25', '0.25', '0.25']);
  expect(await of('ETH')).toEqual(['7', '7', '7', '7']);
});
