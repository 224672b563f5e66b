import type { Locator } from 'playwright';
import { expect } from '../support/expect.ts';
import { named, type Booking, type Person, type Somebody, stands } from './person.ts';
import { HOUR } from './products/amounts.ts';
import type { Random } from './random.ts';
import { readTree, type Statement, statementsOf } from './reading/tree.ts';
import { amountsIn, countsIn, daysIn, momentsIn, ratesIn } from './reading/values.ts';
import { escaped, type MessageKey, spaced } from './reading/words.ts';

/**
 * Subject of a promise, such as `interest`. For each matter, a flow declares which texts of its form, confirmation and receipt promise
 * it, and what the ledger booked for it.
 */
type Matter = string;

/** Kind of a value in a statement. */
type Kind = 'amount' | 'count' | 'moment' | 'day' | 'rate' | 'words';

/** A message and the matters of its values. A message with values that no flow lists is reported. */
export interface Says {
  readonly key: MessageKey;
  /**
   * Matters of the message's values, in order for each kind; `null` for a value that is no promise. A matter that ends with `?` may be
   * missing. @default none that the ledger could book
   */
  readonly of?: Readonly<Partial<Record<Kind, Matter | readonly (Matter | null)[]>>>;
  /** Where the message is shown. @default in form, confirmation and receipt */
  readonly at?: 'page';
  /** It stands in the middle of a sentence. @default it is the whole label or sentence */
  readonly inside?: true;
}

/** One promise: what a person reads of a matter, and where. */
export interface Promised {
  readonly place: Place;
  readonly matter: Matter;
  readonly kind: Kind;
  readonly text: string;
  /** A sentence around it that calls it an estimate. */
  readonly label: string;
  readonly value: bigint | number | string;
  readonly coin: string;
  /** Minutes that the written zone is ahead of UTC. */
  readonly offset?: number;
}

/** Where a person reads. */
type Place = 'form' | 'confirmation' | 'receipt' | 'page';

/** What the ledger booked for a matter. Bounds are included. One of `words`, or each of `all`, has to be shown. */
export type Booked =
  | { readonly amount: bigint; readonly coin: string }
  | { readonly count: bigint }
  | { readonly between: readonly [bigint, bigint]; readonly coin?: string }
  | { readonly at: number }
  | { readonly words: readonly string[] }
  | { readonly all: readonly string[] };

/** What the ledger booked of the matters of an order. A matter that is missing was never booked. */
export type Outcome = Readonly<Record<Matter, Booked | undefined>>;

/** Input of a flow: a coin, an amount, and the other choices of the person. */
export interface Choice {
  readonly coin: string;
  readonly amount: string;
  /** What is booked together with another order of the same: each person takes one order of it. */
  readonly beside?: readonly string[] | undefined;
  readonly [more: string]: string | number | boolean | readonly string[] | undefined;
}

/** An order of a product: how a person places it, what its texts promise, and what the ledger must book. */
export interface Flow {
  /** Product and order, such as `fixed, with a voucher`. */
  readonly name: string;
  /** Worlds whose people can take it. @default all that may order */
  readonly worlds?: readonly string[];
  /** What the person chooses; it draws from the worlds' coins. */
  readonly choose: (random: Random, somebody: Somebody) => Choice;
  /** Coins that the person has to have, and what must have happened before. */
  readonly prepare?: (person: Person, choice: Choice) => Promise<void>;
  /** Opens the form. */
  readonly open: (person: Person, choice: Choice) => Promise<Locator>;
  /** Fills the form in. @default nothing but the amount */
  readonly fill?: (person: Person, form: Locator, choice: Choice) => Promise<void>;
  /** Button that sends; a confirmation may come first. */
  readonly send: readonly MessageKey[];
  readonly confirm?: { readonly title: MessageKey; readonly press: MessageKey };
  /** Titles of the receipt. */
  readonly receipt?: readonly MessageKey[];
  /** Waits for what says that it is done, where that is no receipt of its own. */
  readonly receiptAt?: (person: Person, choice: Choice) => Promise<Locator>;
  /** Which statements of the receipt are read, where it is a whole page. @default all */
  readonly reads?: (statement: Statement) => boolean;
  /** What form, confirmation and receipt say. */
  readonly says: readonly Says[];
  /** Sentences that the exchange wrote. */
  readonly quotes?: RegExp;
  /** What a page says of the order once it is placed; the page must agree with the receipt and with the ledger. */
  readonly page?: (person: Person, facts: Order['facts']) => Promise<readonly Statement[]>;
  /** What of the exchange has to be known at once, such as the number of the order. */
  readonly after?: (person: Person, order: Taken) => Promise<Readonly<Record<string, unknown>>>;
  /** Most seconds from the order until everything is booked. */
  readonly lasts: (choice: Choice) => number;
  /** What the ledger booked. */
  readonly booked: (ledger: Ledger, order: Order) => Outcome | Promise<Outcome>;
}

