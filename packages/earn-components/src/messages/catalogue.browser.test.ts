import type { Grouping } from '@earnkit/core';
import { type Message, type MessageValues, englishLabels, formatMessage } from '@earnkit/ui';
import { describe, expect, test } from 'vitest';
import { spoken } from './common.ts';
import type { Catalogue, Editions, Wording } from './defineMessages.ts';
import { icuMessage } from './icuMessage.ts';
import { labelsZh } from './labels.zh.ts';
import { presentValues } from './presentValues.ts';
import { catalogues } from './catalogues.ts';

const UTC = { locale: 'en', timeZone: 'UTC' };

/** Notifications may say subscribe in every edition, because they involve no money. */
const NEWS = /^(earn\.notifications\.|finances\.subscri)/;

/** Names of products, which no edition words differently. */
const PRODUCTS = /soft staking|^staking$|软质押/gi;

const LABEL = 'earn.ui.';
const isLabel = (key: string): boolean => key.startsWith(LABEL);

/** The names of all values that a message uses, in every plural form. */
function placeholders(message: Message): readonly string[] {
  const names = new Set<string>();
  for (const count of [0, 1, 2, 5]) {
    const values = new Proxy<MessageValues>(
      {},
      {
        get: (_, name) => (names.add(String(name)), count),
        getOwnPropertyDescriptor: (_, name) => (names.add(String(name)), { value: count, configurable: true }),
      },
    );
    expect(formatMessage(message, values, 'en').trim()).not.toBe('');
  }
  return [...names].sort();
}

/** Every text of a catalogue, with all plural forms. */
const texts = (catalogue: Readonly<Partial<Wording>>): readonly (readonly [string, string])[] =>
  Object.entries(catalogue).flatMap(([key, message = '']) =>
    [0, 1, 2].map((count) => [key, formatMessage(message, { count, seconds: count })] as const),
  );

/** The messages that an edition overrides. */
const differences = ({ global, us }: Editions): Wording =>
  Object.fromEntries(Object.entries(us).filter(([key, message]) => message !== global[key]));

/** Texts that the US edition gives word by word, without values (US-07, US-08). */
const FIXED_IN_US: ReadonlySet<string> = new Set(['earn.order.staked.toast', 'earn.order.unstaked.toast']);

/** The Chinese messages, which are complete: a missing key does not compile. */
const chineseOf = (catalogue: Catalogue): Promise<Editions> => catalogue.load('zh') as Promise<Editions>;

/** Words that a language does not use for a renewal, which is "renew" in English and 续投 in Chinese. */
const OTHER_RENEWALS = { en: /reinvest|roll(?:s|ed|ing)? ?over|re-?subscri/i, zh: /续期|复投|再投|续存|续约|滚存/ } as const;

/**
 * A message that says interest in one language says interest in the other, and a message that says earnings says earnings in both
 * (AMB-159).
 */
const CROSSED = [
  [/\binterest\b/i, /earn/i, /收益/],
  [/\bearnings\b/i, /\binterest\b/i, /利息/],
] as const;

