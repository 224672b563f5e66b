/** Names of the pages in the header and elsewhere; apart from the pages' other words, because every page needs them. */
export const places = {
  title: { en: 'Soft staking', zh: '软质押' },
  agreement: { en: 'the soft staking agreement', zh: '软质押协议' },
  outside: { en: 'soft staking', zh: '软质押' },
} as const;
