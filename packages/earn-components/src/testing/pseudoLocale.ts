import { type Message, type UiLabels, englishLabels, formatMessage } from '@earnkit/ui';
import type { MessageOverrides } from '../messages/index.ts';
import { catalogues } from '../messages/catalogues.ts';

/*
 * A test language: English in brackets, longer by as much as translations grow. Text outside brackets
 * is not translatable, and text that does not fit will not fit in German either.
 */

/** The language tag of the pseudo-locale. Browsers format its dates and numbers as English. */
export const PSEUDO_LOCALE = 'en-XA';

/** First and last character of every message. */
export const BRACKETS = ['⟦', '⟧'] as const;

/** Short text doubles in other languages; sentences grow by two fifths. */
const growth = (length: number): number => Math.ceil(length * (length <= 12 ? 1 : 0.4));

/** Lengthens text and puts it in brackets. Placeholders stay, and so does text without letters, such as `{from} – {to}`. */
function pseudoText(text: string): string {
  const plain = text.replaceAll(/\{\w+\}/g, '');
  if (!/\p{L}/u.test(plain)) return text;
  // The padding has spaces, so that lines break as in a translation.
  const padding = 'żółw '.repeat(Math.ceil(growth(plain.length) / 5)).slice(0, Math.max(2, growth(plain.length)));
  return `${BRACKETS[0]}${text} ${padding.trimEnd()}${BRACKETS[1]}`;
}

const pseudo = (message: Message): Message =>
  typeof message === 'string' ? pseudoText(message) : (values, ...style) => pseudoText(formatMessage(message, values, ...style));

const pseudoOf = (messages: Readonly<Record<string, Message>>, prefix = ''): Readonly<Record<string, Message>> =>
  Object.fromEntries(
    Object.entries(messages)
      // The letters of a date pattern are not translated text.
      .map(([key, message]) => [prefix + key, key.endsWith('Letters') ? message : pseudo(message)]),
  );

/** Every message of the earn area, for `EarnArea messages`. */
export const pseudoMessages: MessageOverrides = Object.assign(
  pseudoOf(englishLabels, 'earn.ui.'),
  ...Object.values(catalogues).map(({ english }) => pseudoOf(english.global)),
);

/** The labels of the parts, for `EarnTheme labels`. */
export const pseudoLabels = pseudoOf(englishLabels) as UiLabels;
