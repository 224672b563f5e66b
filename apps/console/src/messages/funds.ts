import { fundsEn } from './funds.en.ts';
import { fundsZh } from './funds.zh.ts';

/** The messages of the pages that move sandbox money. */
export const fundsMessages = { en: fundsEn, zh: fundsZh };

/** Key of a message there. */
export type FundsKey = keyof typeof fundsEn;
