import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** {@link en} in simplified Chinese. */
export const messages: Translation<typeof en> = {
  'earn.addFunds.title': '添加 {coin}',
  'earn.addFunds.methods': '添加资金的方式',
  'earn.addFunds.deposit': '链上充值',
  'earn.addFunds.depositText': '从其他钱包或交易所转入 {coin}。',
  'earn.addFunds.express': '快捷买币',
  'earn.addFunds.expressText': '使用银行卡或银行转账购买 USDT。',
  'earn.addFunds.transfer': '划转',
  'earn.addFunds.transferText': '从您的其他账户划转 {coin}。',
  'earn.addFunds.spot': '现货交易',
  'earn.addFunds.spotText': '在现货市场用 USDT 购买 {coin}。',
  'earn.addFunds.loading': '正在查询其他方式',
  'earn.addFunds.failed': '部分方式无法加载',
  'earn.addFunds.login': '请登录后添加资金，您填写的内容已保留。',
};
