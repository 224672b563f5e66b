import * as account from '@earnkit/core/account/contract';
import * as wealth from '@earnkit/core/private-wealth/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { mockWealth, wealthTarget } from '../../testing/mockWealth.ts';
import { WealthPosterDialog } from './WealthPosterDialog.tsx';

const invited = mockEndpoint(account.referral, { encrypted_uid: 'VLVFBVWNUG', kol_code: '' });

/**
 * @unreachable one-row, many-rows: it draws one order
 * @unreachable refused, submitting, outcome-unknown: it sends nothing; the system shares the picture
 * @unreachable sold-out, quota-used, vip-only, restricted-region: everybody who is signed in may share
 * @unreachable stale: an order that was read is drawn with the time it was read
 */
const meta = {
  title: 'Private wealth/Poster dialog',
  component: WealthPosterDialog,
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
      /^Poster: .+, USDT, Income 50 USDT, Change in 30 days \+0\.62%, Invitation code VLVFBVWNUG, .+\/signup\/VLVFBVWNUG\?ref_type=121, As of 01\/15\/2026 08:30\s\(UTC\), /,
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Show the amount' }));
    await says(/^Poster: .+, USDT, Change in 30 days \+0\.62%, Invitation code/);
  },
};

/** A loss is negative. Very long figures fit. @state long */
export const Loss: Story = {
  beforeEach: ({ msw }) =>
    msw.use(invited, ...mockWealth({ income_amount: '-123456789012345678.12345678', recent_30_days_rate: '-3.5' }).handlers),
  play: async () => {
    await says(/Income -123,456,789,012,345,678\.12345678 USDT, Change in 30 days -3\.50%/);
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
    await screen.findByText('There is no income of this order to show.');
    await expect(screen.queryByRole('img', { name: /^Poster: / })).toBeNull();
    await screen.findByText('No figure is shown, so there is nothing to share.');
    await expect(screen.getByRole('switch', { name: 'Show the amount' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Save image' })).toBeDisabled();
  },
};

/** The poster is drawn without a code, which can be read again. @state partly-failed */
export const CodeFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(account.referral, 404), ...mockWealth().handlers),
  play: async () => {
    await says(/^Poster: .+, USDT, Income 50 USDT, Change in 30 days \+0\.62%, As of/);
    await screen.findByRole('button', { name: 'Try again' });
  },
};

/** @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(invited, neverAnswers(wealth.orderDetail), ...mockWealth().handlers),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Save image' })).toBeDisabled();
  },
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(invited, httpError(wealth.orderDetail, 404), ...mockWealth().handlers),
  play: async () => {
    await screen.findByText('Your earnings could not be loaded');
  },
};

/** A visitor has no poster (SH-09). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
