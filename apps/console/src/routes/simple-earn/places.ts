/** Names of the pages in the header and elsewhere; apart from the pages' other words, because every page needs them. */
export const places = {
  title: { en: 'Simple Earn', zh: '简单赚币' },
  holdingsTitle: { en: 'My holdings', zh: '我的持仓' },
  faqTitle: { en: 'FAQ', zh: '常见问题' },
  outsideHolding: { en: 'everything about this one holding', zh: '这一笔持仓的全部详情' },
} as const;
