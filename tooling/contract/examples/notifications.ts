import type { Recorder } from '../record.ts';

export const record: Recorder = async ({ saver }) => {
  await saver('notifications.holderAirdrop', { action: 'config' });
  await saver('notifications.setHolderAirdrop', { name: 'HODLER_AIRDROP_NOTIFY', value: '1' });
  await saver('notifications.candyDrop');
  await saver('notifications.setCandyDrop', { aid: -1, status: 1 });
  await saver('notifications.launchpool');
  await saver('notifications.setLaunchpool', { sets: { startup_mining_switch: 1 } });
};
