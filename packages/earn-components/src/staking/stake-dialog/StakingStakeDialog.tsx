'use client';
import type { ReactElement } from 'react';
import { type StakeOptions, type StakeReceipt, useStakingProduct } from '@earnkit/hooks/staking';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { StakeFlow } from './StakeFlow.tsx';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';

/** Props of {@link StakingStakeDialog}. */
export interface StakingStakeDialogProps extends DialogOpenProps, StakeOptions {
  /** The coin of the product. @default the product is named by its id */
  asset?: string | undefined;
  /** Id of the product or protocol. @default the product is named by its coin */
  pid?: string | undefined;
  /**
   * Whether the page is embedded in another (ST-32): there is no transfer shortcut (ST-36, AMB-118), and no link opens a new tab
   * (ST-34). @default false
   */
  embedded?: boolean;
  /** Called before a link leads to another page; the amount is kept for the return. @default closes it */
  onLeave?: (() => void) | undefined;
  /** Called when the success dialog is closed, before it leads to another page as well (ST-35). @default nothing */
  onReceiptClose?: (() => void) | undefined;
  /** Called once for each stake that is placed while the dialog is open. @default nothing */
  onSuccess?: ((receipt: StakeReceipt) => void) | undefined;
}

/**
 * Stakes a coin (ST-25, ST-37 to ST-70). The loaded config decides the variant: debt, DeFi, exchange, staking or default.
 * A spinner is shown until the config and the variant's code are loaded.
 */
export const StakingStakeDialog = whileOpen<StakingStakeDialogProps>(({ asset, pid }) => `${asset ?? ''} ${pid ?? ''}`)(
  function StakingStakeDialog({ asset, pid, autoSelect, vip, accountKind, requireConfirmOrder, coin, ...rest }, ref): ReactElement {
    const target = { asset, pid };
    const options = { autoSelect, vip, accountKind, requireConfirmOrder, coin };
    return <StakeFlow {...rest} ref={ref} target={target} reading={useStakingProduct(target)} options={options} />;
  },
);
