import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { type Grouping, formatExact, parseDecimal } from '@earnkit/core';
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
  const grouped = new Map<Grouping, IntlMessageFormat>();
  const formatIn = (grouping: Grouping = 'comma'): IntlMessageFormat => {
    const made = grouped.get(grouping) ?? new IntlMessageFormat(format.getAst(), locale, undefined, { formatters: formattersOf(grouping) });
    grouped.set(grouping, made);
    return made;
  };
  // A message that needs no values stays a string, as labels without values have to be.
  return written(() => format.format()) ?? ((values, _, grouping) => written(() => formatIn(grouping).format(values)) ?? text);
}

/** As the parser makes them by itself, but for numbers: grouped as the area groups amounts, with a point before decimals. */
const formattersOf = (grouping: Grouping): Formatters => ({
  getNumberFormat: (_locales, options) => {
    const plain = new Intl.NumberFormat('en', { ...options, useGrouping: false });
    const format = (value: number): string =>
      plain.format(value).replace(/[1-9]\d{3,}/, (digits) => formatExact(parseDecimal(digits), { grouping }));
    // The parser calls nothing else of it.
    return { format } as Intl.NumberFormat;
  },
  getDateTimeFormat: (...style) => new Intl.DateTimeFormat(...style),
  getPluralRules: (...style) => new Intl.PluralRules(...style),
});
