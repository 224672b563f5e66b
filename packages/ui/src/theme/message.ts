import { type Grouping, groupDigits } from '@earnkit/time';

/** What is filled into a message, as text. A number is a count: it chooses the plural form, and its digits are grouped. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * One message of a catalogue: text with `{name}` placeholders, or a function of the values and the locale, as
 * {@link plural} makes and as a build step that compiles translations may make.
 */
export type Message = string | ((values: MessageValues, locale: string, grouping?: Grouping) => string);

/**
 * A message as text. Values are filled in as they are: a value is never read as a message. A value with right-to-left letters is isolated,
 * so that it does not change the direction of the text around it. A placeholder without a value stays as written.
 *
 * @param locale BCP 47 tag whose plural rules are used.
 * @param grouping how counts are grouped, in every language as amounts are. @default 'comma'
 */
export function formatMessage(message: Message, values: MessageValues = {}, locale = 'en', grouping?: Grouping): string {
  if (typeof message === 'function') return message(values, locale, grouping);
  const rightToLeft = RIGHT_TO_LEFT.test(locale);
  const text = rightToLeft ? message.replaceAll(AMOUNT_AND_COIN, '\u2066$&\u2069') : message;
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : placeholder;
    return typeof value === 'number' ? writeCount(value, grouping) : isolated(String(value), rightToLeft);
  });
}

/** Right-to-left letters, and characters that change the direction. */
const DIRECTIONAL = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc]/;

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/;

/** An amount and its coin, which stand together from left to right in every language. */
const AMOUNT_AND_COIN = /\{\w+\}[ \u00a0]\{(?:coin|asset|unit)\}/g;

/**
 * Isolates a value that could change the direction of its neighbours, so that an amount after a coin stays in order; in a language that is
 * written from right to left also one with Latin letters.
 */
const isolated = (value: string, rightToLeft: boolean): string =>
  DIRECTIONAL.test(value) || (rightToLeft && /[a-z]/i.test(value)) ? `\u2068${value}\u2069` : value;

/**
 * The forms of a counted message. `#` is the count in a text, `=0` is the form of exactly that count, and `other` is used for every omitted
 * form. A form may be a message that chooses again.
 */
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule | `=${number}`]?: Message } & { readonly other: Message };

/**
 * A message whose wording depends on a count: `plural('count', { one: '# row', other: '# rows' })`.
 *
 * @param name Name of the value that is counted.
 */
export const plural =
  (name: string, forms: PluralForms): Message =>
  (values, locale, grouping) => {
    const count = Number(values[name]);
    const form = forms[`=${count}`] ?? forms[rulesOf(locale).select(count)] ?? forms.other;
    return formatMessage(typeof form === 'string' ? form.replaceAll('#', writeCount(count, grouping)) : form, values, locale, grouping);
  };

/**
 * A message whose wording depends on a word: `select('side', { buy: 'Bought', other: 'Sold' })`.
 *
 * @param name Name of the value that chooses.
 * @param forms The wording for each word; `other` is used for every other one.
 */
export const select =
  (name: string, forms: Readonly<Record<string, Message>> & { readonly other: Message }): Message =>
  (values, locale, grouping) => {
    const word = String(values[name]);
    return formatMessage((Object.hasOwn(forms, word) ? forms[word] : undefined) ?? forms.other, values, locale, grouping);
  };

const writeCount = (count: number, grouping?: Grouping): string => groupDigits(String(count), grouping);

/** The plural rules of each locale: they are slow to make and quick to use. */
const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}
