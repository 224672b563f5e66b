import { ZERO, decimal, formatTime, formatValidity } from '@earnkit/core';
import type { FixedProduct, Voucher } from '@earnkit/core/simple-earn/contract';
import { fractionOfPercent } from '@earnkit/core/rates/rules';
import {
  type FixedOrderControls,
  type FixedSubscribeFacts,
  type MaturityChoice,
  DEFAULT_MATURITY,
  afterSubscribeDialog,
  assessFixedSubscribe,
  fixedOrderControls,
  fixedTimeline,
  isVoucherExpired,
  redemptionReceivedAt,
  subscribeAgain,
  vipAccess,
  voucherBar,
  voucherInterest,
  withRedeemAccount,
  withReinvest,
} from '@earnkit/core/simple-earn/rules';
import type { Rule } from '../table.ts';
import { buttonOf, flag, instant, known, messageOf, quotaOf, yesNo } from '../words.ts';

const NOW = 1_710_000_000;

const cell = (obstacle: FixedOrderControls['redeemAccount'], hidden = false): string => {
  if (obstacle === 'reinvesting') return "'--'";
  if (obstacle === 'redeeming' && hidden) return 'hidden';
  return obstacle === undefined ? 'enabled' : 'disabled';
};

const maturityOf = (text: string): MaturityChoice => {
  const [reinvest, account] = text.split(',').map((part) => part.trim());
  return { reinvest: reinvest === '1', redeemAccount: account === '1' ? 'flexible' : 'spot' };
};

const maturityText = ({ reinvest, redeemAccount }: MaturityChoice): string =>
  `${reinvest ? '1' : '0'}, ${redeemAccount === 'flexible' ? '1' : '0'}`;

const ACTIONS: Readonly<Record<string, (before: MaturityChoice) => MaturityChoice>> = {
  'turn reinvest on': () => withReinvest(true),
  'turn reinvest off': () => withReinvest(false),
  'choose spot': (before) => withRedeemAccount(before, 'spot'),
  'choose flexible': (before) => withRedeemAccount(before, 'flexible'),
  'close subscribe dialog': afterSubscribeDialog,
  open: (before) => before,
};

/** What keeps the account of an order from being chosen, long before it matures. */
const redeemAccountBar = ({ reinvest }: MaturityChoice): FixedOrderControls['redeemAccount'] =>
  fixedOrderControls(
    {
      status: 1,
      finishesAt: NOW + 86_400,
      redeemingEarly: false,
      canRedeemEarly: true,
      canReinvest: true,
      canChooseRedeemAccount: true,
      reinvest,
    },
    NOW,
  ).redeemAccount;

const voucher = (over: Partial<Voucher>): Voucher => ({
  id: '1',
  title: undefined,
  days: undefined,
  aprFraction: decimal('0.02'),
  low: undefined,
  high: undefined,
  assets: [],
  expiresAt: undefined,
  ...over,
});

