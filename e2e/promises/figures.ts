import { cut, digits, exact } from '../support/exact.ts';
import { type Finding, namesSpotAccount } from './compare.ts';
import { type Figure, hideBalances, type Reading, readPages } from './pages.ts';
import type { Person } from './person.ts';
import { amountsIn, countsIn, isShownAs, ratesIn, type ShownAmount } from './reading/values.ts';
import { within, wordsOf } from './reading/tree.ts';
import { type MessageKey, spaced } from './reading/words.ts';

/** Where a figure stands. */
interface Place {
  readonly page: string;
  readonly part: MessageKey;
  readonly row?: MessageKey;
  readonly name: MessageKey;
  /** The amounts that stand below the first one: added to it, or taken from it. @default left out */
  readonly below?: 'added' | 'taken';
}

const overview = (row: MessageKey, name: MessageKey): Place => ({ page: '/earn', part: 'earn.overview.products', row, name });

/** The products whose money counts in the totals of the overview. */
const COUNTED = [
  'earn.overview.product.flexible',
  'earn.overview.product.fixed',
  'earn.overview.product.staking',
  'earn.overview.product.launchpool',
  'earn.overview.product.private-wealth',
] as const;

/** Sums of figures on one page that are a figure of another. */
const SAME: readonly { readonly what: string; readonly sum: readonly Place[]; readonly is: Place }[] = [
  {
    what: 'the value of Simple Earn',
    sum: [
      overview('earn.overview.product.flexible', 'earn.overview.value'),
      overview('earn.overview.product.fixed', 'earn.overview.value'),
    ],
    is: { page: '/simple-earn', part: 'earn.summary.title', name: 'earn.summary.total' },
  },
  {
    what: 'what everything paid yesterday',
    sum: [{ page: '/earn', part: 'earn.overview.band', name: 'earn.overview.yesterday' }],
    is: { page: '/simple-earn/my-lendings', part: 'earn.held.band', name: 'earn.held.yesterday' },
  },
  {
    what: 'the value of staking',
    // Of it, what is on its way stands below it.
    sum: [{ ...overview('earn.overview.product.staking', 'earn.overview.value'), below: 'taken' }],
    is: { page: '/staking', part: 'earn.staking.band.title', name: 'earn.staking.band.staked' },
  },
  {
    what: 'the stakes of the launchpool',
    // What another product holds stands below it.
    sum: [{ ...overview('earn.overview.product.launchpool', 'earn.overview.value'), below: 'added' }],
    is: { page: '/launchpool', part: 'earn.launchpool.band.title', name: 'earn.launchpool.band.staked' },
  },
  {
    what: 'the value of private wealth',
    sum: [overview('earn.overview.product.private-wealth', 'earn.overview.value')],
    is: { page: '/private-wealth', part: 'earn.wealth.band', name: 'earn.wealth.band.worth' },
  },
  {
    what: 'what everything paid yesterday, product by product',
    sum: COUNTED.map((row) => overview(row, 'earn.overview.yesterday')),
    is: { page: '/earn', part: 'earn.overview.band', name: 'earn.overview.yesterday' },
  },
  {
    what: 'what all products paid yesterday',
    sum: [overview('earn.overview.all', 'earn.overview.yesterday')],
    is: { page: '/earn', part: 'earn.overview.band', name: 'earn.overview.yesterday' },
  },
  {
    what: 'the value of all products',
    sum: [overview('earn.overview.all', 'earn.overview.value')],
    is: { page: '/earn', part: 'earn.overview.band', name: 'earn.overview.worth' },
  },
];

/** What was earned so far, on the page of each product but private wealth. */
const EARNED: readonly Place[] = [
  { page: '/simple-earn', part: 'earn.summary.title', name: 'earn.summary.cumulative' },
  { page: '/staking', part: 'earn.staking.band.title', name: 'earn.staking.summary.total' },
  { page: '/launchpool', part: 'earn.launchpool.band.title', name: 'earn.launchpool.band.rewards' },
  { page: '/soft-staking', part: 'earn.soft.band', name: 'earn.soft.paid' },
];

function amountAt(
  { words }: Person,
  { figures }: Pick<Reading, 'figures'>,
  { page, part, row, name, below }: Place,
): ShownAmount | undefined {
  const found = figures.find(
    (figure) =>
      figure.page === page &&
      figure.part === words.say(part) &&
      figure.name === words.say(name) &&
      (row === undefined ? figure.row === '' : figure.row.startsWith(words.say(row))),
  );
  const [first, ...others] = found ? amountsIn(found.text) : [];
  const sign = below === 'taken' ? -1n : 1n;
  return first && below ? { ...first, amount: others.reduce((sum, { amount }) => sum + sign * amount, first.amount) } : first;
}