describe.each(Object.entries<Catalogue>(catalogues))('the catalogue %s', (_name, catalogue) => {
  test('has one word for a renewal in each language', async () => {
    const english = [catalogue.english.global, catalogue.english.us].flatMap(texts);
    const { global, us } = await chineseOf(catalogue);
    expect(english.filter(([, text]) => OTHER_RENEWALS.en.test(text))).toEqual([]);
    expect([global, us].flatMap(texts).filter(([, text]) => OTHER_RENEWALS.zh.test(text))).toEqual([]);
  });

  test('uses the words for interest and for earnings in the same messages in both languages (AMB-159)', async () => {
    const { global } = await chineseOf(catalogue);
    const chinese = new Map(texts(global));
    const crossed = texts(catalogue.english.global).filter(([key, text]) =>
      CROSSED.some(([word, other, wrong]) => word.test(text) && !other.test(text) && wrong.test(chinese.get(key) ?? '')),
    );
    expect(crossed).toEqual([]);
  });

  test('has the same keys in both languages', async () => {
    const { global } = await chineseOf(catalogue);
    expect(
      Object.keys(global)
        .filter((key) => !isLabel(key))
        .sort(),
    ).toEqual(Object.keys(catalogue.english.global).sort());
  });

  test('asks for the same values in both languages and editions', async () => {
    const { english } = catalogue;
    const chinese = await chineseOf(catalogue);
    for (const wording of [english.global, english.us, chinese.global, chinese.us]) {
      for (const [key, message] of Object.entries(wording)) {
        const fixed = wording !== english.global && wording !== chinese.global && FIXED_IN_US.has(key);
        if (!isLabel(key)) expect([key, placeholders(message)]).toEqual([key, fixed ? [] : placeholders(english.global[key] ?? '')]);
      }
    }
  });

  test('overrides only existing keys in the US edition, the same ones in both languages', async () => {
    const english = Object.keys(differences(catalogue.english)).sort();
    expect(english.filter((key) => !Object.hasOwn(catalogue.english.global, key))).toEqual([]);
    expect(Object.keys(differences(await chineseOf(catalogue))).sort()).toEqual(english);
  });

  test('says commit, not subscribe or stake, in the US edition (US-02, US-09, AMB-129)', async () => {
    const slips = (wording: Wording, pattern: RegExp): readonly unknown[] =>
      texts(wording).filter(([key, text]) => !NEWS.test(key) && pattern.test(text.replaceAll(PRODUCTS, '')));
    expect(slips(catalogue.english.us, /subscri|\bstak/i)).toEqual([]);
    expect(slips((await chineseOf(catalogue)).us, /申购|质押/)).toEqual([]);
  });
});

