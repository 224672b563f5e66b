'use client';
import { type ReactElement, forwardRef } from 'react';
import { type Decimal, formatExact } from '@earnkit/core';
import type { FlexibleRedeem } from '@earnkit/hooks';
import { Banner, Button, type PartProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { partDialogMessages } from '../dialogMessages.ts';

export interface LeftoverNoticeProps extends PartProps {
  /** The redemption being made, as `useFlexibleRedeem` and its siblings return it. */
  redeem: Pick<FlexibleRedeem, 'asset' | 'leftover' | 'setAmount'> & { readonly submission: Pick<FlexibleRedeem['submission'], 'pending'> };
  /** Writes an amount with its unit. @default the amount and the coin */
  textOf?: ((amount: Decimal) => string) | undefined;
}

/**
 * Warns if a redemption would leave an amount that is too small to be redeemed on its own, and offers to redeem everything (AMB-164).
 * Renders nothing if nothing or enough is left.
 */
export const LeftoverNotice = forwardRef<HTMLDivElement, LeftoverNoticeProps>(function LeftoverNotice(
  { redeem: { asset, leftover, setAmount, submission }, textOf, ...rest },
  ref,
): ReactElement | null {
  const { t, figureStyle } = useMessages(partDialogMessages);
  if (leftover === undefined || submission.pending) return null;
  const { left, least, all } = leftover;
  const written = textOf ?? ((amount: Decimal) => `${formatExact(amount, figureStyle)} ${asset}`);
  return (
    <Banner
      data-part="leftover-notice"
      {...rest}
      ref={ref}
      tone="info"
      live="polite"
      title={t('earn.leftover.title', { left: written(left) })}
      action={
        all !== undefined && (
          <Button size="2" variant="soft" onClick={() => setAmount(all)}>
            {t('earn.leftover.all', { all: written(all) })}
          </Button>
        )
      }
    >
      {t('earn.leftover.text', { least: written(least) })}
    </Banner>
  );
});
