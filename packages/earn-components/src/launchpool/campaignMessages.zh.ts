import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './campaignMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.candyDrop.label': '糖果空投',
  'earn.candyDrop.open': '查看详情',
  'earn.candyDrop.openOf': '查看详情：{message}',
  'earn.candyDrop.notOffered': '此处不提供',
  'earn.candyDrop.notOfferedHint': '当前版本不提供糖果空投。',
};
