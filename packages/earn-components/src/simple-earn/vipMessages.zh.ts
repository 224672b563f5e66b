import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './vipMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'simple.event.ineligible': '您暂不符合该产品的参与条件',

  'earn.vip.guide.title': '升至 VIP {tier} 即可申购',
  'earn.vip.guide.text': 'VIP 产品利率更高，该产品 VIP {tier} 起开放。',
  'earn.vip.guide.quickest': '最快的升级方式',
  'earn.vip.guide.hold': '持有至少 {value} {coin}',
  'earn.vip.guide.assets': '持有价值至少 {value} {coin} 的资产',
  'earn.vip.guide.volume': '交易量达到 {value} {coin}',
  'earn.vip.guide.trade': '立即交易',
  'earn.vip.guide.open': '查看升级方式',
  'earn.vip.guide.later': '暂不',
  'earn.vip.ineligible.text': '该产品仅向特定 VIP 等级或受邀用户开放，您的资产不受影响。',
  'earn.vip.ineligible.from': '该产品仅向 VIP {min} 及以上等级开放，您的资金不受影响。',
  'earn.vip.ineligible.range': '该产品仅向 VIP {min} 至 VIP {max} 开放，您的资金不受影响。',
  'earn.vip.ineligible.browse': '浏览产品',
};

/** What the US edition words differently. */
export const us: UsWording<typeof en> = {
  'earn.vip.guide.title': '升至 VIP {tier} 即可投入',
};
