import type { ReactElement } from 'react';
import { formatAmount, formatPercent } from '@earnkit/core';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { holdingApr, pendingRedemption } from '@earnkit/core/simple-earn/rules';
import { Amount, Button, SummaryList, type SummaryItem } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';
import { AprCell, BorrowedCell } from '../flexible-holdings/HoldingCells.tsx';
import { shownPercent } from '../list-parts/shown.ts';
import * as css from './FlexibleHoldingDetail.css.ts';

/** Props of {@link LendingInfo}. */
export interface LendingInfoProps {
  /** What is held. */
  holding: FlexibleHolding;
  /** Shows where the rate comes from. */
  onApr: () => void;
  /** Changes the least rate. */
  onMinimum: () => void;
  /** Cancels the redemption on its way. */
  onCancelRedemption: () => void;
}

/** How the holding is lent, and what of it is on its way out (SE-F-18, SE-F-19). */
export function LendingInfo({ holding, onApr, onMinimum, onCancelRedemption }: LendingInfoProps): ReactElement {
  const { t } = useCopy();
  const { bonus } = holdingApr(holding);
  const pending = pendingRedemption(holding);
  const items: SummaryItem[] = [
    { key: 'borrowed', label: t('earn.holdings.borrowed'), value: <BorrowedCell holding={holding} /> },
    {
      key: 'apr',
      label: t('earn.holdings.aprCard'),
      value: <AprCell holding={holding} onOpen={onApr} />,
      ...(bonus && {
        hint: t('earn.detail.bonusPart', {
          base: formatPercent(holding.nextAprFraction),
          bonus: formatPercent(holding.bonusAprFraction),
        }),
      }),
    },
    {
      key: 'minimum',
      label: t('earn.detail.minApr'),
      value: (
        <span className={css.line}>
          {shownPercent(holding.minLendAprFraction) ?? t('earn.unknown')}
          <Button size="1" variant="ghost" aria-label={t('earn.detail.editMinApr')} onClick={onMinimum}>
            {t('earn.detail.edit')}
          </Button>
        </span>
      ),
    },
  ];
  if (pending) {
    const values = { amount: formatAmount(pending.amount), coin: holding.asset };
    items.push({
      key: 'redeeming',
      label: t('earn.detail.redeeming'),
      value: (
        <span className={css.line}>
          <Amount value={values.amount} unit={holding.asset} />
          {pending.revocable && (
            <Button size="1" variant="ghost" aria-label={t('earn.holdings.revokeCoin', values)} onClick={onCancelRedemption}>
              {t('earn.holdings.revoke')}
            </Button>
          )}
        </span>
      ),
    });
  }
  return (
    <section className={css.card} aria-label={t('earn.detail.lending')}>
      <SummaryList items={items} />
    </section>
  );
}
