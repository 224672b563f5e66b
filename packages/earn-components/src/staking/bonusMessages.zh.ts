import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './bonusMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.staking.bonus.title': '{coin} 加息规则',
  'earn.staking.bonus.none': '当前没有加息。',
  'earn.staking.bonus.coin': '加息币种',
  'earn.staking.bonus.ends': '结束时间',
  'earn.staking.bonus.noEnd': '未设定结束时间',
  'earn.staking.bonus.unreadable': '加息档位未知。',
  'earn.staking.bonus.steps': '按数量加息',
  'earn.staking.bonus.line.running': '仅在活动进行期间发放加息。',
  'earn.staking.bonus.line.steps': '每一部分数量按其所在档位的年化计算。',
  'earn.staking.bonus.line.held': '已有持仓优先占用前面的档位。',
  'earn.staking.bonus.line.coin': '以加息币种发放，与基础收益分开。',
  'earn.staking.bonus.line.daily': '按日计算，随每日收益一起发放。',
  'earn.staking.bonus.line.redeemed': '已赎回的数量自赎回当日起不再享受加息。',
};
