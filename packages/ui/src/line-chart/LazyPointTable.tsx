'use client';
import { type ReactElement, useEffect, useState } from 'react';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { rootProps } from '../theme/rootProps.ts';
import * as css from './LineChart.css.ts';
import type { PointTable, PointTableProps } from './PointTable.tsx';

/**
 * Makes the table of a chart, which few people open and whose code is half as large as the chart's: it is loaded when the table is
 * first shown, or by `prewarm`.
 *
 * @param load imports the table.
 */
export function makeLazyPointTable(load: () => Promise<typeof PointTable>) {
  let Loaded: typeof PointTable | undefined;
  const loadOnce = async (): Promise<void> => {
    Loaded ??= await load();
  };

  function LazyPointTable<Value extends string>(props: PointTableProps<Value>): ReactElement {
    const [failed, setFailed] = useState(false);
    const [, setArrived] = useState(false);
    useEffect(() => {
      if (failed || Loaded) return;
      let gone = false;
      loadOnce().then(
        () => !gone && setArrived(true),
        () => !gone && setFailed(true),
      );
      return () => {
        gone = true;
      };
    }, [failed]);
    if (Loaded) return <Loaded {...props} />;
    const { host, height, style } = props;
    return (
      <div ref={host} {...rootProps('line-chart', props, css.empty)} style={{ minBlockSize: height, ...style }} aria-busy={!failed}>
        {failed ? (
          <ErrorState size="compact" onRetry={() => setFailed(false)} />
        ) : (
          <Skeleton shape="block" width="100%" height={`${height}px`} />
        )}
      </div>
    );
  }

  // Showing the table tries again, and reports a failure.
  const prewarm = (): void => void loadOnce().catch(() => undefined);
  return { LazyPointTable, prewarm };
}

const made = makeLazyPointTable(async () => (await import('./PointTable.tsx')).PointTable);

/** The table that `LineChart` shows with `view="table"`. */
export const LazyPointTable = made.LazyPointTable;

/**
 * Loads the code of the table that `LineChart` shows with `view="table"`. Call it when the control that switches to it is hovered or
 * focused, so that the table is there at the press.
 */
export const prewarmLineChartTable = made.prewarm;
