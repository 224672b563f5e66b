import * as notifications from '@earnkit/core/notifications/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@earnkit/ui';
import { httpError, losesAnswer, mockEndpoint, neverAnswers, refuse } from '../testing/mockEndpoint.ts';
import { t } from '../testing/words.ts';
import { NotificationSubscriptions } from './NotificationSubscriptions.tsx';
import { NotificationSubscriptionsDialog } from './NotificationSubscriptionsDialog.tsx';

const meta = {
  title: 'Account/Notifications',
  component: NotificationSubscriptions,
  parameters: {
    unreachable: {
      'empty, one-row, many-rows': 'it has two or three switches',
      long: 'its words are our own',
      'sold-out, quota-used, vip-only': 'nothing is bought here',
      stale: 'a switch that was read stays as it is until it is changed here',
    },
  },
} satisfies Meta<typeof NotificationSubscriptions>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Settings {
  candyDrop: boolean;
  launchpool: boolean;
  holderAirdrop: boolean;
}

const bit = (on: boolean): 0 | 1 => (on ? 1 : 0);

/** An exchange that stores the switches. */
const exchangeWith = (settings: Settings): readonly HttpHandler[] => [
  mockEndpoint(notifications.candyDrop, () => ({ global_subscribe_status: settings.candyDrop ? (1 as const) : (2 as const) })),
  mockEndpoint(notifications.setCandyDrop, ({ status }) => {
    settings.candyDrop = status === 1;
    return undefined;
  }),
  mockEndpoint(notifications.launchpool, () => [
    { items: [{ msg_switch: 'startup_mining_switch', switch_status: bit(settings.launchpool) }] },
  ]),
  mockEndpoint(notifications.setLaunchpool, ({ sets }) => {
    settings.launchpool = sets.startup_mining_switch === 1;
    return undefined;
  }),
  mockEndpoint(notifications.holderAirdrop, () => ({ hodler_notify: bit(settings.holderAirdrop), hodler_gt_exchange: '0' as const })),
  mockEndpoint(notifications.setHolderAirdrop, ({ value }) => {
    settings.holderAirdrop = value === '1';
    return undefined;
  }),
];

const some = (): Settings => ({ candyDrop: true, launchpool: false, holderAirdrop: false });
const toggle = (name: string) => screen.findByRole('switch', { name });

/** Each of the three switches changes on its own, and a toast confirms it (SH-59 to SH-62). @state success */
export const Three: Story = {
  beforeEach: ({ msw }) => msw.use(...exchangeWith(some())),
  play: async () => {
    await expect(await toggle(t('earn.notifications.candyDrop'))).toBeChecked();
    await expect(await toggle(t('earn.notifications.holderAirdrop'))).not.toBeChecked();
    await userEvent.click(await toggle(t('earn.notifications.launchpool')));
    await screen.findByText(t('finances.subscribed.tip'));
    await expect(await toggle(t('earn.notifications.launchpool'))).toBeChecked();
    await userEvent.click(await toggle(t('earn.notifications.candyDrop')));
    await screen.findByText(t('finances.subscription.cancelled'));
    await expect(await toggle(t('earn.notifications.candyDrop'))).not.toBeChecked();
  },
};

export const Chinese: Story = {
  parameters: { earn: { locale: 'zh' } },
  beforeEach: ({ msw }) => msw.use(...exchangeWith(some())),
  play: async () => {
    await userEvent.click(await toggle('持币空投'));
    await screen.findByText('订阅成功');
  },
};

/** The US edition has no candy drops and requests nothing about them (US-03). @state restricted-region */
export const UsEdition: Story = {
  parameters: { earn: { edition: 'us' } },
  beforeEach: ({ msw }) => msw.use(...exchangeWith(some()).filter(({ info }) => !info.header.includes('task-square'))),
  play: async () => {
    await toggle(t('earn.notifications.launchpool'));
    await toggle(t('earn.notifications.holderAirdrop'));
    await expect(screen.getAllByRole('switch')).toHaveLength(2);
    await expect(screen.queryByText(t('earn.notifications.candyDrop'))).toBeNull();
  },
};

