import * as wealth from '@earnkit/core/private-wealth/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { httpError, losesAnswer, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { mockWealth, wealthRow, wealthTarget } from '../../testing/mockWealth.ts';
import { part, t } from '../../testing/words.ts';
import { WealthRedeemDialog } from './WealthRedeemDialog.tsx';

const meta = {
  title: 'Private wealth/Redeem dialog',
  component: WealthRedeemDialog,
  parameters: {
    unreachable: {
      loading: 'it shows the order as the host listed it',
      stale: 'an order that was read stays as it was, and the order dialog says how old it is',
      'one-row, many-rows': 'it has one number of units',
      'sold-out, quota-used, vip-only, restricted-region': 'what a person holds can be redeemed by everyone',
    },
  },
  args: { open: true, onOpenChange: fn(), order: wealthTarget, onFailed: fn() },
  beforeEach: ({ msw }) => msw.use(...mockWealth().handlers),
} satisfies Meta<typeof WealthRedeemDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('earn.wealth.units') });
const action = () => screen.findByRole('button', { name: t('earn.wealth.redeem') });
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
/** Types units once those that can be redeemed are known, and presses. */
const redeem = async (units: string): Promise<void> => {
  await shown(await screen.findByText('1,000'));
  await userEvent.type(await field(), units);
  await waitFor(async () => expect(await action()).toBeEnabled());
  await userEvent.click(await action());
};

/** Units have six decimals, Max fills in all of them, and more are refused (PW-12 to PW-14). @state refused */
export const Units: Story = {
  play: async () => {
    await shown(await screen.findByText('1,000'));
    await expect(await action()).toBeDisabled();
    await userEvent.type(await field(), '1.1234567');
    await expect(await field()).toHaveValue('1.123456');
    await shown(await screen.findByText('998.876544'));
    await userEvent.clear(await field());
    await userEvent.type(await field(), '1000.000001');
    await shown(await screen.findByText(t('less.redeemable.units', { amount: '1,000' })));
    await expect(await action()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: t('earn.ui.max') }));
    await expect(await field()).toHaveValue('1000');
    await shown(await screen.findByText('1,050'));
    await userEvent.clear(await field());
    await userEvent.type(await field(), '0');
    await expect(await action()).toBeDisabled();
  },
};

const desks = { done: mockWealth(), lost: mockWealth() };

/** Redeemed by key alone; the success view shows units and what they were worth, and closes (PW-15). @state success */
export const Redeemed: Story = {
  beforeEach: ({ msw }) => {
    desks.done = mockWealth();
    msw.use(...desks.done.handlers);
  },
  play: async ({ args }) => {
    await shown(await screen.findByText('1,000'));
    await userEvent.type(await field(), '12.5{Enter}');
    await shown(await screen.findByRole('alertdialog', { name: t('earn.wealth.redeemed.title') }, { timeout: 5_000 }));
    await shown(await screen.findByText(t('earn.wealth.redeemed.text', { amount: '12.5' })));
    await shown(screen.getByText('13.125'));
    await expect(desks.done.done).toEqual(['redeem 12.5']);
    await userEvent.click(screen.getByRole('button', { name: t('earn.done') }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The units were redeemed in another tab. @state empty */
export const NothingLeft: Story = {
  beforeEach: ({ msw }) => msw.use(...mockWealth({ unit: '0' }).handlers),
  play: async () => {
    await shown(await screen.findByText(t('earn.wealth.redeem.nothing')));
  },
};

/** The exchange refuses with its own text, and the units stay (PW-17). */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(wealth.redeem, 30_403, 'You can redeem at most 2.5 units.'), ...mockWealth().handlers),
  play: async ({ args }) => {
    await redeem('10');
    await shown(await screen.findByText('You can redeem at most 2.5 units.'));
    await expect(await field()).toHaveValue('10');
    await expect(args.onFailed).toHaveBeenCalledTimes(1);
  },
};

/** A refusal belongs to the units that were sent, so other units remove it. */
export const AfterRefusal: Story = {
  ...Refused,
  play: async () => {
    await redeem('10');
    await shown(await screen.findByText('You can redeem at most 2.5 units.'));
    await userEvent.type(await field(), '5');
    await waitFor(() => expect(screen.queryByText('You can redeem at most 2.5 units.')).toBeNull());
  },
};

/** The redemption succeeds but its answer is lost: the units tell. @state outcome-unknown */
export const AnswerLost: Story = {
  beforeEach: ({ msw }) => {
    desks.lost = mockWealth();
    msw.use(...desks.lost.losingAnswers);
  },
  play: async () => {
    await redeem('10');
    await shown(await screen.findByRole('alertdialog', { name: t('earn.wealth.redeemed.title') }, { timeout: 8_000 }));
    await expect(desks.lost.done).toEqual(['redeem 10']);
  },
};

let unsaid = false;

/** The connection breaks and the order cannot be read: nothing is claimed (PW-18). */
export const Unresolved: Story = {
  beforeEach: ({ msw }) => {
    unsaid = false;
    msw.use(
      losesAnswer(wealth.redeem),
      mockEndpoint(wealth.orderDetail, () => (unsaid ? null : wealthRow())),
      ...mockWealth().handlers,
    );
  },
  play: async () => {
    await shown(await screen.findByText('1,000'));
    unsaid = true;
    await redeem('10');
    await shown(await screen.findByText(part(t('earn.wealth.redeem.unresolved')), undefined, { timeout: 8_000 }));
    await expect(screen.queryByText(part(t('earn.wealth.order.none')))).toBeNull();
  },
};

/** @state submitting */
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(wealth.redeem), ...mockWealth().handlers),
  play: async () => {
    await redeem('10');
    await expect(await field()).toHaveAttribute('readonly');
  },
};

