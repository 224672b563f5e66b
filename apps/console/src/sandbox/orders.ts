import type { SandboxKey } from '../messages/sandbox.ts';

/** What can be made to go wrong, as the sandbox is told. */
export const FAULT_ORDERS = {
  slow: { kind: 'latency', path: '/apiw/*', ms: 5000 },
  trickle: { kind: 'trickle', path: '/apiw/*' },
  error: { kind: 'http', path: '/apiw/*', status: 503 },
  html: { kind: 'garbage', path: '/apiw/*' },
  cut: { kind: 'cut', path: '/apiw/*' },
  redirect: { kind: 'redirect', path: '/apiw/*' },
  lost: { kind: 'lost-answer', path: '/apiw/*earn/*', method: 'POST' },
  unsent: { kind: 'lost-request', path: '/apiw/*earn/*', method: 'POST' },
} as const;

/** What can be made to go wrong; `none` clears it. */
export type Fault = keyof typeof FAULT_ORDERS | 'none';

/** Everything that can be made to go wrong, nothing first. */
export const FAULTS: readonly Fault[] = ['none', ...(Object.keys(FAULT_ORDERS) as (keyof typeof FAULT_ORDERS)[])];

/** How many calls pass before the first one is hit. */
export const SPARED = ['0', '1', '3', '10'] as const;

/** One of {@link SPARED}. */
export type Spared = (typeof SPARED)[number];

/** What can happen at the exchange, as the sandbox is told. */
export const EVENT_ORDERS = {
  'hour-passes': { event: 'hour-passes' },
  unified: { event: 'account-mode', mode: 'multi_currency', useFunding: true },
  classic: { event: 'account-mode', mode: 'classic', useFunding: false },
  restricted: { event: 'restricted', business: ['api_lendEarn_order'], menu: ['express', 'spot_trade'] },
  unrestricted: { event: 'restricted' },
  locked: { event: 'funds-locked', locked: true },
  unlocked: { event: 'funds-locked', locked: false },
  'sold-out': { event: 'sold-out', asset: 'USDT' },
  'on-sale': { event: 'sold-out', asset: 'USDT', left: null },
  'fixed-sold-out': { event: 'fixed-sold-out', product: '103' },
  'fixed-on-sale': { event: 'fixed-sold-out', product: '103', left: null },
  'fixed-rate': { event: 'fixed-rate', product: '103', rateYear: '0.061' },
  'voucher-used': { event: 'voucher-used' },
  'vip-5': { event: 'vip-tier', tier: 5 },
  'vip-0': { event: 'vip-tier', tier: 0 },
  'task-done': { event: 'web3-task', product: '1701', done: true },
  'password-on': { event: 'funding-password', state: 'on', password: '246813' },
  'password-off': { event: 'funding-password', state: 'off' },
  'password-not-set': { event: 'funding-password', state: 'not-set' },
  fingerprint: { event: 'funding-password', state: 'fingerprint' },
  'session-ends': { event: 'session-ends' },
  'csrf-rotates': { event: 'csrf-rotates' },
} as const;

/** Something that can happen at the exchange. */
export type Event = keyof typeof EVENT_ORDERS;

/** Everything that can happen at the exchange. */
export const EVENTS = Object.keys(EVENT_ORDERS) as readonly Event[];

/** Every event has a word of its own. */
export const eventWord = (event: Event): SandboxKey => `sandbox.event.${event}`;
