import { plural } from '@earnkit/ui';
import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** {@link en} in simplified Chinese. */
export const messages: Translation<typeof en> = {
  'earn.soft.start': '开始生息',
  'earn.soft.stop': '停止生息',

  'earn.soft.state': '软质押状态',
  'earn.soft.on': '生息中',
  'earn.soft.off': '未开启',
  'earn.soft.onTitle': '软质押已开启',
  'earn.soft.unknownTitle': '无法得知软质押是否已开启',
  'earn.soft.offTitle': '软质押未开启',
  'earn.soft.onText': '下次派息 {time}',
  'earn.soft.offText': '开启后，下列币种将从下一个整点起生息。',
  'earn.soft.band': '持币收益',
  'earn.soft.paid': '累计派息',
  'earn.soft.expected': '预计每日收益',
  'earn.soft.unvalued': 'USDT 价值未知：{coins}',
  'earn.soft.failed': '软质押加载失败',
  'earn.soft.failedHint': '生息中的币种不受影响，请重试。',
  'earn.soft.anonymous': '登录后即可持币生息',
  'earn.soft.anonymousHint': '查看您的币种可获得的收益与派息记录。',
  'earn.soft.payoutsUnreadable': '{count} 笔发放读取失败，未显示。',
  'earn.soft.unreadable': '{count} 个币种读取失败，未显示。',

  'earn.soft.coins': '币种',
  'earn.soft.coin': '币种',
  'earn.soft.apr': '预估年化',
  'earn.soft.held': '持有',
  'earn.soft.average': '今日平均',
  'earn.soft.lastPayout': '上次派息',
  'earn.soft.unsupported': '已停止派息',
  'earn.soft.noCoins': '当前没有可生息的币种',
  'earn.soft.noCoinsHint': '您的派息记录保留在下方。',

  'earn.soft.payouts': '每日派息',
  'earn.soft.day': '日期 (UTC)',
  'earn.soft.dayAverage': '平均持有',
  'earn.soft.hours': plural('count', { other: '{of} 小时中计入 # 小时' }),
  'earn.soft.dayPaid': '派息',
  'earn.soft.noPayouts': '暂无派息',
  'earn.soft.noPayoutsHint': '开启后从下一个整点起生息，每日收益于次日 00:00 (UTC) 派发。',
};
