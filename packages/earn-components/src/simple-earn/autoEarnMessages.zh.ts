import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './autoEarnMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.autoEarn.card.text': '每小时自动出借您的闲置余额，可随时赎回。',
  'earn.autoEarn.card.enabling': '开启中',
  'earn.autoEarn.card.all': '已对全部币种开启',
  'earn.autoEarn.card.coins': '已对 {listed} 个币种中的 {coins} 个开启',
  'earn.autoEarn.card.enable': '开启',
  'earn.autoEarn.card.enableLabel': '开启自动理财',
  'earn.autoEarn.card.setUp': '设置',
  'earn.autoEarn.card.setUpLabel': '设置自动理财',
  'earn.autoEarn.card.failed': '自动理财状态加载失败。',

  'earn.autoEarn.settings.title': '自动理财设置',
  'earn.autoEarn.settings.all': '全部币种',
  'earn.autoEarn.settings.allText': '自动出借您所有币种的闲置余额。',
  'earn.autoEarn.settings.allUnknown': '交易所未提供全部币种的自动理财状态。',
  'earn.autoEarn.settings.allFailed': '全部币种的自动理财状态加载失败。',
  'earn.autoEarn.settings.onlyEnabled': '仅显示已开启的币种',
  'earn.autoEarn.settings.caption': '自动理财币种',
  'earn.autoEarn.settings.bonus': '奖励',
  'earn.autoEarn.settings.failed': '币种加载失败',
  'earn.autoEarn.settings.unreadable': '{count} 个币种读取失败，未显示。',
  'earn.autoEarn.settings.empty': '暂无币种',
  'earn.autoEarn.settings.emptyHint': '可出借的币种会显示在这里。',
  'earn.autoEarn.settings.noneOn': '尚未对任何币种开启自动理财',
  'earn.autoEarn.settings.noneOnHint': '显示全部币种，开启您想出借的币种。',
  'earn.autoEarn.settings.showAll': '显示全部币种',
  'earn.autoEarn.settings.anonymous': '登录后设置自动理财',
};
