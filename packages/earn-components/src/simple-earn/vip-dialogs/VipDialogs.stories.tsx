import { fixed } from '@earnkit/core/simple-earn/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { address, t } from '../../testing/words.ts';
import { IneligibleDialog } from './IneligibleDialog.tsx';
import { UpgradeVipGuide } from './UpgradeVipGuide.tsx';

const navigate = fn();

const meta = {
  title: 'Simple Earn/VIP dialogs',
  component: UpgradeVipGuide,
  args: { open: true, onOpenChange: fn() },
  parameters: {
    unreachable: {
      'empty, one-row, many-rows': 'it has one piece of advice',
      long: 'the exchange gives a coin and a number; the sentence is our own',
      'submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, restricted-region': 'they say that a tier or an invitation is missing',
      'signed-out': 'the tier of a visitor is not known, so that nothing opens them',
      'stale, failed': 'the way to a tier is advice: without it the guide still leads on',
    },
    earn: { navigate },
  },
  beforeEach: ({ msw }) => {
    navigate.mockClear();
    msw.use(mockEndpoint(fixed.upgradeWay, { recommend_type: 1, recommend_asset: 'GT', recommend_value: '1000' }));
  },
} satisfies Meta<typeof UpgradeVipGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const way =
  (type: number, asset: string | null, value: string | null): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    msw.use(mockEndpoint(fixed.upgradeWay, { recommend_type: type, recommend_asset: asset, recommend_value: value }));

/**
 * Leads to the VIP page with the tier to reach, and names holding the platform's coin as the quickest way (SE-X-55, SE-18, SE-29).
 *
 * @state vip-only
 */
export const HoldCoin: Story = {
  play: async ({ args }) => {
    await shown(await screen.findByText(t('earn.vip.guide.hold', { value: '1,000', coin: 'GT' })));
    await userEvent.click(screen.getByRole('button', { name: t('earn.vip.guide.open') }));
    await expect(navigate).toHaveBeenCalledWith(address('/vip?upTo=5'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Holding assets is the quickest way (SE-29). @state vip-only */
export const HoldAssets: Story = {
  beforeEach: way(2, 'USDT', '50000'),
  play: async () => shown(await screen.findByText(t('earn.vip.guide.assets', { value: '50,000', coin: 'USDT' }))),
};

/** Trading is the quickest way, with a link to a market (SE-29). @state vip-only */
export const TradeVolume: Story = {
  beforeEach: way(3, 'USDT', '1000000'),
  play: async ({ args }) => {
    await shown(await screen.findByText(t('earn.vip.guide.volume', { value: '1,000,000', coin: 'USDT' })));
    await userEvent.click(screen.getByRole('link', { name: t('earn.vip.guide.trade') }));
    await expect(navigate).toHaveBeenCalledWith(address('/trade/BTC_USDT'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The exchange recommends no way: the guide still leads to the VIP page (SE-29). @state vip-only */
export const NoWay: Story = {
  beforeEach: way(0, null, null),
  play: async () => {
    await shown(await screen.findByText(t('earn.vip.guide.text', { tier: '5' })));
    await waitFor(() => expect(screen.queryByText(t('earn.vip.guide.quickest'))).toBeNull());
  },
};

/** Another tier than the first one. */
export const OtherTier: Story = {
  args: { tier: 8 },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: t('earn.vip.guide.open') }));
    await expect(navigate).toHaveBeenCalledWith(address('/vip?upTo=8'));
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(fixed.upgradeWay)) };

/** The way cannot be read: the guide says nothing of it and still leads on. @state partly-failed */
export const WayFailed: Story = {
  parameters: { sameAs: 'a way that cannot be read is left out, as one that there is not' },
  beforeEach: ({ msw }) => msw.use(httpError(fixed.upgradeWay, 500)),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: t('earn.vip.guide.open') })).toBeEnabled());
    await expect(screen.queryByText(t('earn.vip.guide.quickest'))).toBeNull();
  },
};

/** The person is not eligible; the dialog leads to the other products (SE-X-59). @state refused */
export const Ineligible: Story = {
  render: (args) => <IneligibleDialog {...args} />,
  play: async ({ args }) => {
    await shown(await screen.findByRole('dialog', { name: t('simple.event.ineligible') }));
    await userEvent.click(screen.getByRole('button', { name: t('earn.vip.ineligible.browse') }));
    await expect(navigate).toHaveBeenCalledWith(address('/simple-earn'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The host decides where browsing leads. */
export const IneligibleInHost: Story = {
  parameters: { sameAs: 'the link leads to another page of the host' },
  render: (args) => <IneligibleDialog {...args} onBrowse={() => navigate('elsewhere')} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: t('earn.vip.ineligible.browse') }));
    await expect(navigate).toHaveBeenCalledWith('elsewhere');
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh' },
  play: async () => shown(await screen.findByRole('dialog', { name: '升至 VIP 5 即可申购' })),
};
