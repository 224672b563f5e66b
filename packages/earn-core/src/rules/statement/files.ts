import { type Instant, wallClock } from '@earnkit/time';
import { type Decimal, decimal, isNegative, multiply } from '../../decimal.ts';
import { type CsvCell, formatCsv } from '../../format/csv.ts';
import { type Earning, type EarningKind, type PriceOn, valueOn } from './statement.ts';

/** The formats of a statement's file: our own, and those of programs for taxes. */
export const FILE_FORMATS = ['earnkit', 'koinly', 'cointracker', 'coinledger', 'rotki'] as const;

/** A format of a statement's file. */
export type FileFormat = (typeof FILE_FORMATS)[number];

/** How a file is written. */
export interface StatementFileOptions {
  /** Whose columns it has. */
  readonly format: FileFormat;
  /** Name of the exchange, as programs show it. */
  readonly platform: string;
  /** What a coin was worth on a day. */
  readonly priceOn: PriceOn;
  /** Whether changes of value are in it. In a file for taxes they are only there if asked for. @default true in our own format, false in others */
  readonly valueChanges?: boolean;
}

/** A file of a statement. */
export interface StatementFile {
  /** Its text. */
  readonly text: string;
  /** Lines of earnings, without the names of the columns. */
  readonly lines: number;
  /** The earnings that it has, the oldest first. */
  readonly earnings: readonly Earning[];
}

/** One earning as the columns of a program need it. */
interface Row extends Earning {
  readonly amount: Decimal;
  /** The amount without its sign. */
  readonly size: Decimal;
  readonly loss: boolean;
  readonly valueUsdt: Decimal | undefined;
  readonly platform: string;
}

const text = (value: string): CsvCell => ({ text: value });
const number = (value: Decimal | undefined): CsvCell => ({ number: value });
const none = text('');

/** `2026-10-31T23:00:00Z`. */
const iso = (at: Instant): string => {
  const { year, month, day, hour, minute } = wallClock(at, 'UTC');
  return `${year}-${month}-${day}T${hour}:${minute}:${String(Math.floor(at) % 60).padStart(2, '0')}Z`;
};
/** `2026-10-31 23:00:00 UTC`. */
const spaced = (at: Instant): string => `${iso(at).slice(0, 10)} ${iso(at).slice(11, 19)} UTC`;
/** `10/31/2026 23:00:00`, in UTC. */
const american = (at: Instant): string => {
  const [year = '', month = '', day = ''] = iso(at).slice(0, 10).split('-');
  return `${month}/${day}/${year} ${iso(at).slice(11, 19)}`;
};

/** What a person reads beside an amount: the product and the kind, by their codes. */
const noteOf = ({ product, kind, asset }: Row): string => `${product} ${kind} of ${asset}`;

/** Columns of a format: a name and what stands below it. */
type Columns = readonly (readonly [name: string, cell: (row: Row) => CsvCell])[];

/** A program's word for each kind, and for a loss of value. */
type Words = Readonly<Record<EarningKind | 'loss', string>>;

const wordOf = (words: Words, { kind, loss }: Row): string => (kind === 'value' && loss ? words.loss : words[kind]);

const KOINLY: Words = {
  interest: 'lending interest',
  bonus: 'reward',
  rateUp: 'lending interest',
  reward: 'reward',
  unknown: 'income',
  value: 'realized pnl',
  loss: 'realized pnl',
};

const COINTRACKER: Words = {
  interest: 'staking',
  bonus: 'staking',
  rateUp: 'staking',
  reward: 'staking',
  unknown: 'staking',
  value: 'margin gain',
  loss: 'margin loss',
};

const COINLEDGER: Words = {
  interest: 'Interest',
  bonus: 'Income',
  rateUp: 'Interest',
  reward: 'Staking',
  unknown: 'Income',
  value: 'Income',
  loss: 'Investment Loss',
};

const ROTKI: Words = {
  interest: 'Income',
  bonus: 'Income',
  rateUp: 'Income',
  reward: 'Staking',
  unknown: 'Income',
  value: 'Income',
  loss: 'Loss',
};

const THOUSAND = decimal('1000');

