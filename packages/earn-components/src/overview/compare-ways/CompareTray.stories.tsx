import { fixed } from '@earnkit/core/simple-earn/contract';
import type { WayChoice } from '@earnkit/hooks/overview';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { fixedProductRows } from '../../testing/fixedProductRows.ts';
import { part, t } from '../../testing/words.ts';
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
    await expect(await screen.findByText(`USDT ${t('earn.ways.fixed', { days: 30 })}`)).toBeVisible();
    await expect(screen.getByText(t('earn.compare.trayOne'))).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: part(t('earn.ui.remove', { name: `USDT ${t('earn.ways.product.flexible')}` })) }),
    );
    await expect(changed).toHaveBeenLastCalledWith([THIRTY]);
    await userEvent.click(screen.getByRole('link', { name: t('earn.compare.trayOpen', { count: '2' }) }));
    await expect(navigate).toHaveBeenLastCalledWith('/earn/compare');
  },
};

/** Three are the most. */
export const Full: Story = {
  args: { choices: [FLEXIBLE, THIRTY, { asset: 'BTC', key: 'staking-7' }] },
  play: async () => {
    await expect(screen.getByText(t('earn.compare.trayFull'))).toBeVisible();
    await expect(screen.getByText(`BTC ${t('earn.ways.product.staking')}`)).toBeVisible();
  },
};

/** While the terms are read, and where they cannot be, a fixed product is named without its days. @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(fixed.products)),
  play: async () => {
    await expect(await screen.findByText(`USDT ${t('earn.ways.product.fixed')}`)).toBeVisible();
  },
};

/** Nothing is drawn without a way. @state empty */
export const Empty: Story = {
  parameters: { sameAs: 'without a way nothing is drawn' },
  args: { choices: [] },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('region', { name: t('earn.compare.tray') })).toBeNull());
  },
};
