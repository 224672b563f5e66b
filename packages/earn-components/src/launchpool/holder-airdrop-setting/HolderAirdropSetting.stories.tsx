import * as notifications from '@earnkit/core/notifications/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type SentSettings, mockCampaigns } from '../../testing/mockCampaigns.ts';
import { refuse } from '../../testing/mockEndpoint.ts';
import { t } from '../../testing/words.ts';
import { HolderAirdropSetting } from './HolderAirdropSetting.tsx';

const meta = {
  title: 'Launchpool/Holder-airdrop setting',
  component: HolderAirdropSetting,
  parameters: {
    unreachable: {
      'empty, one-row, many-rows, partly-failed': 'it has one switch',
      long: 'its words are our own',
      'sold-out, quota-used, vip-only': 'nothing is bought here',
      'restricted-region': 'every edition has holder airdrops',
      stale: 'a switch that was read stays as it is until it is changed here',
      'loading, failed, submitting, outcome-unknown': 'its content is notification-subscriptions, which shows it',
    },
  },
} satisfies Meta<typeof HolderAirdropSetting>;
export default meta;
type Story = StoryObj<typeof meta>;

const toggle = (name: string) => screen.findByRole('switch', { name });
/** What the story's exchange was sent. */
let sent: SentSettings;

/** The setting of holder airdrops is written by its name, as the text 1 or 0 (HA-02, HA-03, AMB-079). @state success */
export const Stored: Story = {
  beforeEach: ({ msw }) => {
    sent = [];
    msw.use(...mockCampaigns({ candyDrop: true, holderAirdrop: false }, sent));
  },
  play: async () => {
    await expect(await toggle(t('earn.notifications.holderAirdrop'))).not.toBeChecked();
    await userEvent.click(await toggle(t('earn.notifications.holderAirdrop')));
    await screen.findByText(t('finances.subscribed.tip'));
    await expect(await toggle(t('earn.notifications.holderAirdrop'))).toBeChecked();
    await expect(sent).toEqual([{ name: 'HODLER_AIRDROP_NOTIFY', value: '1' }]);
  },
};

/** A refused change goes back, and a toast shows the exchange's words (HA-04, AMB-006). @state refused */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(notifications.setHolderAirdrop, 1234, 'Not for <b>sub-accounts</b>.'),
      ...mockCampaigns({ candyDrop: true, holderAirdrop: false }),
    ),
  play: async () => {
    await userEvent.click(await toggle(t('earn.notifications.holderAirdrop')));
    await screen.findByText('Not for <b>sub-accounts</b>.');
    await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
  },
};

/** A visitor is asked to sign in, and nothing is requested (SH-03). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: t('earn.login') })).toBeEnabled();
    await expect(screen.queryByRole('switch')).toBeNull();
  },
};
