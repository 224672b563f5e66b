'use client';
import type { FixedProduct, RedeemAccount } from '@earnkit/core/simple-earn/contract';
import {
  type MaturityChoice,
  afterSubscribeDialog,
  offeredMaturity,
  withRedeemAccount,
  withReinvest,
} from '@earnkit/core/simple-earn/rules';
import { useEffect, useMemo, useState } from 'react';
import { useDraft } from '../../flow/useDraft.ts';
import { keepMaturity, readMaturity } from './maturityPreference.ts';

/** What is done with a subscription when it matures. */
export interface MaturityForm extends MaturityChoice {
  /** Turns renewal on or off; the account follows (SE-X-42, SE-X-43). */
  readonly setReinvest: (on: boolean) => void;
  /** Chooses the account; nothing changes while the order renews itself (SE-X-40). */
  readonly setRedeemAccount: (account: RedeemAccount) => void;
}

/**
 * The choice for maturity, as this device's person made it last (SE-30, SE-31, AMB-143), and as a product offers it. The
 * kept choice stays until the person chooses again.
 *
 * @param product `undefined` while none is known.
 */
export function useMaturityChoice(product: FixedProduct | undefined): MaturityForm {
  const [choice, setChoice] = useState(readMaturity);
  useEffect(() => keepMaturity(choice), [choice]);
  // Renewal is kept on the device; the account would be flexible again after a sign-in on another page.
  useDraft(
    'fixed.subscribe.account',
    () => (choice.redeemAccount === 'spot' && !choice.reinvest ? 'spot' : ''),
    (kept) => {
      if (kept === 'spot') setChoice((now) => withRedeemAccount(now, kept));
    },
  );
  // Once the dialog is closed the stored account is flexible again, unless the order renews itself (SE-X-44).
  useEffect(() => () => keepMaturity(afterSubscribeDialog(readMaturity())), []);
  return useMemo(() => {
    const offered = product ? offeredMaturity(choice, product) : choice;
    return {
      ...offered,
      setReinvest: (on) => setChoice(withReinvest(on)),
      setRedeemAccount: (account) => setChoice(withRedeemAccount(offered, account)),
    };
  }, [choice, product]);
}