/** A product of 30 days for everyone, on sale. */
const product = (over: Partial<FixedProduct>): FixedProduct => ({
  id: '1',
  type: 'normal',
  asset: 'USDT',
  icon: undefined,
  minVip: undefined,
  maxVip: undefined,
  days: 30,
  aprFraction: decimal('0.05'),
  ladder: [],
  soldOut: false,
  minLendAmount: decimal('0'),
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

/** A subscription without any limit of the person's. */
const assess = (amount: string, over: Partial<FixedSubscribeFacts>) =>
  assessFixedSubscribe(amount, {
    product: product({}),
    available: decimal('1e12'),
    lendable: 'unlimited',
    tier: undefined,
    voucher: undefined,
    maturity: DEFAULT_MATURITY,
    now: NOW,
    ...over,
  });

type Candidate = Pick<FixedProduct, 'id' | 'asset' | 'type' | 'soldOut' | 'aprFraction' | 'days'>;

const TYPES = { '1': 'normal', '2': 'vip', '3': 'special' } as const;

const candidatesOf = (text: string): readonly Candidate[] =>
  [...text.matchAll(/\((\w+),(\d),(\d),([\d.]+),(\d+)\)/g)].map(([, id = '', type, status, apr = '', days]) => ({
    id,
    asset: 'USDT',
    type: TYPES[type as keyof typeof TYPES],
    soldOut: status === '2',
    aprFraction: decimal(apr),
    days: Number(days),
  }));

/** Rules of fixed Simple Earn and its vouchers, by table. */
export const fixedRules: Readonly<Record<string, Rule>> = {
  'V-SV': (row) => {
    if (row.kind !== 'fixed') return undefined;
    const [low, high] = [known(row['voucher low'] ?? ''), known(row['voucher high'] ?? '')];
    const assessed = assess(row.amount ?? '', {
      product: product({ minLendAmount: known(row.min ?? ''), ...(!flag(row.rate ?? '') && { aprFraction: undefined }) }),
      available: known(row.available ?? ''),
      lendable: quotaOf(row.quota ?? '', ZERO) ?? 'unlimited',
      voucher: low === undefined && high === undefined ? undefined : voucher({ low, high }),
    });
    return { message: messageOf(assessed), submit: buttonOf(assessed), sent: assessed.state === 'ready' ? assessed.request.amount : '-' };
  },
  'V-TX': (row) => {
    const style = { locale: 'en', timeZone: row.zone ?? '' };
    const timeline = fixedTimeline(instant(row.now ?? ''), Number(row.period), style.timeZone);
    return {
      'interest starts': formatTime(timeline.interestStartsAt, style),
      maturity: formatTime(timeline.maturesAt, style),
      received: formatTime(timeline.receivedAt, style),
      'maturity unix': String(timeline.maturesAt),
    };
  },
  'V-RR': (row) => ({ received: String(redemptionReceivedAt(Number(row.finish_time))) }),
  'V-EC': (row) => {
    const supported = flag(row.supported ?? '');
    const controls = fixedOrderControls(
      {
        status: Number(row.status),
        finishesAt: NOW + Number(row['finish − now (s)']),
        redeemingEarly: flag(row.redeeming ?? ''),
        canRedeemEarly: supported,
        canReinvest: supported,
        canChooseRedeemAccount: supported,
        reinvest: flag(row['reinvest on'] ?? ''),
      },
      NOW,
    );
    return {
      'early redeem': cell(controls.redeemEarly, true),
      'reinvest switch': cell(controls.reinvest),
      'redeem-to': cell(controls.redeemAccount),
    };
  },
  'V-RE': (row) => {
    const text = row['before (reinvest, redeem-to)'] ?? '';
    const before = /^\d/.test(text) ? maturityOf(text) : DEFAULT_MATURITY;
    const after = ACTIONS[row.action ?? '']?.(before);
    if (after === undefined) return undefined;
    const refused = row.after === 'refused' && after === before;
    return {
      after: refused ? 'refused' : maturityText(after),
      ...(row['redeem-to shown'] !== '-' && {
        'redeem-to shown': redeemAccountBar(after) === 'reinvesting' ? '--' : after.redeemAccount,
      }),
    };
  },
  'V-VO': (row) => {
    const amount = decimal(row.amount ?? '');
    const use = { asset: 'USDT', amount, days: Number(row.period), now: NOW };
    const chosen = voucher({
      low: known(row.low ?? ''),
      high: known(row.high ?? ''),
      days: Number(row.rate_day),
      aprFraction: fractionOfPercent(decimal(row['ratio %'] ?? '')),
    });
    return {
      'limit message': messageOf(assess(amount, { voucher: chosen })),
      'extra interest': voucherBar(chosen, use) === undefined ? voucherInterest(chosen, amount, use.days) : '-',
    };
  },
  'V-VE': (row) => {
    const expiresAt = Number(row.expired_timest);
    return { shown: formatValidity(expiresAt, row.zone ?? ''), usable: yesNo(!isVoucherExpired({ expiresAt }, Number(row.now))) };
  },
  'V-VP': (row) => {
    const { opens, card } = vipAccess({ type: 'vip', minVip: Number(row.min_vip), maxVip: Number(row.max_vip) }, Number(row.tier));
    const dialogs = { subscribe: 'subscribe dialog', 'upgrade-guide': 'upgrade guide (upTo=5)', ineligible: 'ineligible dialog' };
    return {
      opens: dialogs[opens],
      'card message': card === undefined ? 'none' : card === 'benefits' ? 'view-benefits link' : `upgrade link upTo=${card.upgradeTo}`,
    };
  },
  'V-RB': (row) => {
    const again = subscribeAgain({
      order: { productId: 'own', productType: TYPES[row['order type'] as keyof typeof TYPES], asset: 'USDT' },
      tier: Number(row.tier),
      product: { id: 'own', type: 'normal', minVip: undefined, soldOut: row['product sale_status'] === '2' },
      candidates: candidatesOf(row.candidates ?? ''),
      businessType: Number(row.business_type),
      now: NOW,
    });
    const places = { 'upgrade-guide': 'upgrade guide', flexible: 'flexible dialog', market: 'navigate /simple-earn' };
    if (again.to !== 'fixed') return { expected: places[again.to] };
    return { expected: again.productId === 'own' ? "order's product dialog" : `dialog of product ${again.productId}` };
  },
};
