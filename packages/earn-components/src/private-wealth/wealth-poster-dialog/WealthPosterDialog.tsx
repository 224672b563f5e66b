'use client';
import type { ReactElement } from 'react';
import { formatExact } from '@earnkit/core';
import type { QueryState } from '@earnkit/hooks';
import { type WealthOrderView, useWealthOrder } from '@earnkit/hooks/private-wealth';
import { useMessages } from '../../messages/index.ts';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { percentText, signedText, toneOfGain } from '../../parts/figures/figureText.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';
import { PosterDialog, usePosterOwner } from '../../parts/poster/PosterDialog.tsx';
import type { PosterSubject } from '../../parts/poster/usePosterContent.ts';
import { type WealthOrderTarget, nameOfOrder } from '../orderTarget.ts';
import { privateWealthDialogMessages } from '../dialogMessages.ts';
import { privateWealthMessages } from '../messages.ts';

export interface WealthPosterDialogProps extends DialogOpenProps {
  /** The order that the poster is about. */
  order: WealthOrderTarget;
}

/**
 * A poster of an order, to save, copy or share: its product, what it changed in 30 days, its income where the person wants it shown,
 * and a QR code of their invitation (SE-S-01, SE-S-02, AMB-104). Never open for a visitor (SH-09).
 */
export const WealthPosterDialog = whileOpen<WealthPosterDialogProps>(usePosterOwner)(function WealthPosterDialog(
  { order, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(privateWealthDialogMessages);
  const reading = useWealthOrder(order.orderId, order.projectType);
  return (
    <PosterDialog
      data-part="wealth-poster-dialog"
      {...rest}
      ref={ref}
      coin={order.asset}
      reading={useSubject(order, reading)}
      hint={{ amount: t('earn.wealth.poster.hint'), noAmount: t('earn.wealth.poster.noIncome') }}
    />
  );
});

/** What the poster says, in the person's language. An order that is gone has no figures. */
function useSubject(order: WealthOrderTarget, reading: QueryState<WealthOrderView | undefined>): QueryState<PosterSubject> {
  const { t, figureStyle } = useMessages(privateWealthDialogMessages, privateWealthMessages);
  if (reading.state !== 'ready') return reading;
  const { income, recentRateFraction, name = order.name } = reading.data ?? {};
  const rate = signedText(percentText(recentRateFraction, figureStyle), recentRateFraction);
  const data: PosterSubject = {
    product: nameOfOrder({ name, asset: order.asset }),
    coin: order.asset,
    icon: undefined,
    amount: income && {
      label: t('earn.wealth.income'),
      value: `${formatExact(income, figureStyle)} ${order.asset}`,
      tone: toneOfGain(income),
    },
    facts: rate === undefined ? [] : [{ label: t('earn.wealth.recentRate'), value: rate, tone: toneOfGain(recentRateFraction) }],
    note: t('earn.wealth.poster.note'),
  };
  return { ...reading, data };
}
