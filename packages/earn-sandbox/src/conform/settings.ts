import * as notifications from '@earnkit/core/notifications/contract';
import type { Kit } from './kit.ts';

/** A switch: how it is read and set. */
interface Setting {
  /** Name of the call that sets it. */
  readonly call: string;
  /** `undefined` where the exchange does not say. */
  readonly read: () => Promise<boolean | undefined>;
  readonly set: (on: boolean) => Promise<{ readonly kind: string }>;
}

/** Turns a switch over and back, and reads it after each. */
export async function turn(kit: Kit, { call, read, set }: Setting): Promise<void> {
  kit.step(call);
  const before = await read();
  if (before === undefined) return kit.skip(`${call}: the exchange does not say how it is set.`);
  for (const on of [!before, before]) {
    const said = await set(on);
    if (said.kind === 'refused') return kit.skip(`${call}: this account may not change it.`);
    const now = await kit.until(read, (value) => value === on);
    if (said.kind === 'done' && now !== on)
      kit.findings.add('switched', { call, came: `${on ? 'on' : 'off'} was set, ${String(now)} is read` });
  }
}

/** What news a person gets. */
export async function turnNotifications(kit: Kit): Promise<void> {
  const { candyDrop, setCandyDrop, launchpool, setLaunchpool, holderAirdrop, setHolderAirdrop } = notifications;
  await turn(kit, {
    call: setCandyDrop.name,
    read: async () => (await kit.read(candyDrop, undefined))?.on,
    set: (on) => kit.call(setCandyDrop, { on }),
  });
  await turn(kit, {
    call: setLaunchpool.name,
    read: async () => (await kit.read(launchpool, undefined))?.on,
    set: (on) => kit.call(setLaunchpool, { on }),
  });
  await turn(kit, {
    call: setHolderAirdrop.name,
    read: async () => (await kit.read(holderAirdrop, undefined))?.on,
    set: (on) => kit.call(setHolderAirdrop, { setting: 'notify', on }),
  });
}
