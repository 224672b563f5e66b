import * as account from '@earnkit/core/account/contract';
import type { AnyEndpoint, Endpoint, WireFields } from '@earnkit/core/endpoint';
import * as launchpool from '@earnkit/core/launchpool/contract';
import * as notifications from '@earnkit/core/notifications/contract';
import * as wealth from '@earnkit/core/private-wealth/contract';
import * as simpleEarn from '@earnkit/core/simple-earn/contract';
import * as softStaking from '@earnkit/core/soft-staking/contract';
import * as staking from '@earnkit/core/staking/contract';

/** A declared call, sent by its wire fields. */
export type AnyCall = Endpoint<unknown, WireFields, unknown, unknown>;

const isEndpoint = (value: unknown): value is AnyEndpoint => typeof value === 'object' && value !== null && 'encoding' in value;

/** Every call that the contracts declare, by room. */
export const DECLARED: readonly AnyEndpoint[] = [account, notifications, simpleEarn, launchpool, staking, wealth, softStaking].flatMap(
  (room) =>
    Object.values(room as object).flatMap((value: unknown) =>
      isEndpoint(value) ? [value] : Object.values(value ?? {}).filter(isEndpoint),
    ),
);

const byName = new Map(DECLARED.map((call) => [call.name, call as unknown as AnyCall]));

/** The declaration of a call. @throws TypeError for a name that no call has. */
export function callNamed(name: string): AnyCall {
  const call = byName.get(name);
  if (call === undefined) throw new TypeError(`There is no call ${name}.`);
  return call;
}

/** Reads that need no person: an exchange answers them to visitors too. */
export const OPEN_READS: ReadonlySet<string> = new Set([
  'account.borrowSettings',
  'account.coinListing',
  'account.compliance',
  'account.tickers',
  'account.tradingHome',
  'apr.chart',
  'faq.questions',
  'fixed.product',
  'fixed.products',
  'flexible.awardPool',
  'flexible.market',
  'flexible.marketPage',
  'flexible.product',
  'history.types',
  'launchpool.project',
  'staking.product',
  'staking.questions',
  'staking.rates',
  'staking.totals',
]);

/** Reads that an exchange may answer to visitors or not. */
export const EITHER_READS: ReadonlySet<string> = new Set(['launchpool.earnMore']);
