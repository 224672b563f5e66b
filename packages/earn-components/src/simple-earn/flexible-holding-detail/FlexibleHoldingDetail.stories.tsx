import * as account from '@earnkit/core/account/contract';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { mockFlexible } from '../../testing/mockFlexible.ts';
import { saver } from '../../testing/saver.ts';
import { campaignRow, holdingRow, productRow } from '../../testing/simpleEarnRows.ts';
import { ANY, beginning, either, part, staleSince, t } from '../../testing/words.ts';
import { FlexibleHoldingDetail } from './FlexibleHoldingDetail.tsx';

const meta = {
  title: 'Simple Earn/Flexible holding detail',
  component: FlexibleHoldingDetail,
  parameters: {
    unreachable: {
      'one-row, many-rows': 'it shows one holding',
      'refused, submitting, outcome-unknown, success': 'its dialogs send, and show what became of it',
      'sold-out, quota-used, vip-only': 'a flexible product has no quota and is for everyone',
    },
  },
  args: { asset: 'USDT' },
  beforeEach: ({ msw }) => msw.use(...saver()),
} satisfies Meta<typeof FlexibleHoldingDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rate includes the bonus and lists its parts. Pressing a figure opens its details (SE-F-15 to SE-F-18, SE-F-21). */
export const Holding: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.detail.title'));
    await expect(canvas.getByText(t('earn.detail.holding'))).toBeInTheDocument();
    await expect(canvas.getByText(t('earn.aprParts', { base: '5.12%', bonus: '6.00%' }))).toBeInTheDocument();
    await expect(canvas.getByText(t('earn.principal')).nextElementSibling).toHaveTextContent('12,500.00 USDT');
    await expect(canvas.getByText(t('earn.holdings.borrowed')).nextElementSibling).toHaveTextContent('11,875.50 USDT');
    await expect(canvas.getByRole('button', { name: t('earn.redeem') })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: t('earn.holdings.subscribe') })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: part(t('earn.holdings.interestOf', { amount: '31.20', coin: 'USDT' })) }));
    await screen.findByRole('dialog', { name: t('earn.interest.titleOf', { coin: 'USDT' }) });
  },
};

/** The principal is the amount held now: it follows the exchange, and the lent amount beside it does not change it (SE-F-16). */
export const Principal: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, [
        holdingRow({ asset: 'USDT', curr_amount: '812.34567891', lend_amount: '700', frozen_amount: '12', margin_frozen_amount: '3' }),
      ]),
      ...saver(),
    ),
  play: async ({ canvas }) => {
    const principal = await canvas.findByText(t('earn.principal'));
    await expect(principal.nextElementSibling).toHaveTextContent(/^812\.34 USDT/);
  },
};

/** The bonus is said as "up to" where the campaign's limit pays this holding less; the details show what it earns (AMB-148). */
export const BonusUpTo: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.awardPool, campaignRow()), ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.aprPartsUpTo', { base: '5.12%', bonus: '6.00%' }));
    await userEvent.click(canvas.getByRole('button', { name: beginning(t('earn.holdings.aprUpToOf', { apr: '11.12%', coin: 'USDT' })) }));
    const dialog = within(await screen.findByRole('dialog', { name: t('earn.aprDetails.titleOf', { coin: 'USDT' }) }));
    // 10,000 of 12,500 USDT earn 6 %.
    await dialog.findByText('4.80%');
  },
};

/** A bonus with an unknown rate is `--`, not 0 %, and the total is the base rate. */
export const UnknownBonus: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(flexible.holdings, [holdingRow({ asset: 'USDT', ext_award_rate_year: null, is_open_award_pool: 1 })]), ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.aprParts', { base: '5.12%', bonus: '--' }));
    await expect(
      canvas.queryByText(either(t('earn.holdings.bonusCoin', { apr: ANY }), t('earn.holdings.bonusUpTo', { apr: ANY }))),
    ).toBeNull();
  },
};

/** A pending redemption can be cancelled while it is revocable (SE-F-19). */
export const Redeeming: Story = {
  args: { asset: 'ETH' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t('earn.holdings.revokeCoin', { amount: '1.5000', coin: 'ETH' }) });
  },
};

/** A pending redemption that is no longer revocable stays in the list, without a cancel button (AMB-082). */
export const RedeemingIrrevocably: Story = {
  args: { asset: 'SOL' },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.redeeming'));
    await expect(canvas.queryByRole('button', { name: part(t('earn.holdings.revoke')) })).toBeNull();
  },
};

/** The button beside the minimum opens its editor (SE-F-18). */
export const EditsMinimum: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.detail.editMinApr') }));
    await screen.findByRole('textbox', { name: part(t('earn.minApr.label')) });
  },
};

const product = fn(({ coin }: { coin: string }) => [productRow({ asset: coin })]);

/** The product of a person whose session says that they are verified is requested as verified (SE-F-22, AMB-150). */
export const Verified: Story = {
  parameters: { earn: { session: { state: 'signed-in', id: 'story', verified: true } } },
  beforeEach: ({ msw }) => {
    product.mockClear();
    msw.use(mockEndpoint(flexible.product, product), ...saver(), ...mockFlexible().handlers);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.detail.editMinApr') }));
    await screen.findByText(t('earn.minApr.bounds', { least: '0.5', most: '5' }));
    await expect(product).toHaveBeenCalledWith(expect.objectContaining({ kyc_level: '1' }));
    await userEvent.keyboard('{Escape}');
    product.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.holdings.subscribe') }));
    await screen.findByRole('dialog', { name: t('earn.subscribeCoin', { coin: 'USDT' }) });
    await expect(product).not.toHaveBeenCalledWith(expect.objectContaining({ kyc_level: '0' }));
  },
};

