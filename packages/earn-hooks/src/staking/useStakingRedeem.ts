'use client';
import { type Decimal, ZERO, compare, isPositive } from '@earnkit/core';
import { type Leftover, leftoverOf } from '@earnkit/core/orders/rules';
import type { Rows } from '@earnkit/core/endpoint';
import type { AccruedReward, StakingBalance } from '@earnkit/core/staking/contract';
import {
  type HeldProtocols,
  type FastOffer,
  type FeeDiscount,
  type RedeemFee,
  type RedeemPeriod,
  type RedeemTimeline,
  type RedeemType,
  type TermsChange,
  fastOffer,
  feeDiscount,
  feeFractionOf,
  heldProtocols,
  isProtocolId,
  maxStakingRedeem,
  periodFacts,
  redeemCoins,
  redeemFee,
  redeemOptionOf,
  redeemPayout,
  redeemPeriod,
  redeemTermsChange,
  redeemTimeline,
  stakeCoins,
  STAKING_DECIMALS,
  assessStakingRedeem,
} from '@earnkit/core/staking/rules';
import { useDecided, useFirstKnown } from '../flow/useDecided.ts';
import { useFirstOffer } from '../flow/useDraftForm.ts';
import { type OrderForm, useOrderDraft, useOrderForm } from '../flow/useOrderForm.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, usePrivateReading, useReading } from '../provider/useReading.ts';
import { useNow } from '../time/time.ts';
import { stakingBalancesOptions } from './holdingQueries.ts';
import { stakingProductOptions, stakingUserOptions } from './queries.ts';
import { type RedeemOrderRequest, type StakingRedeemReceipt, redeemOrder } from './redeemOrder.ts';
import { stakingSubject, named } from './stakingSubject.ts';
import { useProductHeld } from './useProductHeld.ts';
import { type KnownStakingProduct, productReading } from './useStakingProduct.ts';

/** What is redeemed. */
export interface StakingRedeemOptions {
  /** The coin that is staked. */
  readonly asset: string;
  /** The product or protocol; with it the dialog is the debt version (ST-79). */
  readonly pid?: string | undefined;
}

/** What is held of one coin. */
export interface HeldCoin {
  /** The coin. */
  readonly asset: string;
  /** Above zero. */
  readonly amount: Decimal;
}

/** A redemption while it is being made. */
export interface StakingRedeem extends OrderForm<RedeemOrderRequest, StakingRedeemReceipt> {
  /** The product; `undefined` inside `ready` where the exchange no longer shows it. */
  readonly product: QueryState<KnownStakingProduct | undefined>;
  /** What is staked and can be redeemed; `undefined` inside `ready` where the exchange did not say. */
  readonly held: QueryState<Decimal | undefined>;
  /** What is held of each coin of a product that takes several; empty for others. `asset` is the one that is redeemed. */
  readonly heldCoins: readonly HeldCoin[];
  /** Chooses which of them is redeemed; the text of the field stays. */
  readonly setStakeAsset: (coin: string) => void;
  /** What would stay and is too little to be redeemed alone (AMB-164); `undefined` where nothing does. */
  readonly leftover: Leftover | undefined;
  /** Rewards that are earned and are paid with a redemption now, as the exchange says (ST-100); empty where it does not. */
  readonly accrued: readonly AccruedReward[];
  /** What the person's VIP tier takes off the fee, a fraction of it (ST-06). */
  readonly discount: FeeDiscount;
  /** The held protocols of a DeFi product, and whether there is anything to choose (ST-77, ST-78). */
  readonly protocols: HeldProtocols<StakingBalance>;
  /** The protocol that is redeemed; `undefined` where nothing is held in the chosen one. */
  readonly protocol: StakingBalance | undefined;
  /** Chooses a protocol. */
  readonly setProtocol: (pid: string) => void;
  /** Standard or fast (ST-80). */
  readonly type: RedeemType;
  /** Chooses standard or fast. */
  readonly setType: (type: RedeemType) => void;
  /** Whether fast is offered, and why not (ST-91). */
  readonly fastOffer: FastOffer;
  /** What can still be redeemed fast today; `undefined` where it is not known. */
  readonly fastQuota: Decimal | 'unlimited' | undefined;
  /** Minutes until a fast redemption arrives (ST-97); `undefined` where the exchange does not say. */
  readonly fastMinutes: number | undefined;
  /** The most days of a standard redemption (ST-98, AMB-108); `undefined` where the exchange does not say. */
  readonly maxDays: number | undefined;
  /** The fee rate of each way, a fraction (ST-97, ST-98); `undefined` where the exchange does not say. */
  readonly feeFractions: Readonly<Record<RedeemType, Decimal | undefined>>;
  /** The coins it can be paid out in (ST-81, ST-99). */
  readonly coins: readonly string[];
  /** The coin it is paid out in. */
  readonly redeemAsset: string;
  /** Chooses the coin. */
  readonly setRedeemAsset: (coin: string) => void;
  /** The typed amount; `undefined` where the field is empty or holds no amount. */
  readonly typedAmount: Decimal | undefined;
  /** Fee and amount received of the typed amount, which add up to it (FM-14); `undefined` while one is not known. */
  readonly fee: RedeemFee | undefined;
  /** What is received in the coin of the payout; `undefined` where the fee is not known, or leaves nothing. */
  readonly received: Decimal | undefined;
  /** When it is redeemed and arrives (ST-82, FM-15, FM-16). */
  readonly timeline: RedeemTimeline;
  /** How long a standard redemption takes (ST-83, ST-96). */
  readonly period: RedeemPeriod | undefined;
  /** A term changed since the person decided: nothing is sent before `acceptTerms` (R04). */
  readonly termsChange: TermsChange | undefined;
  /** Accepts the new term. */
  readonly acceptTerms: () => void;
}

