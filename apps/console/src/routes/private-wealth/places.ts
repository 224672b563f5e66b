/** Names of the pages in the header and elsewhere; apart from the pages' other words, because every page needs them. */
export const places = {
  title: { en: 'Private wealth', zh: '私人财富' },
  disclaimer: { en: 'the disclaimer of private wealth', zh: '私人财富免责声明' },
  outside: { en: 'private wealth', zh: '私人财富' },
} as const;
