import type { Visit } from './openBrowser.ts';

/** A holding as the exchange says it, digits as text. */
export interface SaidHolding {
  readonly asset: string;
  readonly curr_amount: string;
  readonly lend_amount: string;
  readonly frozen_amount: string;
  readonly frozen_status: number;
  readonly cumulative: string;
}

/** A record of the flexible history as the exchange says it. */
export interface SaidRecord {
  readonly type: number;
  readonly asset: string;
  readonly amount: string;
  readonly time_at: number;
  readonly lend_principal: string | null;
  readonly lend_rate_year: string | null;
  readonly interest: string | null;
}

/** The whole ledger added up. */
export interface LedgerReport {
  /** What does not add up, in words; null where everything does. */
  readonly damage: string | null;
  readonly sum: string;
  readonly drifted: number;
  readonly negative: number;
  readonly transfers: number;
}

/** The person's holding of one coin; `undefined` where there is none. */
export async function holdingOf(visit: Visit, asset: string): Promise<SaidHolding | undefined> {
  const { list } = (await visit.read('/apiw/v2/uni-loan/earn/subscribe?page=1&limit=100')) as { list: readonly SaidHolding[] };
  return list.find((holding) => holding.asset === asset);
}

/** The person's records of one coin and type, newest first; at most a hundred. */
export async function recordsOf(visit: Visit, asset: string, type: 1 | 2 | 3): Promise<readonly SaidRecord[]> {
  const { list } = (await visit.read(`/apiw/v2/uni-loan/earn/history?asset=${asset}&type=${type}&page=1&limit=100`)) as {
    list: readonly SaidRecord[];
  };
  return list;
}

/** What of a coin lies idle and can be subscribed. */
export async function spotOf(visit: Visit, asset: string): Promise<string> {
  const rows = (await visit.control('/apiw/v2/account/spot/asset/outable', { assets: [asset] })) as readonly {
    asset: string;
    lend_earn_available: string;
  }[];
  return rows.find((row) => row.asset === asset)?.lend_earn_available ?? '0';
}

/** The ledger, added up from its entries by the database, and compared there with what the products say. It has to be sound. */
export async function ledger(visit: Visit): Promise<LedgerReport> {
  const ledger = (await visit.control('/sandbox/ledger')) as LedgerReport;
  if (ledger.damage !== null) throw new Error(ledger.damage);
  return ledger;
}
