import { decimal } from '@earnkit/core';
import { createEarnClient } from '@earnkit/core/client';
import { createEarnPrompts } from '@earnkit/hooks';
import '@earnkit/ui/styles.css';
import { checkDialogBehaviour } from '@earnkit/ui/dialog-behaviour';
import * as account from '@earnkit/core/account/contract';
import { type FlexibleHolding, flexible } from '@earnkit/core/simple-earn/contract';
import { getResponse } from 'msw';
import { type ReactElement, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  AddFundsDialog,
  AprDetailsDialog,
  AutoEarnDialog,
  CancelRedemptionDialog,
  EarnArea,
  FlexibleRedeemDialog,
  FlexibleSubscribeDialog,
  InterestHistoryDialog,
  InviteFriendsDialog,
  LoginDialog,
  NotificationSubscriptionsDialog,
} from './index.ts';
import { mockEndpoint } from './testing/mockEndpoint.ts';
import { orderDesk } from './testing/orderDesk.ts';
import { STORY_NOW } from './testing/simpleEarnRows.ts';

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
  { name: 'Cancel this redemption?', role: 'alertdialog', draw: (shell) => <CancelRedemptionDialog {...shell} holding={holding} /> },
  { name: 'Redeem USDT', draw: (shell) => <FlexibleRedeemDialog {...shell} holding={holding} /> },
  { name: 'Subscribe USDT', draw: (shell) => <FlexibleSubscribeDialog {...shell} asset="USDT" /> },
  { name: 'USDT interest history', draw: (shell) => <InterestHistoryDialog {...shell} asset="USDT" cumulative={d('31.2')} /> },
  { name: 'Invite friends', draw: (shell) => <InviteFriendsDialog {...shell} /> },
  { name: 'Log in to continue', draw: (shell) => <LoginDialog {...shell} /> },
  { name: 'Notifications', draw: (shell) => <NotificationSubscriptionsDialog {...shell} /> },
];

const desk = orderDesk();
const handlers = [mockEndpoint(account.coinListing, { new_coin_start: null }), ...desk.handlers];
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

test('given a funding password prompt, keyboard, focus and scroll behave as in every dialog', async () => {
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
