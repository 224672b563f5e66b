import { autoEarn, flexible } from '@earnkit/core/simple-earn/contract';
import type { WireOf } from '@earnkit/core/endpoint';
import type { HttpHandler } from 'msw';
import { mockEndpoint } from './mockEndpoint.ts';
import { marketRows } from './simpleEarnRows.ts';

/** An exchange that keeps the switches of Auto-Earn and cuts the market into pages. */
export interface AutoEarnMock {
  readonly handlers: readonly HttpHandler[];
  /** The fields of each page that was asked for. */
  readonly pages: readonly WireOf<typeof flexible.marketPage>[];
  /** The fields of each change. */
  readonly changes: readonly WireOf<typeof autoEarn.setAutoEarn>[];
}

/** What is particular to a desk. */
export interface AutoEarnMockOptions {
  /** Coins that Auto-Earn is on for. @default none */
  readonly on?: readonly string[];
  /** Whether it is on for all coins; `null` where the exchange does not say. @default false */
  readonly all?: boolean | null;
  /** Coins that it was switched off for after all were switched on. @default none */
  readonly off?: readonly string[];
  /** The coins of the market. @default sixteen */
  readonly rows?: typeof marketRows;
}

/** Makes an {@link AutoEarnMock}. */
export function mockAutoEarn({ on = [], off = [], all = false, rows = marketRows }: AutoEarnMockOptions = {}): AutoEarnMock {
  const pages: WireOf<typeof flexible.marketPage>[] = [];
  const changes: WireOf<typeof autoEarn.setAutoEarn>[] = [];
  const names = rows.map(({ asset }) => asset);
  let everyCoin = all;
  let enabled = new Set(all === true ? names.filter((name) => !off.includes(name)) : on);
  const bit = (asset: string): '0' | '1' => (enabled.has(asset) ? '1' : '0');
  return {
    pages,
    changes,
    handlers: [
      mockEndpoint(flexible.marketPage, (fields) => {
        // The whole market is the same call without fields.
        if (fields.page === undefined) return rows.map((row) => ({ ...row, auto_invest_status: bit(row.asset) }));
        pages.push(fields);
        const { page = 1, limit = 7, search_coin: search = '', sort_type: sort = '', auto_invest: only } = fields;
        const found = rows.filter(({ asset }) => asset.includes(search) && (!only || enabled.has(asset)));
        const direction = sort === '1' ? -1 : 1;
        const sorted =
          sort === '' ? found : found.toSorted((a, b) => direction * (Number(a.next_time_rate_year) - Number(b.next_time_rate_year)));
        const list = sorted.slice((page - 1) * limit, page * limit).map((row) => ({ ...row, auto_invest_status: bit(row.asset) }));
        return { list, total: found.length };
      }),
      mockEndpoint(autoEarn.autoEarnStatus, ({ assets = '' }) => ({
        status: Object.fromEntries(
          assets
            .split(',')
            .filter((asset) => names.includes(asset))
            .map((asset) => [asset, bit(asset)]),
        ),
        global_status: everyCoin,
      })),
      mockEndpoint(autoEarn.setAutoEarn, (fields) => {
        changes.push(fields);
        const { assets, status } = fields;
        const isOn = status === '1';
        if (assets === autoEarn.ALL_ASSETS) {
          everyCoin = isOn;
          enabled = new Set(isOn ? names : []);
        } else if (isOn) enabled.add(assets);
        else enabled.delete(assets);
        return undefined;
      }),
    ],
  };
}
