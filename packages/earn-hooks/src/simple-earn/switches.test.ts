import { EarnFailure, decimal } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import type { AutoEarnChange, MinLendAprRequest } from '@earnkit/core/simple-earn/rules';
import { describe, expect, test, vi } from 'vitest';
import type { SubmissionSpec } from '../submission/submission.ts';
import { fastTimers } from '../testing/fastTimers.ts';
import { testEarn } from '../testing/testEarn.ts';
import { minLendAprSubmission } from './apr/useMinLendApr.ts';
import { autoEarnSubmission } from './auto-earn/useAutoEarnChange.ts';

/* Changes whose answer is lost: the notice says what the exchange says afterwards, or that the outcome is unknown. */

type Person = ReturnType<typeof testEarn>;

/** A person at an exchange that loses the answer of every write and answers reads by name. */
function personAt(reads: Readonly<Record<string, unknown>>): Person {
  const client: EarnClient = {
    call: async (endpoint) => {
      if (!(endpoint.name in reads)) throw new EarnFailure({ kind: 'network', call: endpoint.name });
      return reads[endpoint.name] as never;
    },
  };
  return testEarn(client, 'ada', { timers: fastTimers(200) });
}

/** The notices of a submission that no screen watches. */
async function reported<Request, Result>({ earn, notify }: Person, spec: SubmissionSpec<Request, Result, undefined>, request: Request) {
  earn.submissions.submit('test', spec, request);
  await vi.waitFor(() => expect(notify).toHaveBeenCalled(), { timeout: 4_000 });
  return notify.mock.calls.map(([{ tone, key }]) => `${tone} ${key}`);
}

describe('a lost answer to an auto-earn change', () => {
  const change = (person: Person, on: boolean): Promise<readonly string[]> =>
    reported<AutoEarnChange, true>(person, autoEarnSubmission(person.earn), { asset: 'BTC', on });

  test('succeeds only when the exchange reports the requested state', async () => {
    expect(await change(personAt({ 'autoEarn.status': { byAsset: [{ name: 'BTC', value: false }], global: false } }), false)).toEqual([
      'success cryptoloan.disabledSuccessfully',
    ]);
  });

  test.each([true, false])('is unresolved when the exchange does not name the coin: %s', async (on) => {
    const person = personAt({ 'autoEarn.status': { byAsset: [{ name: 'ETH', value: true }], global: false } });
    expect(await change(person, on)).toEqual(['warning earn.autoEarn.unresolved.toast']);
    // Nothing more is sent before the outcome is known.
    expect(person.earn.submissions.submit('test', autoEarnSubmission(person.earn), { asset: 'BTC', on })).toBe(false);
  });
});

describe('a lost answer to a minimum APR change', () => {
  const request: MinLendAprRequest = { asset: 'USDT', minAprFraction: '0.0200' };
  const change = (person: Person): Promise<readonly string[]> => reported(person, minLendAprSubmission(person.earn, 'USDT'), request);
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
