import * as v from 'valibot';
import { endpoint } from '../endpoint/endpoint.ts';
import { wireFlag, wireInteger, wireIgnored, wireOneOf } from '../endpoint/wire.ts';

/*
 * Each of the three switches encodes on and off differently (SH-60, SH-64, SH-65, AMB-079). Here each is a boolean; a
 * missing or unreadable value is not known, which is not off (AMB-169).
 */

/** The launchpool's entry in the exchange's list of switches, and the name under which it is set (SH-65). */
const LAUNCHPOOL = 'startup_mining_switch';

const candyDropData = v.pipe(
  // 1 subscribed, 2 not subscribed (SH-60).
  v.nullable(v.object({ global_subscribe_status: wireOneOf({ 1: true, 2: false }) })),
  v.transform((wire) => ({ on: wire?.global_subscribe_status })),
);

/** Whether notifications of candy drops are on; `undefined` where the exchange does not say. */
export type NotificationState = v.InferOutput<typeof candyDropData>;

/** Reads the candy-drop subscription (API-14). */
export const candyDrop = endpoint({
  name: 'notifications.candyDrop',
  method: 'GET',
  path: '/api/web/v1/task-square/global-subscribe-status',
  data: candyDropData as v.GenericSchema<{ readonly global_subscribe_status?: 1 | 2 | null } | null, NotificationState>,
});

/** Subscribes to candy drops, or ends it (API-15): status 1 or 2. */
export const setCandyDrop = endpoint({
  name: 'notifications.setCandyDrop',
  method: 'POST',
  path: '/api/web/v1/task-square/subscribe-msg',
  request: v.object({ aid: wireInteger, status: v.pipe(wireInteger, v.picklist([1, 2])) }),
  encode: (input: { readonly on: boolean }) => ({ aid: -1, status: input.on ? 1 : 2 }),
  data: wireIgnored,
});

const launchpoolData = v.pipe(
  v.nullable(v.array(v.object({ items: v.nullish(v.array(v.unknown())) }))),
  // The first that is named so, or nothing where none is.
  v.transform((groups) => {
    const items = (groups ?? []).flatMap(({ items: listed }) => listed ?? []) as readonly (Partial<Record<string, unknown>> | null)[];
    return { on: items.find((item) => item?.['msg_switch'] === LAUNCHPOOL)?.['switch_status'] };
  }),
  v.object({ on: wireFlag }) as v.GenericSchema<{ readonly on: unknown }, { readonly on: boolean | undefined }>,
);

/** Groups of switches, as the exchange lists them; only the launchpool's is read. */
type WireSwitchGroups = readonly {
  readonly items?: readonly { readonly msg_switch: string; readonly switch_status: 0 | 1 }[] | null;
}[];

/** Reads the launchpool subscription out of the exchange's list of switches (API-16, SH-64). */
export const launchpool = endpoint({
  name: 'notifications.launchpool',
  method: 'GET',
  path: '/apiw/v2/herald/category/switch',
  data: launchpoolData as v.GenericSchema<WireSwitchGroups | null, NotificationState>,
});

/** Subscribes to launchpool news, or ends it (API-17, SH-65): the number 1 or 0. */
export const setLaunchpool = endpoint({
  name: 'notifications.setLaunchpool',
  method: 'POST',
  path: '/apiw/v2/herald/switches',
  encoding: 'json',
  request: v.object({ sets: v.object({ [LAUNCHPOOL]: v.pipe(wireInteger, v.picklist([0, 1])) }) }),
  encode: (input: { readonly on: boolean }) => ({ sets: { [LAUNCHPOOL]: input.on ? 1 : 0 } }),
  data: wireIgnored,
});

const holderAirdropData = v.pipe(
  v.nullable(v.object({ hodler_notify: wireFlag, hodler_gt_exchange: wireFlag })),
  v.transform((wire) => ({
    on: wire?.hodler_notify,
    /** Rewards are exchanged to GT. The field is assumed; the exchange's documents only name the setting (AMB-080). */
    exchangeToGt: wire?.hodler_gt_exchange,
  })),
);

/** How holder airdrops are set. */
export interface HolderAirdropState extends v.InferOutput<typeof holderAirdropData> {}

/** Reads the holder-airdrop settings (API-13). A POST that reads (AMB-003). */
export const holderAirdrop = endpoint({
  name: 'notifications.holderAirdrop',
  method: 'POST',
  path: '/apiw/v2/earn/hodler-airdrop/config',
  effect: 'read',
  request: v.object({ action: v.literal('config') }),
  encode: (_input: void) => ({ action: 'config' }),
  data: holderAirdropData,
});

const HOLDER_SETTINGS = { notify: 'HODLER_AIRDROP_NOTIFY', exchangeToGt: 'HODLER_AIRDROP_GT_EXCHANGE' } as const;

/** Sets news of holder airdrops, or their exchange to GT (API-12, AMB-080): the text '1' or '0'. */
export const setHolderAirdrop = endpoint({
  name: 'notifications.setHolderAirdrop',
  method: 'POST',
  path: '/apiw/v2/earn/hodler-airdrop/config_set',
  request: v.object({ name: v.picklist(Object.values(HOLDER_SETTINGS)), value: v.picklist(['0', '1']) }),
  encode: (input: { readonly setting: keyof typeof HOLDER_SETTINGS; readonly on: boolean }) => ({
    name: HOLDER_SETTINGS[input.setting],
    value: input.on ? '1' : '0',
  }),
  data: wireIgnored,
});
