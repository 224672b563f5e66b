'use client';
import type { ReactElement } from 'react';
import { formatPercent } from '@earnkit/core';
import type { PoolView } from '@earnkit/hooks/launchpool';
import { Percent, type PercentProps, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { percentText } from '../../parts/figures/figureText.ts';
import * as css from './pool.css.ts';
import { launchpoolMessages } from '../messages.ts';

export interface PoolRateProps {
  /** The pool. */
  pool: Pick<PoolView, 'pool' | 'aprFraction' | 'aprOver' | 'rateType'>;
  /** Size of the figure. @default '3' */
  size?: PercentProps['size'];
  /** At the end of a row, with the shorter name of the rate. @default false */
  inRow?: boolean;
}

/**
 * The rate of a pool and what it is: real, estimated, or none given (LP-08). An almost empty pool shows the rate of the full one, and
 * beside it the estimate over what is staked today.
 */
export function PoolRate({ pool: { pool, aprFraction, aprOver, rateType }, size = '3', inRow = false }: PoolRateProps): ReactElement {
  const { t, figureStyle } = useMessages(launchpoolMessages);
  const kind = rateType === 'estimate' && aprOver === 'full' ? 'full' : rateType;
  return (
    <span className={inRow ? css.rateEnd : css.rate}>
      <Percent value={percentText(aprFraction, figureStyle)} tone={aprFraction === undefined ? 'default' : 'accent'} strong size={size} />
      {kind && (
        <Text size="1" color="gray">
          {t(inRow ? `earn.launchpool.pool.rateShort.${kind}` : `earn.launchpool.pool.rate.${kind}`)}
        </Text>
      )}
      {kind === 'full' && !inRow && (
        <Text size="1" color="gray">
          {t('earn.launchpool.pool.rateToday', { apr: formatPercent(pool.aprFraction, figureStyle) })}
        </Text>
      )}
    </span>
  );
}
