import { type Assessment, UNKNOWN, blocked, ready } from '../../assessment.ts';
import type { Decimal } from '../../../decimal.ts';
import { HOUR, type Instant, MINUTE, nextFullHour } from '@earnkit/time';
import type { FixedOrder, FixedProduct, RedeemAccount } from '../../../contract/simple-earn/fixed.ts';
import { redemptionReceivedAt } from './receivedAt.ts';

declare module '../../assessment.ts' {
  interface ReasonKeys {
    'earn.fixed.obstacle.unsupported': never;
    'earn.fixed.obstacle.maturing': never;
    'earn.fixed.obstacle.redeeming': never;
    'earn.fixed.obstacle.ended': never;
  }
}

/** Seconds before maturity from which an order can no longer be changed, inclusive (SE-X-36, SE-X-39, AMB-083). */
const FIXED_CUT_OFF: number = HOUR;

/** The state of an order: earning, being redeemed, or ended (SE-X-32, SE-X-33). */
export type FixedOrderState = 'holding' | 'redeeming' | 'ended';

/** What {@link fixedOrderState} reads of an order. */
type Standing = Pick<FixedOrder, 'status' | 'finishesAt' | 'redeemingEarly'>;

/**
 * The state of an order. An active order is being redeemed from its maturity on, or after an early redemption (AMB-081). An order
 * with an unknown maturity counts as earning; the exchange decides.
 */
export function fixedOrderState({ status, finishesAt, redeemingEarly }: Standing, now: Instant): FixedOrderState {
  if (status !== 0 && status !== 1) return 'ended';
  return redeemingEarly || (finishesAt !== undefined && now >= finishesAt) ? 'redeeming' : 'holding';
}

/**
 * When an order is paid: 30 minutes after its maturity (SE-X-10), or with the next full hour while an early redemption is on its way
 * (AMB-152). `undefined` while its maturity is not known, and once it was redeemed early.
 */
export function fixedOrderReceivedAt(order: Standing, now: Instant): Instant | undefined {
  if (!order.redeemingEarly) return redemptionReceivedAt(order.finishesAt);
  return fixedOrderState(order, now) === 'redeeming' ? nextFullHour(now) : undefined;
}

/**
 * How an order stands that has matured and that the exchange has neither paid nor renewed: `due` until its payment is expected, `late` from
 * then on. `undefined` for any other order.
 */
export function fixedOrderSettlement(order: Standing, now: Instant): 'due' | 'late' | undefined {
  if (order.redeemingEarly || fixedOrderState(order, now) !== 'redeeming') return undefined;
  const receivedAt = redemptionReceivedAt(order.finishesAt);
  return receivedAt !== undefined && now > receivedAt ? 'late' : 'due';
}

/** The next instant at which the state, the settlement or the available actions of one of these orders change; `undefined` when none follows. */
export function nextFixedOrderChange(orders: readonly Standing[], now: Instant): Instant | undefined {
  const ahead = orders
    .flatMap((order) => [
      ...(order.finishesAt === undefined ? [] : [order.finishesAt - FIXED_CUT_OFF, order.finishesAt, order.finishesAt + 30 * MINUTE + 1]),
      ...(order.redeemingEarly ? [fixedOrderReceivedAt(order, now) ?? now] : []),
    ])
    .filter((at) => at > now);
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}

/** Why an action on an order is not available: the product does not offer it, or the order is maturing, redeeming or ended. */
export type FixedOrderBar = 'unsupported' | 'maturing' | 'redeeming' | 'ended';

/** Which actions are available for an order now; `undefined` means that nothing bars the action. */
export interface FixedOrderControls {
  /** The state of the order. */
  readonly state: FixedOrderState;
  /** Early redemption (SE-X-34 to SE-X-36). It is hidden, not disabled, while the order is being redeemed (SE-X-23). */
  readonly redeemEarly: FixedOrderBar | undefined;
  /** The switch for renewal (SE-X-39). */
  readonly reinvest: FixedOrderBar | undefined;
  /** The choice of account; `reinvesting` shows no account at all (SE-X-40, SE-X-41). */
  readonly redeemAccount: FixedOrderBar | 'reinvesting' | undefined;
}

