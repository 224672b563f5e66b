/** The words between the rate and the coin, by language and edition. */
const WORDS = {
  en: (coin: string) => `: subscribe ${coin}, Flexible$`,
  zh: (coin: string) => `：申购 ${coin} 活期$`,
  us: (coin: string) => `: commit ${coin}, Flexible$`,
  usZh: (coin: string) => `：投入 ${coin} 活期$`,
} as const;

/** The button of the market that shows a coin's flexible rate and opens its subscription, by its name. */
export const flexibleRate = (coin: string, language: keyof typeof WORDS = 'en'): { readonly name: RegExp } => ({
  name: new RegExp(WORDS[language](coin)),
});
