import type { submissionsEn } from './submissions.en.ts';

/** {@link submissionsEn} in simplified Chinese. */
export const submissionsZh: Record<keyof typeof submissionsEn, string> = {
  'earn.error.limitChanged': '您确认期间条件已变化，当前数量不再符合要求。尚未提交，请修改数量后重新确认。',
  'earn.submission.recalled': '页面重新加载时，您的 {amount} {coin} 订单正在处理。我们正在查找该订单并会通知您结果，不会重复提交。',
};
