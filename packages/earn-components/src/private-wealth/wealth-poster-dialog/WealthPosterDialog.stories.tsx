import * as account from '@earnkit/core/account/contract';
import * as wealth from '@earnkit/core/private-wealth/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { mockWealth, wealthTarget } from '../../testing/mockWealth.ts';
import { ANY, beginning, day, part, t } from '../../testing/words.ts';
import { posterParts, posterText } from '../../testing/posterPlay.ts';
import { WealthPosterDialog } from './WealthPosterDialog.tsx';

const invited = mockEndpoint(account.referral, { encrypted_uid: 'VLVFBVWNUG', kol_code: '' });

const meta = {
  title: 'Private wealth/Poster dialog',
  component: WealthPosterDialog,
  parameters: {
    unreachable: {
      'one-row, many-rows': 'it draws one order',
      'refused, submitting, outcome-unknown': 'it sends nothing; the system shares the picture',
      'sold-out, quota-used, vip-only, restricted-region': 'everybody who is signed in may share',
      stale: 'an order that was read is drawn with the time it was read',
    },
  },
  args: { open: true, onOpenChange: fn(), order: wealthTarget },
  beforeEach: ({ msw }) => msw.use(invited, ...mockWealth().handlers),
} satisfies Meta<typeof WealthPosterDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = async (name: RegExp): Promise<void> => void (await screen.findByRole('img', { name }));

/** Product, income, change in 30 days and the invitation of type 121; without the switch the income is left out. Its time is that of the area, not of the device (SE-S-01, SE-S-02, SE-S-04, AMB-104). @state success */
export const Poster: Story = {
  play: async () => {
    await says(
      beginning(
        posterText(
          'STEADY USDT',
          'USDT',
          [t('earn.wealth.income'), '50 USDT'],
          [t('earn.wealth.recentRate'), '+0.62%'],
          [t('earn.share.poster.code'), 'VLVFBVWNUG'],
          `${ANY}/signup/VLVFBVWNUG?ref_type=121`,
          t('earn.share.poster.asOf', { time: `${day('2026-01-15')} 08:30 (UTC)` }),
        ),
      ),
    );
    await userEvent.click(screen.getByRole('switch', { name: t('earn.share.showAmount') }));
    await says(beginning(posterText('STEADY USDT', 'USDT', [t('earn.wealth.recentRate'), '+0.62%'])));
  },
};

/** A loss is negative. Very long figures fit. @state long */
export const Loss: Story = {
  beforeEach: ({ msw }) =>
    msw.use(invited, ...mockWealth({ income_amount: '-123456789012345678.12345678', recent_30_days_rate: '-3.5' }).handlers),
  play: async () => {
    await says(
      part(posterParts([t('earn.wealth.income'), '-123,456,789,012,345,678.12345678 USDT'], [t('earn.wealth.recentRate'), '-3.50%'])),
    );
  },
};

/** An order that the exchange does not have, without a code: nothing is invented, and there is nothing to save. @state empty */
export const NothingKnown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(account.referral, { encrypted_uid: '', kol_code: null }),
      mockEndpoint(wealth.orderDetail, null),
      ...mockWealth().handlers,
    ),
  play: async () => {
    await screen.findByText(t('earn.wealth.poster.noIncome'));
    await expect(screen.queryByRole('img', { name: beginning(t('earn.share.poster.text', { parts: ANY })) })).toBeNull();
    await screen.findByText(t('earn.share.nothing'));
    await expect(screen.getByRole('switch', { name: t('earn.share.showAmount') })).toBeDisabled();
    await expect(screen.getByRole('button', { name: t('earn.share.save') })).toBeDisabled();
  },
};

/** The poster is drawn without a code, which can be read again. @state partly-failed */
export const CodeFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(account.referral, 404), ...mockWealth().handlers),
  play: async () => {
    await says(
      beginning(
        posterText(
          'STEADY USDT',
          'USDT',
          [t('earn.wealth.income'), '50 USDT'],
          [t('earn.wealth.recentRate'), '+0.62%'],
          t('earn.share.poster.asOf', { time: `${day('2026-01-15')} 08:30 (UTC)` }),
        ),
      ),
    );
    await screen.findByRole('button', { name: t('earn.retry') });
  },
};

/** @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(invited, neverAnswers(wealth.orderDetail), ...mockWealth().handlers),
  play: async () => {
    await expect(await screen.findByRole('button', { name: t('earn.share.save') })).toBeDisabled();
  },
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(invited, httpError(wealth.orderDetail, 404), ...mockWealth().handlers),
  play: async () => {
    await screen.findByText(t('earn.share.failed'));
  },
};

/** A visitor has no poster (SH-09). @state signed-out */
export const Visitor: Story = {
  parameters: { sameAs: 'a visitor sees nothing', earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
