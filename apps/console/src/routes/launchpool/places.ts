/** Names of the pages in the header and elsewhere; apart from the pages' other words, because every page needs them. */
export const places = {
  title: { en: 'Launchpool', zh: 'Launchpool' },
} as const;
