'use client';
import type { ReactElement } from 'react';
import type { PoolView } from '@earnkit/hooks/launchpool';
import { Percent, type PercentProps, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { percentText } from '../../parts/figureText.ts';
import { launchpoolMessages } from '../messages.ts';
import * as css from './pool.css.ts';

/** Props of {@link PoolRate}. */
export interface PoolRateProps {
  /** The pool. */
  pool: Pick<PoolView, 'aprFraction' | 'rateType'>;
  /** Size of the figure. @default '3' */
  size?: PercentProps['size'];
  /** At the end of a row, with the shorter name of the rate. @default false */
  inRow?: boolean;
}

/** The rate of a pool and what it is: real, estimated, or none given (LP-08). */
export function PoolRate({ pool: { aprFraction, rateType }, size = '3', inRow = false }: PoolRateProps): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  return (
    <span className={inRow ? css.rateEnd : css.rate}>
      <Percent value={percentText(aprFraction)} tone={aprFraction === undefined ? 'default' : 'accent'} strong size={size} />
      {rateType && (
        <Text size="1" color="gray">
          {t(inRow ? `earn.launchpool.pool.rateShort.${rateType}` : `earn.launchpool.pool.rate.${rateType}`)}
        </Text>
      )}
    </span>
  );
}
