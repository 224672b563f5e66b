import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { formatMessage, type Message, type MessageValues } from '@earnkit/ui/message';
import { afterAll, describe, expect, test } from 'vitest';
import { icuMessage } from '../messages/icuMessage.ts';
import { compileMessage, MessageProblem } from './compileMessage.ts';
import { checkLanguage, type LanguageFile, moduleOf, parseLanguage } from './languageFile.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-messages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The messages of a module as `compile` writes it. */
async function messagesOf(source: string): Promise<Readonly<Record<string, Message>>> {
  const file = path.join(folder, `${randomUUID()}.mjs`);
  writeFileSync(file, source.replace('@earnkit/ui/message', import.meta.resolve('@earnkit/ui/message')));
  const { messages } = (await import(pathToFileURL(file).href)) as { readonly messages: Readonly<Record<string, Message>> };
  return messages;
}

const TEXTS = [
  'Anlegen: {coin}',
  "L'ordre de {coin} n'est pas placé",
  '{count, plural, one {# Zeile} other {# Zeilen}}',
  'In {count, plural, one {# Tag} other {# Tagen}} erhalten Sie {coin}.',
  '{count, plural, =0 {keine Zeilen} one {eine Zeile} other {# Zeilen von {coin}}}',
  '{count, plural, one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}}',
  '{side, select, buy {Kauf von {count, plural, one {# Stück} other {# Stücken}}} other {Verkauf}} {coin}',
  '{count, plural, one {{side, select, buy {{count} gekauft} other {{count} verkauft}}} other {# insgesamt}}',
  '{count, plural, one {# a} other {# b}} und {hours, plural, one {# Stunde} other {# Stunden}}',
];

test.each(TEXTS)('given the text %s, then the compiled message says what the parser of ICU texts makes of it', async (text) => {
  const { compiled = '' } = await messagesOf(moduleOf({ messages: { compiled: compileMessage(text) }, us: {} }));
  for (const locale of ['de', 'pl', 'fr', 'en'])
    for (const count of [0, 1, 2, 5, 21, 1200])
      for (const side of ['buy', 'sell']) {
        const values: MessageValues = { count, hours: count + 1, side, coin: 'BTC' };
        expect(formatMessage(compiled, values, locale)).toBe(formatMessage(icuMessage(text, locale), values, locale));
      }
});

test.each([
  ['{count, plural, one {# Zeile}', /is no ICU text/],
  ['{count, selectordinal, one {#st} other {#th}}', /ordinal/],
  ['{count, plural, offset:1 one {#} other {#}}', /offset/],
  ['{at, date, short}', /formats \{at\} by itself/],
  ["'{'coin'}'", /braces/],
])('given %s, then says what is wrong', (text, problem) => {
  expect(() => compileMessage(text)).toThrow(problem);
  expect(() => compileMessage(text)).toThrow(MessageProblem);
});

const english: LanguageFile = {
  messages: { redeem: 'Redeem', 'redeem.coin': 'Redeem {coin}', rows: '{count, plural, one {# row} other {# rows}}' },
};

describe('a language that is compared with English', () => {
  test.each<[LanguageFile, readonly string[]]>([
    [{ messages: { 'redeem.coin': '{coin} auszahlen', rows: '{count} Zeilen' } }, []],
    [{ messages: { redeeem: 'Auszahlen' } }, ['redeeem: there is no such message.']],
    [{ messages: { 'redeem.coin': '{asset} auszahlen' } }, ['redeem.coin: has no value {asset}; it has {coin}.']],
    [{ messages: { redeem: '{coin} auszahlen' } }, ['redeem: has no value {coin}; it has none.']],
    [{ messages: { 'redeem.coin': 'Auszahlen' } }, ['redeem.coin: leaves out {coin}.']],
    [{ messages: { redeem: ' ' } }, ['redeem: the text is empty. Leave the key out to show it in English.']],
    [{ messages: {}, us: { 'redeem.coin': 'Claim' } }, ['us, redeem.coin: leaves out {coin}.']],
  ])('%j has the problems %j', (language, problems) => {
    const report = checkLanguage(language, english);
    expect(report.problems).toEqual(problems);
    expect(report.missing).toEqual(Object.keys(english.messages).filter((key) => !(key in language.messages)));
  });
});

const MESSAGES = new URL('../../messages/', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, MESSAGES), 'utf8');

test('given a copy of the English file, then it is without mistakes and all of it counts as English', () => {
  const english = parseLanguage(textOf('en.json'));
  const { problems, missing, same } = checkLanguage(english, english);
  expect(problems).toEqual([]);
  expect(missing).toEqual([]);
  expect(same).toEqual(Object.keys(english.messages));
});

test('given the Chinese file of this package, then it is complete and without mistakes', () => {
  const { problems, missing } = checkLanguage(parseLanguage(textOf('zh.json')), parseLanguage(textOf('en.json')));
  // A message without `{count}` is a title that Chinese says without the number.
  expect(problems.filter((problem) => !problem.includes('leaves out'))).toEqual([]);
  expect(missing).toEqual([]);
});

const PROGRAM = fileURLToPath(new URL('messages.ts', import.meta.url));
const run = (...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> =>
  new Promise((ended) => {
    execFile(process.execPath, [PROGRAM, ...args], (error, stdout, stderr) =>
      ended({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    );
  });
const written = (name: string, content: unknown): string => {
  const file = path.join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

describe('the program', () => {
  test('given a translation, then it writes a module whose messages are shown', async () => {
    const out = path.join(folder, 'earn.de.mjs');
    const days = '{days, plural, one {# Tag} other {# Tage}}';
    const { code, said } = await run(
      'compile',
      written('de.json', { messages: { 'earn.redeemCoin': '{coin} auszahlen', 'earn.market.days': days, 'earn.redeem': 'Redeem' } }),
      '--out',
      out,
    );
    expect([code, said]).toEqual([0, expect.stringMatching(/2 messages; in English: 1 with the English text, \d+ left out; written to/)]);
    const text = readFileSync(out, 'utf8');
    expect(text).toContain("import { plural } from '@earnkit/ui/message';");
    const messages = await messagesOf(text);
    expect(Object.keys(messages)).toEqual(['earn.redeemCoin', 'earn.market.days']);
    expect(formatMessage(messages['earn.market.days'] ?? '', { days: 30 }, 'de')).toBe('30 Tage');
    expect(formatMessage(messages['earn.redeemCoin'] ?? '', { coin: 'BTC' }, 'de')).toBe('BTC auszahlen');
  });

  test.each<[string, readonly string[], number, RegExp]>([
    [
      'a mistake',
      ['check', written('bad.json', { messages: { 'earn.redeemCoin': '{asset}' } })],
      1,
      /has no value \{asset\}; it has \{coin\}/,
    ],
    ['a message that is missing', ['check', written('part.json', { messages: {} }), '--complete'], 1, /earn\.redeemCoin: is missing/],
    ['a file of another form', ['check', written('odd.json', { 'earn.redeem': 'Auszahlen' })], 2, /needs an object "messages"/],
    ['a file that is no JSON', ['check', written('none.json', '{')], 2, /is no JSON/],
    ['no file', ['check', path.join(folder, 'nowhere.json')], 2, /cannot be read/],
    ['no command', [], 2, /Usage/],
  ])('given %s, then it says so', async (_what, args, code, said) => {
    const result = await run(...args);
    expect([result.code, result.said]).toEqual([code, expect.stringMatching(said)]);
  });
});
