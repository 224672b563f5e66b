import * as notifications from '@earnkit/core/notifications/contract';
import type { EarnClient } from '@earnkit/core/client';
import type { HolderAirdropState, NotificationState } from '@earnkit/core/notifications/contract';
import { type EarnQueryOptions, type QuerySource, privateQuery } from '../provider/earnQuery.ts';

/**
 * A switch the exchange keeps: where it is read and how it is set (AMB-079). An answer is never taken from the cache as
 * fresh: another device may have set the switch.
 */
export interface SwitchCalls<State> {
  /** The read, whose name begins the keys of the cache. */
  readonly read: { readonly name: string };
  /** Name of the write. */
  readonly write: string;
  /** The read as the cache takes it. @param enabled false holds it back. */
  readonly options: (earn: QuerySource, enabled?: boolean) => EarnQueryOptions<State>;
  /** Reads the state of the switch from the exchange. */
  readonly ask: (client: EarnClient, signal: AbortSignal) => Promise<State>;
  /** Whether an answer says that it is on; `undefined` where it does not say. */
  readonly isOn: (state: State) => boolean | undefined;
  /** The answer as it is after a change. */
  readonly withOn: (state: State, on: boolean) => State;
  /** Sets it. */
  readonly set: (client: EarnClient, on: boolean) => Promise<unknown>;
}

const onAndOff = {
  isOn: ({ on }: NotificationState) => on,
  withOn: (_state: NotificationState, on: boolean) => ({ on }),
};

/** News of candy drops: 1 or 2 (SH-60; API-14, API-15). */
export const candyDropCalls: SwitchCalls<NotificationState> = {
  read: notifications.candyDrop,
  write: notifications.setCandyDrop.name,
  options: (earn, enabled = true) => privateQuery(earn, notifications.candyDrop, undefined, { staleMs: 0, enabled }),
  ask: (client, signal) => client.call(notifications.candyDrop, undefined, { signal }),
  set: (client, on) => client.call(notifications.setCandyDrop, { on }),
  ...onAndOff,
};

/** News of launchpools: an entry among others, set by its name (SH-64, SH-65; API-16, API-17). */
export const launchpoolCalls: SwitchCalls<NotificationState> = {
  read: notifications.launchpool,
  write: notifications.setLaunchpool.name,
  options: (earn, enabled = true) => privateQuery(earn, notifications.launchpool, undefined, { staleMs: 0, enabled }),
  ask: (client, signal) => client.call(notifications.launchpool, undefined, { signal }),
  set: (client, on) => client.call(notifications.setLaunchpool, { on }),
  ...onAndOff,
};

const holderAirdrop: Pick<SwitchCalls<HolderAirdropState>, 'read' | 'write' | 'options' | 'ask'> = {
  read: notifications.holderAirdrop,
  write: notifications.setHolderAirdrop.name,
  options: (earn, enabled = true) => privateQuery(earn, notifications.holderAirdrop, undefined, { staleMs: 0, enabled }),
  ask: (client, signal) => client.call(notifications.holderAirdrop, undefined, { signal }),
};

/** News of holder airdrops: the text '1' or '0' (API-12, API-13). */
export const holderAirdropCalls: SwitchCalls<HolderAirdropState> = {
  ...holderAirdrop,
  isOn: ({ on }) => on,
  withOn: (state, on) => ({ ...state, on }),
  set: (client, on) => client.call(notifications.setHolderAirdrop, { setting: 'notify', on }),
};

/** Whether rewards of holder airdrops are exchanged to GT, kept beside the news of them (AMB-080). */
export const exchangeToGtCalls: SwitchCalls<HolderAirdropState> = {
  ...holderAirdrop,
  isOn: ({ exchangeToGt }) => exchangeToGt,
  withOn: (state, exchangeToGt) => ({ ...state, exchangeToGt }),
  set: (client, on) => client.call(notifications.setHolderAirdrop, { setting: 'exchangeToGt', on }),
};
