import type { Locator, Page, Request } from 'playwright';
import { expect as is } from 'vitest';
import { ledger } from '../../support/exchangeSays.ts';
import { expect } from '../../support/expect.ts';
import type { Visit } from '../../support/openBrowser.ts';
import { fillAmount, receiptOf, sendOf } from '../../promises/flow.ts';
import { named, type Person } from '../../promises/person.ts';
import type { MessageKey } from '../../promises/reading/words.ts';
import { fastForwardUntilVisible, watchReads } from '../saver.ts';
import type { Row } from './row.ts';

/** Transfers that fall due by themselves. */
const PAYMENTS: readonly string[] = [
  'interest',
  'auto-lend',
  'redeem-paid',
  'fixed-paid',
  'fixed-renewed',
  'staking-reward',
  'staking-paid',
  'launchpool-reward',
  'soft-staking',
  'deposit',
];

/** One flow under one fault: a form that is filled in and about to be sent. */
export interface Cell {
  readonly row: Row;
  readonly person: Person;
  /** The same person in another browser, who looks at what was booked. */
  readonly elsewhere: Person;
  readonly visit: Visit;
  readonly page: Page;
  /** The form, or the question after it: what the last press is in. */
  readonly form: Locator;
  /** What sends. */
  readonly sender: Locator;
  /** Presses it. */
  readonly send: () => Promise<void>;
  /** What says that it is done. */
  readonly done: Locator;
  /** The exchange's own words of a refusal. */
  words: string | RegExp;
  /** Sets a fault on the write, for one call unless it says otherwise. */
  readonly fault: (fault: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Answers the writes of the page in place of the exchange, until the cell is over. */
  readonly between: (answer: (route: Route) => Promise<unknown>) => Promise<unknown>;
  /** Lets something happen at the exchange at once. */
  readonly happens: (event: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Takes what has happened until now for given. */
  readonly startsHere: () => Promise<void>;
  /** How many times it was sent. */
  readonly sent: () => number;
  /** How many times it has had its effect. */
  readonly effects: () => Promise<number>;
  /** Expects that it had its effect so often, and was sent at most so often. */
  readonly expectEffects: (effects: number, sent?: number) => Promise<void>;
  /** Waits for something while the clock of the page runs ahead. */
  readonly soon: (what: Locator) => Promise<void>;
  /** A text of the page by its message. */
  readonly said: (...keys: readonly MessageKey[]) => Locator;
  /** A text that begins with a message, behind which its cause may stand. */
  readonly begins: (...keys: readonly MessageKey[]) => Locator;
  /** Expects that the form can be sent again, with what was typed. */
  readonly expectKept: () => Promise<void>;
  /** Ends every fault. */
  readonly end: () => Promise<void>;
}

type Route = Parameters<Parameters<Page['route']>[1]>[0];

/** Whether a request is the write of a row. */
const isWriteOf = ({ write: [method, path] }: Row): ((request: Request) => boolean) => {
  const like = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`);
  return (request) => request.method() === method && like.test(new URL(request.url()).pathname);
};

/**
 * Opens the form of a row, fills it in, and stops before the last press.
 *
 * @param elsewhere the same person in another browser
 * @param comesFrom path of a page of the console that the person has seen before. @default any
 */
export async function openCell(row: Row, person: Person, elsewhere: Person, comesFrom?: string): Promise<Cell> {
  const { page, visit, words } = person;
  const { flow, choice } = row;
  if (row.prepare) {
    await row.prepare(elsewhere, choice);
    person.returnToPage();
  }
  if (comesFrom !== undefined) await person.open(comesFrom);
  const isWrite = isWriteOf(row);
  let count = 0;
  const opened = await flow.open(person, choice);
  await (flow.fill ?? fillAmount)(person, opened, choice);
  let form = opened;
  let sender = row.sender?.(person, opened) ?? sendOf(flow, person, opened);
  await expect(sender).toBeEnabled();
  if (flow.confirm) {
    await sender.click();
    form = page.getByRole('alertdialog', named(words, flow.confirm.title, { coin: choice.coin }));
    sender = form.getByRole('button', named(words, flow.confirm.press));
    await expect(sender).toBeEnabled();
  }
  await visit.settle();
  const countWrite = (request: Request): void => void (isWrite(request) && (count += 1));
  visit.context.on('request', countWrite);
  const last = async (): Promise<number> => (await elsewhere.bookings()).at(-1)?.transfer ?? 0;
  let before = await last();
  const said = (...keys: readonly MessageKey[]): Locator =>
    keys.map((key) => page.getByText(words.pattern(key))).reduce((all, each) => all.or(each));
  const effects = async (): Promise<number> => {
    if (row.effects) return row.effects(elsewhere, before, choice);
    const moved = (await elsewhere.bookings(before)).filter(({ kind, transfer }) => transfer > before && !PAYMENTS.includes(kind));
    return new Set(moved.map(({ transfer }) => transfer)).size;
  };
  const kept = async (): Promise<void> => {
    if (row.field !== undefined) await expect(opened.getByRole('textbox', named(words, row.field))).toHaveValue(choice.amount);
  };
  return {
    row,
    person,
    elsewhere,
    visit,
    page,
    form,
    sender,
    send: async () => {
      // What was asked before the last press is asked again where nothing was sent.
      if (flow.confirm && !(await sender.isVisible())) await sendOf(flow, person, opened).click();
      await sender.click();
    },
    words: '',
    done: row.done ? said(...row.done) : receiptOf(flow, person),
    fault: async (fault) =>
      void (await elsewhere.visit.control('/sandbox/faults', { method: row.write[0], path: row.write[1], times: 1, ...fault })),
    between: (answer) =>
      page.route(
        () => true,
        (route) => (isWrite(route.request()) ? answer(route) : route.fallback()),
      ),
    happens: async (event) => void (await visit.control('/sandbox/events', event)),
    startsHere: async () => {
      before = await last();
    },
    sent: () => count,
    effects,
    expectEffects: async (many, sent = 1) => {
      is([await effects(), count <= sent], `${many} effects, sent at most ${sent} times (${count})`).toEqual([many, true]);
      is(await ledger(elsewhere.visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
    },
    soon: (what) => fastForwardUntilVisible(page, what, 40_000),
    said,
    begins: (...keys) => page.getByText(new RegExp(keys.map((key) => words.pattern(key).source.replace(/\$$/, '')).join('|'))),
    expectKept: kept,
    end: async () => {
      visit.context.off('request', countWrite);
      await visit.context.setOffline(false);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await elsewhere.visit.control('/sandbox/faults', { clear: true });
      is(visit.complaints).toEqual([]);
    },
  };
}

/** Begins to watch a page for `soon`. */
export const watch = (row: Row, page: Page): void => watchReads(page, isWriteOf(row));
