import type { ReactElement } from 'react';
import { formatAmount, formatPercent } from '@earnkit/core';
import { Amount, Button, SummaryList, type SummaryItem } from '@earnkit/ui';
import { simpleEarnMessages } from '../messages.ts';
import { useMessages } from '../../messages/index.ts';
import { percentText } from '../../parts/figureText.ts';
import { card, lineEnd } from '../../parts/parts.css.ts';
import { rowOpener } from '../../parts/useRowDialog.tsx';
import { holdingDialogs } from '../flexible-holdings/holdingDialogs.ts';
import { Apr, type HoldingOpenerProps, Lent } from '../flexible-holdings/HoldingFigures.tsx';

/** How the holding is lent, and its pending redemption (SE-F-18, SE-F-19). */
export function LendingInfo({ holding, onOpen }: HoldingOpenerProps): ReactElement {
  const { t } = useMessages(simpleEarnMessages);
  const { apr, pending, asset } = holding;
  const items: SummaryItem[] = [
    { key: 'borrowed', label: t('earn.holdings.borrowed'), value: <Lent holding={holding} /> },
    {
      key: 'apr',
      label: t('earn.estApr'),
      value: <Apr holding={holding} onOpen={onOpen} />,
      ...(apr.bonus && {
        hint: t(apr.upTo ? 'earn.market.aprParts' : 'earn.aprParts', {
          base: formatPercent(holding.nextAprFraction),
          bonus: formatPercent(holding.bonusAprFraction),
        }),
      }),
    },
    {
      key: 'minimum',
      label: t('earn.minApr.label'),
      value: (
        <span className={lineEnd}>
          {percentText(holding.minLendAprFraction) ?? t('earn.unknown')}
          <Button
            size="1"
            variant="ghost"
            aria-label={t('earn.detail.editMinApr')}
            {...rowOpener(holdingDialogs, 'minimum', holding, onOpen)}
          >
            {t('earn.detail.edit')}
          </Button>
        </span>
      ),
    },
  ];
  if (pending) {
    const values = { amount: formatAmount(pending.amount), coin: asset };
    items.push({
      key: 'redeeming',
      label: t('earn.redeeming'),
      value: (
        <span className={lineEnd}>
          <Amount value={values.amount} unit={asset} />
          {pending.revocable && (
            <Button
              size="1"
              variant="ghost"
              aria-label={t('earn.holdings.revokeCoin', values)}
              {...rowOpener(holdingDialogs, 'cancel', holding, onOpen)}
            >
              {t('earn.holdings.revoke')}
            </Button>
          )}
        </span>
      ),
    });
  }
  return (
    <section className={card} aria-label={t('earn.detail.lending')}>
      <SummaryList items={items} />
    </section>
  );
}
