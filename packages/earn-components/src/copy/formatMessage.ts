import { IntlMessageFormat } from 'intl-messageformat';

/** What is filled into a message. Amounts come formatted, as text; a number is for counting only (plurals). */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Messages read so far, per language. The catalogue is finite, and text of the exchange never comes here. */
const parsed = new Map<string, Map<string, IntlMessageFormat>>();

/**
 * An ICU message in words. Values are filled in as they are: text from the exchange inside a value is never read as a
 * message, and nothing is markup. A message that cannot be read or lacks a value is given back as written, so that a
 * slip in a translation never takes down a screen.
 */
export function formatMessage(message: string, locale: string, values: MessageValues = {}): string {
  if (!/[{'#]/.test(message)) return message;
  try {
    const ofLocale = parsed.get(locale) ?? new Map<string, IntlMessageFormat>();
    parsed.set(locale, ofLocale);
    const format = ofLocale.get(message) ?? new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
    ofLocale.set(message, format);
    return String(format.format(values));
  } catch {
    return message;
  }
}
