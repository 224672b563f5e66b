import { flexible } from '@earnkit/core/simple-earn/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { EarnSummary } from '../simple-earn/earn-summary/EarnSummary.tsx';
import { FlexibleHoldings } from '../simple-earn/flexible-holdings/FlexibleHoldings.tsx';
import { mockEndpoint } from '../testing/mockEndpoint.ts';
import { mockFlexible } from '../testing/mockFlexible.ts';
import { saver } from '../testing/saver.ts';
import { holdingRow } from '../testing/simpleEarnRows.ts';
import { t } from '../testing/words.ts';
import { HideBalancesButton } from './HideBalancesButton.tsx';

const meta = {
  title: 'Earn/Hide balances',
  component: HideBalancesButton,
  parameters: {
    unreachable: {
      'loading, empty, one-row, many-rows, long, stale, partly-failed, failed': 'it reads nothing',
      'refused, submitting, outcome-unknown, success': 'it sends nothing; the amounts of the area are hidden at once',
      'sold-out, quota-used, vip-only': 'nothing is bought here',
      'restricted-region, signed-out': 'it is the same button for everybody',
    },
  },
  render: () => (
    <>
      <HideBalancesButton />
      <EarnSummary />
      <FlexibleHoldings />
    </>
  ),
} satisfies Meta<typeof HideBalancesButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const KEY = 'earnkit.hideBalances';
/** A choice of another tab, which this tab is told of. */
const chooseElsewhere = (choice: '1' | undefined): void => {
  if (choice) localStorage.setItem(KEY, choice);
  else localStorage.removeItem(KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
};
const forget = (): void => chooseElsewhere(undefined);

/** One press hides every amount of the area, and no rate; a second one shows them. The choice is kept on this device. */
export const Hide: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...saver());
    return forget;
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/68,312\.44/);
    await canvas.findByText('12,500.00 / 11,875.50');
    await userEvent.click(canvas.getByRole('button', { name: t('earn.balances.hide') }));
    await expect(localStorage.getItem(KEY)).toBe('1');
    await expect(canvasElement).not.toHaveTextContent(/68,312|12,500|11,875|31\.20|0\.4821|1\.5000|8\.0000|≈/);
    await expect(canvas.getAllByText(t('earn.ui.hiddenAmount')).length).toBeGreaterThan(10);
    await expect(canvas.getByText('11.12%')).toBeVisible();
    await expect(canvas.getAllByText(t('earn.redeeming'))).toHaveLength(2);
    await expect(
      canvas.getByRole('button', { name: t('earn.holdings.interestOf', { amount: t('earn.amount.hidden'), coin: 'USDT' }) }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: t('earn.holdings.revokeCoin', { amount: t('earn.amount.hidden'), coin: 'ETH' }) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('earn.balances.show') }));
    await canvas.findByText(/68,312\.44/);
    await expect(localStorage.getItem(KEY)).toBeNull();
  },
};

/** The choice of an earlier visit counts from the first amount on. */
export const Remembered: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...saver());
    chooseElsewhere('1');
    return forget;
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: t('earn.balances.show') });
    await waitFor(() => expect(canvas.getAllByText('****').length).toBeGreaterThan(10));
    await expect(canvasElement).not.toHaveTextContent(/68,312|12,500/);
  },
};

/** A choice in another tab counts here at once. */
export const ChosenInAnotherTab: Story = {
  parameters: { sameAs: 'a choice in another tab hides the same as one made here' },
  beforeEach: ({ msw }) => {
    msw.use(...saver());
    return forget;
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/68,312\.44/);
    chooseElsewhere('1');
    await canvas.findByRole('button', { name: t('earn.balances.show') });
    await expect(canvas.queryByText(/68,312\.44/)).toBeNull();
  },
};

/** The dialog of an order shows its amounts: nobody confirms what they cannot see. */
export const OrderShowsAmounts: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      mockEndpoint(flexible.holdings, { list: [holdingRow({ asset: 'USDT', curr_amount: '500', lend_amount: '380' })], total: 1 }),
      ...mockFlexible().handlers,
    );
    chooseElsewhere('1');
    return forget;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.holdings.subscribeCoin', { coin: 'USDT' }) }));
    await screen.findByRole('dialog', { name: t('earn.subscribeCoin', { coin: 'USDT' }) });
    await screen.findByText('1,204.5');
  },
};

export const Chinese: Story = {
  parameters: { earn: { locale: 'zh' } },
  beforeEach: ({ msw }) => {
    msw.use(...saver());
    chooseElsewhere('1');
    return forget;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '显示余额' });
    await waitFor(() => expect(canvas.getAllByText('已隐藏').length).toBeGreaterThan(10));
  },
};