/** What stands in the place of a figure that was not found, for a report. */
function standsAt({ words }: Person, { trees }: Reading, { page, part }: Place): string {
  const tree = trees.get(page);
  const region = tree && [...within(tree)].find(({ name }) => name === words.say(part));
  const node = region ?? tree;
  return `nothing (${part}: "${node === undefined ? '' : wordsOf(node).slice(0, 300)}")`;
}

const finding = (person: Person, fault: string, text: string): Finding => ({ fault, text: `figures (${person.name}): ${text}` });

/** Compares what somebody read on all pages: with itself, and with the ledger. */
export async function judgeFigures(person: Person, reading: Reading): Promise<readonly Finding[]> {
  const of = await balances(person);
  return [
    ...sameNames(person, reading),
    ...sums(person, reading),
    ...totalValue(person, reading, of),
    ...earned(person, reading),
    ...yesterdaysBar(person, reading),
    ...held(person, reading, of),
    ...accounts(person, reading),
  ];
}

/** Every sentence names the account that the person has. */
function accounts(person: Person, { trees }: Reading): readonly Finding[] {
  return [...trees].flatMap(([page, tree]) => {
    const text = [...within(tree)].map(wordsOf).find((words) => words.length < 300 && namesSpotAccount(person, words));
    return text === undefined
      ? []
      : [finding(person, `account: ${page}`, `"${text}" on ${page} names a spot account, and theirs is a unified one`)];
  });
}

/** A figure, and no sentence. */
const isFigure = (text: string): boolean => text.length < 80 && (amountsIn(text).length > 0 || ratesIn(text).length > 0);

/** A figure with the same name in a part of the same name has the same value on every page. */
function sameNames(person: Person, { figures }: Reading): readonly Finding[] {
  const first = new Map<string, Figure>();
  return figures.flatMap((figure) => {
    if (figure.part === '' || !isFigure(figure.text)) return [];
    // The pages of products of staking have parts of the same name, each of its own coin.
    const subject = /^\/staking\/(\w+)/.exec(figure.page)?.[1] ?? '';
    const key = [subject, figure.part, figure.row, figure.name].filter((name) => name !== '').join(' / ');
    const known = first.get(key);
    if (known === undefined || known.page === figure.page) {
      first.set(key, figure);
      return [];
    }
    if (known.text === figure.text) return [];
    return [finding(person, `same name: ${key}`, `"${key}" is "${known.text}" on ${known.page} and "${figure.text}" on ${figure.page}`)];
  });
}

/** A total is the sum of its parts as they stand on screen. */
function sums(person: Person, reading: Reading): readonly Finding[] {
  return SAME.flatMap(({ what, sum, is }) => {
    const parts = sum.map((place) => amountAt(person, reading, place));
    const total = amountAt(person, reading, is);
    if (total === undefined || parts.every((part) => part === undefined)) return [];
    const added = parts.reduce((all, part) => all + (part?.amount ?? 0n), 0n);
    // A total on another page is cut once, and each of its parts for itself.
    const cuts = sum.some(({ page }) => page !== is.page) ? sum.length - 1 : 0;
    // So is what is taken from it.
    const taken = sum.some(({ below }) => below === 'taken') ? 1 : 0;
    const fits = (missing: number): boolean => isShownAs(total.amount, added + BigInt(missing) * exact('0.01'));
    if (Array.from({ length: cuts + taken + 1 }, (_, index) => index - taken).some(fits)) return [];
    return [
      finding(
        person,
        `sum: ${what}`,
        `${what} is ${total.text} on ${is.page}, and ${parts.map((part) => part?.text ?? 'nothing').join(' + ')} on ${sum[0]?.page ?? ''}`,
      ),
    ];
  });
}

/** Products whose coins are nowhere else. */
const OWN_COINS = [
  'earn.overview.product.flexible',
  'earn.overview.product.fixed',
  'earn.overview.product.staking',
  'earn.overview.product.private-wealth',
] as const;

