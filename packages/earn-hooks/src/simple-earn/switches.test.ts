import { EarnFailure, decimal } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import type { AutoEarnChange, MinLendAprRequest } from '@earnkit/core/simple-earn/rules';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDrafts } from '../flow/drafts.ts';
import type { SubmissionSpec } from '../flow/submission.ts';
import { createSubmissions } from '../flow/submissions.ts';
import type { Timers } from '../flow/timers.ts';
import type { Earn } from '../provider/earnContext.ts';
import { createEarnQueryClient } from '../provider/EarnProvider.tsx';
import { areaLinks } from '../provider/links.ts';
import { minLendAprSubmission } from './apr/minLendAprSubmission.ts';
import { autoEarnSubmission } from './auto-earn/autoEarnSubmission.ts';

/*
 * Changes whose answer is lost: what is told of them is what the exchange says afterwards, and where it says nothing, that.
 */

const SPEED = 200;
const fastTimers: Timers = {
  now: () => performance.now() * SPEED,
  set: (callback, ms) => {
    const timer = setTimeout(callback, ms / SPEED);
    return () => clearTimeout(timer);
  },
};

const notify = vi.fn<Earn['notify']>();
beforeEach(() => notify.mockClear());

/** A person at an exchange that loses the answer of every write and answers reads by name. */
function personAt(reads: Readonly<Record<string, unknown>>): Earn {
  const client: EarnClient = {
    call: async (endpoint) => {
      if (!(endpoint.name in reads)) throw new EarnFailure({ kind: 'network', call: endpoint.name });
      return reads[endpoint.name] as never;
    },
  };
  return {
    client,
    session: { state: 'signed-in', id: 'ada' },
    scope: 'person:ada',
    locale: 'en',
    timeZone: 'UTC',
    now: () => 0,
    edition: 'global',
    links: areaLinks('en'),
    navigate: () => undefined,
    notify,
    track: () => undefined,
    askLogin: () => undefined,
    queryClient: createEarnQueryClient(),
    submissions: createSubmissions({ timers: fastTimers, isOnline: () => true }),
    drafts: createDrafts(),
  };
}

/** What the person is told when nobody looks on. */
async function told<Request, Result>({ submissions }: Earn, spec: SubmissionSpec<Request, Result, undefined>, request: Request) {
  submissions.submit('test', spec, request);
  await vi.waitFor(() => expect(notify).toHaveBeenCalled(), { timeout: 4_000 });
  return notify.mock.calls.map(([{ tone, key }]) => `${tone} ${key}`);
}

describe('a lost answer to an auto-earn change', () => {
  const change = (earn: Earn, on: boolean): Promise<readonly string[]> =>
    told<AutoEarnChange, true>(earn, autoEarnSubmission(earn), { asset: 'BTC', on });

  test('succeeds only when the exchange reports the requested state', async () => {
    expect(await change(personAt({ 'autoEarn.status': { byAsset: { BTC: false }, global: false } }), false)).toEqual([
      'success cryptoloan.disabledSuccessfully',
    ]);
  });

  test.each([true, false])('is unresolved when the exchange does not name the coin: %s', async (on) => {
    const earn = personAt({ 'autoEarn.status': { byAsset: { ETH: true }, global: false } });
    expect(await change(earn, on)).toEqual(['warning earn.autoEarn.unresolved.toast']);
    // Nothing more is sent before somebody has looked.
    expect(earn.submissions.submit('test', autoEarnSubmission(earn), { asset: 'BTC', on })).toBe(false);
  });
});

describe('a lost answer to a minimum APR change', () => {
  const request: MinLendAprRequest = { asset: 'USDT', minAprFraction: '0.0200' };
  const change = (earn: Earn): Promise<readonly string[]> => told(earn, minLendAprSubmission(earn, 'USDT'), request);
  const holding = (minLendAprFraction: string | undefined) => ({
    'flexible.holdings': {
      rows: [{ asset: 'USDT', minLendAprFraction: minLendAprFraction === undefined ? undefined : decimal(minLendAprFraction) }],
      unreadable: [],
      total: 1,
    },
  });

  test('succeeds only when the holding reports the requested rate', async () => {
    expect(await change(personAt(holding('0.02')))).toEqual(['success modified']);
  });

  test('is unresolved when the holding has no rate, and a notice says so after the dialog was closed', async () => {
    expect(await change(personAt(holding(undefined)))).toEqual(['warning earn.minApr.unresolved.toast']);
  });
});
