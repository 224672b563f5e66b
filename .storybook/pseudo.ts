import { PSEUDO_LOCALE, pseudoMessages } from '../packages/earn-components/src/testing/pseudoLocale.ts';

/** Every figure shows that it is written as the area asks. */
export const PSEUDO_FORMATS = { grouping: 'space' } as const;

/** How an area speaks in the language nobody speaks. */
export const PSEUDO = { locale: PSEUDO_LOCALE, messages: pseudoMessages, formats: PSEUDO_FORMATS };