/** The product of a person of whom nothing is known is requested as not verified (AMB-150). */
export const VerificationUnknown: Story = {
  beforeEach: ({ msw }) => {
    product.mockClear();
    msw.use(mockEndpoint(flexible.product, product), ...saver(), ...mockFlexible().handlers);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.holdings.subscribe') }));
    await screen.findByRole('dialog', { name: t('earn.subscribeCoin', { coin: 'USDT' }) });
    await waitFor(() => expect(product).toHaveBeenCalledWith(expect.objectContaining({ kyc_level: '0' })));
    await expect(product).not.toHaveBeenCalledWith(expect.objectContaining({ kyc_level: '1' }));
  },
};

/** Where it cannot be read whether Auto-Earn is offered, its place says so and it can be read again (RG-04). @state failed */
export const AutoEarnOfferFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(account.compliance, 403), ...saver()),
  play: async ({ canvas, msw }) => {
    await canvas.findByText(t('earn.autoEarn.offerFailed'));
    await expect(canvas.queryByRole('switch')).toBeNull();
    msw.use(mockEndpoint(account.compliance, { business: [], menu: [] }));
    await userEvent.click(canvas.getByRole('button', { name: t('earn.retry') }));
    await canvas.findByRole('switch', { name: part(t('earn.holdings.autoEarn')) });
    await expect(canvas.queryByText(t('earn.autoEarn.offerFailed'))).toBeNull();
  },
};

/** A host that knows better than its session says so with a prop (SE-F-22). */
export const VerifiedByProp: Story = {
  ...Verified,
  args: { verified: true },
  parameters: { sameAs: 'the host says it with a prop, the other story with its session' },
};

/** The Auto-Earn switch asks before it changes anything (SE-F-20). */
export const AutoEarnAsks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: part(t('earn.holdings.autoEarn')) }));
    await screen.findByRole('alertdialog', { name: t('earn.autoEarn.disableTitle', { coin: 'USDT' }) });
  },
};

/** @state restricted-region */
export const RestrictedRegion: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(account.compliance, { business: ['api_lendEarn_order'], menu: [] }), ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.detail.holding'));
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** @state empty */
export const NothingHeld: Story = { args: { asset: 'ADA', onBrowse: fn() } };

/** @state partly-failed */
export const UnknownAmounts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, [
        holdingRow({
          asset: 'USDT',
          curr_amount: null,
          lend_amount: null,
          cumulative: null,
          next_time_rate_year: null,
          min_lend_rate_year: null,
        }),
      ]),
      ...saver(),
    ),
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(flexible.holdings), ...saver()) };

/** @state failed */
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(httpError(flexible.holdings, 502), ...saver()) };

/** A long amount is cut after its decimals and never rounded up; nothing is clipped. @state long */
export const LongNumbersAndNames: Story = {
  args: { asset: '1000000MOGWIFHATSUPERLONGTICKER' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, [
        holdingRow({
          asset: '1000000MOGWIFHATSUPERLONGTICKER',
          curr_amount: '123456789012345678901234.99999999',
          lend_amount: '123456789012345678901234.99999998',
          cumulative: '9876543210.99999999',
          next_time_rate_year: '1234.5',
        }),
      ]),
      ...saver(),
    ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(t('earn.detail.holding'));
    await expect(canvasElement).toHaveTextContent('123,456,789,012,345,678,901,234.99');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the holding stays with a warning above it. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  play: async ({ canvas, msw }) => {
    await canvas.findByText(t('earn.detail.holding'));
    msw.use(httpError(flexible.holdings, 503));
    void cache.invalidateQueries();
    await canvas.findByText(staleSince('08'));
    await expect(canvas.getByText(t('earn.detail.holding'))).toBeVisible();
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t('earn.login') });
  },
};

/** A holding that is not lent says so beside its rate of zero (AMB-158), and what a launchpool holds of it is called that. */
export const NotLentAndHeldByLaunchpool: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, [
        holdingRow({
          asset: 'USDT',
          ext_award_rate_year: '0.06',
          is_open_award_pool: 1,
          min_lend_rate_year: '0.1',
          margin_frozen_amount: '250',
          launchpool_amount: '250',
        }),
      ]),
      ...saver(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t('earn.holdings.aprOf', { apr: '0.00%', coin: 'USDT' }) });
    await canvas.findByText(t('earn.notLent', { minimum: '10.00%', rate: '5.12%' }));
    await expect(
      canvas.queryByText(either(t('earn.aprParts', { base: ANY, bonus: ANY }), t('earn.aprPartsUpTo', { base: ANY, bonus: ANY }))),
    ).toBeNull();
    await expect(canvas.getByRole('link', { name: t('earn.heldBack.launchpool') }).closest('div')).toHaveTextContent('250.00 USDT');
    await expect(canvas.queryByText(t('earn.heldBack.margin'))).toBeNull();
  },
};
