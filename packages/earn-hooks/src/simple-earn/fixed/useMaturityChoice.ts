'use client';
import type { FixedProduct, RedeemAccount } from '@earnkit/core/simple-earn/contract';
import {
  type MaturityChoice,
  afterSubscribeDialog,
  offeredMaturity,
  withRedeemAccount,
  withReinvest,
} from '@earnkit/core/simple-earn/rules';
import { useEffect, useMemo } from 'react';
import type { DraftForm } from '../../flow/useDraftForm.ts';
import type { FixedSubscribeValues } from './fixedSubscribeOrder.ts';
import { keepMaturity, readMaturity } from './maturityPreference.ts';

/** What is done with a subscription when it matures. */
export interface MaturityForm extends MaturityChoice {
  /** Turns renewal on or off; the account follows (SE-X-42, SE-X-43). */
  readonly setReinvest: (on: boolean) => void;
  /** Chooses the account; nothing changes while the order renews itself (SE-X-40). */
  readonly setRedeemAccount: (account: RedeemAccount) => void;
}

/**
 * The choice for maturity, as a product offers it. It is kept on this device, and stays until the person chooses again.
 *
 * @param product `undefined` while none is known.
 */
export function useMaturityChoice(
  { values: { reinvest, redeemAccount: account }, set }: Pick<DraftForm<FixedSubscribeValues>, 'values' | 'set'>,
  product: FixedProduct | undefined,
): MaturityForm {
  const redeemAccount: RedeemAccount = account === 'spot' ? 'spot' : 'flexible';
  useEffect(() => keepMaturity({ reinvest, redeemAccount }), [reinvest, redeemAccount]);
  // Once the dialog is closed the stored account is flexible again, unless the order renews itself (SE-X-44).
  useEffect(() => () => keepMaturity(afterSubscribeDialog(readMaturity())), []);
  return useMemo(() => {
    const choice = { reinvest, redeemAccount };
    const offered = product ? offeredMaturity(choice, product) : choice;
    return {
      ...offered,
      setReinvest: (on) => set(withReinvest(on)),
      setRedeemAccount: (account) => set(withRedeemAccount(offered, account)),
    };
  }, [reinvest, redeemAccount, product, set]);
}
