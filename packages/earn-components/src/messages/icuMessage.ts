import { IntlMessageFormat } from 'intl-messageformat';
import type { Message, MessageValues } from '@earnkit/ui';

/** Type of literal text in a parsed message. */
const LITERAL = 0;

/**
 * An ICU text as a message. A text that cannot be parsed, or a value that is missing, leaves the text as written, so that
 * a slip in a translation never breaks a page.
 *
 * @param locale BCP 47 tag whose plural rules the text follows.
 */
export function icuMessage(text: string, locale: string): Message {
  try {
    const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
    // A message without arguments stays a string, as labels without values have to be.
    if (format.getAst().every((element) => Number(element.type) === LITERAL)) return String(format.format());
    return (values: MessageValues) => {
      try {
        return String(format.format(values));
      } catch {
        return text;
      }
    };
  } catch {
    return text;
  }
}