describe('the catalogues', () => {
  test('have every key in one catalogue only', () => {
    const keys = Object.values<Catalogue>(catalogues).flatMap(({ english }) => Object.keys(english.global));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('use the label of the button that closes a dialog for nothing else, in each language', async () => {
    const all = await Promise.all(
      Object.values<Catalogue>(catalogues).map(async (catalogue) => [
        ...texts(catalogue.english.global),
        ...texts((await chineseOf(catalogue)).global),
      ]),
    );
    const close = [englishLabels.close, labelsZh['earn.ui.close']];
    const called = all.flat().filter(([key, text]) => close.includes(text) && key !== 'earn.close' && key !== 'earn.ui.close');
    expect(called).toEqual([]);
  });

  test.each([
    ['fixedDialogs', 'earn.fixed.subscribe.reinvestHint'],
    ['fixedDialogs', 'earn.fixed.subscribe.productRuleReinvest'],
    ['fixed', 'earn.fixedOrder.reinvestHint'],
    ['fixedDialogs', 'earn.fixedOrder.reinvestOn.text'],
  ] as const)('of the catalogue %s say in %s that a renewed term earns from the next day (AMB-153, AMB-157)', async (name, key) => {
    const catalogue: Catalogue = catalogues[name];
    const values = { days: '7 days', account: 'Spot' };
    expect(formatMessage(catalogue.english.global[key] ?? '', values, 'en')).toMatch(/earns from the (?:next day|day after)/);
    expect(formatMessage((await chineseOf(catalogue)).global[key] ?? '', values, 'zh')).toMatch(/次日起计息/);
  });

  test('contain every notice of rules, errors and hooks in each language and edition, loaded with the area', async () => {
    const { english } = catalogues.common;
    const chinese = await chineseOf(catalogues.common);
    for (const wording of [english.global, english.us, chinese.global, chinese.us]) {
      expect(Object.keys(spoken).filter((key) => !Object.hasOwn(wording, key))).toEqual([]);
    }
  });

  test('have every label of the parts in Chinese, with the same values', () => {
    const labels: Wording = englishLabels;
    const chinese: Wording = labelsZh;
    expect(Object.keys(chinese).sort()).toEqual(
      Object.keys(labels)
        .map((name) => LABEL + name)
        .sort(),
    );
    for (const [name, label] of Object.entries(labels)) expect(placeholders(chinese[LABEL + name] ?? '')).toEqual(placeholders(label));
  });
});

/**
 * Faults in Chinese typesetting. Full-width punctuation has its own space, and only Latin letters and digits are separated from Han
 * characters by a space.
 */
const UNEVEN = /[，。：；、？！（）《》“”] | [，。：；、？！（）》”]|\p{sc=Han}[\w,:;?!]|[\w%,:;?!]\p{sc=Han}|\p{sc=Han} \p{sc=Han}/u;

test.each(Object.entries<Catalogue>(catalogues))('the Chinese of the catalogue %s is spaced evenly', async (_name, catalogue) => {
  const { global, us } = await chineseOf(catalogue);
  for (const wording of [global, us]) expect(texts(wording).filter(([, text]) => UNEVEN.test(text))).toEqual([]);
});

test('a text that is followed by a link or an amount ends with the space that its language needs', async () => {
  for (const [name, key] of [
    ['partDialogs', 'earn.terms.before'],
    ['stakingDialogs', 'earn.staking.stake.agree'],
    ['softStakingDialogs', 'earn.soft.terms'],
    ['privateWealthDialogs', 'earn.wealth.purchase.disclaimer'],
    ['launchpoolDialogs', 'earn.launchpool.stake.leftForMe'],
    ['launchpoolDialogs', 'earn.launchpool.stake.perPerson'],
  ] as const) {
    const { english } = catalogues[name] as Catalogue;
    expect(formatMessage(english.global[key] ?? '')).toMatch(/\S $/);
    expect(formatMessage((await chineseOf(catalogues[name])).global[key] ?? '')).toMatch(/\S$/);
  }
});

describe('an ICU text of a product', () => {
  test('shows a value as plain text', () => {
    const hostile = "<b>{amount, plural, one {#}}</b> ' #";
    expect(formatMessage(icuMessage('Hello {name}', 'en'), { name: hostile })).toBe(`Hello ${hostile}`);
  });

  test('is shown as written when it cannot be parsed or lacks a value', () => {
    expect(formatMessage(icuMessage('{count, plural', 'en'), { count: 1 })).toBe('{count, plural');
    expect(formatMessage(icuMessage('{missing} coins', 'en'))).toBe('{missing} coins');
  });

  test('groups its numbers as the area does, with a point before decimals', () => {
    const text = icuMessage('{part, number} von {count, plural, one {# Zeile} other {# Zeilen}}', 'de');
    const written = (grouping?: Grouping) => formatMessage(text, { part: 1234.5, count: 12_345_678 }, 'de', grouping);
    expect(written()).toBe('1,234.5 von 12,345,678 Zeilen');
    expect(written('space')).toBe('1\u202f234.5 von 12\u202f345\u202f678 Zeilen');
    expect(written('lakh')).toBe('1,234.5 von 1,23,45,678 Zeilen');
    expect(written('none')).toBe('1234.5 von 12345678 Zeilen');
  });

  test('without values is plain text', () => {
    expect(icuMessage("It''s <b>here</b>", 'en')).toBe("It's <b>here</b>");
  });
});

describe('a message', () => {
  test('has plural forms in each language', async () => {
    const { 'earn.error.retryAfter': english } = catalogues.common.english.global;
    expect(formatMessage(english, presentValues({ seconds: '1' }, UTC))).toBe('Too many requests. Try again in 1 second.');
    expect(formatMessage(english, presentValues({ seconds: '30' }, UTC))).toBe('Too many requests. Try again in 30 seconds.');
    const { 'earn.error.retryAfter': chinese } = (await chineseOf(catalogues.common)).global;
    expect(formatMessage(chinese ?? '', presentValues({ seconds: '30' }, UTC), 'zh')).toBe('请求过于频繁，请在 30 秒后重试。');
  });

  test('shows the amounts of a notice with every digit and grouped', () => {
    const values = { amount: '1234567.00000001', coin: 'USDT' };
    expect(presentValues(values, UTC)).toEqual({ amount: '1,234,567.00000001', coin: 'USDT' });
    expect(presentValues(values, { ...UTC, grouping: 'none' })).toEqual({ amount: '1234567.00000001', coin: 'USDT' });
  });

  test('shows a time with day, minute and zone, in Chinese with the year first (FM-17, RG-06, AMB-058)', () => {
    const at = { at: '1768465800' };
    expect(presentValues(at, UTC)).toEqual({ at: '01/15/2026 08:30 (UTC)' });
    expect(presentValues(at, { locale: 'zh-TW', timeZone: 'Asia/Taipei' })).toEqual({ at: '2026/01/15 16:30 (UTC+8)' });
    expect(presentValues({ at: 'soon' }, UTC)).toEqual({ at: '--' });
  });
});
