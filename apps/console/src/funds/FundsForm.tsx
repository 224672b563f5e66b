import { Banner, Button, Flex, LinkButton, DecimalInput } from '@earnkit/ui';
import { useEffect, useRef, type ReactElement, type FormEvent, type ReactNode } from 'react';
import { useMessages } from '@earnkit/components';
import { formatExact, type Decimal } from '@earnkit/core';
import { useFundsAmount } from '@earnkit/hooks';
import { fundsMessages } from '../messages/funds.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { backHref } from './links.ts';
import type { WalletOrder, WalletReceipt } from '../sandbox/wallet.ts';
import { FundsNotice } from './FundsNotice.tsx';
import * as css from './funds.css.ts';
import { useWalletOrder } from './useWalletOrder.ts';

interface FundsResultProps {
  /** What came of the order. */
  text: string;
  /** The address to go back to, as it came. */
  next: string | undefined;
  /** Begins another order. */
  onAnother: () => void;
}

/** The result of an order, with a link back to the page that needed the money. */
function FundsResult({ text, next, onAnother }: FundsResultProps): ReactElement {
  const { t } = useConsoleMessages(fundsMessages);
  const back = useRef<HTMLAnchorElement>(null);
  // the button that was pressed is gone; the way back stands where it stood
  useEffect(() => back.current?.focus(), []);
  return (
    <Flex direction="column" gap="4">
      <Banner tone="success" live="polite">
        {text}
      </Banner>
      <LinkButton ref={back} href={backHref(next)} size="3" wide>
        {t(next === undefined ? 'toSimpleEarn' : 'funds.back')}
      </LinkButton>
      <Button variant="soft" tone="neutral" size="3" wide onClick={onAnother}>
        {t('funds.another')}
      </Button>
    </Flex>
  );
}

interface FundsFormProps {
  /** Names the form. An amount typed before signing in again comes back. */
  flow: string;
  /** The coin the order is about. */
  coin: string;
  /** The coin the amount is in. @default the same */
  unit?: string;
  /** Name of the field. @default 'Amount' */
  label?: string;
  /** What there is to use of it; `undefined` where it comes from outside or is not known. @default from outside */
  available?: Decimal | undefined;
  /** Price of one coin in `unit`, where the amount buys the coin. @default nothing is bought */
  price?: Decimal;
  /** Text below the field that says how many coins the amount buys. @default no text */
  hintOf?: (bought: Decimal) => ReactNode;
  /** Name of the action. */
  action: string;
  /** The order that is sent to the sandbox. */
  orderOf: (amount: Decimal) => WalletOrder;
  /** The result in a sentence. */
  doneText: (receipt: WalletReceipt) => string;
  /** The address to go back to, as it came. */
  next: string | undefined;
  /** Content above the field. @default none */
  children?: ReactNode;
}

/** A form with an amount and one action. It sends one order of sandbox money, shows the result and links back. */
export function FundsForm(props: FundsFormProps): ReactElement {
  const { flow, coin, unit = coin, available, price, hintOf, action, orderOf, doneText, next, children } = props;
  const { t } = useConsoleMessages(fundsMessages);
  const { figureStyle } = useMessages();
  const { amount, setAmount, assessment, bought } = useFundsAmount(flow, { available, price });
  const orders = useWalletOrder(flow);
  const { status } = orders;
  const tooMuch = assessment.state === 'blocked' && assessment.reasons.length > 0;
  const held = status.state === 'sending' || status.state === 'unknown';
  const edit = (text: string): void => {
    orders.reset();
    setAmount(text);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (assessment.state === 'ready' && !held) orders.send(orderOf(assessment.request));
  };
  if (status.state === 'done') {
    return <FundsResult text={doneText(status.receipt)} next={next} onAnother={() => edit('')} />;
  }
  return (
    <Flex direction="column" gap="5" asChild>
      <form noValidate onSubmit={submit}>
        {children !== undefined && (
          // Nothing about an order changes while it is being sent.
          <Flex direction="column" gap="5" m="0" p="0" className={css.about} asChild>
            <fieldset disabled={held}>{children}</fieldset>
          </Flex>
        )}
        <DecimalInput
          label={props.label ?? t('funds.amount')}
          value={amount}
          onValueChange={edit}
          decimals={8}
          unit={<bdi>{unit}</bdi>}
          placeholder="0.00"
          grouping
          readOnly={held}
          {...(available !== undefined && {
            available: t('funds.available', { amount: formatExact(available, figureStyle), coin: unit }),
            onMax: () => (amount === '' ? edit(available) : available),
          })}
          {...(tooMuch && { error: t('funds.tooMuch') })}
          {...(bought !== undefined && hintOf && { hint: hintOf(bought) })}
        />
        <FundsNotice status={status} coin={coin} onSendAgain={orders.sendAgain} />
        {status.state !== 'unknown' && (
          <Button type="submit" size="3" wide loading={status.state === 'sending'} disabled={assessment.state !== 'ready'}>
            {action}
          </Button>
        )}
      </form>
    </Flex>
  );
}
