import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './voucherMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.voucher.title': '选择加息券',
  'earn.voucher.forAmount': '适用于 {amount} {coin}、{days}，收益最高者在前。',
  'earn.voucher.forTerm': '适用于 {coin}、{days}。输入数量后可查看每张券的收益。',
  'earn.voucher.wholeTerm': '整个期限',
  'earn.voucher.untitled': '加息券',
  'earn.voucher.until': '有效期至 {time}\u00a0({zone})',
  'earn.voucher.worth': '增加 {amount} {coin}',
  'earn.voucher.none': '不使用加息券',
  'earn.voucher.unusable': '{count} 张不可用于本次申购',
  'earn.voucher.bar.expired': '已过期。',
  'earn.voucher.bar.other-coin': '仅适用于 {coins}。',
  'earn.voucher.bar.below': '至少需要 {low} {coin}。',
  'earn.voucher.bar.above': '最多适用于 {high} {coin}。',
  'earn.voucher.bar.unknown-rate': '交易所未说明其加息幅度。',
  'earn.voucher.use': '使用此券',
  'earn.voucher.useNone': '不使用加息券继续',
  'earn.voucher.chosenGone': '您选择的加息券已无法使用，请选择其他加息券或不使用。',
  'earn.voucher.failed': '加息券加载失败',
  'earn.voucher.empty': '没有适用于该期限的加息券',
  'earn.voucher.emptyHint': '可提高定期利率的加息券会显示在这里。',
  'earn.voucher.rules': '加息券规则',
  'earn.voucher.rule1': '加息券可提高一次定期申购的利率。',
  'earn.voucher.rule2': '在其限额以内的数量上生效，期限为券面天数；若产品期限更短，则为整个期限。',
  'earn.voucher.rule3': '数量须在券面限额内，币种须为券面指定币种。',
  'earn.voucher.rule4': '须在过期前使用，不可叠加。',
  'earn.voucher.rule5': '申购后即视为已使用，提前赎回亦不退还。',
  'earn.voucher.rule6': '不适用于续投。',
};

/** What the US edition words differently. */
export const us: UsWording<typeof en> = {
  'earn.voucher.unusable': '{count} 张不可用于本次投入',
  'earn.voucher.rule1': '加息券可提高一次定期投入的利率。',
  'earn.voucher.rule5': '投入后即视为已使用，提前赎回亦不退还。',
};
