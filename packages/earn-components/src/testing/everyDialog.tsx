import { decimal } from '@earnkit/core';
import { createEarnClient } from '@earnkit/core/client';
import * as account from '@earnkit/core/account/contract';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { getResponse } from 'msw';
import { type ReactElement, useState } from 'react';
import {
  AddFundsDialog,
  AprDetailsDialog,
  AutoEarnDialog,
  AutoEarnSettingsDialog,
  BonusLadderDialog,
  CancelRedemptionDialog,
  EarlyRedeemDialog,
  EarnArea,
  FixedSubscribeDialog,
  FlexibleRedeemDialog,
  FlexibleSubscribeDialog,
  HistoryDialog,
  InterestHistoryDialog,
  IneligibleDialog,
  InviteFriendsDialog,
  LoginDialog,
  NotificationSubscriptionsDialog,
  ReinvestDialog,
  SharePosterDialog,
  UpgradeVipGuide,
  VoucherPicker,
} from '../index.ts';
import { EligibilityDialog, LaunchpoolRedeemDialog, StakeDialog } from '../launchpool/index.ts';
import { WealthOrderDialog, WealthPosterDialog, WealthPurchaseDialog, WealthRedeemDialog } from '../private-wealth/index.ts';
import { SoftStakingDialog } from '../soft-staking/index.ts';
import { StakingRedeemDialog, StakingStakeDialog } from '../staking/index.ts';
import { fixedOrderView } from './fixedOrderView.ts';
import { historian } from './historyRows.ts';
import { mockEndpoint } from './mockEndpoint.ts';
import { mockFixed } from './mockFixed.ts';
import { mockFlexible } from './mockFlexible.ts';
import { mockLaunchpool } from './mockLaunchpool.ts';
import { mockStaking } from './mockStaking.ts';
import { mockWealth, wealthTarget } from './mockWealth.ts';
import { STORY_NOW } from './simpleEarnRows.ts';

const d = decimal;

const holding: FlexibleHolding = {
  id: '1',
  asset: 'USDT',
  icon: undefined,
  currentAmount: d('500'),
  lentAmount: d('380'),
  redeemingAmount: d('30'),
  redeemingRevocable: true,
  marginFrozenAmount: d('0'),
  launchpoolAmount: d('0'),
  cumulativeInterest: d('31.2'),
  nextAprFraction: d('0.0512'),
  lastAprFraction: d('0.0498'),
  bonusAprFraction: d('0'),
  bonusOpen: false,
  minLendAprFraction: d('0.005'),
  autoEarn: true,
  ladder: [],
};

