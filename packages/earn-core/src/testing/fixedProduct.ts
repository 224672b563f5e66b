import type { FixedProduct } from '../contract/simple-earn/fixed.ts';
import { decimal } from '../decimal.ts';

/** A fixed product of 30 days, and what a test says of it. */
export const fixedProduct = (over: Partial<FixedProduct> = {}): FixedProduct => ({
  id: '1',
  asset: 'USDT',
  icon: undefined,
  type: 'normal',
  minVip: undefined,
  maxVip: undefined,
  days: 30,
  aprFraction: decimal('0.05'),
  ladder: [],
  soldOut: false,
  minLendAmount: decimal('10'),
  userMaxAmount: undefined,
  canReinvest: true,
  canChooseRedeemAccount: true,
  canRedeemEarly: true,
  bonusAsset: undefined,
  bonusIcon: undefined,
  productAssetPrice: undefined,
  bonusAssetPrice: undefined,
  startsAt: undefined,
  endsAt: undefined,
  title: undefined,
  subtitle: undefined,
  ...over,
});