/** An order that was sent. */
export interface Taken {
  readonly flow: Flow;
  readonly person: Person;
  readonly choice: Choice;
  /** Number of the last transfer before it. */
  readonly before: number;
  /** When the form was read, unix seconds. */
  readonly readAt: number;
  readonly promises: readonly Promised[];
  /** Texts on the screen that no flow lists. */
  readonly unread: readonly string[];
  /** Everything that was read, as text. */
  readonly texts: readonly string[];
}

/** An order with what the exchange said of it. */
export interface Order extends Taken {
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Queries of the bookings on a person's accounts. */
export interface Ledger {
  readonly bookings: readonly Booking[];
  /** The first matching booking after a transfer. */
  readonly first: (is: Partial<Booking> & { readonly sign?: 1 | -1 }, after: number) => Booking | undefined;
  /** All bookings of a transfer. */
  readonly of: (transfer: number | undefined) => readonly Booking[];
}

/** Creates the queries of a list of bookings. */
export const ledgerOf = (bookings: readonly Booking[]): Ledger => ({
  bookings,
  first: ({ sign, ...is }, after) =>
    bookings.find(
      (booking) =>
        booking.transfer > after &&
        (sign === undefined || (sign > 0 ? booking.amount > 0n : booking.amount < 0n)) &&
        Object.entries(is).every(([name, value]) => booking[name as keyof Booking] === value),
    ),
  of: (transfer) => bookings.filter((booking) => booking.transfer === transfer),
});

/** Types the amount. */
export async function fillAmount(
  { words }: Person,
  form: Locator,
  { amount }: Choice,
  field: MessageKey = 'earn.amount.label',
): Promise<void> {
  const box = form.getByRole('textbox', named(words, field));
  await expect(box).toBeEditable();
  await box.fill(amount);
}

/** Places an order as a person does, and records what the texts on the screen promise. */
export async function takeOrder(flow: Flow, person: Person, choice: Choice): Promise<Order> {
  const { page, words } = person;
  await awayFromTheHour(person);
  if (flow.prepare) {
    await flow.prepare(person, choice);
    // It happened behind the page's back, and the page keeps what it read for some seconds.
    person.returnToPage();
  }
  const before = (await person.bookings()).at(-1)?.transfer ?? 0;
  const form = await flow.open(person, choice);
  await (flow.fill ?? fillAmount)(person, form, choice);
  const send = sendOf(flow, person, form);
  await expect(send).toBeEnabled();
  await stands(page);
  const readAt = await awayFromTheMinute(person);
  const read: [Place, readonly Statement[]][] = [['form', statementsOf(await readTree(form))]];
  await send.click();
  if (!flow.confirm) await givePassword(person, flow);
  else {
    const question = page.getByRole('alertdialog', named(words, flow.confirm.title, { coin: choice.coin }));
    const receipt = receiptOf(flow, person);
    await expect(question.or(receipt)).toBeVisible();
    if ((await question.count()) > 0) {
      read.push(['confirmation', statementsOf(await readTree(question))]);
      await question.getByRole('button', named(words, flow.confirm.press)).click();
      await givePassword(person, flow);
    }
  }
  const receipt = (await flow.receiptAt?.(person, choice)) ?? receiptOf(flow, person);
  await expect(receipt).toBeVisible();
  await stands(page);
  read.push(['receipt', statementsOf(await readTree(receipt)).filter(flow.reads ?? (() => true))]);
  const promises: Promised[] = [];
  const unread: string[] = [];
  const note = (place: Place, statements: readonly Statement[]): void => {
    for (const statement of statements) {
      const found = promisesOf(flow, person, place, statement);
      if (found) promises.push(...found);
      else unread.push(`${place}: ${statement.label} ${statement.value}`);
    }
  };
  for (const [place, statements] of read) note(place, statements);
  const texts = read.flatMap(([, statements]) => statements.map(({ label, value }) => `${label} ${value}`));
  const taken: Taken = { flow, person, choice, before, readAt, promises, unread, texts };
  const facts = (await flow.after?.(person, taken)) ?? {};
  if (flow.page) note('page', await flow.page(person, facts));
  return { ...taken, facts };
}

/** The funding password of the world whose people have one. */
const PASSWORD = '246813';

/** Gives the funding password where the exchange asks for it. */
export async function givePassword(person: Person, flow: Pick<Flow, 'receipt'>): Promise<void> {
  const { world, words, page } = person;
  if (world !== 'password') return;
  const asked = page.getByRole('dialog', named(words, 'earn.password.title'));
  const done = flow.receipt ? receiptOf(flow, person) : page.getByRole('switch', { checked: true });
  await expect(asked.or(done).first()).toBeVisible();
  if ((await asked.count()) === 0) return;
  await asked.getByRole('textbox', named(words, 'earn.password.label')).fill(PASSWORD);
  await asked.getByRole('button', named(words, 'earn.confirm')).click();
  await expect(asked).toHaveCount(0);
}

const anyOf = (texts: readonly string[]): RegExp => new RegExp(`^(?:${texts.map(escaped).join('|')})$`);

/** The button of a form that sends, or leads to the confirmation. */
export const sendOf = ({ send }: Pick<Flow, 'send'>, { words }: Person, form: Locator): Locator =>
  form.getByRole('button', { name: anyOf(send.map((key) => words.say(key))) }).last();

/** The dialog that says that an order was placed. */
export const receiptOf = ({ receipt = [] }: Pick<Flow, 'receipt'>, { page, words }: Person): Locator =>
  page.getByRole('alertdialog', { name: anyOf(receipt.map((key) => words.say(key))) });

/** Seconds that an order takes at most on a busy machine. */
const ORDER_SECONDS = 120;

/**
 * With a full hour rates, prices and the hour of a payment change. An order that is composed before it and sent after it is told of the
 * change, or is an estimate that came out differently: both are right, and neither can be compared.
 */
async function awayFromTheHour(person: Person): Promise<void> {
  const left = HOUR - ((await person.now()) % HOUR);
  if (left > ORDER_SECONDS) return;
  await person.page.waitForTimeout((left + 5) * 1000);
  person.returnToPage();
}

/**
 * A form speaks of this minute: what is read in its last seconds is sent in the next one, and a page's clock can be two seconds behind
 * that of the exchange.
 */
async function awayFromTheMinute(person: Person): Promise<number> {
  const now = await person.now();
  const into = now % 60;
  if (into >= 3 && into < 55) return now;
  await person.page.waitForTimeout((into < 3 ? 4 - into : 64 - into) * 1000);
  return person.now();
}

/** A figure or a moment in words that no flow lists. An amount alone belongs to the control before it, such as the balance. */
function hasValue({ label, value: behind }: Statement, { language, zone }: Person): boolean {
  const value = `${label} ${behind}`;
  const [amount] = amountsIn(value);
  if (amount !== undefined) return amount.text !== value.trim();
  return momentsIn(value, language, zone).length > 0;
}

/** What a statement promises; `undefined` where no message of the flow says it. Of several that fit, the longest one does. */
function promisesOf(flow: Flow, person: Person, place: Place, statement: Statement): readonly Promised[] | undefined {
  const { words, language, zone } = person;
  if (flow.quotes?.test(statement.value)) return [];
  const fitting = [...flow.says, ...COMMON].flatMap((says) => {
    if ((says.at === 'page') !== (place === 'page')) return [];
    const text = textBehind(statement, words.pattern(says.key), says.inside === true);
    return text === undefined ? [] : [{ says, text, length: words.say(says.key).replaceAll(/\{[^}]*\}/g, '').length }];
  });
  const [best] = fitting.toSorted((first, second) => second.length - first.length);
  if (best === undefined) return hasValue(statement, person) || statement.kind === 'value' ? undefined : [];
  if (statement.kind === 'sentence' && best.says.of?.words === undefined && !hasValue(statement, person)) return [];
  const label = statement.label === '' ? statement.value : statement.label;
  return Object.entries(best.says.of ?? {}).flatMap(([kind, matters]) => {
    const all = valuesIn(kind as Kind, best.text, language, zone);
    return (typeof matters === 'string' ? [matters] : (matters ?? [])).flatMap((asked, index): readonly Promised[] => {
      const shown = all[index];
      if (asked === null || (asked.endsWith('?') && shown === undefined)) return [];
      const base = { place, matter: asked.replace(/\?$/, ''), kind: kind as Kind, label };
      return [shown === undefined ? { ...base, text: best.text, value: '', coin: '' } : { ...base, ...shown }];
    });
  });
}

