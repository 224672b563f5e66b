import { fixed } from '@earnkit/core/simple-earn/contract';
import type { WayChoice } from '@earnkit/hooks/overview';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { fixedProductRows } from '../../testing/fixedProductRows.ts';
import { CompareTray } from './CompareTray.tsx';

const navigate = fn();
const changed = fn();
const FLEXIBLE: WayChoice = { asset: 'USDT', key: 'flexible' };
const THIRTY: WayChoice = { asset: 'USDT', key: 'fixed-130' };

const meta = {
  title: 'Overview/Compare tray',
  component: CompareTray,
  args: { choices: [FLEXIBLE, THIRTY], onChoicesChange: changed, href: '/earn/compare' },
  parameters: { earn: { navigate } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(fixed.products, ({ type }) => (type === '1' ? fixedProductRows : []))),
} satisfies Meta<typeof CompareTray>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two ways: there is room for one more, each can be removed, and the button leads to the comparison. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText('USDT Fixed, 30 days')).toBeVisible();
    await expect(screen.getByText('one more')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /USDT Flexible/ }));
    await expect(changed).toHaveBeenLastCalledWith([THIRTY]);
    await userEvent.click(screen.getByRole('link', { name: 'Compare 2' }));
    await expect(navigate).toHaveBeenLastCalledWith('/earn/compare');
  },
};

/** Three are the most. */
export const Full: Story = {
  args: { choices: [FLEXIBLE, THIRTY, { asset: 'BTC', key: 'staking-7' }] },
  play: async () => {
    await expect(screen.getByText('Three is the most.')).toBeVisible();
    await expect(screen.getByText('BTC Staking')).toBeVisible();
  },
};

/** While the terms are read, and where they cannot be, a fixed product is named without its days. @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(fixed.products)),
  play: async () => {
    await expect(await screen.findByText('USDT Fixed')).toBeVisible();
  },
};

/** Nothing is drawn without a way. @state empty */
export const Empty: Story = {
  args: { choices: [] },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull());
  },
};
