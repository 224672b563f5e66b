import type { Recorder } from '../record.ts';

export const record: Recorder = async ({ saver }) => {
  await saver('softStaking.set', { status: true });
};
