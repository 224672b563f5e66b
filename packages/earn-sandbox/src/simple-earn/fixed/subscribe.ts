import type { WireOf } from '@earnkit/core/endpoint';
import type { fixed } from '@earnkit/core/simple-earn/contract';
import type { User } from '../../users.ts';
import { HOUR } from '../../clock/clock.ts';
import type { ExchangeDays } from '../../exchangeDay.ts';
import { sendAhead } from '../../database/connection.ts';
import type { Db } from '../../database/openDatabase.ts';
import { refusals } from '../../refusal.ts';
import { lockOwn, move } from '../../ledger/moves.ts';
import { fromUnits, toUnits } from '../../units.ts';
import { needAmount, needBalance, needUnlocked } from '../../orders/orderRoute.ts';
import { bonusOf, interestOf } from '../../rates/interest.ts';
import { type Voucher, takeVoucher } from '../vouchers.ts';
import { obstacleOf, personalLeft, readOffers } from './offers.ts';
import { type FixedProduct, needFixedProduct, offers } from './products.ts';
import { simpleEarnRefusals } from '../refusals.ts';
import { fixedRefusals } from './refusals.ts';
import { type FixedOrder, fixedOrders, fixedQuotas } from './tables.ts';

/** Seconds from maturity to payment (SE-X-10). */
const PAID_AFTER = HOUR / 2;

/** When an order matures: the days of its term count from the start of the exchange's next day (SE-X-47, SE-X-48, AMB-157). */
export const maturityOf = (calendar: ExchangeDays, at: number, { days }: Pick<FixedProduct, 'days'>): number =>
  calendar.startOfLater(at, days + 1);

/** When something is next due for an order that is not redeemed early: its renewal at maturity, or its payment 30 minutes later. */
export const dueOf = ({ finishesAt, reinvest }: Pick<FixedOrder, 'finishesAt' | 'reinvest'>): number =>
  finishesAt + (reinvest ? 0 : PAID_AFTER);

/** What an order is made of. */
interface Draft {
  readonly userId: number;
  readonly product: FixedProduct;
  readonly principal: bigint;
  readonly rateYear: bigint;
  readonly at: number;
  /** When it matures, in unix seconds. */
  readonly finishesAt: number;
  readonly mode: FixedOrder['mode'];
  readonly reinvest: boolean;
  readonly redeemAccount: FixedOrder['redeemAccount'];
  readonly voucher?: Voucher | undefined;
}

/** An order with everything it promises. A voucher raises the whole principal for its days of the term (AMB-097): above its limit it was refused (AMB-172). */
export function orderOf({ product, voucher, at, ...draft }: Draft) {
  const { asset, days, bonus } = product;
  const hours = BigInt(days * 24);
  const raisedDays = voucher && voucher.days > 0 ? Math.min(days, voucher.days) : days;
  return {
    ...draft,
    productId: product.id,
    asset,
    days,
    interest: interestOf(draft.principal, draft.rateYear, hours),
    voucherId: voucher?.id ?? null,
    voucherPercent: voucher?.percent ?? null,
    voucherPrincipal: voucher ? draft.principal : null,
    voucherInterest: voucher ? interestOf(draft.principal, voucher.percent / 100n, BigInt(raisedDays * 24)) : 0n,
    bonusAsset: bonus?.asset ?? null,
    bonus: bonus ? bonusOf(asset, { ...bonus, limit: '0', rateYear: '0' }, draft.principal, hours) : 0n,
    createdAt: at,
    dueAt: dueOf(draft),
  };
}

/** Subscribes an amount out of the spot balance (API-34). */
export async function subscribeFixed(
  tx: Db,
  calendar: ExchangeDays,
  { user, at, isVip }: { readonly user: User; readonly at: number; readonly isVip: boolean },
  order: WireOf<typeof fixed.subscribe>,
): Promise<void> {
  const product = needFixedProduct(order.product_id);
  const { asset, minLend } = product;
  if ((product.type === 'vip') !== isVip) throw fixedRefusals.unknownProduct();
  const obstacle = obstacleOf(product, user, at);
  if (obstacle !== undefined) throw obstacle;
  needUnlocked(user);
  const choice = needChoice(product, order);
  // The lock on the accounts makes the orders of one person wait for each other, so that none passes the personal maximum.
  const accounts = await lockOwn(tx, user.id, asset, ['spot', 'fixed']);
  const standing = await readOffers(tx);
  if (standing.isSoldOut(product)) throw refusals.soldOut();
  const mine = await personalLeft(tx, user.id, product);
  if (mine !== undefined && mine < toUnits(minLend)) throw fixedRefusals.personalQuotaUsed();
  const principal = needAmount(order.amount, 6, minLend, asset);
  needBalance(accounts.spot, principal);
  if (mine !== undefined && principal > mine) throw fixedRefusals.personalQuota(fromUnits(mine), asset);
  const rateYear = standing.rateOf(product);
  if (toUnits(order.year_rate) !== rateYear) throw fixedRefusals.rateChanged();
  const { financial_rate_id: voucherId } = order;
  const voucher = voucherId === undefined ? undefined : await takeVoucher(tx, user.id, voucherId, { asset, amount: principal, at });
  const quota = await fixedQuotas.take(tx, product.id, principal);
  if (quota === undefined) {
    const left = (await readOffers(tx)).leftOf(product) ?? 0n;
    throw left < toUnits(minLend) ? refusals.soldOut() : simpleEarnRefusals.quotaTaken(fromUnits(left), asset);
  }
  sendAhead(tx, move(tx, { kind: 'fixed-subscribe', at, from: accounts.spot, to: accounts.fixed, amount: principal }));
  const finishesAt = maturityOf(calendar, at, product);
  const placed = orderOf({ userId: user.id, product, principal, rateYear, at, finishesAt, mode: 'manual', voucher, ...choice });
  await tx.insert(fixedOrders).values({ ...placed, quota });
}

/** What is done at maturity. Refuses what the product does not offer; without a choice the order pays into flexible Simple Earn (SE-31). */
function needChoice(
  product: FixedProduct,
  { reinvest_status, redeem_account_type }: Pick<WireOf<typeof fixed.subscribe>, 'reinvest_status' | 'redeem_account_type'>,
): Pick<FixedOrder, 'reinvest' | 'redeemAccount'> {
  const reinvest = reinvest_status === '1';
  const redeemAccount = redeem_account_type === '1' ? 'flexible' : 'spot';
  if (reinvest && !offers(product, 'reinvest')) throw fixedRefusals.noReinvest();
  if (reinvest && redeemAccount === 'flexible') throw fixedRefusals.reinvesting();
  if (!reinvest && redeemAccount === 'spot' && !offers(product, 'redeem-account')) throw fixedRefusals.noRedeemAccount();
  return { reinvest, redeemAccount };
}
