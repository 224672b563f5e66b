/** What every table shows. */
export interface Row {
  readonly id: number;
  readonly asset: string;
  readonly type: string;
  readonly amount: string;
  readonly apy: string;
  readonly start: string;
  readonly end: string;
  readonly status: string;
  readonly reward: string;
  readonly auto: boolean;
}

/** Columns of plain text, between the id and the switch. */
export const TEXT_COLUMNS = [
  { key: 'asset', title: 'Asset' },
  { key: 'type', title: 'Type' },
  { key: 'amount', title: 'Amount' },
  { key: 'apy', title: 'APY' },
  { key: 'start', title: 'Start' },
  { key: 'end', title: 'End' },
  { key: 'status', title: 'Status' },
  { key: 'reward', title: 'Reward' },
] as const;

export const ROWS_OF_A_PAGE = 10;
/** Of the tables that scroll, in px. */
export const ROW_HEIGHT = 40;
export const VIEW_HEIGHT = 600;
export const COLUMN_WIDTH = 120;

const ASSETS = ['BTC', 'ETH', 'SOL', 'ADA', 'DOT', 'ATOM', 'USDT', 'USDC'] as const;
const TYPES = ['Flexible', 'Fixed 30d', 'Fixed 60d', 'Fixed 90d'] as const;
const STATES = ['Active', 'Redeeming', 'Ended'] as const;

/** The same rows every time. */
export function makeRows(count: number): Row[] {
  const of = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
  return Array.from({ length: count }, (_, id) => ({
    id,
    asset: of(ASSETS, id),
    type: of(TYPES, id),
    amount: ((id * 7919) % 99_991).toFixed(4),
    apy: `${((id * 31) % 20).toFixed(2)}%`,
    start: `2025-0${1 + (id % 9)}-1${id % 10}`,
    end: `2026-0${1 + (id % 9)}-1${id % 10}`,
    status: of(STATES, id),
    reward: ((id * 7919) % 991).toFixed(6),
    auto: id % 2 === 0,
  }));
}