/** An exchange that does not say the units decides: the form says so, they can be read again, and the person can try (AMB-169). @state partly-failed */
export const UnknownUnits: Story = {
  beforeEach: ({ msw }) => msw.use(...mockWealth({ unit: null as never }).handlers),
  play: async () => {
    await shown(await screen.findByText(part(t('earn.redemption.unsaid'))));
    await expect(screen.getByRole('button', { name: t('earn.retry') })).toBeEnabled();
    await userEvent.type(await field(), '5');
    await waitFor(async () => expect(await action()).toBeEnabled());
  },
};

/** The exchange has no such order: the form says so, and it can be read again. */
export const UnknownOrder: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(wealth.orderDetail, null), ...mockWealth().handlers),
  play: async () => {
    await shown(await screen.findByText(part(t('earn.wealth.order.noneNow'))));
    await expect(screen.getByRole('button', { name: t('earn.retry') })).toBeEnabled();
  },
};

/** An order that cannot be read can be read again. @state failed */
export const OrderFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(wealth.orderDetail, 404), ...mockWealth().handlers),
  play: async () => {
    await shown(await screen.findByText(part(t('earn.wealth.order.failedNow'))));
    await expect(await screen.findByRole('button', { name: t('earn.retry') })).toBeEnabled();
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await shown(await screen.findByRole('button', { name: t('earn.login') }));
  },
};

/** In Chinese at 320 px, with very long numbers. @state long */
export const VeryLongNumbers: Story = {
  parameters: { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } },
  globals: { viewport: { value: 'narrow' }, locale: 'zh' },
  beforeEach: ({ msw }) => msw.use(...mockWealth({ unit: '123456789012.123456' }).handlers),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await shown(await screen.findByText('123,456,789,012.123456'));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** Units that would stay and are too few to be redeemed alone are said, and all of them are redeemed as they are (AMB-164). */
export const Leftover: Story = {
  beforeEach: ({ msw }) => {
    desks.done = mockWealth({ unit: '1000.0000005' });
    msw.use(...desks.done.handlers);
  },
  play: async () => {
    await shown(await screen.findByText('1,000'));
    await userEvent.type(await field(), '1000');
    await shown(await screen.findByText(t('earn.leftover.title', { left: t('earn.wealth.redeem.unitsOf', { amount: '0.0000005' }) })));
    await userEvent.click(
      screen.getByRole('button', { name: t('earn.leftover.all', { all: t('earn.wealth.redeem.unitsOf', { amount: '1,000.0000005' }) }) }),
    );
    await waitFor(() =>
      expect(
        screen.queryByText(part(t('earn.leftover.title', { left: t('earn.wealth.redeem.unitsOf', { amount: '0.0000005' }) }))),
      ).toBeNull(),
    );
    await userEvent.click(await action());
    await shown(await screen.findByRole('alertdialog', { name: t('earn.wealth.redeemed.title') }, { timeout: 5_000 }));
    await expect(desks.done.done).toEqual(['redeem 1000.0000005']);
  },
};
