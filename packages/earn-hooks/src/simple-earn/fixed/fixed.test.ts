import { decimal } from '@earnkit/core';
import { fixed } from '@earnkit/core/simple-earn/contract';
import type { FixedSubscribeRequest } from '@earnkit/core/simple-earn/rules';
import { type ServedSandbox, serveSandbox } from '@earnkit/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SubmissionStatus } from '../../submission/submission.ts';
import { type SandboxPerson, sandboxPerson } from '../../testing/sandboxPerson.ts';
import { fixedSubscribeOrder, type FixedSubscribeReceipt } from './fixedSubscribeOrder.ts';
import { fixedProductOptions } from './queries.ts';
import { keepMaturity, readMaturity } from './maturityPreference.ts';

const PRODUCT = '102';
/** Moments around the midnights of both exchanges and of the people, in UTC. */
const HOURS = ['00:00', '03:59', '09:30', '14:01', '15:59', '16:00', '18:31', '23:01'];
const ZONES = ['UTC', 'Asia/Shanghai', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Australia/Lord_Howe'];

describe.each(['UTC', 'Asia/Shanghai'])('an exchange in %s', (exchangeTimeZone) => {
  let served: ServedSandbox;
  let person: SandboxPerson;
  const host = { now: Date.UTC(2026, 9, 30) };
  beforeAll(async () => {
    served = await serveSandbox({ exchangeTimeZone, now: () => host.now });
    person = await sandboxPerson(served.origin, 'saver', { exchangeTimeZone });
  });
  afterAll(() => served.close());

  test.each(ZONES)(
    'given a person in %s, at any time of the day, then the receipt names the maturity that the order has (SE-X-47 to SE-X-49, AMB-157)',
    async (timeZone) => {
      const earn = { ...person.earn, timeZone, now: () => Math.floor(host.now / 1000) };
      const midnight = (Math.floor(host.now / 86_400_000) + 1) * 86_400_000;
      for (const [index, hour] of HOURS.entries()) {
        host.now = midnight + Date.parse(`1970-01-01T${hour}:00Z`);
        const product = await earn.queryClient.fetchQuery(fixedProductOptions(earn, PRODUCT));
        if (product?.aprFraction === undefined) throw new Error('There is no such product');
        const name = `${timeZone} ${index}`;
        earn.submissions.watch(name, () => undefined);
        const amount = decimal(`1${index}.5`);
        const { asset, aprFraction } = product;
        const request: FixedSubscribeRequest = {
          asset,
          vip: false,
          productId: PRODUCT,
          amount,
          aprFraction,
          reinvest: false,
          redeemAccount: 'flexible',
        };
        earn.submissions.submit(name, fixedSubscribeOrder.submission(earn, { asset, product }), request);
        await vi.waitFor(() => expect(earn.submissions.status(name).state).toBe('succeeded'), { timeout: 10_000 });
        const ended = earn.submissions.status(name) as SubmissionStatus<FixedSubscribeRequest, FixedSubscribeReceipt>;
        const receipt = ended.state === 'succeeded' ? ended.result : undefined;
        const [order] = (await person.client.call(fixed.orders, { page: 1, limit: 1 })).rows;
        expect([order?.principal, receipt?.timeline?.maturesAt], hour).toEqual([amount, order?.finishesAt]);
      }
    },
  );
});

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});

describe('the stored choice for maturity', () => {
  test('is no renewal and flexible Simple Earn where nothing is stored (SE-30, SE-31)', () => {
    expect(readMaturity()).toEqual({ reinvest: false, redeemAccount: 'flexible' });
  });

  test.each([
    { reinvest: true, redeemAccount: 'spot' },
    { reinvest: false, redeemAccount: 'spot' },
    { reinvest: false, redeemAccount: 'flexible' },
  ] as const)('is read as it was kept: %o', (choice) => {
    keepMaturity(choice);
    expect(readMaturity()).toEqual(choice);
  });

  test('is stored as 0 and 1 (SE-30, SE-31)', () => {
    keepMaturity({ reinvest: true, redeemAccount: 'spot' });
    expect([...stored.values()]).toEqual(['1', '0']);
  });

  test('is the default where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    keepMaturity({ reinvest: true, redeemAccount: 'spot' });
    expect(readMaturity()).toEqual({ reinvest: false, redeemAccount: 'flexible' });
  });
});
