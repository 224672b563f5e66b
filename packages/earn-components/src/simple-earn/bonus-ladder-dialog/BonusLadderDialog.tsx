'use client';
import { type ReactElement, forwardRef } from 'react';
import type { FixedOrderView } from '@earnkit/hooks';
import { CoinIcon, Dialog } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { LadderTiers } from '../../parts/figures/LadderTiers.tsx';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

export interface BonusLadderDialogProps extends DialogOpenProps {
  /** The order whose bonus is shown. */
  order: Pick<FixedOrderView, 'asset' | 'icon' | 'bonusAsset' | 'tiers'>;
}

/** The tiers of an order's bonus, with the one that its principal reaches (SE-X-18). */
export const BonusLadderDialog = forwardRef<HTMLDivElement, BonusLadderDialogProps>(function BonusLadderDialog(
  { order: { asset, icon, bonusAsset, tiers }, ...dialog },
  ref,
): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  return (
    <Dialog
      data-part="bonus-ladder-dialog"
      {...dialog}
      ref={ref}
      title={t('earn.fixedOrder.bonusTitle', { coin: asset })}
      icon={<CoinIcon symbol={asset} src={icon} />}
    >
      <LadderTiers asset={asset} bonusAsset={bonusAsset} bonusLimit={undefined} held={undefined} tiers={tiers} />
    </Dialog>
  );
});
