import { expect, test } from 'vitest';

/*
 * Every messages file of the console, as the pages find it: one object for each language, and what the US edition words differently.
 */
type Texts = Readonly<Record<string, string>>;
interface Messages {
  readonly en: Texts;
  readonly zh: Texts;
  readonly us?: { readonly en: Texts; readonly zh: Texts };
}

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../routes/*/messages.ts', { eager: true });
const rooms = Object.entries(files).flatMap(([file, exported]) =>
  Object.values(exported).map((messages) => [file.replace('../routes/', ''), messages as Messages] as const),
);

/** Names of products, which no edition words differently. */
const PRODUCTS = /soft staking|^staking$|软质押/gi;

test('the messages of every product are found', () => {
  expect(rooms.map(([file]) => file)).toContain('staking/messages.ts');
  expect(rooms.length).toBeGreaterThan(4);
});

test.each(rooms)('%s says commit, not stake, in the US edition (US-02, US-09)', (_file, { en, zh, us }) => {
  const texts = [...Object.values({ ...en, ...us?.en }), ...Object.values({ ...zh, ...us?.zh })];
  expect(texts.filter((text) => /\bstak|subscri|质押|申购/i.test(text.replaceAll(PRODUCTS, '')))).toEqual([]);
});

test.each(rooms)('%s names no account that a person may not have (SH-14)', (_file, { en, zh, us }) => {
  const texts = [en, zh, us?.en ?? {}, us?.zh ?? {}].flatMap((texts) => Object.values(texts));
  expect(texts.filter((text) => /spot account|现货账户/i.test(text))).toEqual([]);
});
