import { fixed, flexible } from '@earnkit/core/simple-earn/contract';
import { createEarnPrompts, useAutoEarnQuestion } from '@earnkit/hooks';
import { Button, Switch } from '@earnkit/ui';
import { checkDialogBehaviour } from '@earnkit/ui/dialog-behaviour';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FlexibleHoldings } from '../simple-earn/flexible-holdings/FlexibleHoldings.tsx';
import { FlexibleSubscribeDialog } from '../simple-earn/flexible-subscribe-dialog/index.ts';
import { MarketList } from '../simple-earn/market-list/MarketList.tsx';
import { mockEndpoint, refuse } from '../testing/mockEndpoint.ts';
import { mockFlexible } from '../testing/mockFlexible.ts';
import { address, beginning, part, t } from '../testing/words.ts';
import { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';

const navigate = fn();
const anonymous = { state: 'anonymous' } as const;

const meta = {
  title: 'Account/Login dialog',
  component: LoginDialog,
  args: { open: true, onOpenChange: fn() },
  parameters: {
    unreachable: {
      'loading, stale, partly-failed, failed': 'it reads nothing',
      'empty, one-row, many-rows, long': 'it has two links and sentences of our own',
      'refused, submitting, outcome-unknown, success': 'signing in happens on a page of the exchange',
      'sold-out, quota-used, vip-only, restricted-region': 'nothing is bought here',
    },
    earn: { navigate },
  },
  beforeEach: ({ msw }) => {
    navigate.mockClear();
    msw.use(...mockFlexible().handlers);
  },
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const modal = (name = t('earn.session.title')) => screen.findByRole('dialog', { name });
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

/** Both methods are links of the provider. The login link contains the page to return to (SH-05, RG-07). @state signed-out */
export const Playground: Story = {
  play: async ({ args }) => {
    await modal();
    const { pathname, search } = window.location;
    await expect(ways()).toEqual([address('/signup'), address(`/login?${new URLSearchParams({ next: pathname + search }).toString()}`)]);
    await waitFor(() => expect(screen.getByRole('link', { name: t('earn.login') })).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: t('earn.session.signUp') }));
    await expect(navigate).toHaveBeenCalledWith(address('/signup'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh' },
  play: async () => {
    await modal('登录后继续');
    await expect(ways()[0]).toBe('/zh/signup');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

function Opener(props: LoginDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <LoginDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Opens, closes and returns the focus as every dialog does. */
export const Behaviour: Story = {
  args: { open: false },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) =>
    checkDialogBehaviour({
      user: userEvent,
      opener: canvas.getByRole('button', { name: 'Open' }),
      name: t('earn.session.title'),
    }),
};

/**
 * A visitor can open the form. Sending it asks them to sign in, and closing that dialog returns to the form (SH-03, SH-05).
 *
 * @state signed-out
 */
export const VisitorActs: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(fixed.products, [])),
  parameters: { earn: { session: anonymous, navigate } },
  render: () => <MarketList />,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: part(t('earn.market.openBest', { apr: `${t('earn.upTo')} 11.12%`, coin: 'USDT', product: t('earn.flexibleTerm') })),
      }),
    );
    const act = await within(await modal(t('earn.subscribeCoin', { coin: 'USDT' }))).findByRole('button', { name: t('earn.login') });
    await userEvent.click(act);
    await modal();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(act).toHaveFocus());
    await userEvent.click(act);
    await modal();
    await userEvent.click(screen.getByRole('link', { name: t('earn.login') }));
    await expect(navigate).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: t('earn.session.title') })).toBeNull());
  },
};

function AutoEarnSwitch() {
  const { change, ask } = useAutoEarnQuestion();
  return <Switch label="Auto-Earn" checked={change !== undefined} onCheckedChange={(on) => ask({ asset: 'USDT', on })} />;
}

/** A visitor who switches Auto-Earn on sees the registration modal, and the switch does not change (SH-08). */
export const VisitorSwitchesAutoEarnOn: Story = {
  parameters: { earn: { session: anonymous } },
  render: () => <AutoEarnSwitch />,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Auto-Earn' });
    await userEvent.click(toggle);
    await modal();
    await expect(toggle).not.toBeChecked();
  },
};

/** With `login="page"` the login page opens at once (SH-05). */
export const LoginPage: Story = {
  parameters: { earn: { session: anonymous, navigate, login: 'page' } },
  render: () => <FlexibleHoldings />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.login') }));
    await expect(navigate).toHaveBeenCalledWith(expect.stringMatching(beginning(address('/login?next='))));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const onAppLogin = fn();

/** Inside the exchange's own app, the app signs the person in (SH-06, AMB-010). */
export const AppMode: Story = {
  parameters: { sameAs: 'the app that signs in is outside of the page', earn: { session: anonymous, navigate, appMode: true, onAppLogin } },
  beforeEach: () => void onAppLogin.mockClear(),
  render: () => <FlexibleHoldings />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.login') }));
    await expect(onAppLogin).toHaveBeenCalledOnce();
    await expect(navigate).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const prompts = createEarnPrompts();

/**
 * When the session ends during a form, the person is asked once to sign in. Closing that dialog returns to the form with its
 * input (SH-41, AMB-012, A03).
 *
 * @state signed-out
 */
export const SessionLost: Story = {
  parameters: { earn: { prompts, navigate } },
  render: () => <FlexibleSubscribeDialog open asset="USDT" onOpenChange={fn()} />,
  beforeEach: ({ msw }) => {
    msw.use(refuse(flexible.subscribe, 401, 'login'), ...mockFlexible().handlers);
  },
  play: async () => {
    await screen.findByText('1,204.5');
    const amount = screen.getByRole('textbox', { name: t('earn.amount.label') });
    await userEvent.type(amount, '100');
    await userEvent.click(screen.getByRole('button', { name: t('earn.subscribe') }));
    await modal();
    await expect(amount).not.toBeVisible();
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(amount).toBeVisible());
    await expect(amount).toHaveValue('100');
  },
};
