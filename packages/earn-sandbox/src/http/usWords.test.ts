import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileSandbox } from '../testing/fileSandbox.ts';
import { poolAt, redeem as redeemOfPool, SUI } from '../testing/launchpool.ts';
import { redeem, TRX } from '../testing/staking.ts';
import { inUsWords } from './usWords.ts';

const box = fileSandbox();

const SAYS_STAKE = /\bstak|subscri|质押|申购/i;
/** Names and addresses that no person reads as words. */
const NOT_WORDS = /^(\/|https?:|staking$|stake$|gate-)/;

const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];

test('every refusal of the sandbox has words for the US edition (US-02)', () => {
  const folder = path.join(import.meta.dirname, '..');
  const refusals = globSync('**/*efusal*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(/new Refusal\(\s*'[^']*',\s*(['`])(.*?)\1/g)].map(
        ([, , text]) => text ?? '',
      ),
    );
  expect(refusals.filter((text) => SAYS_STAKE.test(text)).length).toBeGreaterThan(10);
  expect(refusals.map(inUsWords).filter((text) => SAYS_STAKE.test(text))).toEqual([]);
  expect(inUsWords('Your stake in this pool is held in a fixed term. Nothing was staked.')).toBe(
    'Your commitment in this pool is held in a fixed term. Nothing was committed.',
  );
});

test('inUsWords turns the noun stake into commitment and the verb stake into commit (US-02)', () => {
  expect(
    [
      'A stake earns at once.',
      'This stake is held.',
      'You stake ETH.',
      'It stakes your coins.',
      'Stake more.',
      'Staked: 5. Staking ends.',
    ].map(inUsWords),
  ).toEqual([
    'A commitment earns at once.',
    'This commitment is held.',
    'You commit ETH.',
    'It commits your coins.',
    'Commit more.',
    'Committed: 5. On-chain earn ends.',
  ]);
});

test('given a page in Chinese, then products, their questions and the rules of pools are in Chinese, for the US edition too (AMB-171)', async () => {
  const paths = [
    '/sandbox/staking/products',
    ...['ETH', 'BTC', 'USDT', 'SOL', 'AVAX', 'TRX', 'USDC', 'GT'].map((coin) => `/apiw/v2/earn/staking/product?coin=${coin}`),
    '/sandbox/launchpool/projects',
  ];
  const sentences = async (world: string, language: string) => {
    const page = await box.page(world);
    // A project's name is its own in every language.
    const answers = await Promise.all(
      paths.map(async (each): Promise<unknown> => {
        const body = await (await page.fetch(each, { headers: { 'accept-language': language } })).text();
        return JSON.parse(body, (key, value: unknown) => (key === 'name' ? null : value));
      }),
    );
    // Words of a language, not codes: a blank between two words, or a Chinese letter.
    return answers.flatMap(textsOf).filter((text) => /[a-z] [a-z]+ [a-z]|\p{Script=Han}/u.test(text) && !/^[A-Z]/.test(text.slice(1, 2)));
  };
  const inChinese = await sentences('saver', 'zh');
  expect(inChinese.length).toBeGreaterThan(20);
  expect(inChinese.filter((text) => !/\p{Script=Han}/u.test(text))).toEqual([]);
  expect((await sentences('us', 'zh-CN,zh;q=0.9')).filter((text) => SAYS_STAKE.test(text))).toEqual([]);
  expect((await sentences('saver', 'en')).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
});

test('given a customer of the US edition, then no text speaks of stakes, in English or Chinese (US-02, US-09)', async () => {
  const [us, other] = [await box.page('us'), await box.page('saver')];
  const paths = [
    '/sandbox/staking/products',
    ...['USDT', 'USDC', 'BTC', 'ETH', 'SOL', 'AVAX', 'TRX', 'GT'].flatMap((coin) => [
      `/apiw/v2/earn/staking/product?coin=${coin}`,
      `/apiw/v2/earn/staking/coin-ask?coin=${coin}&locale=en`,
      `/apiw/v2/earn/staking/coin-ask?coin=${coin}&locale=zh`,
    ]),
    '/sandbox/launchpool/projects',
    '/apiw/v2/earn/ask',
  ];
  const read = async (page: typeof us) => {
    const answers = await Promise.all(paths.map(async (each) => (await page.fetch(each)).json() as Promise<unknown>));
    return answers.flatMap(textsOf).filter((text) => !NOT_WORDS.test(text) && SAYS_STAKE.test(text));
  };
  expect(await read(us)).toEqual([]);
  expect((await read(other)).length).toBeGreaterThan(5);
});

test.each([
  ['us', 'You have nothing committed here.', 'You have no commitment in this pool.'],
  ['empty', 'You have nothing staked here.', 'You have no stake in this pool.'],
])('a refused order of the world %s says so in the words of its edition (US-02)', async (world, ofStaking, ofLaunchpool) => {
  const page = await box.page(world);
  expect(await redeem(page, TRX, '5')).toMatchObject({ code: 30_308, message: ofStaking });
  expect(await redeemOfPool(page, poolAt(SUI, 4), '1')).toMatchObject({ code: 30_211, message: ofLaunchpool });
});
