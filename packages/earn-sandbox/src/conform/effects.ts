import { add, compare, type Decimal, decimal, isNegative, isZero, multiply, subtract, ZERO } from '@earnkit/core';
import type { CheckName } from './checks.ts';
import type { Kit } from './kit.ts';
import type { Said } from './judge.ts';
import type { How } from './transport.ts';

/** What an order changes, and the check that is broken where it does not. */
const FIGURES = {
  available: { check: 'balance', words: 'the balance' },
  held: { check: 'amount', words: 'the holding' },
  redeeming: { check: 'amount', words: 'what is being redeemed' },
  out: { check: 'amount', words: 'what was paid or is being redeemed' },
  left: { check: 'amount', words: 'what may still be bought' },
  orders: { check: 'history', words: 'the number of orders' },
  records: { check: 'history', words: 'the number of records' },
  recorded: { check: 'history', words: 'the sum of the records' },
} as const satisfies Readonly<Record<string, { readonly check: CheckName; readonly words: string }>>;

/** The name of a figure. */
type Figure = keyof typeof FIGURES;

/** Figures that were read together; `undefined` where one is not known. */
export type Figures = Readonly<Partial<Record<Figure, Decimal | undefined>>>;

/** What an order is expected to change. */
export interface Order {
  /** Name of the call that is sent. */
  readonly call: string;
  /** Sends the order. */
  readonly send: (how?: How) => Promise<Said>;
  /** Reads the figures that it changes. */
  readonly read: () => Promise<Figures>;
  /** By how much each of them changes. */
  readonly want: Figures;
  /** Fields of the answers where each is read, for the report. */
  readonly fields?: Readonly<Partial<Record<Figure, string>>>;
}

const HOUR = 3600;
const hourOf = ({ now }: Kit): number => Math.floor(now() / HOUR);

const deltaOf = (before: Figures, after: Figures, figure: Figure): Decimal | undefined => {
  const [from, to] = [before[figure], after[figure]];
  return from === undefined || to === undefined ? undefined : subtract(to, from);
};

/** Figures that changed other than expected. One that is not known is not judged. */
function differencesOf(before: Figures, after: Figures, want: Figures) {
  return (Object.keys(want) as Figure[]).flatMap((figure) => {
    const [came, expected] = [deltaOf(before, after, figure), want[figure]];
    return came === undefined || expected === undefined || compare(came, expected) === 0 ? [] : [{ figure, came, expected }];
  });
}

const signed = (value: Decimal): string => (isNegative(value) ? value : `+${value}`);

const times = (figures: Figures, factor: Decimal): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value && multiply(value, factor)]));

/** What changed, of the figures that are expected to. */
const changesOf = (before: Figures, after: Figures, want: Figures): string =>
  (Object.keys(want) as Figure[])
    .flatMap((figure) => {
      const delta = deltaOf(before, after, figure);
      return delta === undefined ? [] : [`${FIGURES[figure].words} ${signed(delta)}`];
    })
    .join(', ');

const expectedWords = (want: Figures): string =>
  (Object.keys(want) as Figure[])
    .flatMap((figure) => (want[figure] ? [`${FIGURES[figure].words} ${signed(want[figure])}`] : []))
    .join(', ');

/** Tells how an acknowledged order's effect differs from what must follow. */
function tellEffect({ findings }: Kit, { call, want, fields }: Order, before: Figures, after: Figures): void {
  const came = changesOf(before, after, want);
  const contract = `One order: ${expectedWords(want)}.`;
  if (differencesOf(before, after, times(want, ZERO)).length === 0) findings.add('lost-order', { call, came, contract });
  else if (differencesOf(before, after, times(want, decimal('2'))).length === 0) findings.add('doubled', { call, came, contract });
  else
    for (const { figure, came: delta, expected } of differencesOf(before, after, want))
      findings.add(FIGURES[figure].check, {
        call,
        field: fields?.[figure] ?? '',
        came: `${FIGURES[figure].words} ${signed(delta)} (${came})`,
        contract: `${FIGURES[figure].words} ${signed(expected)}`,
      });
}

/** Places an order that has to succeed, and compares its effect. Gives whether it was acknowledged. */
export async function place(kit: Kit, order: Order): Promise<boolean> {
  const hour = hourOf(kit);
  const before = await order.read();
  const said = await order.send();
  if (said.kind === 'refused' || said.kind === 'signed-out') {
    const after = await order.read();
    const isSame = differencesOf(before, after, times(order.want, ZERO)).length === 0;
    const came = said.kind === 'refused' ? `code ${said.code}, HTTP status ${said.status}` : `HTTP status ${said.status}, signed out`;
    if (isSame || hourOf(kit) !== hour) kit.findings.add('order-refused', { call: order.call, came });
    else kit.findings.add('refused-with-effect', { call: order.call, came: `${came}, and ${changesOf(before, after, order.want)}` });
    return false;
  }
  const after = await kit.until(order.read, (now) => differencesOf(before, now, order.want).length === 0);
  // Interest of a full hour changes the same figures.
  if (hourOf(kit) === hour && differencesOf(before, after, order.want).length > 0) tellEffect(kit, order, before, after);
  return said.kind === 'done';
}

