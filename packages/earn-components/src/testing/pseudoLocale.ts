import { type Message, type UiLabels, englishLabels, formatMessage } from '@earnkit/ui';
import type { MessageOverrides } from '../messages/index.ts';
import { rooms } from '../messages/rooms.ts';

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

/** Text in brackets and longer; its placeholders are untouched. Text without words, such as `{from} – {to}`, stays. */
function pseudoText(text: string): string {
  const words = text.replaceAll(/\{\w+\}/g, '');
  if (!/\p{L}/u.test(words)) return text;
  // In words, as a translation is: what breaks lines there breaks them here.
  const padding = 'żółw '.repeat(Math.ceil(growth(words.length) / 5)).slice(0, Math.max(2, growth(words.length)));
  return `${BRACKETS[0]}${text} ${padding.trimEnd()}${BRACKETS[1]}`;
}

const pseudo = (message: Message): Message =>
  typeof message === 'string' ? pseudoText(message) : (values, locale) => pseudoText(formatMessage(message, values, locale));

const pseudoOf = (messages: Readonly<Record<string, Message>>, prefix = ''): Readonly<Record<string, Message>> =>
  Object.fromEntries(
    Object.entries(messages)
      // Letters of a date's pattern are no words.
      .map(([key, message]) => [prefix + key, key.endsWith('Letters') ? message : pseudo(message)]),
  );

/** Every message of the earn area, for `EarnArea messages`. */
export const pseudoMessages: MessageOverrides = Object.assign(
  pseudoOf(englishLabels, 'earn.ui.'),
  ...Object.values(rooms).map(({ english }) => pseudoOf(english.global)),
);

/** The labels of the parts, for `EarnTheme labels`. */
export const pseudoLabels = pseudoOf(englishLabels) as UiLabels;
