'use client';
import type { ReactElement } from 'react';
import type { FixedOrderView } from '@earnkit/hooks';
import { Button, type ButtonProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { ReasonedButton } from '../../parts/order/ReasonedButton.tsx';
import { rowOpener } from '../../parts/query/useRowDialog.tsx';
import { type FixedOrderDialogKind, orderDialogs } from './orderDialogs.ts';
import type { OrderFigureProps } from './OrderFigures.tsx';
import { fixedMessages } from '../fixedMessages.ts';

export interface OrderActionsProps extends OrderFigureProps, Pick<ButtonProps, 'size'> {
  /** Opens a dialog of the order. */
  onOpen: (kind: FixedOrderDialogKind, order: FixedOrderView) => void;
  /** Subscribes again. */
  onAgain: (order: FixedOrderView) => void;
  /** Whether the target of subscribing again is being looked up. */
  looking: boolean;
  /** Label of the button that subscribes. @default 'Subscribe again' */
  againLabel?: string;
  /** Emphasis of that button. @default 'soft' */
  againVariant?: ButtonProps['variant'];
}

/**
 * What can be done with an order: redeem it early, disabled with the reason where that is not possible (SE-X-22, SE-X-34 to
 * SE-X-36) and hidden once it is being redeemed (SE-X-23), and subscribe again (SE-X-12).
 */
export function OrderActions({
  order,
  onOpen,
  onAgain,
  looking,
  againLabel,
  againVariant = 'soft',
  ...look
}: OrderActionsProps): ReactElement {
  const { t } = useMessages(fixedMessages);
  const { asset: coin, orderId: id, controls } = order;
  const obstacle = controls.redeemEarly;
  const again = againLabel ?? t('earn.fixedOrder.again');
  return (
    <>
      {controls.state === 'holding' && (
        <ReasonedButton
          {...look}
          variant="outline"
          tone="neutral"
          aria-label={t('earn.fixedOrder.actionOf', { action: t('earn.fixedOrder.redeemEarly'), coin, id })}
          reason={obstacle && t(`earn.fixed.obstacle.${obstacle}`)}
          {...rowOpener(orderDialogs, 'redeem', order, onOpen)}
        >
          {t('earn.fixedOrder.redeemEarly')}
        </ReasonedButton>
      )}
      <Button
        {...look}
        variant={againVariant}
        aria-label={t('earn.fixedOrder.actionOf', { action: again, coin, id })}
        loading={looking}
        onClick={() => onAgain(order)}
      >
        {again}
      </Button>
    </>
  );
}