/** What can be done with an order at a moment (SE-X-34 to SE-X-41, AMB-081, AMB-083). */
export function fixedOrderControls(
  order: Standing &
    Partial<Pick<FixedOrder, 'productType'>> &
    Pick<FixedOrder, 'canRedeemEarly' | 'canReinvest' | 'canChooseRedeemAccount' | 'reinvest'>,
  now: Instant,
): FixedOrderControls {
  const state = fixedOrderState(order, now);
  const over = state === 'holding' ? undefined : state;
  const late = order.finishesAt !== undefined && order.finishesAt - now <= FIXED_CUT_OFF ? 'maturing' : undefined;
  // An order of a new kind of product may have other calls than the two that are known here.
  const known = order.productType !== 'unknown';
  // What the exchange does not say may be offered: it decides.
  const obstacle = (supported: boolean | undefined): FixedOrderBar | undefined =>
    over ?? (supported !== false && known ? late : 'unsupported');
  return {
    state,
    redeemEarly: obstacle(order.canRedeemEarly),
    reinvest: obstacle(order.canReinvest),
    redeemAccount: order.reinvest ? 'reinvesting' : obstacle(order.canChooseRedeemAccount),
  };
}

/** What `fixed.redeemEarly` takes, and what its receipt says. */
export interface EarlyRedeemRequest {
  /** The exchange’s id of the order. */
  readonly orderId: string;
  /** The coin. */
  readonly asset: string;
  /** The principal: an order is redeemed as a whole. */
  readonly amount: Decimal;
  /** Whether the order is of a VIP product, which has paths of its own (SE-X-56). */
  readonly vip: boolean;
}

/** Assesses an early redemption (SE-X-34 to SE-X-36): all of the order, or none. */
export function assessEarlyRedeem(order: FixedOrder | undefined, now: Instant): Assessment<EarlyRedeemRequest> {
  if (order === undefined) return UNKNOWN;
  const obstacle = fixedOrderControls(order, now).redeemEarly;
  if (obstacle !== undefined) return blocked({ key: `earn.fixed.obstacle.${obstacle}` });
  const { orderId, asset, principal, productType } = order;
  return principal === undefined ? UNKNOWN : ready({ orderId, asset, amount: principal, vip: productType === 'vip' });
}

/** What is done with an order when it matures: it is renewed, or paid into an account. */
export interface MaturityChoice {
  /** Whether it renews itself at maturity. */
  readonly reinvest: boolean;
  /** The account that it is paid into. */
  readonly redeemAccount: RedeemAccount;
}

/** The choice of a person who has not chosen yet (SE-30, SE-31). */
export const DEFAULT_MATURITY: MaturityChoice = { reinvest: false, redeemAccount: 'flexible' };

/** With renewal on, the rest is paid into the spot account; with renewal off, into flexible Simple Earn (SE-X-42, SE-X-43). */
export const withReinvest = (on: boolean): MaturityChoice => ({ reinvest: on, redeemAccount: on ? 'spot' : 'flexible' });

/** Another account; refused, and so unchanged, while the order renews itself (SE-X-40). */
export const withRedeemAccount = <Choice extends { readonly reinvest: boolean | undefined }>(
  choice: Choice,
  account: RedeemAccount,
): Choice | (Choice & { readonly redeemAccount: RedeemAccount }) => (choice.reinvest ? choice : { ...choice, redeemAccount: account });

/**
 * What a product offers of a choice: the default where it offers neither the renewal nor the account (SE-30, SE-31). What the exchange does
 * not say stays as it was chosen: it decides.
 */
export const offeredMaturity = (
  choice: MaturityChoice,
  { canReinvest, canChooseRedeemAccount }: Pick<FixedProduct, 'canReinvest' | 'canChooseRedeemAccount'>,
): MaturityChoice => ((choice.reinvest ? canReinvest : canChooseRedeemAccount) === false ? DEFAULT_MATURITY : choice);

/** What stays stored when the subscribe dialog closes: without renewal the account is flexible Simple Earn again (SE-X-44). */
export const afterSubscribeDialog = (choice: MaturityChoice): MaturityChoice => (choice.reinvest ? choice : DEFAULT_MATURITY);
