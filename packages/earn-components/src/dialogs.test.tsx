import { decimal } from '@earnkit/core';
import { createEarnClient } from '@earnkit/core/client';
import { createEarnPrompts } from '@earnkit/hooks';
import '@earnkit/ui/styles.css';
import { checkDialogBehaviour } from '@earnkit/ui/dialog-behaviour';
import * as account from '@earnkit/core/account/contract';
import { type FlexibleHolding, flexible } from '@earnkit/core/simple-earn/contract';
import { getResponse } from 'msw';
import { type ReactElement, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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
} from './index.ts';
import { EligibilityDialog, LaunchpoolRedeemDialog, StakeDialog } from './launchpool/index.ts';
import { WealthOrderDialog, WealthPosterDialog, WealthPurchaseDialog, WealthRedeemDialog } from './private-wealth/index.ts';
import { SoftStakingDialog } from './soft-staking/index.ts';
import { StakingRedeemDialog, StakingStakeDialog } from './staking/index.ts';
import { mockFixed } from './testing/mockFixed.ts';
import { historian } from './testing/historyRows.ts';
import { mockLaunchpool } from './testing/mockLaunchpool.ts';
import { mockEndpoint } from './testing/mockEndpoint.ts';
import { mockFlexible } from './testing/mockFlexible.ts';
import { mockWealth, wealthTarget } from './testing/mockWealth.ts';
import { fixedOrderView } from './testing/fixedOrderView.ts';
import { mockStaking } from './testing/mockStaking.ts';
import { STORY_NOW } from './testing/simpleEarnRows.ts';
import { cutTexts } from './testing/visibleTexts.ts';

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

interface DialogCase {
  readonly name: string;
  readonly role?: 'dialog' | 'alertdialog';
  readonly draw: (shell: Shell) => ReactElement;
}

const dialogs: readonly DialogCase[] = [
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
const client = createEarnClient({
  readRetries: 0,
  fetch: async (input, init) => (await getResponse([...handlers], new Request(input, init))) ?? new Response('{}', { status: 404 }),
});

function Page({ draw }: Pick<DialogCase, 'draw'>): ReactElement {
  const [open, onOpenChange] = useState(false);
  return (
    <EarnArea client={client} session={{ state: 'signed-in', id: 'ada' }} timeZone="UTC" now={() => STORY_NOW} navigate={() => undefined}>
      <button type="button" onClick={() => onOpenChange(true)}>
        Open
      </button>
      {draw({ open, onOpenChange })}
    </EarnArea>
  );
}

const openerIn = (container: HTMLElement): HTMLElement => {
  const opener = container.querySelector('button');
  if (opener === null) throw new Error('The page has no button.');
  return opener;
};

test.each(dialogs)('given "$name" opens, keyboard, focus and scroll behave as every dialog does', async ({ name, role, draw }) => {
  const screen = await render(<Page draw={draw} />);
  await expect.element(screen.getByText('Open')).toBeInTheDocument();
  await checkDialogBehaviour({ user: userEvent, opener: openerIn(screen.container), name, ...(role && { role }) });
});

/** Text as far apart as a person may set it (WCAG 2.2, 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

test.each(dialogs.filter(({ name }) => /^(Subscribe|Redeem|Stake|Add to) /.test(name)))(
  'given text far apart at 320 px, when "$name" opens, then nothing is cut or beside the screen, and its actions are in view (L05)',
  async ({ name, role = 'dialog', draw }) => {
    const spaced = Object.assign(document.createElement('style'), { textContent: SPACED });
    document.head.append(spaced);
    await page.viewport(320, 640);
    onTestFinished(async () => {
      spaced.remove();
      await page.viewport(1280, 800);
    });
    const screen = await render(<Page draw={draw} />);
    await screen.getByText('Open').click();
    const dialog = screen.getByRole(role, { name });
    await expect.element(dialog).toBeVisible();
    await expect
      .poll(() => dialog.element().querySelector('[data-part="dialog-footer"]')?.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(641);
    await expect.poll(() => cutTexts(document.body)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(320);
  },
);

test('given a funding password prompt, then keyboard, focus and scroll behave as in every dialog', async () => {
  const prompts = createEarnPrompts();
  const call = { call: flexible.redeem.name, message: undefined, attempt: 1 };
  const screen = await render(
    <EarnArea client={client} prompts={prompts} session={{ state: 'signed-in', id: 'ada' }} timeZone="UTC">
      <button type="button" onClick={() => void prompts.client.onFundingPassword({ ...call, over: new Promise(() => undefined) })}>
        Open
      </button>
    </EarnArea>,
  );
  await checkDialogBehaviour({ user: userEvent, opener: openerIn(screen.container), name: 'Enter your funding password' });
});
