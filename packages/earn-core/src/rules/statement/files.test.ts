import { calendarDay } from '@earnkit/time';
import { describe, expect, it } from 'vitest';
import { type Decimal, ZERO, add, decimal } from '../../decimal.ts';
import { FILE_FORMATS, type FileFormat, statementFile } from './files.ts';
import { type Earning, sumsByAsset } from './statement.ts';

const d = decimal;
const AT = Date.UTC(2026, 9, 31, 23) / 1000;
const earning = (over: Partial<Earning>): Earning => ({
  id: 'i1',
  product: 'flexible',
  kind: 'interest',
  asset: 'USDT',
  earnedAsset: 'USDT',
  amount: d('0.05768122'),
  at: AT,
  day: calendarDay('2026-10-31'),
  ...over,
});

const EARNINGS: readonly Earning[] = [
  earning({ id: 'v1', product: 'private-wealth', kind: 'value', amount: d('-3.5'), at: AT + 4 }),
  earning({
    id: 'r1',
    product: 'staking',
    kind: 'reward',
    asset: 'ETH',
    earnedAsset: 'ETH',
    amount: d('0.000000000000000001'),
    at: AT + 2,
  }),
  earning({ id: 'u1', product: 'fixed', kind: 'unknown', amount: d('7'), at: AT + 3 }),
  earning({ id: 'b1', kind: 'bonus', earnedAsset: 'GT', amount: d('0.00813458'), at: AT + 1 }),
  earning({}),
  earning({ id: 'gone', amount: undefined }),
  earning({ id: 'zero', amount: ZERO }),
];

const priceOn = (asset: string): Decimal | undefined => (asset === 'GT' ? d('16.8') : undefined);
const file = (format: FileFormat, valueChanges?: boolean) =>
  statementFile(EARNINGS, { format, platform: 'Earn, Inc', priceOn, ...(valueChanges !== undefined && { valueChanges }) });
const linesOf = (text: string): readonly string[] => text.split('\r\n').slice(0, -1);

describe('our own format', () => {
  it('has codes and ISO moments, every digit, and the value where the price is known', () => {
    expect(linesOf(file('earnkit').text)).toEqual([
      'time,day,product,type,coin,amount,amount_coin,value_usdt,id',
      '2026-10-31T23:00:00Z,2026-10-31,flexible,interest,USDT,0.05768122,USDT,0.05768122,i1',
      '2026-10-31T23:00:01Z,2026-10-31,flexible,bonus,USDT,0.00813458,GT,0.136660944,b1',
      '2026-10-31T23:00:02Z,2026-10-31,staking,reward,ETH,0.000000000000000001,ETH,,r1',
      '2026-10-31T23:00:03Z,2026-10-31,fixed,unknown,USDT,7,USDT,7,u1',
      '2026-10-31T23:00:04Z,2026-10-31,private-wealth,value,USDT,-3.5,USDT,-3.5,v1',
    ]);
  });
});

