import { FlexibleSubscribeDialog } from '@earnkit/components';
import { useCallback, useState, type ReactElement } from 'react';
import { useAddress } from '../../shell/useAddress.ts';

/** Opens the subscribe dialog of a coin. */
export type OpenSubscribe = (coin: { readonly asset: string; readonly icon: string | undefined }) => void;

/**
 * The subscribe dialog of a page. The address holds the coin, so that the dialog opens again after signing in and after
 * adding funds.
 *
 * @param asset the coin in the address; `undefined` while the dialog is closed.
 */
export function useSubscribeDialog(asset: string | undefined): readonly [open: OpenSubscribe, dialog: ReactElement | undefined] {
  const { change } = useAddress();
  const [icon, setIcon] = useState<string>();
  const open = useCallback<OpenSubscribe>(
    (coin) => {
      setIcon(coin.icon);
      change({ subscribe: coin.asset });
    },
    [change],
  );
  const close = (): void => change({ subscribe: undefined });
  const dialog = asset !== undefined && (
    <FlexibleSubscribeDialog open asset={asset} icon={icon} onOpenChange={(stays) => !stays && close()} onLeave={() => undefined} />
  );
  return [open, dialog || undefined];
}
