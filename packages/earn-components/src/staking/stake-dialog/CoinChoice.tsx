'use client';
import type { ReactElement } from 'react';
import type { Stake } from '@earnkit/hooks/staking';
import { CoinName } from '../../parts/figures/CoinName.tsx';
import { useMessages } from '../../messages/index.ts';
import { coinIcon } from './coinIcon.ts';
import * as css from './StakeDialog.css.ts';
import { OpenButton } from './StakeForm.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** The coin that is exchanged, and the button that opens the coin switcher (ST-54); nothing where there is no other coin. */
export function CoinChoice({ stake, onOpen }: { readonly stake: Stake; readonly onOpen: () => void }): ReactElement | null {
  const { t } = useMessages(stakingDialogMessages);
  const { asset, coins, submission } = stake;
  if (coins.every((coin) => coin === asset)) return null;
  return (
    <div className={css.protocol}>
      <CoinName asset={asset} icon={coinIcon(stake)} />
      <OpenButton label={t('earn.staking.stake.switchCoin')} onPress={onOpen} disabled={submission.pending} />
    </div>
  );
}