/** Sends an order that has to be refused, and proves that nothing happened. */
export async function refuse(kit: Kit, order: Order, how: How | undefined, check: CheckName): Promise<void> {
  const hour = hourOf(kit);
  const before = await order.read();
  const said = await order.send(how);
  const after = await order.read();
  const isSame = differencesOf(before, after, times(order.want, ZERO)).length === 0;
  if (hourOf(kit) !== hour) return;
  const effect = isSame ? 'nothing changed' : changesOf(before, after, order.want);
  if (said.kind === 'done') kit.findings.add(check, { call: order.call, came: `code ${said.code}, and ${effect}` });
  else if (!isSame)
    kit.findings.add(check === 'accepted-too-much' ? 'refused-with-effect' : check, { call: order.call, came: `a refusal, and ${effect}` });
}

/** Sends an amount with too many decimals: it is refused, or cut down. `typed` is the amount; the figure that it changes is named. */
export async function roundsDown(kit: Kit, order: Order, typed: Decimal, figure: Figure): Promise<void> {
  const before = await order.read();
  const hour = hourOf(kit);
  await order.send();
  const after = await order.read();
  const moved = deltaOf(before, after, figure);
  if (moved === undefined || hourOf(kit) !== hour) return;
  const size = isNegative(moved) ? subtract(ZERO, moved) : moved;
  if (compare(size, typed) > 0)
    kit.findings.add('rounded-up', {
      call: order.call,
      field: 'amount',
      came: `${typed} was asked for, and ${FIGURES[figure].words} changed by ${moved}`,
    });
}

/** Sends one order several times at once; `limit` is what fits. Gives how many were acknowledged. */
export async function together(kit: Kit, order: Order, count: number, amount: Decimal, limit: Decimal): Promise<number> {
  const hour = hourOf(kit);
  const before = await order.read();
  const answers = await Promise.all(Array.from({ length: count }, async () => order.send()));
  const taken = answers.filter(({ kind }) => kind === 'done').length;
  const want = times(order.want, decimal(String(taken)));
  const after = await kit.until(order.read, (now) => differencesOf(before, now, want).length === 0);
  if (hourOf(kit) !== hour) return taken;
  const sum = multiply(amount, decimal(String(taken)));
  const came = `${count} orders of ${amount} at once, ${limit} to go: ${taken} acknowledged; ${changesOf(before, after, want)}`;
  const isNotDone = taken > 0 && differencesOf(before, after, want).length > 0;
  if (compare(sum, limit) > 0 || isNotDone) kit.findings.add('overspent', { call: order.call, came });
  else if (taken === 0) kit.findings.add('order-refused', { call: order.call, came });
  return taken;
}

/** Sends one order twice with one id: it happens as often as it is acknowledged, or once. */
export async function repeat(kit: Kit, order: Order, requestId: string): Promise<void> {
  const hour = hourOf(kit);
  const before = await order.read();
  const first = await order.send({ requestId });
  const second = await order.send({ requestId });
  const taken = [first, second].filter(({ kind }) => kind === 'done').length;
  const happened = (now: Figures): number | undefined =>
    [0, 1, 2].find((factor) => differencesOf(before, now, times(order.want, decimal(String(factor)))).length === 0);
  const after = await kit.until(order.read, (now) => (happened(now) ?? 0) > 0 || taken === 0);
  const effects = happened(after);
  if (hourOf(kit) !== hour || (effects !== undefined && effects <= taken && (effects > 0 || taken === 0))) return;
  kit.findings.add('repeated', { call: order.call, came: `${taken} of 2 acknowledged; ${changesOf(before, after, order.want)}` });
}

/** Sends an order and closes the connection: it has happened once, or not at all where it was closed before the answer began. */
export async function loseAnswer(kit: Kit, order: Order, cut: NonNullable<How['cut']>): Promise<void> {
  const hour = hourOf(kit);
  const before = await order.read();
  await order.send({ cut });
  const isDone = (now: Figures): boolean => differencesOf(before, now, order.want).length === 0;
  const isNot = (now: Figures): boolean => differencesOf(before, now, times(order.want, ZERO)).length === 0;
  const after = await kit.until(order.read, isDone);
  if (hourOf(kit) !== hour || isDone(after) || (cut === 'sent' && isNot(after))) return;
  const when = cut === 'sent' ? 'once the request was out' : 'when the answer began';
  kit.findings.add('lost-answer', {
    call: order.call,
    came: `The connection was closed ${when}; then ${changesOf(before, after, order.want)}`,
    contract: `One order: ${expectedWords(order.want)}${cut === 'sent' ? ', or nothing' : ''}.`,
  });
}

/** Counts records by their ids as they are read, and sums their amounts. */
export function counting() {
  const seen = new Map<string, Decimal>();
  return (rows: readonly { readonly id: string; readonly amount: Decimal | undefined }[]): Pick<Figures, 'records' | 'recorded'> => {
    for (const { id, amount } of rows) seen.set(id, amount ?? ZERO);
    return { records: decimal(String(seen.size)), recorded: seen.size === 0 ? ZERO : add(ZERO, ...seen.values()) };
  };
}

/** Whether an amount is more than nothing. */
export const isSome = (amount: Decimal | undefined): amount is Decimal => amount !== undefined && !isZero(amount) && !isNegative(amount);
