import { formatCalendarDay, formatMonth, localePath, parseCalendarDay } from '@earnkit/core';
import { englishLabels, formatMessage, type UiLabels } from '@earnkit/ui';
import type { EarnAreaProps } from '../area/EarnArea.tsx';
import { catalogues, type LabelKey, type MessageKey, type MessageValuesOf } from '../messages/catalogues.ts';
import type { Catalogue } from '../messages/defineMessages.ts';
import { type AreaMessages, areaMessages, loadMessages } from '../messages/MessagesProvider.tsx';
import { listText } from '../parts/query/listText.ts';

/*
 * The words of the story that is shown, for its play function: what the area writes is found by the keys of its messages, so that a story
 * is played in every language and edition. What the exchange writes is the same in each.
 */

/** How an area speaks. */
export type Speech = Required<Pick<EarnAreaProps, 'locale' | 'edition'>> & Pick<EarnAreaProps, 'messages' | 'formats'>;

let speech: Speech = { locale: 'en', edition: 'global' };
let area: AreaMessages;

/** Sets how the story speaks that is shown next, and waits for its messages. The preview does it before each story. */
export async function speak(next: Speech): Promise<void> {
  const { locale, edition, messages = {}, formats } = next;
  await loadMessages(locale, messages);
  speech = next;
  area = areaMessages(edition, { locale, timeZone: 'UTC', ...formats }, messages);
}

const catalogueOf = new Map(
  Object.values<Catalogue>(catalogues).flatMap((catalogue) =>
    Object.keys(catalogue.english.global).map((key) => [key, catalogue] as const),
  ),
);

const LABEL = 'earn.ui.';

type AnyKey = MessageKey | LabelKey;

/** The values of a message, which one without values is shown without. */
type Values<Key extends AnyKey> = [keyof MessageValuesOf<Key>] extends [never] ? [] : [values: MessageValuesOf<Key>];

/** A message, or a label of a part, as the story shows it: `t('earn.held.soFar', { amount: '31.20', coin: 'USDT' })`. */
export function t<Key extends AnyKey>(key: Key, ...[values]: Values<Key>): string {
  const catalogue = catalogueOf.get(key);
  if (catalogue === undefined) {
    const label = key.slice(LABEL.length) as keyof UiLabels;
    return formatMessage(area.labels[label] ?? englishLabels[label], values, speech.locale, speech.formats?.grouping);
  }
  const messages = area.messagesOf(catalogue);
  const text = messages instanceof Promise ? undefined : messages.find(key, values);
  if (text === undefined) throw new Error(`The message "${key}" is not loaded.`);
  // A count that may be anything is not a number.
  return text.replaceAll('NaN', ANY);
}

/** A day such as `2026-01-15` as the story writes it: `01/15/2026`, or `2026/01/15`. */
export const day = (date: string): string => formatCalendarDay(parseCalendarDay(date), { locale: speech.locale, ...speech.formats });

/** A month such as `2026-01` as the story writes it: `01/2026`, or `2026/01`. */
export const month = (text: string): string => formatMonth(text, { locale: speech.locale, ...speech.formats });

/** Days as the button of a calendar writes them: `Dec 17, 2025 – Jan 15, 2026`. */
export const daysFrom = (start: string, end: string): string =>
  new Intl.DateTimeFormat(speech.locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(new Date(start), new Date(end));

/** A page of the exchange in the language of the story: `/vip`, or `/zh/vip`. */
export const address = (path: string): string => localePath(speech.locale, path);

/** Several names in one text, as the story separates them. */
export const inList = (...names: readonly string[]): string => listText(speech.locale, names);

/** Several names in a sentence: `BTC and ETH`. */
export const inSentence = (...names: readonly string[]): string =>
  new Intl.ListFormat(speech.locale, { type: 'conjunction' }).format(names);

/** A value that may be anything, in a message of which a play looks for the rest: `part(t('earn.held.ends', { day: ANY }))`. */
export const ANY = '\uE000';

const patternOf = (texts: readonly string[]): string =>
  texts
    .join(ANY)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s/g, String.raw`\s`)
    .replaceAll(ANY, '.*');

/** Finds what contains these texts, one after the other. */
export const part = (...texts: readonly string[]): RegExp => new RegExp(patternOf(texts), 'u');

/** Finds what contains one of these texts. */
export const either = (...texts: readonly string[]): RegExp => new RegExp(texts.map((text) => patternOf([text])).join('|'), 'u');

/** Finds what begins with these texts, one after the other. */
export const beginning = (...texts: readonly string[]): RegExp => new RegExp(`^${patternOf(texts)}`, 'u');

/** Finds what ends with these texts, one after the other. */
export const ending = (...texts: readonly string[]): RegExp => new RegExp(`${patternOf(texts)}$`, 'u');

/** Finds what these texts are, one after the other, and nothing else. */
export const whole = (...texts: readonly string[]): RegExp => new RegExp(`^${patternOf(texts)}$`, 'u');

/**
 * Finds what says that answers could not be refreshed, and when they were read: in this hour of a day. The minute depends on how fast
 * the machine is.
 *
 * @param date the day. @default that of the stories
 */
export const staleSince = (hour: string, date = '2026-01-15'): RegExp =>
  part(t('earn.stale', { time: `${day(date)} ${hour}:${ANY}`, zone: 'UTC' }));