/** Stands for the id of a protocol where the exchange does not say it, so that it can be chosen. */
const NO_ID = '-';

/** Zero where every holding was read and says its amount; otherwise it is not known. */
const nothingHeld = ({ rows, unreadable }: Rows<StakingBalance>): Decimal | undefined =>
  unreadable.length === 0 && rows.every((row) => row.amount !== undefined) ? ZERO : undefined;

/** A headless redemption (ST-79 to ST-91). Mount it with a new key for each holding. */
export function useStakingRedeem({ asset: asked, pid }: StakingRedeemOptions): StakingRedeem {
  const earn = useEarn();
  const now = useNow();
  const target = pid === undefined ? { asset: asked } : { asset: asked, pid };
  const read = useReading(stakingProductOptions(earn, target));
  const reading = mapReading(productReading(read, target), (view) => view?.product);
  const product = reading.state === 'ready' ? reading.data : undefined;
  const isDefi = product?.isDefi === true;

  // Of a product with several coins each is held by itself: the one that was asked for is redeemed first, else the first that is held.
  const stakeAssets = product ? stakeCoins(product) : [asked];
  const users = useProductHeld(stakeAssets, pid, product !== undefined && stakeAssets.length > 1);
  const perCoin = users.state === 'ready' ? users.data : [];
  const heldCoins = stakeAssets.flatMap((coin, index): readonly HeldCoin[] => {
    const amount = perCoin[index]?.heldAmount;
    return amount === undefined || !isPositive(amount) ? [] : [{ asset: coin, amount }];
  });
  const form = useOrderDraft(redeemOrder, stakingSubject({ asset: asked, pid }));
  const type = form.values.type === 'fast' ? 'fast' : 'standard';
  const firstHeld = heldCoins.find((one) => one.asset === asked) ?? heldCoins[0];
  const isKnown = product !== undefined && (stakeAssets.length <= 1 || users.state === 'ready');
  const stakedCoin = useFirstOffer(form, 'of', isKnown ? (firstHeld?.asset ?? asked) : undefined);
  const asset = stakedCoin ?? asked;

  const balances = usePrivateReading({ ...stakingBalancesOptions(earn, asset), enabled: isDefi && earn.session.state === 'signed-in' });
  const rows = isDefi && balances.state === 'ready' ? balances.data.rows : [];
  const protocols = heldProtocols(rows.map((row) => ({ ...row, pid: row.pid ?? NO_ID })));
  const chosen = useFirstOffer(form, 'protocol', product && isProtocolId(product, pid) ? pid : protocols.selected?.pid);
  const protocol = protocols.held.find((row) => row.pid === chosen);
  const redeemedPid = protocol && protocol.pid !== NO_ID ? protocol.pid : pid;
  const user = usePrivateReading(stakingUserOptions(earn, asset, redeemedPid));
  const person = user.state === 'ready' ? user.data : undefined;
  // Which of the two reads has the held amount is only known once the product is loaded.
  const ofProtocol = mapReading(balances, (read) => protocol?.amount ?? nothingHeld(read));
  const ofProduct = mapReading(user, ({ heldAmount }) => heldAmount);
  const held = reading.state === 'ready' ? (isDefi ? ofProtocol : ofProduct) : reading;
  const amountHeld = held.state === 'ready' ? held.data : undefined;
  // Without its protocol a stake of a DeFi product cannot be named.
  const isHeldOmitted = held.state === 'ready' && held.data === undefined && (!isDefi || redeemedPid !== undefined);
  const discount = product ? feeDiscount(product, person) : 'unknown';

  const coins = redeemCoins(product);
  // A person who staked a coin expects to get that coin back.
  const paidOut = coins.find((one) => one === asset) ?? coins[0];
  // The choice stays as long as the coin can be paid out, whatever the order of the coins.
  const coin = useFirstOffer(form, 'coin', isKnown ? paidOut : undefined);
  const redeemAsset = coins.find((one) => one === coin) ?? paidOut ?? asset;
  const option = redeemOptionOf(product, redeemAsset);

  // The product on which the person decides: what is on the screen, until a term changes there; then what they accept.
  const current = read.state === 'ready' ? (read.data ?? undefined) : undefined;
  const decided = useDecided(current, (before, after) =>
    redeemTermsChange(before, after, { asset, redeemAsset: coin ?? redeemAsset, type, discount }),
  );

  // By its product, so that every form of a holding has the one submission; it stays when the product is no longer shown (N02, N04).
  const ownPid = useFirstKnown(product?.pid) ?? pid;
  const orderId = stakingSubject({ asset, pid: ownPid });
  const { flow, typed, sent, choose } = useOrderForm(
    redeemOrder,
    { asset, orderId, target, seen: decided.terms, discount, held: amountHeld },
    {
      form,
      // Its request is named by coin and product.
      assess: ({ amount, type: way }) =>
        named(
          assessStakingRedeem(
            { amount, type: way, redeemAsset },
            { product, asset, held: amountHeld, isHeldOmitted, pid: redeemedPid, discount },
          ),
          orderId,
        ),
      max: maxStakingRedeem(amountHeld, type, option),
      decimals: STAKING_DECIMALS,
      changed: decided.change !== undefined,
    },
  );
  const fee = typed && redeemFee(typed, option, type, discount);
  const leftover = leftoverOf(sent, amountHeld, product?.minRedeemAmount);
  const quota = type === 'fast' ? option?.fastDailyQuota : undefined;
  const bounded = quota !== undefined && quota !== 'unlimited' && amountHeld !== undefined && compare(amountHeld, quota) > 0;
  return {
    ...flow,
    product: reading,
    held,
    heldCoins,
    // Who staked a coin expects it back, so another one is paid out as well.
    setStakeAsset: (of) => choose({ of, coin: '' }),
    leftover: leftover && (bounded ? { ...leftover, all: undefined } : leftover),
    accrued: person?.accrued.rows ?? [],
    discount,
    // Where nothing is held in the chosen one any more, another is chosen by the person alone (ST-77).
    protocols: { ...protocols, selector: protocols.held.some((row) => row !== protocol) },
    protocol,
    setProtocol: (protocol) => choose({ protocol }),
    type,
    setType: (type) => choose({ type }),
    fastOffer: fastOffer(product, option),
    fastQuota: option?.fastDailyQuota,
    fastMinutes: option?.fastMinutes,
    maxDays: product?.period.maxDays,
    feeFractions: { standard: feeFractionOf(option, 'standard', discount), fast: feeFractionOf(option, 'fast', discount) },
    coins,
    redeemAsset,
    setRedeemAsset: (coin) => choose({ coin }),
    typedAmount: typed,
    fee,
    received: redeemPayout(fee),
    timeline: redeemTimeline(now, type, { incomeDays: product?.incomeDays, fastMinutes: option?.fastMinutes }),
    period: product && redeemPeriod(periodFacts(product)),
    termsChange: decided.change,
    acceptTerms: () => {
      decided.accept();
      form.set({ coin: redeemAsset });
    },
  };
}
