import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exactOrigin,
  exactOrigins,
  frameMessage,
  frameRequest,
  heightMessage,
  openPageMessage,
  stakingQuery,
  stakingTargetOf,
} from './index.ts';

const PARENT = 'https://assets.example.com';

describe('messages of the parent page (ST-32, ST-33, AMB-117)', () => {
  it('given a request to open the stake dialog from the configured origin, then it is read', () => {
    const read = (data: unknown) => frameRequest({ origin: PARENT, data }, PARENT);
    expect(read({ type: 'reopen_stake' })).toEqual({ type: 'reopen_stake', asset: undefined, pid: undefined });
    expect(read({ type: 'reopen_stake', payload: null })).toMatchObject({ asset: undefined });
    expect(read({ type: 'reopen_stake', payload: { coin: 'ETH', pid: '12' } })).toEqual({ type: 'reopen_stake', asset: 'ETH', pid: '12' });
  });

  it.each([
    'https://assets.example.com.evil.example',
    'https://evil.example',
    'http://assets.example.com',
    'https://assets.example.com:8443',
    'https://sub.assets.example.com',
    'https://assets.example.com/',
    'null',
    '',
  ])('given the origin %s, then the message is ignored', (origin) =>
    expect(frameRequest({ origin, data: { type: 'reopen_stake' } }, PARENT)).toBeUndefined(),
  );

  it.each([
    ['text', 'reopen_stake'],
    ['nothing', null],
    ['a list', ['reopen_stake']],
    ['another type', { type: 'open_page', payload: { url: '/x' } }],
    ['our own message sent back', { type: 'close', payload: {} }],
    ['a type that only reads like it', { type: ['reopen_stake'] }],
    ['a field that is not known', { type: 'reopen_stake', amount: '5' }],
    ['a payload that is text', { type: 'reopen_stake', payload: 'ETH' }],
    ['a payload that is an empty text', { type: 'reopen_stake', payload: '' }],
    ['a payload that is a number', { type: 'reopen_stake', payload: 5 }],
    ['a payload with a field that is not known', { type: 'reopen_stake', payload: { coin: 'ETH', amount: '5' } }],
    ['a coin that is markup', { type: 'reopen_stake', payload: { coin: '<img src=x>' } }],
    ['a coin in a list', { type: 'reopen_stake', payload: { coin: ['ETH'] } }],
    ['a coin as a number', { type: 'reopen_stake', payload: { coin: 12 } }],
    ['a coin beyond any name', { type: 'reopen_stake', payload: { coin: 'E'.repeat(201) } }],
    ['an id that is no number', { type: 'reopen_stake', payload: { pid: '../1' } }],
    ['an id that only begins as a number', { type: 'reopen_stake', payload: { pid: '12/../1' } }],
    ['an id beyond any number', { type: 'reopen_stake', payload: { pid: '1'.repeat(21) } }],
    ['an id as a number', { type: 'reopen_stake', payload: { pid: 12 } }],
  ])('given a message of the right origin that is %s, then it is ignored', (_case, data) =>
    expect(frameRequest({ origin: PARENT, data }, PARENT)).toBeUndefined(),
  );

  it.each(['*', 'null', '', 'assets.example.com', 'https://*.example.com', `${PARENT}/page`, `https://me@assets.example.com`, undefined])(
    'given the setting %s, then no message of anybody is read',
    (setting) => {
      expect(exactOrigin(setting)).toBeUndefined();
      for (const origin of [PARENT, '*', 'null', setting ?? ''])
        expect(frameRequest({ origin, data: { type: 'reopen_stake' } }, setting)).toBeUndefined();
    },
  );

  it('given anything at all from another origin, then nothing is read and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.anything(), fc.webUrl(), (data, origin) => {
        fc.pre(origin !== PARENT);
        expect(frameRequest({ origin, data }, PARENT)).toBeUndefined();
        expect(() => frameRequest({ origin: PARENT, data }, PARENT)).not.toThrow();
      }),
    );
  });

  it('given an origin of 300 characters, then it is read, and a longer one is not', () => {
    const origin = `https://${'a'.repeat(292)}`;
    expect([exactOrigin(origin), exactOrigin(`${origin}a`)]).toEqual([origin, undefined]);
  });

  it('reads origins of a setting one by one, as browsers write them', () => {
    expect(exactOrigins(' https://A.example.com:443/, http://localhost:3000 * https://b.example/path,, ')).toEqual([
      'https://a.example.com',
      'http://localhost:3000',
    ]);
    expect(exactOrigins(undefined)).toEqual([]);
  });

  it('tells the parent page its height, to open an address, that it was closed, and that it succeeded (ST-35)', () => {
    expect(heightMessage(640)).toEqual({ type: 'height', payload: { height: 640 } });
    expect(openPageMessage('/staking/ETH')).toEqual({ type: 'open_page', payload: { url: '/staking/ETH' } });
    expect([frameMessage('close'), frameMessage('success')]).toEqual([
      { type: 'close', payload: {} },
      { type: 'success', payload: {} },
    ]);
  });
});

describe('the address of a staking page', () => {
  it('reads what the query asks for (ST-27, ST-28, ST-32, ST-102)', () =>
    expect(stakingQuery('?is_frame=1&src=1&asset=stETH&product-type=1&open-history=1&type=1')).toEqual({
      framed: true,
      vip: true,
      openHistory: true,
      historySide: 'redeem',
      asset: 'stETH',
      holdingType: 1,
    }));

  it.each([
    ['0', 0],
    ['1', 1],
    ['2', undefined],
  ])('given the kind %s of holdings, then %s is listed, and all where it is not known (ST-27)', (type, listed) =>
    expect(stakingQuery(`?product-type=${type}`).holdingType).toBe(listed),
  );

  it.each(['', '?is_frame=true&src=2&open-history=yes&type=9&product-type=2&asset=<b>'])(
    'given the query %s, then nothing is asked for',
    (search) =>
      expect(stakingQuery(search)).toEqual({
        framed: false,
        vip: false,
        openHistory: false,
        historySide: 'stake',
        asset: undefined,
        holdingType: undefined,
      }),
  );

  it.each([
    ['ETH', { asset: 'ETH' }],
    ['gtEth', { asset: 'gtEth' }],
    ['1INCH', { asset: '1INCH' }],
    ['12', { pid: '12' }],
    ['0012', { pid: '0012' }],
    ['../x', { asset: '../x' }],
    ['<b>', undefined],
    ['a\u202Eb', undefined],
    ['E'.repeat(201), undefined],
    ['', undefined],
    ['1'.repeat(21), { asset: '1'.repeat(21) }],
  ])('the segment %s names %o: all digits are an id (ST-26)', (segment, target) => expect(stakingTargetOf(segment)).toEqual(target));
});
