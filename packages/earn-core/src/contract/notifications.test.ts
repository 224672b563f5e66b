import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { candyDrop, holderAirdrop, launchpool, setCandyDrop, setHolderAirdrop, setLaunchpool } from './notifications.ts';

const read = <Wire, Data>(call: { readonly data: v.GenericSchema<Wire, Data> }, data: unknown): Data => v.parse(call.data, data);

describe('the wire format of each switch (AMB-079)', () => {
  it('reads candy drop as on for 1, off for 2, and unknown for anything else (SH-60, CD-02, CD-04, CD-05, AMB-169)', () => {
    const state = (status: unknown) => read(candyDrop, { global_subscribe_status: status }).on;
    expect([1, '1', 2, '2', 0, null, undefined, true, '9', {}].map(state)).toEqual([
      true,
      true,
      false,
      false,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(read(candyDrop, null).on).toBeUndefined();
    expect([setCandyDrop.encode({ on: true }), setCandyDrop.encode({ on: false })]).toEqual([
      { aid: -1, status: 1 },
      { aid: -1, status: 2 },
    ]);
    expect(setCandyDrop.encoding).toBe('form');
  });

  it('finds the launchpool entry in any group, next to unreadable entries (SH-64, SH-65)', () => {
    const item = (status: unknown) => ({ msg_switch: 'startup_mining_switch', switch_status: status });
    expect(read(launchpool, [{ items: null }, { items: [5, null, { msg_switch: 'other', switch_status: 1 }, item('1')] }]).on).toBe(true);
    expect(read(launchpool, [{ items: [item(0)] }]).on).toBe(false);
    expect([read(launchpool, []).on, read(launchpool, null).on, read(launchpool, [{}]).on]).toEqual([undefined, undefined, undefined]);
    expect(setLaunchpool.encode({ on: false })).toEqual({ sets: { startup_mining_switch: 0 } });
    expect(setLaunchpool.encoding).toBe('json');
  });

  it('sends and reads the two holder-airdrop settings (HA-02, HA-03, AMB-080)', () => {
    expect(read(holderAirdrop, { hodler_notify: '1' })).toEqual({ on: true, exchangeToGt: undefined });
    expect(read(holderAirdrop, { hodler_notify: 0, hodler_gt_exchange: '1' })).toEqual({ on: false, exchangeToGt: true });
    expect(read(holderAirdrop, null)).toEqual({ on: undefined, exchangeToGt: undefined });
    expect(holderAirdrop.encode()).toEqual({ action: 'config' });
    expect(setHolderAirdrop.encode({ setting: 'notify', on: true })).toEqual({ name: 'HODLER_AIRDROP_NOTIFY', value: '1' });
    expect(setHolderAirdrop.encode({ setting: 'exchangeToGt', on: false })).toEqual({ name: 'HODLER_AIRDROP_GT_EXCHANGE', value: '0' });
    expect([holderAirdrop.effect, setHolderAirdrop.effect]).toEqual(['read', 'write']);
  });
});