/** What forms of every product show beside their promises. */
const COMMON: readonly Says[] = [
  { key: 'earn.ladder.limit' },
  { key: 'earn.ladder.held' },
  { key: 'earn.estApr' },
  { key: 'earn.minApr.label' },
];

/** The values of a message in a statement, and what stands behind it; `undefined` where the statement is not of that message. */
function textBehind({ kind, label, value }: Statement, pattern: RegExp, inside: boolean): string | undefined {
  const values = (found: RegExpExecArray): string => Object.values(found.groups ?? {}).join(' ');
  if (kind === 'sentence') {
    const found = (inside ? new RegExp(pattern.source.replaceAll(/^\^|\$$/g, '')) : pattern).exec(spaced(value));
    if (!found) return undefined;
    return inside ? spaced(value).slice(found.index) : value;
  }
  // A step says its state behind its label: `Interest starts (Ahead) 11/27/2026 03:30`.
  const [, head = spaced(label), rest = value] = kind === 'step' ? (/^(.*?) ?[(（][^)）]*[)）] ?(.*)$/.exec(spaced(label)) ?? []) : [];
  const found = pattern.exec(head);
  return found ? `${values(found)} ${rest}`.trim() : undefined;
}

type Shown = Pick<Promised, 'text' | 'value' | 'coin' | 'offset'>;

function valuesIn(kind: Kind, text: string, language: Person['language'], zone: string): readonly Shown[] {
  switch (kind) {
    case 'amount':
      return amountsIn(text).map(({ text, amount, coin }) => ({ text, value: amount, coin }));
    case 'count':
      return countsIn(text).map(({ text, amount }) => ({ text, value: amount, coin: '' }));
    case 'moment':
      return momentsIn(text, language, zone).map(({ text, at, offset }) => ({ text, value: at, coin: '', offset }));
    case 'day':
      return daysIn(text, language).map((day) => ({ text: day, value: day, coin: '' }));
    case 'rate':
      return ratesIn(text).map((rate) => ({ text, value: rate, coin: '' }));
    case 'words':
      return [{ text: text.trim(), value: spaced(text), coin: '' }];
  }
}
