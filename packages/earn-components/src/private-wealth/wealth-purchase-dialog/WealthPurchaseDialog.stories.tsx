import * as account from '@earnkit/core/account/contract';
import { decimal } from '@earnkit/core';
import * as wealth from '@earnkit/core/private-wealth/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { httpError, httpRefuse, losesAnswer, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { mockWealth, wealthTarget } from '../../testing/mockWealth.ts';
import { ANY, address, beginning, part, t } from '../../testing/words.ts';
import { WealthPurchaseDialog } from './WealthPurchaseDialog.tsx';

const meta = {
  title: 'Private wealth/Purchase dialog',
  component: WealthPurchaseDialog,
  parameters: {
    unreachable: {
      loading: 'it shows the order as the host listed it',
      stale: 'an order that was read stays as it was, and the order dialog says how old it is',
      'empty, one-row, many-rows': 'it has one amount',
      'sold-out, quota-used, vip-only, restricted-region': 'the exchange says so when it refuses',
    },
  },
  args: { open: true, onOpenChange: fn(), order: wealthTarget, onFailed: fn() },
  beforeEach: ({ msw }) => msw.use(...mockWealth().handlers),
} satisfies Meta<typeof WealthPurchaseDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });
const tick = () => screen.findByRole('checkbox', { name: part(t('earn.wealth.purchase.disclaimer')) });
const action = () => screen.findByRole('button', { name: t('earn.wealth.purchase') });
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
/** Types an amount once the balance is known, and ticks the disclaimer. */
const fillIn = async (amount: string): Promise<void> => {
  await shown(await screen.findByText('1,204.5'));
  await userEvent.type(await field(), amount);
  await userEvent.click(await tick());
};
/** Presses twice once it can be sent. */
const press = async (): Promise<void> => {
  await waitFor(async () => expect(await action()).toBeEnabled());
  await userEvent.dblClick(await action());
};
const order = async (amount: string): Promise<void> => {
  await fillIn(amount);
  await press();
};

/** Nothing can be sent before the tick; the link leads to the disclaimer (PW-10, PW-11, PW-22). */
export const NeedsTheTick: Story = {
  play: async () => {
    await shown(await screen.findByText('1,204.5'));
    await shown(await screen.findByText(t('earn.wealth.purchase.minimum', { amount: '100', coin: 'USDT' })));
    await shown(await screen.findByText(part(t('earn.wealth.purchase.risk'))));
    await userEvent.type(await field(), '105.123456789');
    await expect(await field()).toHaveValue('105.12345678');
    await shown(await screen.findByText('100.117577'));
    await expect(await action()).toBeDisabled();
    await expect(screen.getByRole('link', { name: t('earn.wealth.purchase.disclaimerLink') })).toHaveAttribute(
      'href',
      address('/asset-management/institution/disclaimer'),
    );
    await userEvent.click(await tick());
    await waitFor(async () => expect(await action()).toBeEnabled());
  },
};

/** Zero disables without a message; the balance is checked before the minimum (PW-08, PW-09, AMB-124, AMB-127). @state refused */
export const OutOfBounds: Story = {
  play: async () => {
    await shown(await screen.findByText('1,204.5'));
    await userEvent.click(await tick());
    await userEvent.type(await field(), '0');
    await expect(await action()).toBeDisabled();
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
    await userEvent.clear(await field());
    await userEvent.type(await field(), '99');
    await shown(await screen.findByText(t('less.minimum.amount', { amount: '100', coin: 'USDT' })));
    await userEvent.clear(await field());
    await userEvent.type(await field(), '1204.50000001');
    await shown(await screen.findByText(t('finances.inadequateBalance')));
    await expect(await action()).toBeDisabled();
  },
};

const desks = { bought: mockWealth(), lost: mockWealth() };

