import { FixedSubscribeDialog, FlexibleSubscribeDialog } from '@earnkit/components';
import { useCallback, useState, type ReactElement } from 'react';
import { useAddress } from '../../shell/useAddress.ts';
import { subscribeSearch } from './search.ts';
import { useCoinAsListed } from './useCoinAsListed.ts';

/** Opens the subscribe dialog of a coin: of a fixed product where one is named, else of the flexible one. */
export type OpenSubscribe = (coin: { readonly asset: string; readonly icon?: string | undefined }, productId?: string) => void;

/** What the address says of the subscribe dialog. */
export interface SubscribeInAddress {
  /** The coin; `undefined` while the dialog is closed. */
  readonly subscribe: string | undefined;
  /** The fixed product; `undefined` for the flexible one. */
  readonly product: string | undefined;
  /** The voucher that is chosen at first. @default none */
  readonly voucher?: string | undefined;
}

/**
 * The subscribe dialog of a page. The address holds the coin and the fixed product, so that the dialog opens again after
 * signing in and after adding funds.
 */
export function useSubscribeDialog({
  subscribe,
  product,
  voucher,
}: SubscribeInAddress): readonly [open: OpenSubscribe, dialog: ReactElement | undefined] {
  const address = useAddress(subscribeSearch);
  const asset = useCoinAsListed(subscribe);
  const [icon, setIcon] = useState<string>();
  const open = useCallback<OpenSubscribe>(
    (coin, productId) => {
      setIcon(coin.icon);
      address.open({ subscribe: coin.asset, product: productId, voucher: undefined });
    },
    [address],
  );
  if (asset === undefined) return [open, undefined];
  const close = (stays: boolean): void => {
    if (!stays) address.close({ subscribe: undefined, product: undefined, voucher: undefined });
  };
  const shared = { open: true, asset, icon, onOpenChange: close, onLeave: () => undefined };
  const dialog =
    product === undefined ? (
      <FlexibleSubscribeDialog {...shared} />
    ) : (
      <FixedSubscribeDialog {...shared} productId={product} voucherId={voucher} />
    );
  return [open, dialog];
}