interface Shell {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A dialog by its name, which a page opens and closes. */
export interface DialogCase {
  readonly name: string;
  readonly role?: 'dialog' | 'alertdialog';
  readonly draw: (shell: Shell) => ReactElement;
}

/** Every dialog of the kit. */
export const EVERY_DIALOG: readonly DialogCase[] = [
  { name: 'Add USDT', draw: (shell) => <AddFundsDialog {...shell} asset="USDT" /> },
  { name: 'USDT APR details', draw: (shell) => <AprDetailsDialog {...shell} asset="USDT" holding={holding} /> },
  {
    name: 'Turn on Auto-Earn for BTC?',
    role: 'alertdialog',
    draw: ({ open, onOpenChange }) => (
      <AutoEarnDialog change={open ? { asset: 'BTC', on: true } : undefined} onDismiss={() => onOpenChange(false)} />
    ),
  },
  { name: 'Auto-Earn settings', draw: (shell) => <AutoEarnSettingsDialog {...shell} /> },
  { name: 'Cancel this redemption?', role: 'alertdialog', draw: (shell) => <CancelRedemptionDialog {...shell} holding={holding} /> },
  { name: 'USDT bonus APR', draw: (shell) => <BonusLadderDialog {...shell} order={fixedOrderView} /> },
  { name: 'Redeem USDT early?', role: 'alertdialog', draw: (shell) => <EarlyRedeemDialog {...shell} order={fixedOrderView} /> },
  {
    name: 'Turn on auto-renew?',
    role: 'alertdialog',
    draw: ({ open, onOpenChange }) => (
      <ReinvestDialog change={open ? { order: fixedOrderView, on: true } : undefined} onDismiss={() => onOpenChange(false)} />
    ),
  },
  { name: 'Simple Earn history', draw: (shell) => <HistoryDialog {...shell} /> },
  { name: 'Redeem USDT', draw: (shell) => <FlexibleRedeemDialog {...shell} holding={holding} /> },
  { name: 'Subscribe USDT', draw: (shell) => <FlexibleSubscribeDialog {...shell} asset="USDT" /> },
  { name: 'Subscribe USDT, fixed', draw: (shell) => <FixedSubscribeDialog {...shell} asset="USDT" /> },
  {
    name: 'Choose a voucher',
    draw: (shell) => (
      <VoucherPicker
        {...shell}
        asset="USDT"
        days={30}
        amount={d('4000')}
        vouchers={{ state: 'loading' }}
        voucher={undefined}
        onVoucherChange={() => undefined}
      />
    ),
  },
  { name: 'Reach VIP 5 to subscribe', draw: (shell) => <UpgradeVipGuide {...shell} /> },
  { name: 'You are not eligible for this product', draw: (shell) => <IneligibleDialog {...shell} /> },
  { name: 'USDT interest history', draw: (shell) => <InterestHistoryDialog {...shell} asset="USDT" cumulative={d('31.2')} /> },
  { name: 'Invite friends', draw: (shell) => <InviteFriendsDialog {...shell} /> },
  { name: 'Stake SOL', draw: (shell) => <StakingStakeDialog {...shell} asset="SOL" /> },
  { name: 'Redeem SOL', draw: (shell) => <StakingRedeemDialog {...shell} asset="SOL" /> },
  { name: 'Log in to continue', draw: (shell) => <LoginDialog {...shell} /> },
  { name: 'Share your earnings', draw: (shell) => <SharePosterDialog {...shell} /> },
  { name: 'Notifications', draw: (shell) => <NotificationSubscriptionsDialog {...shell} /> },
  { name: 'Stake for MOVE', draw: (shell) => <StakeDialog {...shell} projectId="1" poolId="12" /> },
  { name: 'Redeem USDT', draw: (shell) => <LaunchpoolRedeemDialog {...shell} projectId="1" poolId="11" /> },
  {
    name: 'How much counts for rewards',
    draw: (shell) => (
      <EligibilityDialog
        {...shell}
        pool={{
          asset: 'USDT',
          icon: undefined,
          volumeDays: 60,
          userVolume: d('62000'),
          tiers: [{ volume: d('5000'), stakeLimit: d('40000') }],
        }}
      />
    ),
  },
  { name: 'Earn by holding', draw: (shell) => <SoftStakingDialog {...shell} variant="activate" /> },
  { name: 'Stop earning?', draw: (shell) => <SoftStakingDialog {...shell} variant="close" /> },
  { name: 'STEADY USDT', draw: (shell) => <WealthOrderDialog {...shell} order={wealthTarget} /> },
  { name: 'Add to STEADY USDT', draw: (shell) => <WealthPurchaseDialog {...shell} order={wealthTarget} /> },
  { name: 'Redeem STEADY USDT', draw: (shell) => <WealthRedeemDialog {...shell} order={wealthTarget} /> },
  { name: 'Share your earnings', draw: (shell) => <WealthPosterDialog {...shell} order={wealthTarget} /> },
];

const mockExchange = mockFlexible();
const handlers = [
  mockEndpoint(account.coinListing, { new_coin_start: null }),
  ...mockExchange.handlers,
  ...mockFixed().handlers,
  ...historian(),
  ...mockWealth().handlers,
  ...mockLaunchpool().handlers,
  ...mockStaking().handlers,
];
/** Answers what the dialogs read. */
export const dialogClient = createEarnClient({
  readRetries: 0,
  fetch: async (input, init) => (await getResponse([...handlers], new Request(input, init))) ?? new Response('{}', { status: 404 }),
});

/** A page with a button that opens a dialog. */
export function DialogPage({ draw }: Pick<DialogCase, 'draw'>): ReactElement {
  const [open, onOpenChange] = useState(false);
  return (
    <EarnArea
      client={dialogClient}
      session={{ state: 'signed-in', id: 'ada' }}
      timeZone="UTC"
      now={() => STORY_NOW}
      navigate={() => undefined}
    >
      <button type="button" onClick={() => onOpenChange(true)}>
        Open
      </button>
      {draw({ open, onOpenChange })}
    </EarnArea>
  );
}
