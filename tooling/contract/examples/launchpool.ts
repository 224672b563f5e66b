import type { Recorder } from '../record.ts';

export const record: Recorder = async ({ saver }) => {
  await saver('launchpool.project', { projectId: '1002' });
  const pool = { pid: '1002', rid: '100201' };
  await saver('launchpool.checkPoolRule', pool);
  await saver('launchpool.stake', { ...pool, amount: '100', simpleEarnStatus: 0, simpleEarnPeriod: 0 });
  await saver('launchpool.statistics', { pid: '1002' });
  await saver('launchpool.redeem', { ...pool, amount: '50' });
  await saver('launchpool.userStat');
  await saver('launchpool.earnMore', { coin: 'SUI', type: 'candy_drop', locale: 'en' });
};
