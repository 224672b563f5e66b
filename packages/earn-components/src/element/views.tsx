'use client';
import type { ComponentType, ReactElement } from 'react';
import { type LazyPlaceholderProps, type PartProps, ErrorState, lazyComponent } from '@earnkit/ui';

/** Shown while the code of a view loads, and where it does not arrive. */
const Waiting = ({ retry }: LazyPlaceholderProps): ReactElement | null => (retry ? <ErrorState onRetry={retry} /> : null);

const view = (load: () => Promise<ComponentType<PartProps>>) => lazyComponent<PartProps>(load, Waiting);

/** What an `<earn-area>` can show: the views that read all they need from the exchange. */
export const views = {
  /** What is offered, each coin with its terms. */
  market: view(async () => (await import('../simple-earn/market-list/MarketList.tsx')).MarketList),
  /** What a person has, flexible and fixed. */
  holdings: view(async () => (await import('./Holdings.tsx')).Holdings),
  /** Total value and earnings of a person. */
  summary: view(async () => (await import('../simple-earn/earn-summary/EarnSummary.tsx')).EarnSummary),
  /** The same with the allocation to coins. */
  portfolio: view(async () => (await import('../simple-earn/portfolio-band/PortfolioBand.tsx')).PortfolioBand),
  /** What was subscribed, redeemed and earned. */
  history: view(async () => (await import('../simple-earn/earn-history/EarnHistory.tsx')).EarnHistory),
  /** What a person has in the launchpool. */
  launchpool: view(async () => (await import('../launchpool/launchpool-summary/LaunchpoolSummary.tsx')).LaunchpoolSummary),
} as const;

/** Name of a view. */
export type EarnView = keyof typeof views;

/** Whether a text names a view. */
export const isView = (name: string): name is EarnView => Object.hasOwn(views, name);
