import type { commonEn } from './common.en.ts';

/** {@link commonEn} in simplified Chinese. */
export const commonZh: Record<keyof typeof commonEn, string> = {
  Networkerr: '网络连接失败，请检查网络后重试。',
  orderCancelled: '已取消赎回',
  modified: '修改成功',
  Copied: '已复制',
  'finances.noData': '暂无数据',
  'finances.inadequateBalance': '余额不足',
  'lend_earn.insufficient.balance': '超过可用余额',
  'lend_earn.notsubscribe.toast': '您的资金正作为保证金使用且已锁定，暂时无法申购。',
  'lend_earn.notredeem.toast': '您的资金正作为保证金使用且已锁定，暂时无法赎回。',
  'cryptoloan.enabledSuccessfully': '自动理财已开启',
  'cryptoloan.disabledSuccessfully': '自动理财已关闭',

  'earn.error.retryLater': '交易所服务异常，请稍后重试。',
  'earn.error.offline': '当前没有网络，请求未发送。联网后请重试。',
  'earn.error.loginNeeded': '登录已失效，请重新登录。您填写的内容已保留。',
  'earn.error.retryAfter': '请求过于频繁，请在 {seconds} 秒后重试。',
  'earn.error.unreadable': '部分数据无法识别，未显示。',
  'earn.login': '登录',
  'earn.retry': '重试',
  'earn.close': '关闭',
  'earn.cancel': '取消',
  'earn.done': '完成',
  'earn.unknown': '--',
  'earn.apr': '年化',
  'earn.immediately': '即时',
  'earn.now': '现在',
};
