import { describe, expect, it } from 'vitest';
import * as account from '../contract/account.ts';
import * as notifications from '../contract/notifications.ts';
import * as apr from '../contract/simple-earn/apr.ts';
import * as autoEarn from '../contract/simple-earn/autoEarn.ts';
import * as faq from '../contract/simple-earn/faq.ts';
import * as fixed from '../contract/simple-earn/fixed.ts';
import * as fixedVip from '../contract/simple-earn/fixedVip.ts';
import * as flexible from '../contract/simple-earn/flexible.ts';
import * as history from '../contract/simple-earn/history.ts';
import * as vouchers from '../contract/simple-earn/vouchers.ts';
import type { AnyEndpoint } from '../endpoint/endpoint.ts';

const isEndpoint = (value: unknown): value is AnyEndpoint => typeof value === 'object' && value !== null && 'encode' in value;
const rooms = [account, notifications, apr, autoEarn, faq, fixed, fixedVip, flexible, history, vouchers];
const calls = rooms.flatMap((contract) => Object.values(contract).filter(isEndpoint));
const named = (names: readonly string[]): readonly AnyEndpoint[] => calls.filter(({ name }) => names.includes(name));

describe('where calls go (SH-48)', () => {
  it('web calls have paths under /api/web/v1', () => {
    const web = ['account.compliance', 'account.coinListing', 'account.referral', 'notifications.candyDrop', 'notifications.setCandyDrop'];
    expect(named(web)).toHaveLength(web.length);
    for (const { path } of named(web)) expect(path).toMatch(/^\/api\/web\/v1\/[a-z]/);
  });

  it('fixed-earn calls have paths under /apiw/v2/fixed_earn/api', () => {
    const ofFixed = named(['account.fixedAvailable', 'history.fixed', 'fixed.products', 'fixed.subscribe', 'fixedVip.subscribe']);
    expect(ofFixed).toHaveLength(5);
    for (const { path } of ofFixed) expect(path).toMatch(/^\/apiw\/v2\/fixed_earn\/api\/[a-z]/);
  });

  it('every other call has a path under /apiw/v2', () => {
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
