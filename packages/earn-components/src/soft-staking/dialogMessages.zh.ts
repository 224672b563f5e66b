import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './dialogMessages.ts';

/** {@link en} in simplified Chinese. */
export const messages: Translation<typeof en> = {
  'earn.soft.activate.title': '持币生息',
  'earn.soft.activate.text': '持有的币种每日自动生息，资产无需移动。',
  'earn.soft.activate.coins': '持有的币种每日自动生息，资产无需移动。可生息币种：{coins}。',
  'earn.soft.benefits': '优势',
  'earn.soft.benefit.free': '不锁仓',
  'earn.soft.benefit.freeHint': '资产无需划转',
  'earn.soft.benefit.anytime': '随时使用',
  'earn.soft.benefit.anytimeHint': '可交易、可提现',
  'earn.soft.benefit.daily': '每日派息',
  'earn.soft.benefit.dailyHint': '发放至{account}',
  'earn.soft.terms': '我已阅读并同意',
  'earn.soft.agreement': '《软质押协议》',
  'earn.soft.close.title': '停止生息？',
  'earn.soft.close.text': '您的资产保持不变。截至目前的时段仍会在当日结束时派息，之后不再计息。',
  'earn.soft.continue': '继续生息',
  'earn.soft.retry': '重试',
  'earn.soft.refused.activate': '未作任何更改，软质押仍未开启。',
  'earn.soft.refused.close': '未作任何更改，软质押仍在开启状态。',
  'earn.soft.checking': '未收到结果，正在核对软质押是否已更改。',
  'earn.soft.unresolved': '暂时无法确认软质押是否已更改。重复设置不会有任何影响。',
};
