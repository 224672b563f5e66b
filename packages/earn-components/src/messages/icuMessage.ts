import { IntlMessageFormat } from 'intl-messageformat';
import type { Message } from '@earnkit/ui';

/**
 * An ICU text as a message. A text that cannot be parsed, or a value that is missing, leaves the text as written, so that
 * a slip in a translation never breaks a page.
 *
 * @param locale BCP 47 tag whose plural rules the text follows.
 */
export function icuMessage(text: string, locale: string): Message {
  const written = (format: () => unknown): string | undefined => {
    try {
      return String(format());
    } catch {
      return undefined;
    }
  };
  let format: IntlMessageFormat;
  try {
    format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  } catch {
    return text;
  }
  // A message that needs no values stays a string, as labels without values have to be.
  return written(() => format.format()) ?? ((values) => written(() => format.format(values)) ?? text);
}
