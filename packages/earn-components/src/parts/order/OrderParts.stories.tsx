import { type Assessment, type Decimal, compare, decimal, readDraft } from '@earnkit/core';
import type { OrderForm, SubmissionStatus } from '@earnkit/hooks';
import { ORDER_MESSAGES } from '@earnkit/hooks/flow';
import { Button } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AmountField } from './AmountField.tsx';
import { CoinAmount } from '../figures/CoinAmount.tsx';
import { ConfirmSubmission } from './ConfirmSubmission.tsx';
import { KeyFacts } from '../figures/KeyFacts.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';
import { t } from '../../testing/words.ts';
import { SubmitFooter } from './SubmitFooter.tsx';

interface Order {
  readonly asset: string;
  readonly amount: Decimal;
}

const order: Order = { asset: 'ETH', amount: decimal('2.5') };
const messages = { ...ORDER_MESSAGES, tone: 'warning' } as const;
const checkAgain = fn();
const release = fn();
const onSuccess = fn();

/** An order without an exchange: pressing the action succeeds at once. */
function useFakeOrder(first: SubmissionStatus<Order, Order> = { state: 'idle' }): OrderForm<Order, Order> {
  const [amount, setAmount] = useState('');
  const [status, setStatus] = useState(first);
  const typed = readDraft(amount);
  const assessment: Assessment<Order> =
    typed === undefined || typed === 'empty'
      ? { state: 'empty' }
      : compare(typed, decimal('10')) > 0
        ? { state: 'blocked', reasons: [{ key: 'lend_earn.insufficient.balance' }] }
        : { state: 'ready', request: { ...order, amount: typed } };
  const pending = status.state === 'submitting' || status.state === 'checking' || status.state === 'unresolved';
  return {
    asset: 'ETH',
    amount,
    setAmount,
    max: decimal('10'),
    decimals: 8,
    assessment,
    error: assessment.state === 'blocked' ? assessment.reasons[0] : undefined,
    submission: { status, messages, pending, submit: () => true, checkAgain, release },
    submit: () => {
      if (assessment.state === 'ready') setStatus({ state: 'succeeded', request: assessment.request, result: assessment.request });
    },
    again: () => setStatus({ state: 'idle' }),
    signIn: () => undefined,
  };
}

const text = {
  checkingTitle: 'Checking your stake',
  checking: 'The answer was lost.',
  unresolved: 'We do not know yet whether it was placed.',
};

const Stake = (): ReactElement => {
  const flow = useFakeOrder();
  return (
    <OrderDialog
      flow={flow}
      onOpenChange={() => undefined}
      onSuccess={onSuccess}
      title="Stake ETH"
      label="Stake"
      receipt={({ amount, asset }) => (
        <OrderReceipt
          onOpenChange={() => undefined}
          title="Staked"
          text="2.5 ETH earn from tomorrow."
          summary={[{ key: 'amount', label: 'Amount', value: <CoinAmount amount={amount} asset={asset} strong /> }]}
          timeline={{ label: 'Timeline', items: [{ key: 'now', label: 'Staked', time: '01/15/2026 08:30 (UTC)', state: 'current' }] }}
          actions={[
            { label: 'Stake more', onSelect: flow.again },
            { label: 'Done', onSelect: () => undefined },
          ]}
        />
      )}
    >
      <KeyFacts
        items={[
          { key: 'apr', label: 'APR', value: '3.20%', note: 'Paid daily' },
          { key: 'minimum', label: 'Minimum', value: <CoinAmount amount={decimal('0.1')} asset="ETH" /> },
        ]}
      />
      <AmountField flow={flow} available={<CoinAmount amount={decimal('10')} asset="ETH" />} />
    </OrderDialog>
  );
};

const meta = {
  title: 'Earn/Parts/Order',
  component: Stake,
} satisfies Meta<typeof Stake>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A custom dialog with facts, amount, action and receipt. `onSuccess` is called once with the receipt. */
export const Dialog: Story = {
  beforeEach: () => void onSuccess.mockClear(),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: t('earn.amount.label') }), '2.5');
    await userEvent.click(screen.getByRole('button', { name: 'Stake' }));
    await screen.findByRole('alertdialog', { name: 'Staked' });
    await expect(onSuccess.mock.calls).toEqual([[order]]);
  },
};

/** The reason against an amount is shown once the person has stopped typing. */
export const Blocked: Story = {
  play: async () => {
    const field = await screen.findByRole('textbox', { name: t('earn.amount.label') });
    await userEvent.type(field, '11');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(screen.getByRole('button', { name: 'Stake' })).toBeDisabled();
  },
};

const Footer = ({ status }: { status: SubmissionStatus<Order, Order> }): ReactElement => (
  <SubmitFooter submission={useFakeOrder(status).submission} ready label="Stake" text={text} showsRefusal onLogin={() => undefined} />
);

/** While an order is reconciled, nothing can be sent. */
export const FooterChecking: Story = { render: () => <Footer status={{ state: 'checking', request: order }} /> };

/** When the outcome stays unknown, the person can check again, return to the form, or name the lost call to support. */
export const FooterUnresolved: Story = {
  render: () => <Footer status={{ state: 'unresolved', request: order, reference: '5d3f90c1a2b47e68' }} />,
  play: async () => {
    await screen.findByText(t('earn.error.reference', { id: '5d3f90c1a2b47e68' }));
    await userEvent.click(await screen.findByRole('button', { name: t('earn.checkAgain') }));
    await expect(checkAgain).toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Stake' })).toBeNull();
  },
};

/** A refusal is worded for the action of the submission. */
export const FooterRefused: Story = {
  render: () => <Footer status={{ state: 'refused', request: order, refusal: { cause: 'locked' } }} />,
};

const Question = (): ReactElement => {
  const [open, setOpen] = useState(true);
  const { submission } = useFakeOrder({ state: 'unresolved', request: order });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Unstake</Button>
      {open && (
        <ConfirmSubmission
          submission={submission}
          onOpenChange={setOpen}
          title="Unstake 2.5 ETH?"
          confirmLabel="Unstake"
          onConfirm={() => undefined}
          text={text}
        />
      )}
    </>
  );
};

/** When the outcome of a question stays unknown, its action checks again. */
export const QuestionUnresolved: Story = {
  render: () => <Question />,
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Unstake 2.5 ETH?' });
    await waitFor(() => expect(screen.getByRole('button', { name: t('earn.checkAgain') })).toBeVisible());
  },
};
