import type { ReactElement } from 'react';
import { formatPercent } from '@earnkit/core';
import { Amount, Button, Card, Flex, SummaryList, type SummaryItem, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountText, percentText } from '../../parts/figures/figureText.ts';
import { useSpokenAmount } from '../../parts/figures/useSpokenAmount.ts';
import { rowOpener } from '../../parts/query/useRowDialog.tsx';
import { HeldBackName } from '../HeldBackName.tsx';
import { holdingDialogs } from '../flexible-holdings/holdingDialogs.ts';
import { Apr, type HoldingOpenerProps, Lent } from '../flexible-holdings/HoldingFigures.tsx';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { simpleEarnMessages } from '../messages.ts';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

/** How the holding is lent, and its pending redemption (SE-F-18, SE-F-19). */
export function LendingInfo({ holding, onOpen }: HoldingOpenerProps): ReactElement {
  const { t, figureStyle } = useMessages(partDialogMessages, simpleEarnMessages, flexibleDialogMessages);
  const spoken = useSpokenAmount();
  const { apr, pending, heldBack, asset } = holding;
  const items: SummaryItem[] = [
    { key: 'borrowed', label: t('earn.holdings.borrowed'), value: <Lent holding={holding} /> },
    {
      key: 'apr',
      label: t('earn.estApr'),
      value: <Apr holding={holding} onOpen={onOpen} />,
      ...(apr.bonus && {
        hint: t(apr.upTo ? 'earn.aprPartsUpTo' : 'earn.aprParts', {
          base: formatPercent(holding.nextAprFraction, figureStyle),
          bonus: formatPercent(holding.bonusAprFraction, figureStyle),
        }),
      }),
    },
    {
      key: 'minimum',
      label: t('earn.minApr.label'),
      value: (
        <Flex as="span" display="inline-flex" wrap="wrap" align="center" justify="end" gap="2">
          <Words>{percentText(holding.minLendAprFraction, figureStyle) ?? t('earn.unknown')}</Words>
          <Button
            size="1"
            variant="ghost"
            aria-label={t('earn.detail.editMinApr')}
            {...rowOpener(holdingDialogs, 'minimum', holding, onOpen)}
          >
            {t('earn.detail.edit')}
          </Button>
        </Flex>
      ),
    },
  ];
  items.push(
    ...heldBack.map(({ by, amount }): SummaryItem => ({
      key: by,
      label: <HeldBackName by={by} />,
      value: <Amount value={amountText(amount, figureStyle)} unit={asset} />,
    })),
  );
  if (pending) {
    items.push({
      key: 'redeeming',
      label: t('earn.redeeming'),
      value: (
        <Flex as="span" display="inline-flex" wrap="wrap" align="center" justify="end" gap="2">
          <Amount value={amountText(pending.amount, figureStyle)} unit={asset} />
          {pending.revocable !== false && (
            <Button
              size="1"
              variant="ghost"
              aria-label={t('earn.holdings.revokeCoin', { amount: spoken(pending.amount), coin: asset })}
              {...rowOpener(holdingDialogs, 'cancel', holding, onOpen)}
            >
              {t('earn.holdings.revoke')}
            </Button>
          )}
        </Flex>
      ),
    });
  }
  return (
    <Card size="2" asChild>
      <section aria-label={t('earn.detail.lending')}>
        <SummaryList items={items} />
      </section>
    </Card>
  );
}
