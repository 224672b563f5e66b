/** True for Chinese locales: `zh`, `zh-tw`, `zh-Hant-HK` … (AMB-132). */
export const isChinese = (locale: string): boolean => /^zh(-|_|$)/i.test(locale);

/** True for Chinese written in traditional characters. */
export const isTraditionalChinese = (locale: string): boolean => /^zh[-_](tw|hk|mo|hant)/i.test(locale);

/** True for English of any country. */
export const isEnglish = (locale: string): boolean => /^en(-|_|$)/i.test(locale);
