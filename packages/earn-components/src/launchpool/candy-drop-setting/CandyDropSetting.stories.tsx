import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { type SentSettings, mockCampaigns } from '../../testing/mockCampaigns.ts';
import { t } from '../../testing/words.ts';
import { CandyDropSetting } from './CandyDropSetting.tsx';

const meta = {
  title: 'Launchpool/Candy-drop setting',
  component: CandyDropSetting,
  parameters: {
    unreachable: {
      'empty, one-row, many-rows, partly-failed': 'it has one switch',
      long: 'its words are our own',
      'sold-out, quota-used, vip-only': 'nothing is bought here',
      stale: 'a switch that was read stays as it is until it is changed here',
      'loading, failed, refused, submitting, outcome-unknown, signed-out': 'its content is notification-subscriptions, which shows it',
    },
  },
} satisfies Meta<typeof CandyDropSetting>;
export default meta;
type Story = StoryObj<typeof meta>;

const toggle = (name: string) => screen.findByRole('switch', { name });
/** What the story's exchange was sent. */
let sent: SentSettings;

/** The switch of candy drops sends aid -1 and the opposite status, and asks nothing about other notices (CD-04, CD-05). @state success */
export const CandyDrop: Story = {
  beforeEach: ({ msw }) => {
    sent = [];
    msw.use(...mockCampaigns({ candyDrop: true, holderAirdrop: false }, sent));
  },
  play: async () => {
    await expect(await toggle(t('earn.notifications.candyDrop'))).toBeChecked();
    await expect(screen.getAllByRole('switch')).toHaveLength(1);
    await userEvent.click(await toggle(t('earn.notifications.candyDrop')));
    await screen.findByText(t('finances.subscription.cancelled'));
    await expect(await toggle(t('earn.notifications.candyDrop'))).not.toBeChecked();
    await expect(sent).toEqual([{ aid: -1, status: 2 }]);
  },
};

/** The US edition has no candy drops, asks nothing about them and says so (US-03). @state restricted-region */
export const CandyDropInTheUs: Story = {
  parameters: { earn: { edition: 'us' } },
  play: async () => {
    await screen.findByText(t('earn.candyDrop.notOffered'));
    await expect(screen.queryByRole('switch')).toBeNull();
  },
};