/** While the switches load, none can be pressed. @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(neverAnswers(notifications.candyDrop), neverAnswers(notifications.launchpool), neverAnswers(notifications.holderAirdrop)),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** A switch that cannot be read leaves the others alone and offers a retry. The focus stays in its row. @state partly-failed */
export const PartlyFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(notifications.launchpool, 502), ...exchangeWith(some())),
  play: async ({ msw }) => {
    await toggle(t('earn.notifications.candyDrop'));
    const again = await screen.findByRole('button', {
      name: t('earn.notifications.retryOf', { name: t('earn.notifications.launchpool') }),
    });
    msw.use(...exchangeWith({ ...some(), launchpool: true }));
    again.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await toggle(t('earn.notifications.launchpool'))).toBeChecked();
    await expect(document.activeElement?.closest('li')).toBe((await toggle(t('earn.notifications.launchpool'))).closest('li'));
    await userEvent.tab();
    await expect(await toggle(t('earn.notifications.launchpool'))).toHaveFocus();
  },
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(httpError(notifications.candyDrop, 500), httpError(notifications.launchpool, 500), httpError(notifications.holderAirdrop, 500)),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.notifications.failedAll'));
    await expect(canvas.getByRole('button', { name: t('earn.retry') })).toBeEnabled();
  },
};

/** When the exchange refuses, the switch goes back and a toast shows the text of the exchange (AMB-006). @state refused */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(notifications.setLaunchpool, 1234, 'Not for <b>sub-accounts</b>.'), ...exchangeWith(some())),
  play: async () => {
    await userEvent.click(await toggle(t('earn.notifications.launchpool')));
    await screen.findByText('Not for <b>sub-accounts</b>.');
    await expect(await toggle(t('earn.notifications.launchpool'))).not.toBeChecked();
  },
};

/** A switch changes at once. Until the answer comes, it sends nothing more; the others can be pressed. @state submitting */
export const Sending: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(notifications.setLaunchpool), ...exchangeWith(some())),
  play: async () => {
    const launchpool = await toggle(t('earn.notifications.launchpool'));
    await userEvent.click(launchpool);
    await waitFor(() => expect(launchpool).toBeChecked());
    await expect(launchpool).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(launchpool);
    await expect(launchpool).toBeChecked();
    await userEvent.click(await toggle(t('earn.notifications.holderAirdrop')));
    await screen.findByText(t('finances.subscribed.tip'));
  },
};

/** When the answer is lost, the state of the switch is read before a result is shown. @state outcome-unknown */
export const Checking: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(notifications.setLaunchpool), ...exchangeWith(some())),
  play: async () => {
    await userEvent.click(await toggle(t('earn.notifications.launchpool')));
    await screen.findByText(t('earn.setting.checking'));
    await expect(await toggle(t('earn.notifications.launchpool'))).toBeChecked();
    await expect(screen.queryByText(t('finances.subscribed.tip'))).toBeNull();
  },
};

const askLogin = fn();

/** A visitor is asked to sign in, and nothing is requested (SH-03, SH-04). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' }, onLoginNeeded: askLogin } },
  beforeEach: () => {
    askLogin.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.login') }));
    await expect(askLogin).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** The dialog can be opened and used with the keyboard alone. */
export const InADialog: Story = {
  render: function InADialog() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Notifications</Button>
        <NotificationSubscriptionsDialog open={open} onOpenChange={setOpen} />
      </>
    );
  },
  beforeEach: ({ msw }) => msw.use(...exchangeWith(some())),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Notifications' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: t('earn.notifications.title') }));
    const launchpool = await dialog.findByRole('switch', { name: t('earn.notifications.launchpool') });
    launchpool.focus();
    await userEvent.keyboard(' ');
    await screen.findByText(t('finances.subscribed.tip'));
    await expect(launchpool).toBeChecked();
    await expect(launchpool).toHaveFocus();
    // The toast is above the dialog, so Escape closes it first.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(t('finances.subscribed.tip'))).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** On a phone the dialog is a sheet. */
export const OnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } } },
  globals: { viewport: { value: 'phone' } },
  render: () => <NotificationSubscriptionsDialog open onOpenChange={fn()} />,
  beforeEach: ({ msw }) => msw.use(...exchangeWith(some())),
  play: async () => {
    await toggle(t('earn.notifications.launchpool'));
  },
};
