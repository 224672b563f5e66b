import type { ReactElement } from 'react';
import { type Decimal, formatPercent, isZero } from '@earnkit/core';
import type { NotLent } from '@earnkit/core/simple-earn/rules';
import { type PercentProps, Text, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { Rate } from '../../parts/figures/Rate.tsx';
import * as css from '../../parts/query/list.css.ts';
import { NotLentNote } from '../notLent.tsx';

export interface EstimatedAprProps extends Pick<PercentProps, 'size' | 'tone'> {
  /** What a product pays at best; `undefined` where it is not known. */
  total: Decimal | undefined;
  /** Its part that everybody gets. */
  base: Decimal | undefined;
  /** Its part that depends on amount or time. @default the product has none */
  bonus?: Decimal | undefined;
  /** Why it is not lent for this person, whose rate is zero then (AMB-158). @default it is lent */
  notLent?: NotLent | undefined;
}

/** The rate of a product in a list: "up to" and its parts below where it has a bonus (FM-12). */
export function EstimatedApr({ total, base, bonus, notLent, tone, size = 'inherit' }: EstimatedAprProps): ReactElement {
  const { t, figureStyle } = useMessages();
  const hasBonus = bonus !== undefined && !isZero(bonus);
  return (
    <span className={css.figure}>
      <span>
        {hasBonus && (
          <Text size="1" color="gray">
            <Words>{t('earn.upTo')}</Words>{' '}
          </Text>
        )}
        <Rate fraction={total} tone={tone ?? (notLent ? 'default' : 'accent')} size={size} strong />
      </span>
      {hasBonus && (
        <Text size="1" color="gray" className={css.rateParts}>
          {t('earn.aprPartsUpTo', { base: formatPercent(base, figureStyle), bonus: formatPercent(bonus, figureStyle) })}
        </Text>
      )}
      <NotLentNote notLent={notLent} />
    </span>
  );
}
