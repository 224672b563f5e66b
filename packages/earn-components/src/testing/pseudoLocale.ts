import { type UiLabels, englishLabels } from '@earnkit/ui';
import { type Catalogue, en } from '../copy/en.ts';

/*
 * A language nobody speaks: English in brackets and longer by as much as translations grow. What stands outside brackets
 * was never handed to a translator, and what does not fit will not fit in German.
 */

/** The tag browsers know for it: its days and figures are English. */
export const PSEUDO_LOCALE = 'en-XA';

/** First and last character of every message. */
export const BRACKETS = ['⟦', '⟧'] as const;

/** Short words double in other languages, sentences grow by two fifths. */
const growth = (length: number): number => Math.ceil(length * (length <= 12 ? 1 : 0.4));

/** A message in brackets and longer; its placeholders and plurals are untouched. What has no words, such as `{from} – {to}`, stays. */
function pseudo(message: string): string {
  const words = message.replaceAll(/\{\w+\}/g, '');
  if (!/\p{L}/u.test(words)) return message;
  // In words, as a translation is: what breaks lines there breaks them here.
  const padding = 'żółw '.repeat(Math.ceil(growth(words.length) / 5)).slice(0, Math.max(2, growth(words.length)));
  return `${BRACKETS[0]}${message} ${padding.trimEnd()}${BRACKETS[1]}`;
}

const pseudoOf = <Words extends object>(words: Words): Words =>
  Object.fromEntries(
    Object.entries(words as Readonly<Record<string, string>>)
      // Letters of a date's pattern are no words.
      .map(([key, message]) => [key, key.endsWith('Letters') ? message : pseudo(message)]),
  ) as Words;

/** Every message of the earn area, for `EarnArea messages`. */
export const pseudoMessages: Catalogue = pseudoOf(en);

/** The words of the parts, for `EarnTheme labels`. */
export const pseudoLabels: UiLabels = pseudoOf(englishLabels);
