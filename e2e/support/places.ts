import type { Page } from 'playwright';
import { expect } from './expect.ts';

/** Waits until the page has its data: nothing is busy and no skeleton is shown. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** A place of the console that is looked at. */
export interface Place {
  readonly name: string;
  readonly path: string;
  readonly world?: string;
  /** Something floats above the page, which no landmark holds. */
  readonly floats?: boolean;
  /** What is done once the page stands. */
  readonly then?: (page: Page) => Promise<void>;
}

/** Every page, and what opens above them. */
export const PLACES: readonly Place[] = [
  { name: 'comparison of three ways', path: '/earn/compare?compare=USDT.flexible_USDT.fixed-103_USDT.fixed-104', world: 'saver' },
  { name: 'comparison of a visitor', path: '/earn/compare?compare=USDT.flexible_BTC.fixed-122' },
  { name: 'login', path: '/login' },
  { name: 'overview', path: '/earn', world: 'saver' },
  { name: 'overview of a visitor', path: '/earn' },
  { name: 'Simple Earn of a visitor', path: '/simple-earn' },
  { name: 'Simple Earn', path: '/simple-earn', world: 'saver' },
  {
    name: 'subscription',
    path: '/simple-earn?subscribe=USDT',
    world: 'saver',
    then: async (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'sandbox panel',
    path: '/simple-earn',
    world: 'saver',
    then: (page) => page.getByRole('button', { name: /^(Sandbox|沙盒)$/ }).click(),
  },
  {
    name: 'account menu',
    path: '/simple-earn',
    world: 'saver',
    floats: true,
    then: (page) => page.getByRole('button', { name: /^(Account|账户)$/ }).click(),
  },
  { name: 'holdings', path: '/simple-earn/my-lendings', world: 'saver' },
  { name: 'holdings of a new account', path: '/simple-earn/my-lendings', world: 'empty' },
  { name: 'holdings of a visitor', path: '/simple-earn/my-lendings' },
  { name: 'holdings of the US edition', path: '/simple-earn/my-lendings', world: 'us' },
  { name: 'one holding', path: '/simple-earn/my-lendings/1?orderType=flexible&asset=USDT', world: 'saver' },
  { name: 'one stake', path: '/staking/holdings/ETH?pid=1011', world: 'saver' },
  { name: 'launchpool', path: '/launchpool', world: 'saver' },
  { name: 'launchpool project', path: '/launchpool/1002', world: 'saver' },
  { name: 'one launchpool stake', path: '/launchpool/1002/100201', world: 'saver' },
  { name: 'one launchpool stake of a visitor', path: '/launchpool/1002/100201' },
  { name: 'candy drops', path: '/candy-drop', world: 'saver' },
  { name: 'holder airdrops of a visitor', path: '/holder-airdrop' },
  { name: 'soft staking', path: '/soft-staking', world: 'vip5' },
  { name: 'soft staking of a visitor', path: '/soft-staking' },
  { name: 'private wealth', path: '/private-wealth', world: 'vip5' },
  { name: 'one order of private wealth', path: '/private-wealth/1', world: 'saver' },
  { name: 'outside', path: '/proof-of-reserves', world: 'saver' },
  { name: 'nowhere', path: '/nowhere', world: 'saver' },
];

/** Goes there, in English or in Chinese. The page belongs to whoever the place is for. */
export async function lookAt(page: Page, { path, then }: Place, language: 'en' | 'zh' = 'en'): Promise<void> {
  await page.goto(language === 'en' ? path : `/${language}${path}`);
  await settled(page);
  await then?.(page);
}
