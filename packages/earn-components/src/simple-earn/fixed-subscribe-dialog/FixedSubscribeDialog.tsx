'use client';
import { type ReactElement, useState } from 'react';
import type { FixedProduct } from '@earnkit/core/simple-earn/contract';
import { type FixedSubscribeReceipt, useFixedChoice, useSubscribeAccess } from '@earnkit/hooks';
import type { CoinDialogProps } from '../../parts/lazy/dialogProps.ts';
import { useFirstKnown } from '@earnkit/hooks/flow';
import { IneligibleDialog, UpgradeVipGuide } from '../vip-dialogs/index.ts';
import { FixedSubscribeFlow } from './FixedSubscribeFlow.tsx';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';

export interface FixedSubscribeDialogProps extends CoinDialogProps {
  /** The product that is chosen at first. @default the best rate for everyone that is on sale */
  productId?: string | undefined;
  /** The voucher that is chosen at first, such as one that an offer named. @default none */
  voucherId?: string | undefined;
  /** The same product as a list has read it, so that the form is there at once. @default it is read */
  product?: FixedProduct | undefined;
  /**
   * Called before adding funds leads to another page; the amount is kept for the return. Do nothing here when the
   * address keeps this dialog open, so that returning opens it again. @default closes it
   */
  onLeave?: (() => void) | undefined;
  /** Called once for each subscription that is placed while the dialog is open. @default nothing */
  onSuccess?: ((receipt: FixedSubscribeReceipt) => void) | undefined;
}

/**
 * Subscribes an amount to a fixed term (SE-33 to SE-56). The coin's terms are radio cards. Access to VIP and special products is checked
 * first: a person who may not subscribe sees the guide to a higher tier, or that they are not eligible, in place of the form (SE-X-54,
 * SE-X-58, SE-X-59). Visitors see the form, and its action asks them to sign in; for a special product they have to sign in first. A
 * product that does not exist, or belongs to another coin, is not silently replaced.
 */
export const FixedSubscribeDialog = whileOpen<FixedSubscribeDialogProps>(
  ({ asset, product, productId }) => `${asset} ${productId ?? product?.id ?? ''}`,
)(function FixedSubscribeDialog({ product, productId, ...rest }): ReactElement | null {
  const { asset, onOpenChange } = rest;
  const reading = useFixedChoice(asset, { id: productId ?? product?.id, known: product });
  const choice = reading.state === 'ready' ? reading.data : undefined;
  // A product other than the requested one is shown only if the person asks for it.
  const [astrayAccepted, acceptAstray] = useState(false);
  const astray = astrayAccepted ? undefined : choice?.astray;
  const begins = astray ? undefined : choice?.first;
  // Keeps the initial product, even if a later read would choose another one.
  const first = useFirstKnown(begins);
  const access = useSubscribeAccess(first, () => onOpenChange(false));
  if (access === 'upgrade-guide') return <UpgradeVipGuide open onOpenChange={onOpenChange} tier={first?.leastTier} />;
  if (access === 'ineligible') return <IneligibleDialog open onOpenChange={onOpenChange} product={first} />;
  // One component from the placeholders to the receipt, so that the focus stays where the person has put it.
  return (
    <FixedSubscribeFlow
      {...rest}
      reading={reading}
      first={access === 'subscribe' ? first : undefined}
      astray={astray}
      onAstrayAccept={() => acceptAstray(true)}
      byInvitation={access === 'sign-in'}
    />
  );
});
