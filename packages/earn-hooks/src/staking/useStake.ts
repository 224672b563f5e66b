'use client';
import { type Decimal, ZERO } from '@earnkit/core';
import type { Protocol, StakingUser } from '@earnkit/core/staking/contract';
import {
  ACCOUNT_KINDS,
  type BonusTask,
  type DailyStakingReward,
  type ExchangeRates,
  type MintedAmount,
  type RedeemPeriod,
  type StakeObstacle,
  type StakeTimeline,
  type StakingAprParts,
  type StakingReward,
  type TermsChange,
  assessStake,
  bonusTaskOf,
  dailyStakingReward,
  exchangeRatesOf,
  isBonusApplied,
  isConfirmOrderDue,
  isProtocolId,
  maxStake,
  mintedAmount,
  mintedAsset,
  periodFacts,
  protocolForStake,
  protocolsOf,
  ratedOf,
  redeemPeriod,
  stakeCoins,
  stakeDecimals,
  stakeLimit,
  stakeObstacle,
  stakeTermsChange,
  stakeTimeline,
  stakingApr,
  stakingAprForAmount,
  stakingRewards,
} from '@earnkit/core/staking/rules';
import { useStakingAvailable } from '../account/useAvailable.ts';
import { useDecided, useFirstKnown } from '../flow/useDecided.ts';
import { useFirstOffer } from '../flow/useDraftForm.ts';
import { type OrderForm, useOrderDraft, useOrderForm } from '../flow/useOrderForm.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { usePrivateReading, useReading } from '../provider/useReading.ts';
import { useMoment, useNow } from '../time/time.ts';
import { stakingLoansOptions, stakingProductOptions, stakingUserOptions } from './queries.ts';
import { type StakeOrderRequest, type StakeReceipt, stakeOrder } from './stakeOrder.ts';
import { stakingSubject, named } from './stakingSubject.ts';
import { UNREAD_PRODUCT } from './unreadProduct.ts';
import { leftOfLimit, useProductHeld } from './useProductHeld.ts';
import { type KnownStakingProduct, type StakingProductView, productReading } from './useStakingProduct.ts';

/** How a product is staked. */
export interface StakeOptions {
  /** Chooses the protocol with the highest rate instead of the first (ST-76, AMB-111). @default false */
  readonly autoSelect?: boolean | undefined;
  /** Whether it is staked from a VIP theme (ST-102). @default false */
  readonly vip?: boolean | undefined;
  /** Kind of the account: 0 normal, 3 VIP; decides the decimals (ST-70, AMB-105). @default 0 */
  readonly accountKind?: number | undefined;
  /** Whether the order is shown once more before it is sent (AMB-112). @default not for immediate redemption */
  readonly requireConfirmOrder?: boolean | undefined;
  /** The coin the choice begins with. @default the coin of the target, else of the product, else the first */
  readonly coin?: string | undefined;
}

