import type { Page } from 'playwright';
import { expect } from '../support/expect.ts';
import type { OpenBrowser, Visit } from '../support/openBrowser.ts';
import { exact } from '../support/exact.ts';
import { type Edition, type MessageKey, type Words, wordsIn } from './reading/words.ts';
import type { Language } from './reading/values.ts';

/** Where the machines of people stand. */
export const ZONES = ['UTC', 'Asia/Shanghai', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Australia/Lord_Howe'] as const;

/** What a transfer did to an account of a person, as the ledger booked it. */
export interface Booking {
  readonly transfer: number;
  readonly kind: string;
  /** Unix seconds. */
  readonly at: number;
  readonly account: string;
  readonly asset: string;
  /** Whole number of 18 places. */
  readonly amount: bigint;
}

/** Coins that count as one USDT each, wherever a worth is shown. */
const STABLE: readonly string[] = ['USDT', 'USDC'];

/** Who somebody is. */
export interface Somebody {
  readonly world: string;
  readonly zone: string;
  readonly language: Language;
}

/** A person before the console: a new inhabitant of a world, with a machine in a zone and a language. */
export interface Person extends Somebody {
  /** For reports: world, zone and language. */
  readonly name: string;
  readonly edition: Edition;
  readonly words: Words;
  readonly page: Page;
  readonly visit: Visit;
  /** Opens a page of the console in the person's language, as a link does, and waits until it has its data. */
  readonly open: (path: string) => Promise<void>;
  /** Comes back later: the next page is loaded anew. */
  readonly returnToPage: () => void;
  /** What the ledger booked on the person's accounts after a transfer. */
  readonly bookings: (after?: number) => Promise<readonly Booking[]>;
  /** USDT for one of each coin, whole numbers of 18 places. */
  readonly prices: ReadonlyMap<string, bigint>;
  /** The exchange's time, unix seconds. */
  readonly now: () => Promise<number>;
  /** Brings coins from outside into the spot account. */
  readonly deposit: (asset: string, amount: string) => Promise<void>;
}

/** Lets somebody new move into a world. */
export async function meet(browser: OpenBrowser, somebody: Somebody, signedIn = true): Promise<Person> {
  const { world, zone, language } = somebody;
  const visit = await browser.visit({ timeZone: zone, locale: language === 'en' ? 'en-US' : 'zh-CN' });
  if (signedIn) await visit.control('/sandbox/login', { world, fresh: true });
  const edition: Edition = world === 'us' ? 'us' : 'global';
  const { page } = visit;
  const { coins } = (signedIn ? await visit.read('/sandbox/wallet') : { coins: [] }) as {
    readonly coins: readonly { readonly asset: string; readonly price: string }[];
  };
  const prefix = language === 'en' ? '' : '/zh';
  let isLoaded = false;
  return {
    ...somebody,
    name: `${world}, ${zone}, ${language}`,
    edition,
    words: wordsIn(language, edition),
    page,
    visit,
    prices: new Map(coins.map(({ asset, price }) => [asset, STABLE.includes(asset) ? exact('1') : exact(price)])),
    open: async (address) => {
      const path = prefix + address.replace(/^\/zh(?=\/|$)/, '');
      await closeDialogs(page);
      // As a link does; a page that is there already is loaded again, since its address opens a dialog at first only.
      const isThere = new URL(page.url()).pathname === path.replace(/[?#].*$/, '');
      if (isLoaded && !isThere)
        await page.evaluate((to) => history.pushState({ entry: Math.random().toString(36).slice(2) }, '', to), path);
      else await page.goto(path);
      isLoaded = true;
      await stands(page);
      // A page whose script has just come asks for its data only then.
      for (let quiet = 0; quiet < 2; quiet += 1) {
        await visit.settle();
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 30))));
      }
      await expect(page.locator('h1')).toBeVisible();
      await stands(page);
    },
    returnToPage: () => {
      isLoaded = false;
    },
    bookings: async (after = 0) => {
      const { bookings } = (await visit.read(`/sandbox/bookings?after=${after}`)) as {
        readonly bookings: readonly (Omit<Booking, 'amount'> & { readonly amount: string })[];
      };
      return bookings.map((booking) => ({ ...booking, amount: exact(booking.amount) }));
    },
    now: async () => ((await visit.read('/sandbox/state')) as { readonly now: number }).now,
    deposit: async (asset, amount) => {
      await visit.control('/sandbox/wallet/deposit', { clientId: crypto.randomUUID(), asset, amount });
    },
  };
}

/** Leaves forms and receipts with Escape, pressed again where a dialog did not hear it because it was still opening. */
async function closeDialogs(page: Page): Promise<void> {
  const dialogs = page.locator('[role="dialog"], [role="alertdialog"]');
  const afterEscape = async (): Promise<number> => {
    if ((await dialogs.count()) > 0) await page.keyboard.press('Escape');
    return dialogs.count();
  };
  await expect.poll(afterEscape).toBe(0);
}

/** How long a page may take while several people open theirs on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

/** Waits until nothing on the page is being loaded. */
export async function stands(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: PATIENCE });
}

/** A button, a radio or another control of the person's page by the words of a message. */
export const named = (
  words: Words,
  key: MessageKey,
  values?: Readonly<Record<string, string | number>>,
): { readonly name: string; readonly exact: true } => ({
  name: words.say(key, values),
  exact: true,
});
