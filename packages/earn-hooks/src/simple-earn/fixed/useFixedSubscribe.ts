'use client';
import { type Decimal, type Reason, readDraft } from '@earnkit/core';
import type { FixedProduct, Voucher } from '@earnkit/core/simple-earn/contract';
import { TYPED_DECIMALS, maxSubscribeAmount } from '@earnkit/core/orders/rules';
import { type LadderTier, ladderTiers } from '@earnkit/core/rates/rules';
import {
  type BestVoucher,
  type FixedAprParts,
  type FixedObstacle,
  type FixedReturn,
  type FixedSubscribeRequest,
  type FixedTimeline,
  type RateChange,
  type VipAccess,
  type VoucherChange,
  type VoucherChoice,
  bestVoucher,
  fixedAprForAmount,
  fixedObstacle,
  fixedRateChange,
  fixedReturn,
  fixedTimeline,
  vipAccess,
  voucherBar,
  voucherChange,
  voucherChoices,
  assessFixedSubscribe,
} from '@earnkit/core/simple-earn/rules';
import { useCallback, useMemo } from 'react';
import { useFixedAvailable } from '../../account/useAvailable.ts';
import { useDecided } from '../../flow/useDecided.ts';
import { type OrderForm, useOrderDraft, useOrderForm } from '../../flow/useOrderForm.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { EarnQueryOptions } from '../../provider/earnQuery.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, usePrivateReading, useReading } from '../../provider/useReading.ts';
import { useMoment, useNow } from '../../time/time.ts';
import { type FixedProductView, fixedProductView } from './fixedProductView.ts';
import { type FixedSubscribeReceipt, fixedSubscribeOrder } from './fixedSubscribeOrder.ts';
import { fixedLendableOptions, fixedProductOptions, vouchersOptions } from './queries.ts';
import { useVipTier } from './useVipTier.ts';
import { type MaturityForm, useMaturityChoice } from './useMaturityChoice.ts';
import { useExpiries } from './useVouchers.ts';

/** A fixed subscription while it is being made. */
export interface FixedSubscribe<Product extends FixedProduct = FixedProduct> extends OrderForm<
  FixedSubscribeRequest,
  FixedSubscribeReceipt
> {
  /** The chosen product as a list showed it; `undefined` while none is known. */
  readonly chosen: Product | undefined;
  /** Chooses another product of the coin. Changes identity with what is chosen alone. */
  readonly setTerm: (product: Product) => void;
  /** The product as it is now; `undefined` inside `ready` where there is none any more. */
  readonly product: QueryState<FixedProduct | undefined>;
  /** The balance for fixed terms (AMB-066); `undefined` inside `ready` where the exchange did not say. */
  readonly available: QueryState<Decimal | undefined>;
  /** What the person may still put into the product (SE-38); `undefined` inside `ready` where the exchange did not say. */
  readonly quota: QueryState<Decimal | 'unlimited' | undefined>;
  /** What keeps it from being subscribed, whatever the amount (SE-50, SE-X-29); `undefined` where nothing does. */
  readonly obstacle: FixedObstacle | undefined;
  /** What the card of a VIP product says (SE-X-52). */
  readonly access: VipAccess | undefined;
  /** The typed amount; `undefined` where the field is empty or holds no amount. */
  readonly typedAmount: Decimal | undefined;
  /** The most the product can earn. */
  readonly headlineApr: FixedProductView['headlineApr'];
  /** The least VIP tier that may subscribe; `undefined` where it asks for none. */
  readonly leastTier: number | undefined;
  /** The rate for the typed amount, with the voucher if it can be used; its parts add up on screen (AMB-154). */
  readonly apr: FixedAprParts | undefined;
  /** The rate of another product of the coin for the typed amount; `undefined` while none is typed. Vouchers belong to one product. */
  readonly aprOf: (product: FixedProduct) => FixedAprParts | undefined;
  /** The expected return of the amount over the term, of what is sent where that is less than the typed amount (SE-39, SE-52). */
  readonly returns: FixedReturn | undefined;
  /** The steps of the bonus, and which one the typed amount reaches (SE-35); `undefined` while they are not known. */
  readonly tiers: readonly LadderTier[] | undefined;
  /** The vouchers for this amount and term: usable ones first, the one that adds most at the top (SE-V-04). */
  readonly vouchers: QueryState<readonly VoucherChoice[]>;
  /** The voucher in use as it is now; as it was chosen where the exchange no longer lists it. */
  readonly voucher: Voucher | undefined;
  /** The voucher that is worth most for the typed amount and term, whether it is used or not (AMB-174); `undefined` where none adds anything. */
  readonly best: BestVoucher | undefined;
  /** Whether the person wants no voucher: then the form chooses none (AMB-174). */
  readonly withoutVoucher: boolean;
  /** Why the chosen voucher cannot be used, as far as the form says it; `undefined` where nothing has to be said. */
  readonly voucherError: Reason | undefined;
  /** Whether the exchange no longer lists the chosen voucher. Nothing is sent before another one, or none, is chosen. */
  readonly voucherGone: boolean;
  /** The terms of the chosen voucher changed: nothing is sent before `acceptVoucher`, or another choice (R04). */
  readonly voucherChange: VoucherChange | undefined;
  /** Accepts the new terms of the voucher. */
  readonly acceptVoucher: () => void;
  /** Chooses a voucher; `undefined` uses none, and the form then chooses none either (AMB-174). */
  readonly setVoucher: (voucher: Voucher | undefined) => void;
  /** What is done at maturity (SE-41, SE-42). */
  readonly maturity: MaturityForm;
  /** The amount that is sent, cut to 6 decimals (SE-52); `undefined` where it is the typed amount. */
  readonly sentAmount: Decimal | undefined;
  /** When a subscription made now earns, matures and is paid (SE-X-47 to SE-X-49). */
  readonly timeline: FixedTimeline | undefined;
  /** The rate changed since the person decided: nothing is sent before `acceptRate` (R04). */
  readonly rateChange: RateChange | undefined;
  /** Accepts the new rate. */
  readonly acceptRate: () => void;
}

