/** Names of the pages in the header and elsewhere; apart from the pages' other words, because every page needs them. */
export const places = {
  title: { en: 'Overview', zh: '总览' },
  calendar: { en: 'Calendar', zh: '日历' },
  statement: { en: 'Statement', zh: '账单' },
} as const;