/** The total value is the sum of the products as they stand, each coin once: a stake of the launchpool where nothing else holds it. */
function totalValue(person: Person, reading: Reading, of: Balances): readonly Finding[] {
  const total = amountAt(person, reading, { page: '/earn', part: 'earn.overview.band', name: 'earn.overview.worth' });
  if (total === undefined) return [];
  const rows = OWN_COINS.map((row) => amountAt(person, reading, overview(row, 'earn.overview.value')));
  const launchpool = worthOf(person, of, ['launchpool']);
  const added = rows.reduce((sum, row) => sum + (row?.amount ?? 0n), 0n) + launchpool;
  // Only what the ledger has is not cut to hundredths, coin by coin.
  const step = launchpool === 0n ? 0n : exact('0.01') * BigInt(person.prices.size);
  if (total.amount <= added && total.amount + step >= added) return [];
  const parts = [...rows.map((row) => row?.text ?? 'nothing'), `${digits(cut(launchpool, 2))} USDT of the launchpool`];
  return [finding(person, 'sum: the total value', `the total value is ${total.text} on /earn, and the products ${parts.join(' + ')}`)];
}

/**
 * What was earned so far is the sum of what stands on the products' pages; of private wealth it is the income of the units that are held, and
 * what redeemed units gained.
 */
function earned(person: Person, reading: Reading): readonly Finding[] {
  const { words, prices } = person;
  const total = amountAt(person, reading, { page: '/earn', part: 'earn.overview.band', name: 'earn.overview.earned' });
  const parts = EARNED.map((place) => amountAt(person, reading, place));
  const income = amountAt(person, reading, { page: '/private-wealth', part: 'earn.wealth.band', name: 'earn.wealth.income' });
  if (total === undefined || parts.every((part) => part === undefined)) return [];
  const gains = reading.figures.filter(
    ({ page, part, name }) =>
      page === '/private-wealth' && part === words.say('earn.wealth.history') && name === words.say('earn.wealth.history.realised'),
  );
  const gained = gains.flatMap(({ text }) => amountsIn(text)).map(({ amount, coin }) => (amount * (prices.get(coin) ?? 0n)) / ONE);
  const sum = [...parts, income].reduce((all, part) => all + (part?.amount ?? 0n), 0n) + gained.reduce((all, gain) => all + gain, 0n);
  // The income of each coin and each gain is cut.
  const step = income === undefined ? 0n : exact('0.01') * BigInt(prices.size + gained.length);
  if (total.amount <= sum + step && total.amount + step >= sum) return [];
  return [
    finding(
      person,
      'sum: what was earned so far',
      `${total.text} was earned so far on /earn; the pages of the products have ${EARNED.map((place, index) => parts[index]?.text ?? standsAt(person, reading, place)).join(' + ')}, and private wealth an income of ${income?.text ?? 'nothing'} and gains of ${digits(gained.reduce((all, gain) => all + gain, 0n))} USDT`,
    ),
  ];
}

/** The bar of yesterday is the figure of yesterday. */
function yesterdaysBar(person: Person, { figures }: Reading): readonly Finding[] {
  const figure = amountAt(person, { figures }, { page: '/earn', part: 'earn.overview.band', name: 'earn.overview.yesterday' });
  const days = figures.filter(({ page, part }) => page === '/earn' && part === person.words.say('earn.overview.days'));
  const [bar] = amountsIn(days.at(-2)?.text ?? '');
  // Who was paid nothing has no bars.
  if (figure === undefined || figure.amount === (bar?.amount ?? 0n)) return [];
  return [finding(person, 'sum: the bar of yesterday', `yesterday is ${figure.text} on /earn, and its bar ${bar?.text ?? 'none'}`)];
}

const ONE = 10n ** 18n;

type Balances = (account: string, asset: string) => bigint;

/** What is in some accounts, in USDT. */
const worthOf = ({ prices }: Person, of: Balances, accounts: readonly string[]): bigint =>
  [...prices].reduce((sum, [coin, price]) => sum + accounts.reduce((all, account) => all + of(account, coin), 0n) * price, 0n) / ONE;

/** What is held of a coin in an account, as the ledger booked it. */
async function balances(person: Person): Promise<Balances> {
  const sums = new Map<string, bigint>();
  for (const { account, asset, amount } of await person.bookings())
    sums.set(`${account} ${asset}`, (sums.get(`${account} ${asset}`) ?? 0n) + amount);
  return (account, asset) => sums.get(`${account} ${asset}`) ?? 0n;
}

