import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './shareMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.share.title': '分享收益',
  'earn.share.coin': '币种',
  'earn.share.showAmount': '显示金额',
  'earn.share.showAmountHint': '关闭后，海报仅显示年化。',
  'earn.share.noAmount': '该币种暂无可显示的利息。',
  'earn.share.save': '保存图片',
  'earn.share.copy': '复制图片',
  'earn.share.send': '分享',
  'earn.share.saved': '图片已保存',
  'earn.share.copied': '图片已复制',
  'earn.share.saveFailed': '图片保存失败，请重试。',
  'earn.share.copyFailed': '图片复制失败，请改为保存。',
  'earn.share.sendFailed': '图片分享失败，请改为保存。',
  'earn.share.failed': '收益加载失败',
  'earn.share.codeFailed': '邀请码加载失败，海报中没有邀请码。',
  'earn.share.nothing': '海报没有数据，无法分享。',
  'earn.share.noCode': '您还没有邀请码，海报中没有邀请码。',

  'earn.share.poster.product': '简单赚币',
  'earn.share.poster.interest': '累计利息',
  'earn.share.poster.apr': '预估年化',
  'earn.share.poster.aprUpTo': '最高 {apr}',
  'earn.share.poster.notLent': '{apr}，当前未出借',
  'earn.share.poster.scan': '扫码加入',
  'earn.share.poster.code': '邀请码',
  'earn.share.poster.asOf': '截至 {time}',
  'earn.share.poster.note': '年化每小时变化。',
  'earn.share.poster.text': '海报：{parts}',
  'earn.share.poster.fact': '{label} {value}',
};
