import { IntlMessageFormat } from 'intl-messageformat';
import type { Message } from '@earnkit/ui';

/**
 * Makes a message from an ICU text. If the text cannot be parsed or a value is missing, the text is shown as written, so that a mistake in
 * a translation never breaks a page.
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
