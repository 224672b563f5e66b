'use client';
import { type ReactElement, useEffect } from 'react';
import type { StakingTarget } from '@earnkit/core/staking/contract';
import type { Stake } from '@earnkit/hooks/staking';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

/** The dialogs that the stake dialog opens. Each hides it, and shows it again with what was typed (ST-47). */
export type SubDialog = 'rate-info' | 'about' | 'bonus-rules' | 'protocols' | 'mint' | 'rules' | 'confirm';

const AboutDialog = lazyDialog(async () => (await import('./AboutDialog.tsx')).AboutDialog);
const BonusRulesDialog = lazyDialog(async () => (await import('./BonusRulesDialog.tsx')).BonusRulesDialog);
const ConfirmStake = lazyDialog(async () => (await import('./ConfirmStake.tsx')).ConfirmStake);
const MintDialog = lazyDialog(async () => (await import('./choiceDialogs.ts')).MintDialog);
const ProtocolDialog = lazyDialog(async () => (await import('./choiceDialogs.ts')).ProtocolDialog);
const RateInfoDialog = lazyDialog(async () => (await import('./infoDialogs.ts')).RateInfoDialog);
const RulesDialog = lazyDialog(async () => (await import('./infoDialogs.ts')).RulesDialog);

/** Props of {@link StakeSubDialogs}. */
export interface StakeSubDialogsProps {
  /** The stake being made. */
  stake: Stake;
  /** The product that is asked for. */
  target: StakingTarget;
  /** Whether the product mints with one of several coins (ST-54). */
  mints: boolean;
  /** The one that is open. */
  open: SubDialog | undefined;
  /** Opens one, or closes it with `undefined`. */
  onOpenChange: (sub: SubDialog | undefined) => void;
}

/** The dialogs above the stake dialog; each hides it and gives it back as it was (ST-47 to ST-55). */
export function StakeSubDialogs({ stake, target, mints, open, onOpenChange }: StakeSubDialogsProps): ReactElement {
  const shell = (sub: SubDialog) => ({ open: open === sub, onOpenChange: (next: boolean) => onOpenChange(next ? sub : undefined) });
  const close = (): void => onOpenChange(undefined);
  const { agreed } = stake;
  // What comes next asks for the order, so its code is loaded ahead.
  useEffect(() => {
    if (agreed) ConfirmStake.prewarm();
  }, [agreed]);
  return (
    <>
      <RateInfoDialog {...shell('rate-info')} stake={stake} />
      <AboutDialog {...shell('about')} target={target} />
      <BonusRulesDialog {...shell('bonus-rules')} product={stake.product} pid={stake.protocol?.pid} task={stake.task} />
      <ProtocolDialog {...shell('protocols')} stake={stake} onDone={close} />
      <MintDialog {...shell('mint')} stake={stake} mints={mints} onDone={close} />
      <RulesDialog {...shell('rules')} stake={stake} />
      {open === 'confirm' && (
        <ConfirmStake
          {...shell('confirm')}
          stake={stake}
          onConfirm={() => {
            close();
            stake.submit();
          }}
        />
      )}
    </>
  );
}
