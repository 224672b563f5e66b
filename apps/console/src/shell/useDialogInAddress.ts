import { useSession } from '@earnkit/hooks';
import { useEffect, useCallback } from 'react';
import { type SearchOf, type SearchSchema, useAddress } from './useAddress.ts';

/** Calls back after a sign-out in any tab, so that a page can clear its address. */
function useOnSignOut(forget: () => void): void {
  const { session } = useSession();
  const signedOut = session.state === 'anonymous' && session.signedOut === true;
  useEffect(() => {
    if (signedOut) forget();
  }, [signedOut, forget]);
}

/**
 * Stores the open dialog in the address, so that it opens again after signing in (A03). The address has the dialog and its subject,
 * never an amount: typed text is kept in the tab. A dialog that opens adds an entry to the history, so that Back closes it. A sign-out
 * removes the dialog from the address.
 *
 * @param schema the search parameters of the page.
 * @param searchOf the parameters that name a dialog, with those of none `undefined`. Keep it stable between renders.
 * @returns a stable function, to be called with the dialog that opens, and with `undefined` when it closes.
 */
export function useDialogInAddress<Schema extends SearchSchema, Dialog>(
  schema: Schema,
  searchOf: (dialog: Dialog | undefined) => SearchOf<Schema>,
): (dialog: Dialog | undefined) => void {
  const { open, close } = useAddress(schema);
  const keep = useCallback(
    (dialog: Dialog | undefined) => (dialog === undefined ? close : open)(searchOf(dialog)),
    [open, close, searchOf],
  );
  useOnSignOut(useCallback(() => keep(undefined), [keep]));
  return keep;
}
