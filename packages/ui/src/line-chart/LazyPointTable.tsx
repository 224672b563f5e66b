'use client';
import type { ReactElement, ReactNode } from 'react';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { lazyComponent, type LazyPlaceholderProps } from '../lazy-component/lazyComponent.tsx';
import { rootProps } from '../theme/rootProps.ts';
import * as css from './LineChart.css.ts';
import type { PointTableProps } from './PointTable.tsx';

/** Few people open the table, and its code is half as large as the chart's. */
const Table = lazyComponent<PointTableProps<string>>(async () => (await import('./PointTable.tsx')).PointTable, PointTablePlaceholder);

/** The table that `LineChart` shows with `view="table"`, for the values of that chart. */
export const LazyPointTable = Table as <Value extends string>(props: PointTableProps<Value>) => ReactNode;

/** Keeps the place of the table, and says so where its code did not arrive. */
export function PointTablePlaceholder({ retry, ...props }: PointTableProps<string> & LazyPlaceholderProps): ReactElement {
  const { host, height, style } = props;
  return (
    <div ref={host} {...rootProps('line-chart', props, css.empty)} style={{ minBlockSize: height, ...style }} aria-busy={!retry}>
      {retry ? <ErrorState size="compact" onRetry={retry} /> : <Skeleton shape="block" width="100%" height={`${height}px`} />}
    </div>
  );
}

/**
 * Loads the code of the table that `LineChart` shows with `view="table"`. Call it when the control that switches to it is hovered or
 * focused, so that the table is there at the press.
 */
export const prewarmLineChartTable: () => void = Table.preload;