/** What is shown as held is what the ledger has. */
function held(person: Person, reading: Reading, of: Balances): readonly Finding[] {
  const { words, prices } = person;
  const findings: Finding[] = [];
  const say = (fault: string, text: string): void => void findings.push(finding(person, `ledger: ${fault}`, text));
  for (const { page, part, row, name, text } of reading.figures) {
    const [coin = ''] = row.split(' ');
    const [shown] = countsIn(text);
    if (!prices.has(coin) || shown === undefined) continue;
    const is = (key: MessageKey): boolean => name === words.say(key);
    // What is on its way back belongs to the holding until it arrives.
    const lent = of('lent', coin) + of('redeeming', coin);
    if (part === words.say('earn.holdings.caption') && is('earn.holdings.principal') && !isShownAs(shown.amount, lent))
      say('lent', `${coin} lent is ${text} on ${page}; the ledger has ${digits(lent)}`);
    if (page === '/simple-earn' && is('earn.market.held') && !isShownAs(shown.amount, lent + of('fixed', coin)))
      say('held in the market', `${coin} held is ${text} on ${page}; the ledger has ${digits(lent + of('fixed', coin))} lent and in terms`);
    if (
      page === '/simple-earn' &&
      is('earn.market.available') &&
      !['borrower', 'unified', 'locked'].includes(person.world) &&
      !isShownAs(shown.amount, of('spot', coin))
    )
      say('available', `${coin} available is ${text} on ${page}; the ledger has ${digits(of('spot', coin))} in the spot account`);
    if (page === '/soft-staking' && is('earn.soft.held') && !isShownAs(shown.amount, of('spot', coin)))
      say('held in soft staking', `${coin} held is ${text} on ${page}; the ledger has ${digits(of('spot', coin))} in the spot account`);
  }
  for (const [row, accounts] of [
    ['earn.overview.product.flexible', ['lent', 'redeeming']],
    ['earn.overview.product.fixed', ['fixed']],
    ['earn.overview.product.staking', ['staked', 'unstaking']],
  ] as const) {
    const shown = amountAt(person, reading, overview(row, 'earn.overview.value'));
    if (shown === undefined) continue;
    const worth = worthOf(person, of, accounts);
    // Each coin's value is cut before it is added.
    const step = exact('0.01') * BigInt(prices.size);
    if (shown.amount > worth || shown.amount + step <= worth)
      say(
        words.say(row),
        `${words.say(row)} is worth ${shown.text} on /earn; the ledger has ${digits(cut(worth, 2))} USDT in ${accounts.join(' and ')}`,
      );
  }
  return findings;
}

/** What was earned so far, as the overview says it. */
export async function earnedSoFar(person: Person): Promise<bigint | undefined> {
  const reading = await readPages(person, ['/earn']);
  return amountAt(person, reading, { page: '/earn', part: 'earn.overview.band', name: 'earn.overview.earned' })?.amount;
}

/** What was earned never becomes less by an order; the units of a purchase alone are cut, to a millionth of a unit each. */
export function judgeEarned(
  person: Person,
  purchases: readonly string[],
  before: bigint | undefined,
  after: bigint | undefined,
): readonly Finding[] {
  const cutOff = purchases.reduce((sum, coin) => sum + (2n * (person.prices.get(coin) ?? 0n)) / 1_000_000n, 0n);
  if (before === undefined || after === undefined || after + cutOff >= before) return [];
  return [
    finding(
      person,
      'earned so far fell',
      `"earned so far" was ${digits(before)} USDT before the orders and is ${digits(after)} USDT after them`,
    ),
  ];
}

/** With balances hidden, a figure that is hidden on one page stands on no other. */
export async function judgeHidden(person: Person, reading: Reading, pages: readonly string[]): Promise<readonly Finding[]> {
  await person.open('/earn');
  await hideBalances(person, true);
  const hidden = await readPages(person, pages);
  await hideBalances(person, false);
  const own = new Set<string>();
  for (const figure of reading.figures) {
    const now = hidden.figures.find(
      ({ page, part, row, name }) =>
        page === figure.page && part === figure.part && row.split(' ')[0] === figure.row.split(' ')[0] && name === figure.name,
    );
    // What is hidden has no figure left; what changed meanwhile has another one.
    if (now === undefined || amountsIn(now.text).length >= amountsIn(figure.text).length) continue;
    // Small figures stand somewhere by chance.
    for (const { text } of amountsIn(figure.text)) if (text.replaceAll(/\D/g, '').length > 4 && !now.text.includes(text)) own.add(text);
  }
  return hidden.figures.flatMap(({ page, part, row, name, text }) => {
    const shown = amountsIn(spaced(text)).find((amount) => own.has(amount.text));
    return shown === undefined
      ? []
      : [
          finding(
            person,
            `hidden: ${part} / ${name}`,
            `with balances hidden, "${part} / ${row} / ${name}" on ${page} says ${shown.text}, which is hidden elsewhere`,
          ),
        ];
  });
}