/** A double click buys once; the success view leads to an empty form and closes (PW-02, PW-15). @state success */
export const Bought: Story = {
  beforeEach: ({ msw }) => {
    desks.bought = mockWealth();
    msw.use(...desks.bought.handlers);
  },
  play: async ({ args }) => {
    await order('210');
    await shown(await screen.findByRole('alertdialog', { name: t('earn.wealth.purchased.title') }, { timeout: 5_000 }));
    await shown(await screen.findByText(t('earn.wealth.purchased.text', { amount: '210', coin: 'USDT' })));
    await expect(desks.bought.done).toEqual(['purchase 210']);
    await userEvent.click(screen.getByRole('button', { name: t('earn.done') }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The exchange refuses: its text is shown as text, the amount stays, and the host hears of it (PW-17). */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(wealth.purchase, 30_499, 'The fund is closed <b>today</b>.'), ...mockWealth().handlers),
  play: async ({ args }) => {
    await order('210');
    await shown(await screen.findByText('The fund is closed <b>today</b>.'));
    await expect(await field()).toHaveValue('210');
    await expect(args.onFailed).toHaveBeenCalledTimes(1);
  },
};

/** A refusal belongs to the amount that was sent, so a new amount removes it. */
export const AfterRefusal: Story = {
  ...Refused,
  play: async () => {
    await order('210');
    await shown(await screen.findByText('The fund is closed <b>today</b>.'));
    await userEvent.type(await field(), '5');
    await waitFor(() => expect(screen.queryByText(/The fund is closed/)).toBeNull());
  },
};

/** The purchase succeeds but its answer is lost: the units tell, and nothing is sent again. @state outcome-unknown */
export const AnswerLost: Story = {
  beforeEach: ({ msw }) => {
    desks.lost = mockWealth();
    msw.use(...desks.lost.losingAnswers);
  },
  play: async () => {
    await order('210');
    await shown(await screen.findByRole('alertdialog', { name: t('earn.wealth.purchased.title') }, { timeout: 8_000 }));
    await expect(desks.lost.done).toEqual(['purchase 210']);
  },
};

/** An HTTP error with a text of the exchange: nothing was bought, and the form says so with that text (PW-18, AMB-006). @state refused */
export const Maintenance: Story = {
  beforeEach: ({ msw }) => msw.use(httpRefuse(wealth.purchase, 503, 'The fund is closed <b>today</b>.'), ...mockWealth().handlers),
  play: async ({ args }) => {
    await order('210');
    await shown(await screen.findByText('The fund is closed <b>today</b>.', undefined, { timeout: 20_000 }));
    await shown(screen.getByText(part(t('earn.error.notPlaced'))));
    await expect(await field()).toHaveValue('210');
    await expect(args.onFailed).toHaveBeenCalledTimes(1);
  },
};

/** Neither an answer nor the order: the form says what to look at (PW-18). */
export const Unresolved: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(wealth.purchase), ...mockWealth().handlers),
  play: async ({ msw }) => {
    await fillIn('210');
    await waitFor(async () => expect(await action()).toBeEnabled());
    msw.use(mockEndpoint(wealth.orderDetail, null));
    await press();
    await shown(await screen.findByText(part(t('earn.wealth.purchase.unresolved')), undefined, { timeout: 8_000 }));
  },
};

/** @state submitting */
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(wealth.purchase), ...mockWealth().handlers),
  play: async () => {
    await order('210');
    await expect(await field()).toHaveAttribute('readonly');
  },
};

/** Without a known balance nothing is rejected and nothing can be sent; the form says so, and it can be read again. @state partly-failed */
export const UnknownBalance: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(account.balances, []), ...mockWealth().handlers),
  play: async () => {
    await userEvent.type(await field(), '99999');
    await userEvent.click(await tick());
    await expect(await action()).toBeDisabled();
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
    await shown(await screen.findByText(part(t('earn.wealth.purchase.balanceUnknown'))));
    await expect(screen.getByRole('button', { name: t('earn.retry') })).toBeEnabled();
  },
};

/** A minimum below zero asks for nothing, and no text names it (D06). */
export const NegativeMinimum: Story = {
  args: { order: { ...wealthTarget, minimum: decimal('-5') } },
  play: async () => {
    await fillIn('1');
    await waitFor(async () => expect(await action()).toBeEnabled());
    await expect(screen.queryByText(/-5/)).toBeNull();
  },
};

/** Without a known minimum nothing can be sent, and the form says so. @state partly-failed */
export const UnknownMinimum: Story = {
  args: { order: { ...wealthTarget, minimum: undefined } },
  play: async () => {
    await shown(await screen.findByText(part(t('earn.wealth.purchase.minimumUnknown'))));
    await expect(screen.queryByText(beginning(t('earn.wealth.purchase.minimum', { amount: ANY, coin: ANY })))).toBeNull();
  },
};

const cannotBeSent = async (): Promise<void> => {
  await fillIn('500');
  await expect(await action()).toBeDisabled();
  await expect(await field()).toHaveValue('500');
};

/** An order that cannot be read takes no purchase until it is read again, and the typed amount stays (PW-10). @state failed */
export const OrderFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(wealth.orderDetail, 404), ...mockWealth().handlers),
  play: async ({ msw }) => {
    await shown(await screen.findByText(part(t('earn.wealth.order.failedNow'))));
    await cannotBeSent();
    msw.use(...mockWealth().handlers);
    await userEvent.click(await screen.findByRole('button', { name: t('earn.retry') }));
    await waitFor(async () => expect(await action()).toBeEnabled());
  },
};

/** An order that the exchange does not have takes no purchase (PW-10). */
export const NoSuchOrder: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(wealth.orderDetail, null), ...mockWealth().handlers),
  play: async () => {
    await expect(await screen.findByRole('button', { name: t('earn.retry') })).toBeEnabled();
    await cannotBeSent();
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await shown(await screen.findByRole('button', { name: t('earn.login') }));
  },
};

/** In Chinese at 320 px. @state long */
export const Narrow: Story = {
  parameters: { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } },
  globals: { viewport: { value: 'narrow' }, locale: 'zh' },
  args: { order: { ...wealthTarget, name: 'AVERY LONGNAME OFAPRODUCT OFASSETMANAGEMENT' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await shown(await screen.findByText('《免责声明》'));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