describe('the formats of programs', () => {
  it('has the columns that Koinly publishes', () => {
    expect(linesOf(file('koinly').text)).toEqual([
      'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash',
      '2026-10-31 23:00:00 UTC,,,0.05768122,USDT,,,,,lending interest,flexible interest of USDT,flexible-i1',
      '2026-10-31 23:00:01 UTC,,,0.00813458,GT,,,,,reward,flexible bonus of USDT,flexible-b1',
      '2026-10-31 23:00:02 UTC,,,0.000000000000000001,ETH,,,,,reward,staking reward of ETH,staking-r1',
      '2026-10-31 23:00:03 UTC,,,7,USDT,,,,,income,fixed unknown of USDT,fixed-u1',
    ]);
  });

  it('has the columns that CoinTracker publishes', () => {
    expect(linesOf(file('cointracker', true).text)).toEqual([
      'Date,Received Quantity,Received Currency,Sent Quantity,Sent Currency,Fee Amount,Fee Currency,Tag',
      '10/31/2026 23:00:00,0.05768122,USDT,,,,,staking',
      '10/31/2026 23:00:01,0.00813458,GT,,,,,staking',
      '10/31/2026 23:00:02,0.000000000000000001,ETH,,,,,staking',
      '10/31/2026 23:00:03,7,USDT,,,,,staking',
      '10/31/2026 23:00:04,,,3.5,USDT,,,margin loss',
    ]);
  });

  it('given interest that was taken back, then it is sent, under the word for interest', () => {
    const { text } = statementFile([earning({ amount: d('-1.5') })], { format: 'cointracker', platform: 'Earn', priceOn });
    expect(linesOf(text)[1]).toBe('10/31/2026 23:00:00,,,1.5,USDT,,,staking');
  });

  it('given a gain of value, then it is received, under the word for a gain', () => {
    const gain = earning({ kind: 'value', amount: d('1.5') });
    const { text } = statementFile([gain], { format: 'cointracker', platform: 'Earn', priceOn, valueChanges: true });
    expect(linesOf(text)[1]).toBe('10/31/2026 23:00:00,1.5,USDT,,,,,margin gain');
  });

  it('has the columns that CoinLedger publishes', () => {
    expect(linesOf(file('coinledger').text).slice(0, 3)).toEqual([
      'Date (UTC),Platform (Optional),Asset Sent,Amount Sent,Asset Received,Amount Received,Fee Currency (Optional),Fee Amount (Optional),Type,Description (Optional),TxHash (Optional)',
      '10/31/2026 23:00:00,"Earn, Inc",,,USDT,0.05768122,,,Interest,flexible interest of USDT,flexible-i1',
      '10/31/2026 23:00:01,"Earn, Inc",,,GT,0.00813458,,,Income,flexible bonus of USDT,flexible-b1',
    ]);
  });

  it('has the columns that rotki reads', () => {
    expect(linesOf(file('rotki', true).text)).toEqual([
      'Type,Location,Currency,Amount,Fee,Fee Currency,Description,Timestamp',
      'Income,external,USDT,0.05768122,,,flexible interest of USDT,1793487600000',
      'Income,external,GT,0.00813458,,,flexible bonus of USDT,1793487601000',
      'Staking,external,ETH,0.000000000000000001,,,staking reward of ETH,1793487602000',
      'Income,external,USDT,7,,,fixed unknown of USDT,1793487603000',
      'Loss,external,USDT,3.5,,,private-wealth value of USDT,1793487604000',
    ]);
  });

  it.each(FILE_FORMATS)('begins with the name of its first column, and has as many lines as it says: %s', (format) => {
    const { text, lines, earnings } = file(format);
    expect(text.codePointAt(0)).toBeLessThan(128);
    expect(linesOf(text)).toHaveLength(lines + 1);
    expect(earnings).toHaveLength(lines);
  });

  it('leaves changes of value out of files for taxes unless they are asked for, and never out of ours', () => {
    expect(FILE_FORMATS.map((format) => file(format).lines)).toEqual([5, 4, 4, 4, 4]);
    expect(FILE_FORMATS.map((format) => file(format, true).lines)).toEqual([5, 5, 5, 5, 5]);
  });
});

it('given text that begins a formula, then it is only text', () => {
  const { text } = statementFile([earning({ asset: '=1+1', earnedAsset: '=1+1' })], { format: 'earnkit', platform: '', priceOn });
  expect(text).toContain(",'=1+1,");
});

it('adds amounts up by the coin that was earned', () => {
  expect(sumsByAsset(EARNINGS)).toEqual([
    { asset: 'USDT', amount: add(d('-3.5'), d('7'), d('0.05768122')) },
    { asset: 'ETH', amount: '0.000000000000000001' },
    { asset: 'GT', amount: '0.00813458' },
  ]);
});
