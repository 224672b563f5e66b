import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './protocolMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.staking.protocol.parts': '基础 {base}，加息最高 {bonus}',
  'earn.staking.protocol.partsTask': '基础 {base}，完成 web3 任务后加息最高 {bonus}',
  'earn.staking.protocol.base': '基础 {base}，无加息',
};