const received = ({ loss, size }: Row): CsvCell => (loss ? none : number(size));
const receivedAsset = ({ loss, earnedAsset }: Row): CsvCell => (loss ? none : text(earnedAsset));
const sent = ({ loss, size }: Row): CsvCell => (loss ? number(size) : none);
const sentAsset = ({ loss, earnedAsset }: Row): CsvCell => (loss ? text(earnedAsset) : none);
const empty = (): CsvCell => none;
const idOf = ({ product, id }: Row): CsvCell => text(`${product}-${id}`);

/**
 * The columns of each format. Those of other programs are as published by them; `docs/statement.md` says where, and when that was read. Ours
 * never change but for new ones at the end.
 */
const COLUMNS: Readonly<Record<FileFormat, Columns>> = {
  earnkit: [
    ['time', ({ at }) => text(iso(at))],
    ['day', ({ day }) => text(day)],
    ['product', ({ product }) => text(product)],
    ['type', ({ kind }) => text(kind)],
    ['coin', ({ asset }) => text(asset)],
    ['amount', ({ amount }) => number(amount)],
    ['amount_coin', ({ earnedAsset }) => text(earnedAsset)],
    ['value_usdt', ({ valueUsdt }) => number(valueUsdt)],
    ['id', ({ id }) => text(id)],
  ],
  koinly: [
    ['Date', ({ at }) => text(spaced(at))],
    ['Sent Amount', sent],
    ['Sent Currency', sentAsset],
    ['Received Amount', received],
    ['Received Currency', receivedAsset],
    ['Fee Amount', empty],
    ['Fee Currency', empty],
    // A value in USDT is none in dollars: Koinly looks the price up.
    ['Net Worth Amount', empty],
    ['Net Worth Currency', empty],
    ['Label', (row) => text(wordOf(KOINLY, row))],
    ['Description', (row) => text(noteOf(row))],
    ['TxHash', idOf],
  ],
  cointracker: [
    ['Date', ({ at }) => text(american(at))],
    ['Received Quantity', received],
    ['Received Currency', receivedAsset],
    ['Sent Quantity', sent],
    ['Sent Currency', sentAsset],
    ['Fee Amount', empty],
    ['Fee Currency', empty],
    ['Tag', (row) => text(wordOf(COINTRACKER, row))],
  ],
  coinledger: [
    ['Date (UTC)', ({ at }) => text(american(at))],
    ['Platform (Optional)', ({ platform }) => text(platform)],
    ['Asset Sent', sentAsset],
    ['Amount Sent', sent],
    ['Asset Received', receivedAsset],
    ['Amount Received', received],
    ['Fee Currency (Optional)', empty],
    ['Fee Amount (Optional)', empty],
    ['Type', (row) => text(wordOf(COINLEDGER, row))],
    ['Description (Optional)', (row) => text(noteOf(row))],
    ['TxHash (Optional)', idOf],
  ],
  rotki: [
    ['Type', (row) => text(wordOf(ROTKI, row))],
    // A place that rotki does not know is an external one.
    ['Location', () => text('external')],
    ['Currency', ({ earnedAsset }) => text(earnedAsset)],
    ['Amount', ({ size }) => number(size)],
    ['Fee', empty],
    ['Fee Currency', empty],
    ['Description', (row) => text(noteOf(row))],
    // Milliseconds.
    ['Timestamp', ({ at }) => number(multiply(decimal(String(at)), THOUSAND))],
  ],
};

/**
 * A file of what a person earned, one line for each earning, the oldest first, with every digit. Earnings whose amount could not be read, and
 * those of nothing, are left out. A change of value is no income until it is realised, so files for taxes have it only if asked for.
 */
export function statementFile(
  earnings: readonly Earning[],
  { format, platform, priceOn, valueChanges = format === 'earnkit' }: StatementFileOptions,
): StatementFile {
  const written = earnings
    .flatMap((earning): readonly Row[] => {
      const { amount, kind } = earning;
      if (amount === undefined || amount === '0' || (kind === 'value' && !valueChanges)) return [];
      const loss = isNegative(amount);
      const size = loss ? decimal(amount.slice(1)) : amount;
      return [{ ...earning, amount, size, loss, platform, valueUsdt: valueOn(earning, priceOn) }];
    })
    .toSorted((one, other) => one.at - other.at);
  const columns = COLUMNS[format];
  const rows = [columns.map(([name]) => text(name)), ...written.map((row) => columns.map(([, cell]) => cell(row)))];
  return { text: formatCsv(rows, { mark: false }), lines: written.length, earnings: written };
}
