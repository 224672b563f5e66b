import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { formatMessage } from './formatMessage.ts';
import { presentValues } from './presentValues.ts';
import { usEditionEn } from './usEdition.ts';
import { usEditionZh } from './usEdition.zh.ts';
import { zh } from './zh.ts';

const UTC = { locale: 'en', timeZone: 'UTC' };

const catalogues = { en, zh, us: usEditionEn, usZh: usEditionZh };

/** Being told of events is subscribed to in every edition; no money is in it. */
const NEWS = /^(earn\.notifications\.|finances\.subscri)/;

/** Names of a message's placeholders, those inside plurals included. */
function placeholders(message: string): readonly string[] {
  const names = new Set<string>();
  const walk = (elements: readonly unknown[]): void => {
    for (const element of elements) {
      if (typeof element !== 'object' || element === null) continue;
      const { type, value, options } = element as {
        type: number;
        value?: unknown;
        options?: Record<string, { value: readonly unknown[] }>;
      };
      // 0 is literal text and 7 the number sign of a plural; everything else names a value.
      if (type !== 0 && type !== 7 && typeof value === 'string') names.add(value);
      for (const option of Object.values(options ?? {})) walk(option.value);
    }
  };
  walk(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
  return [...names].sort();
}

describe('the catalogues', () => {
  test('say the same things in both languages', () => {
    expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
  });

  test('the US edition only says differently what there is', () => {
    expect(Object.keys(usEditionEn).filter((key) => !Object.hasOwn(en, key))).toEqual([]);
  });

  test('the US edition commits and never subscribes or stakes (US-02, US-09, AMB-129)', () => {
    const said: Readonly<Record<string, string>> = { ...en, ...usEditionEn };
    const slips = Object.entries(said).filter(([key, message]) => !NEWS.test(key) && /subscri|\bstak/i.test(message));
    expect(slips).toEqual([]);
    const saidInChinese: Readonly<Record<string, string>> = { ...zh, ...usEditionZh };
    expect(Object.entries(saidInChinese).filter(([key, message]) => !NEWS.test(key) && /申购/.test(message))).toEqual([]);
  });

  test('the US edition says the same things differently in both languages', () => {
    expect(Object.keys(usEditionZh).sort()).toEqual(Object.keys(usEditionEn).sort());
  });

  test.each(
    Object.entries(catalogues).flatMap(([name, catalogue]) =>
      Object.entries(catalogue).map(([key, message]) => [name, key, message] as const),
    ),
  )('%s: %s can be read and is filled with the same values', (_name, key, message) => {
    expect(message.trim()).not.toBe('');
    expect(placeholders(message)).toEqual(placeholders(en[key as keyof typeof en]));
  });
});

describe('a message', () => {
  test('text of the exchange in a value is text, whatever it holds', () => {
    const hostile = "<b>{amount, plural, one {#}}</b> ' #";
    expect(formatMessage('Hello {name}', 'en', { name: hostile })).toBe(`Hello ${hostile}`);
  });

  test('a slip of a translator shows the message as written and takes nothing down', () => {
    expect(formatMessage('{count, plural', 'en', { count: 1 })).toBe('{count, plural');
    expect(formatMessage('{missing} coins', 'en')).toBe('{missing} coins');
  });

  test('plural forms and languages', () => {
    expect(formatMessage(en['earn.error.retryAfter'], 'en', presentValues({ seconds: '1' }, UTC))).toBe(
      'Too many requests. Try again in 1 second.',
    );
    expect(formatMessage(en['earn.error.retryAfter'], 'en', presentValues({ seconds: '30' }, UTC))).toBe(
      'Too many requests. Try again in 30 seconds.',
    );
    expect(formatMessage(zh['earn.error.retryAfter'], 'zh', presentValues({ seconds: '30' }, UTC))).toBe(
      '请求过于频繁，请在 30 秒后重试。',
    );
  });

  test('amounts of a rule keep every digit and are grouped', () => {
    expect(presentValues({ amount: '1234567.00000001', coin: 'USDT' }, UTC)).toEqual({ amount: '1,234,567.00000001', coin: 'USDT' });
  });

  test('a moment is a day and a minute of the zone, the zone named, the year first in Chinese (FM-17, RG-06, AMB-058)', () => {
    const at = { at: '1768465800' };
    expect(presentValues(at, UTC)).toEqual({ at: '01/15/2026 08:30 (UTC)' });
    expect(presentValues(at, { locale: 'zh-TW', timeZone: 'Asia/Taipei' })).toEqual({ at: '2026/01/15 16:30 (UTC+8)' });
    expect(presentValues({ at: 'soon' }, UTC)).toEqual({ at: '--' });
  });
});
