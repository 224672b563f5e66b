import { describe, expect, it } from 'vitest';
import * as account from '../account/contract.ts';
import * as notifications from '../notifications/contract.ts';
import * as apr from '../simple-earn/apr/contract.ts';
import * as autoEarn from '../simple-earn/auto-earn/contract.ts';
import * as faq from '../simple-earn/faq/contract.ts';
import * as fixed from '../simple-earn/fixed/contract.ts';
import * as fixedVip from '../simple-earn/fixed/vipContract.ts';
import * as flexible from '../simple-earn/flexible/contract.ts';
import * as history from '../simple-earn/history/contract.ts';
import * as vouchers from '../simple-earn/vouchers/contract.ts';
import type { AnyEndpoint } from '../endpoint/endpoint.ts';

const isEndpoint = (value: unknown): value is AnyEndpoint => typeof value === 'object' && value !== null && 'encode' in value;
const rooms = [account, notifications, apr, autoEarn, faq, fixed, fixedVip, flexible, history, vouchers];
const calls = rooms.flatMap((contract) => Object.values(contract).filter(isEndpoint));
const named = (names: readonly string[]): readonly AnyEndpoint[] => calls.filter(({ name }) => names.includes(name));

describe('where calls go (SH-48)', () => {
  it('web calls stand under /api/web/v1', () => {
    const web = ['account.compliance', 'account.coinListing', 'account.referral', 'notifications.candyDrop', 'notifications.setCandyDrop'];
    expect(named(web)).toHaveLength(web.length);
    for (const { path } of named(web)) expect(path).toMatch(/^\/api\/web\/v1\/[a-z]/);
  });

  it('fixed-earn calls stand under /apiw/v2/fixed_earn/api', () => {
    const ofFixed = named(['account.fixedAvailable', 'history.fixed', 'fixed.products', 'fixed.subscribe', 'fixedVip.subscribe']);
    expect(ofFixed).toHaveLength(5);
    for (const { path } of ofFixed) expect(path).toMatch(/^\/apiw\/v2\/fixed_earn\/api\/[a-z]/);
  });

  it('every other call stands under /apiw/v2', () => {
    const others = calls.filter(({ path }) => !path.startsWith('/api/web/v1/'));
    expect(others.length).toBeGreaterThan(20);
    for (const { path } of others) expect(path).toMatch(/^\/apiw\/v2\/[a-z]/);
  });

  it('no two calls share a name, and none a method and path but the market, which is read whole or by page (AMB-013)', () => {
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
    const addressOf = ({ method, path }: (typeof calls)[number]): string => `${method} ${path}`;
    const shared = calls.filter((call) => calls.some((other) => other !== call && addressOf(other) === addressOf(call)));
    expect(shared.map(({ name }) => name)).toEqual(['flexible.market', 'flexible.marketPage']);
  });
});
