'use client';
import type { Assessment, Decimal } from '@earnkit/core';
import { assessFundsAmount, coinsBought } from '@earnkit/core/account/rules';
import { useDraftForm, useRule } from '../../flow/useDraftForm.ts';

/** The amount field of a form that adds funds. */
export interface FundsAmount {
  /** The field's text. */
  readonly amount: string;
  /** Changes the text. */
  readonly setAmount: (text: string) => void;
  /** Whether the amount can be sent, and why not. */
  readonly assessment: Assessment<Decimal>;
  /** Coins the amount buys at the price, 8 decimals down; `undefined` without a price, and for an amount that cannot be sent. */
  readonly bought: Decimal | undefined;
}

/**
 * The amount of a form that adds funds (SH-26). It survives signing in again, as the amounts of the earn area do.
 *
 * @param flow names the form.
 * @param facts the available amount and the price of what is bought; `undefined` where there is no limit or no price.
 */
export function useFundsAmount(
  flow: string,
  facts: { readonly available?: Decimal | undefined; readonly price?: Decimal | undefined },
): FundsAmount {
  const form = useDraftForm({ name: flow, begin: () => ({ amount: '' }) });
  const { assessment } = useRule(
    form,
    () => 'amount',
    ({ amount }) => assessFundsAmount(amount, facts.available),
  );
  const bought = assessment.state === 'ready' ? coinsBought(assessment.request, facts.price) : undefined;
  return { amount: form.values.amount, setAmount: (amount) => form.set({ amount }), assessment, bought };
}
