'use client';
import { type ReactElement, useState } from 'react';
import { formatExact, formatPercent } from '@earnkit/core';
import { SHARE_ASSET, type ShareFigures, useSharePoster } from '@earnkit/hooks';
import { Select } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { toneOfGain } from '../../parts/figures/figureText.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';
import { PosterDialog, usePosterOwner } from '../../parts/poster/PosterDialog.tsx';
import type { PosterSubject } from '../../parts/poster/usePosterContent.ts';
import { partDialogMessages } from '../../parts/dialogMessages.ts';

export interface SharePosterDialogProps extends DialogOpenProps {
  /** The coin of the poster at first. @default 'USDT' */
  asset?: string | undefined;
}

/**
 * A poster of what the person earned with a coin, to save, copy or share (SE-S-01, SE-S-03, AMB-104): interest, rate, and a QR code
 * of their invitation (SE-S-02). Never open for a visitor (SH-09).
 */
export const SharePosterDialog = whileOpen<SharePosterDialogProps>(usePosterOwner)(function SharePosterDialog(
  { onOpenChange, asset = SHARE_ASSET, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(partDialogMessages);
  const [coin, setCoin] = useState(asset);
  const { figures, coins } = useSharePoster(coin);
  const subjectOf = useSubject();
  return (
    <PosterDialog
      data-part="share-poster-dialog"
      {...rest}
      ref={ref}
      onOpenChange={onOpenChange}
      coin={coin}
      reading={figures.state === 'ready' ? { ...figures, data: subjectOf(figures.data) } : figures}
      hint={{ amount: t('earn.share.showAmountHint'), noAmount: t('earn.share.noAmount') }}
      controls={
        coins.length > 1 && (
          <Select
            label={t('earn.share.coin')}
            value={coin}
            onValueChange={setCoin}
            options={coins.map((value) => ({ value, label: value }))}
          />
        )
      }
    />
  );
});

/** What the poster of a coin says, in the person's language. */
function useSubject(): (figures: ShareFigures) => PosterSubject {
  const { t, figureStyle } = useMessages(partDialogMessages);
  return ({ asset, icon, cumulativeInterest, aprFraction, upTo, notLent }) => {
    const apr = formatPercent(aprFraction, figureStyle);
    return {
      product: t('earn.share.poster.product'),
      coin: asset,
      icon,
      amount: cumulativeInterest && {
        label: t('earn.share.poster.interest'),
        value: `${formatExact(cumulativeInterest, figureStyle)} ${asset}`,
        tone: toneOfGain(cumulativeInterest),
      },
      facts:
        aprFraction === undefined
          ? []
          : [
              {
                label: t('earn.share.poster.apr'),
                value: notLent ? t('earn.share.poster.notLent', { apr }) : upTo ? t('earn.share.poster.aprUpTo', { apr }) : apr,
                tone: toneOfGain(aprFraction),
              },
            ],
      note: t('earn.share.poster.note'),
    };
  };
}