/** What a fixed subscription begins with. */
export interface FixedSubscribeOptions<Product extends FixedProduct> {
  /** The coin's products, of which another can be chosen. @default none */
  readonly products?: readonly Product[] | undefined;
  /** The voucher that is chosen at first, once the exchange has listed it. @default none */
  readonly voucherId?: string | undefined;
}

/** The same as long as it is chosen, also where the exchange no longer lists it. */
const NEVER = (): undefined => undefined;
const GONE: Reason = { key: 'earn.voucher.gone' };
const isOther = (before: { readonly id: string }, now: { readonly id: string }): boolean => before.id !== now.id;

/** What the form chose a voucher for. */
interface Offered {
  readonly id: string;
  readonly term: string;
  readonly amount: string;
}
/** A voucher that the form chose stays while amount and term do: the person has seen what it adds (R04). */
const isForOther = (before: Offered, now: Offered): boolean => before.term !== now.term || before.amount !== now.amount;

/**
 * A headless fixed subscription. The amount stays when another product of the same coin is chosen; the voucher does not,
 * because vouchers belong to a product (API-56). Where the person chooses none, the form uses the one that is worth most for amount
 * and term, until they undo it (AMB-174).
 *
 * @param first the product of a card or a list, which is read again; `undefined` while none is known.
 */
