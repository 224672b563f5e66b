import { compare, formatExact, isPositive, readDraft, type Decimal } from '@earnkit/core';
import { Button, DecimalInput } from '@earnkit/ui';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import type { WalletOrder, WalletReceipt } from '../sandbox/wallet.ts';
import { useWords } from '../words/useWords.ts';
import { FundsNotice } from './FundsNotice.tsx';
import { FundsResult } from './FundsResult.tsx';
import * as css from './funds.css.ts';
import { useTypedAmount } from './useTypedAmount.ts';
import { useWalletOrder } from './useWalletOrder.ts';

/** Props of {@link FundsForm}. */
export interface FundsFormProps {
  /** Names the form, so that what was typed comes back after signing in. */
  flow: string;
  /** The coin the order is about. */
  coin: string;
  /** The coin the amount is in. @default the same */
  unit?: string;
  /** Name of the field. @default 'Amount' */
  label?: string;
  /** What there is to use of it; `undefined` where it comes from outside or is not known. @default from outside */
  available?: Decimal | undefined;
  /** What the amount brings, below the field. @default nothing */
  brings?: (amount: Decimal) => ReactNode;
  /** Name of the action. */
  action: string;
  /** What is asked of the sandbox. */
  orderOf: (amount: Decimal) => WalletOrder;
  /** What came of it, in a sentence. */
  doneText: (receipt: WalletReceipt) => string;
  /** The address to go back to, as it came. */
  next: string | undefined;
  /** Above the field. @default nothing */
  children?: ReactNode;
}

/** An amount and the one action: sends sandbox money once, says what came of it, and leads back. */
export function FundsForm(props: FundsFormProps): ReactElement {
  const { flow, coin, unit = coin, available, brings, action, orderOf, doneText, next, children } = props;
  const say = useWords();
  const [amount, setAmount] = useTypedAmount(flow);
  const orders = useWalletOrder(flow);
  const { status } = orders;
  const draft = readDraft(amount);
  const typed = draft === undefined || draft === 'empty' || !isPositive(draft) ? undefined : draft;
  const tooMuch = typed !== undefined && available !== undefined && compare(typed, available) > 0;
  const held = status.state === 'sending' || status.state === 'unknown';
  const edit = (text: string): void => {
    orders.reset();
    setAmount(text);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed !== undefined && !tooMuch && !held) orders.send(orderOf(typed));
  };
  if (status.state === 'done') {
    return <FundsResult text={doneText(status.receipt)} next={next} onAnother={() => edit('')} />;
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {children !== undefined && (
        // what an order is about does not change while it is under way
        <fieldset className={css.about} disabled={held}>
          {children}
        </fieldset>
      )}
      <DecimalInput
        label={props.label ?? say('funds.amount')}
        value={amount}
        onValueChange={edit}
        decimals={8}
        unit={<bdi>{unit}</bdi>}
        placeholder="0.00"
        grouping
        readOnly={held}
        {...(available !== undefined && {
          available: say('funds.available', { amount: formatExact(available), coin: unit }),
          onMax: () => edit(available),
        })}
        {...(tooMuch && { error: say('funds.tooMuch') })}
        {...(typed !== undefined && !tooMuch && brings && { hint: brings(typed) })}
      />
      <FundsNotice status={status} coin={coin} onSendAgain={orders.sendAgain} />
      {status.state !== 'unknown' && (
        <Button type="submit" size="3" wide loading={status.state === 'sending'} disabled={typed === undefined || tooMuch}>
          {action}
        </Button>
      )}
    </form>
  );
}
