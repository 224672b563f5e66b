import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** The messages of the shared parts in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'simple.no_results': '无搜索结果',

  'earn.list.search': '搜索币种',
  'earn.list.noResultsHint': '没有与“{search}”匹配的币种。',
  'earn.list.clearSearch': '清除搜索',
  'earn.list.usdtValue': '≈ {amount} USDT',
};