export function useFixedSubscribe<Product extends FixedProduct = FixedProduct>(
  asset: string,
  first: Product | undefined,
  { products = [], voucherId = '' }: FixedSubscribeOptions<Product> = {},
): FixedSubscribe<Product> {
  const earn = useEarn();
  const form = useOrderDraft(fixedSubscribeOrder, asset, { voucher: voucherId });
  const { values, set } = form;
  const listedTerm = first && products.find((one) => one.id === values.term);
  const { terms: term } = useDecided(listedTerm, NEVER, { follows: isOther });
  const chosen = term?.id === values.term ? term : first;
  const { id = '', days = 0, type } = chosen ?? {};
  const named = <Data>(options: EarnQueryOptions<Data>): EarnQueryOptions<Data> =>
    chosen === undefined ? { ...options, enabled: false } : options;
  const reading = useReading(named(fixedProductOptions(earn, id)));
  // An answer about another product is none about this one.
  const product = useMemo(
    () => mapReading(reading, (row) => (row?.id === id && row.asset === asset ? row : undefined)),
    [reading, id, asset],
  );
  const now = product.state === 'ready' ? product.data : undefined;
  const tier = useVipTier();
  const available = useFixedAvailable(asset);
  const balance = available.state === 'ready' ? available.data : undefined;
  const lendableRead = usePrivateReading(named(fixedLendableOptions(earn, id, type === 'vip')));
  const lendable = lendableRead.state === 'ready' ? lendableRead.data.lendable : undefined;
  const listed = usePrivateReading(named(vouchersOptions(earn, id)));
  const maturity = useMaturityChoice(form, now ?? chosen);

  const rows = listed.state === 'ready' ? listed.data.rows : undefined;
  const { amount, withoutVoucher } = values;
  const draft = readDraft(amount);
  const at = useNow();
  const use = { asset, days, amount: draft === 'empty' ? undefined : draft, now: at };
  const best = rows && bestVoucher(rows, use);
  const own = values.voucherTerm === '' || values.voucherTerm === id ? values.voucher : '';
  const offered = useDecided<Offered, never>(best && { id: best.voucher.id, term: id, amount }, NEVER, { follows: isForOther }).terms;
  const offer = withoutVoucher || offered === undefined || isForOther(offered, { ...offered, term: id, amount }) ? '' : offered.id;
  const wanted = own === '' ? offer : own;
  const livePick = rows?.find((row) => row.id === wanted);
  const decidedVoucher = useDecided(livePick, voucherChange, {
    follows: (before, after) => isOther(before, after) || voucherChange(before, after) === undefined,
  });
  // As it was chosen, also where the exchange no longer lists it.
  const pick = decidedVoucher.terms?.id === wanted ? decidedVoucher.terms : undefined;
  const voucher = livePick ?? pick;
  const voucherGone = pick !== undefined && rows !== undefined && livePick === undefined;
  const changed = pick && decidedVoucher.change;
  useExpiries(listed);
  useMoment(now?.startsAt);
  useMoment(now?.endsAt);

  // What the person decides on: of each product the first reading that has a rate, then each one they accept.
  const decided = useDecided(now, fixedRateChange, {
    follows: (before, after) => isOther(before, after) || before.aprFraction === undefined,
  });
  const seen = decided.terms;

  const { flow, errors, typed, sent, remainder, choose } = useOrderForm(
    fixedSubscribeOrder,
    { asset, product: seen, voucher: pick },
    {
      form,
      assess: ({ amount }) => {
        const assessment = assessFixedSubscribe(amount, {
          product: now,
          available: balance,
          lendable,
          tier,
          voucher,
          voucherGone,
          maturity: { reinvest: maturity.reinvest, redeemAccount: maturity.redeemAccount },
          now: earn.now(),
        });
        // Nothing is sent without a voucher that is about to be chosen.
        const waits = listed.state === 'loading' && own === '' && !withoutVoucher;
        return waits && assessment.state === 'ready' ? { state: 'unknown' } : assessment;
      },
      max: maxSubscribeAmount(balance, lendable),
      decimals: TYPED_DECIMALS,
      changed: decided.change !== undefined || changed !== undefined,
    },
  );
  const rateChange = decided.change ?? (seen && now && fixedRateChange(seen, now, typed));
  // What does not follow from the amount keeps its identity at each key.
  const view = now && fixedProductView(now);
  const access = useMemo(() => now && vipAccess(now, tier), [now, tier]);
  const obstacle = now && fixedObstacle(now, tier, at);
  // What cannot be subscribed has no dates.
  const dated = obstacle === undefined || obstacle === 'vip';
  const timeline = useMemo(
    () => (now && dated ? fixedTimeline(at, now.days, earn.exchangeTimeZone) : undefined),
    [now, dated, at, earn.exchangeTimeZone],
  );
  // With the next day of the exchange everything is a day later.
  useMoment(timeline?.interestStartsAt);
  const { voucherTerm } = values;
  const setTerm = useCallback(
    // A voucher stays with the product that it was chosen for (SE-34).
    (next: Product) => set({ term: next.id, voucherTerm: voucherTerm === '' ? id : voucherTerm }),
    [set, voucherTerm, id],
  );
  // A voucher that cannot be used earns nothing.
  const counted = voucher && !voucherGone && voucherBar(voucher, use) === undefined ? voucher : undefined;
  return {
    ...flow,
    chosen,
    setTerm,
    // The voucher of the last order is used up.
    again: () => {
      flow.again();
      set({ voucher: '', withoutVoucher: false, voucherTerm: id });
    },
    product,
    available,
    quota: mapReading(lendableRead, (read) => read.lendable),
    obstacle,
    access,
    typedAmount: typed,
    headlineApr: view?.headlineApr,
    leastTier: view?.leastTier,
    apr: now && typed && fixedAprForAmount(now, typed, counted),
    aprOf: (other) => typed && fixedAprForAmount(other, typed, undefined),
    returns: now && typed && fixedReturn(now, sent ?? typed, counted),
    tiers: ladderTiers(typed, now ? now.ladder : []),
    vouchers: mapReading(listed, ({ rows }) => voucherChoices(rows, use)),
    voucher,
    best,
    withoutVoucher,
    voucherError: voucherGone ? GONE : errors.voucher,
    voucherGone,
    voucherChange: changed,
    acceptVoucher: decidedVoucher.accept,
    setVoucher: (next) => choose({ voucher: next?.id ?? '', withoutVoucher: next === undefined, voucherTerm: id }),
    maturity,
    sentAmount: remainder && sent,
    timeline,
    rateChange,
    acceptRate: decided.accept,
  };
}
