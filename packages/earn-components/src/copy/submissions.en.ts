/** What is said of orders whose conditions changed, or whose page was loaded anew while they were on their way. */
export const submissionsEn = {
  'earn.error.limitChanged':
    'The conditions changed while you decided, and your amount no longer fits. Nothing was sent; change it and confirm again.',
  'earn.submission.recalled':
    'Your order of {amount} {coin} was on its way when this page was loaded anew. We are looking for it and will tell you; nothing is sent twice.',
} as const;