/** A stake while it is being made. */
export interface Stake extends OrderForm<StakeOrderRequest, StakeReceipt> {
  /** The product as it is now; nothing of it is known, and nothing can be sent, until it is read. */
  readonly product: KnownStakingProduct;
  /** The product as it was read last, with a retry where it may be out of date. */
  readonly reading: QueryState<unknown>;
  /** The coins that can be staked, in the order of the choice (ST-54, AMB-121). `asset` is the chosen one. */
  readonly coins: readonly string[];
  /** Chooses another coin; the text of the field stays. */
  readonly setCoin: (coin: string) => void;
  /** The protocols of a DeFi product; empty for others. */
  readonly protocols: readonly Protocol[];
  /** The chosen protocol (ST-74 to ST-76); `undefined` where it is not offered, and then another is to be chosen. */
  readonly protocol: Protocol | undefined;
  /** Chooses a protocol. */
  readonly setProtocol: (pid: string) => void;
  /** The balance that can be staked (ST-66); `undefined` inside `ready` where the exchange did not say. */
  readonly available: QueryState<Decimal | undefined>;
  /** What the person has staked, and who they are to the product (ST-13). */
  readonly user: QueryState<StakingUser>;
  /** Whether the agreement is ticked; not after a reload (ST-68). */
  readonly agreed: boolean;
  /** Ticks or unticks the agreement. */
  readonly setAgreed: (agreed: boolean) => void;
  /** What keeps the product from being staked, whatever the amount; `undefined` where nothing does. */
  readonly obstacle: StakeObstacle | undefined;
  /** The typed amount; `undefined` where the field is empty or holds no amount. */
  readonly typedAmount: Decimal | undefined;
  /** The most the person may have in the product, all coins together (AMB-114); `undefined` while it is not known. */
  readonly limit: Decimal | undefined;
  /** What the limit leaves beside what is held; `undefined` for a visitor, and while it is not known. */
  readonly limitLeft: Decimal | undefined;
  /** The rate and its parts, which add up on screen. */
  readonly apr: StakingAprParts | undefined;
  /** The rate of the typed amount, with what a bonus adds to it now (FM-13, AMB-113). */
  readonly amountApr: StakingAprParts | undefined;
  /** The rewards and their terms (ST-11, ST-100). */
  readonly rewards: readonly StakingReward[];
  /** Whether an extra bonus is paid now (ST-71). */
  readonly bonusApplied: boolean;
  /** The expected rewards of the typed amount in a day (FM-13, AMB-113). */
  readonly daily: DailyStakingReward | undefined;
  /** What the typed amount is exchanged into; `undefined` where nothing is, or the rate is not known (ST-07, ST-54). */
  readonly minted: MintedAmount | undefined;
  /** The token that the coin is exchanged into; `undefined` where nothing is exchanged (ST-07, ST-12). */
  readonly into: string | undefined;
  /** What a coin is exchanged for, forwards and backwards (ST-07, ST-12). */
  readonly ratesOf: (coin: string) => ExchangeRates;
  /** What is missing before a valid amount can be sent: the agreement, or the balance; `undefined` where nothing is (ST-68). */
  readonly missing: 'agreement' | 'balance' | undefined;
  /** When a stake made now earns and is first paid. */
  readonly timeline: StakeTimeline;
  /** How long a redemption takes (ST-52); `undefined` where the exchange does not say enough. */
  readonly period: RedeemPeriod | undefined;
  /** Show the order once more before `submit` (ST-56, AMB-112). */
  readonly confirmOrderDue: boolean;
  /** The task that a web3 bonus needs (AMB-138, AMB-165); `undefined` where it needs none. */
  readonly task: BonusTask | undefined;
  /** A term changed since the person decided: nothing is sent before `acceptTerms` (R04). */
  readonly termsChange: TermsChange | undefined;
  /** Accepts the new term. */
  readonly acceptTerms: () => void;
}

/** The product to stake: its target, and the rest as soon as it is read. */
export type StakeSubject = Pick<StakingProductView, 'target'> & Partial<StakingProductView>;

/**
 * A headless stake of any variant, also one that mints (ST-38 to ST-70, AMB-155). Mount it with a new key for each target.
 *
 * @param view the product as `useStakingProduct` read it, which is kept up to date; its target alone while it is read, so that
 * one form lasts from the first paint to the receipt.
 */
