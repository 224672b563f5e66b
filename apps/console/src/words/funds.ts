import { fundsEn } from './funds.en.ts';
import { fundsZh } from './funds.zh.ts';

/** The words of the pages that move sandbox money. */
export const fundsWords = { en: fundsEn, zh: fundsZh };

/** What can be said there. */
export type FundsKey = keyof typeof fundsEn;