export function useStake(view: StakeSubject, options: StakeOptions = {}): Stake {
  const { autoSelect, vip = false, accountKind = ACCOUNT_KINDS.normal, requireConfirmOrder } = options;
  const earn = useEarn();
  const at = useNow();
  const { target } = view;
  const read = useReading(stakingProductOptions(earn, target));
  const reading = productReading(read, target);
  const known = (reading.state === 'ready' ? reading.data?.product : undefined) ?? view.product;
  const product = known ?? { ...UNREAD_PRODUCT, asset: target.asset ?? '', pid: target.pid };
  // The same object as long as the exchange says the same.
  const current = (read.state === 'ready' ? read.data : null) ?? view.product ?? UNREAD_PRODUCT;

  const coins = stakeCoins(product);
  const isOffered = (coin: string | undefined): coin is string => coin !== undefined && coins.includes(coin);
  const firstCoin = [options.coin, target.asset, product.asset].find(isOffered) ?? coins[0];
  const form = useOrderDraft(stakeOrder, target.pid ?? target.asset ?? '');
  const { agreed } = form.values;
  const coin = useFirstOffer(form, 'coin', known && firstCoin);
  const asset = coin ?? product.asset;
  const protocols = protocolsOf(product);
  const firstPid = isProtocolId(product, target.pid) ? target.pid : protocolForStake(protocols, { autoSelect })?.pid;
  const pid = useFirstOffer(form, 'protocol', product.isDefi ? firstPid : undefined);
  const protocol = protocols.find((one) => one.pid === pid);

  // The product decides which coin and whose holding count.
  const readable = known !== undefined && earn.session.state === 'signed-in';
  const loans = { ...stakingLoansOptions(earn, asset), enabled: readable };
  const available = useStakingAvailable(known === undefined ? '' : asset, product.borrowSupport, loans);
  const balance = available.state === 'ready' ? available.data : undefined;
  const user = usePrivateReading({ ...stakingUserOptions(earn, asset, protocol?.pid ?? product.pid), enabled: readable });
  const anonymous = user.state === 'anonymous';
  const held = anonymous ? ZERO : user.state === 'ready' ? user.data.heldAmount : undefined;
  const rated = ratedOf(product, { asset, pid: protocol?.pid });
  useMoment(rated.bonus?.startsAt);
  useMoment(rated.bonus?.endsAt ?? undefined);

  const limit = stakeLimit(product, anonymous ? { isCrowd: false } : user.state === 'ready' ? user.data : undefined);
  const users = useProductHeld(coins, product.pid, readable && limit !== undefined);
  const limitLeft = leftOfLimit(product.asset, limit, coins, users);

  // The product on which the person decides: what is on the screen, until a figure changes there; then what they accept.
  const obstacle = known && stakeObstacle(product, { asset, protocol, limitLeft });
  const decided = useDecided(current, (before, now) =>
    // What is no longer offered has no terms to accept.
    obstacle === 'choice-gone' ? undefined : stakeTermsChange(before, now, { asset, pid }),
  );

  // It stays when the product is no longer shown.
  const ownPid = useFirstKnown(known?.pid) ?? product.pid;
  const orderId = stakingSubject({ asset, pid: ownPid });
  const decimals = stakeDecimals(accountKind);
  const terms = { product, asset, available: balance, protocol, pid: target.pid, limitLeft, decimals, vip };
  const { flow, typed, choose } = useOrderForm(
    stakeOrder,
    { asset, orderId, target, seen: decided.terms, held },
    {
      form,
      // Before the product is read nothing can be sent.
      assess: ({ amount, agreed }) =>
        known === undefined ? { state: 'blocked', reasons: [] } : named(assessStake({ amount, agreed }, terms), orderId),
      max: maxStake(balance, decimals, [limitLeft, product.leftAmount]),
      decimals,
      changed: decided.change !== undefined,
    },
  );
  const once = known && assessStake({ amount: flow.amount, agreed: true }, terms).state;
  const period = redeemPeriod(periodFacts(product));
  return {
    ...flow,
    product,
    reading: read,
    coins,
    setCoin: (coin) => choose({ coin }),
    protocols,
    protocol,
    setProtocol: (protocol) => choose({ protocol }),
    available,
    user,
    agreed,
    setAgreed: (agreed) => form.set({ agreed }),
    obstacle,
    typedAmount: typed,
    limit,
    limitLeft,
    apr: stakingApr(rated),
    rewards: stakingRewards(product, protocol, asset),
    bonusApplied: isBonusApplied(rated.bonus, at),
    amountApr: typed && stakingAprForAmount(rated, typed, held, at),
    daily: typed && dailyStakingReward(rated, typed, held, at),
    minted: typed && mintedAmount(product, asset, typed),
    into: mintedAsset(product, asset),
    ratesOf: (coin) => exchangeRatesOf(product, coin),
    missing: once === 'unknown' && available.state !== 'loading' ? 'balance' : once === 'ready' && !agreed ? 'agreement' : undefined,
    timeline: stakeTimeline(product, at),
    period,
    confirmOrderDue: isConfirmOrderDue(period, requireConfirmOrder),
    task: bonusTaskOf(product, user.state === 'ready' ? user.data : undefined),
    termsChange: decided.change,
    acceptTerms: decided.accept,
  };
}
