import { type Decimal, roundDown, decimal, formatHour, formatPercent, formatTime, parseDecimal } from '@earnkit/core';
import type { FlexibleHolding, FlexibleProduct } from '@earnkit/core/simple-earn/contract';
import { coinSearch } from '@earnkit/core/lists/rules';
import { type LadderStep, estimatedInterest, fractionOfPercent, ladderInterest, marketApr, rateToSend } from '@earnkit/core/rates/rules';
import { chartRange } from '@earnkit/core/series/rules';
import {
  assessFlexibleRedeem,
  assessFlexibleSubscribe,
  assessMinLendApr,
  flexibleTimeline,
  holdingApr,
  isBorrowedNoticeDue,
  pendingRedemption,
  redeemableAmount,
} from '@earnkit/core/simple-earn/rules';
import { sanitizeDecimal } from './input.ts';
import type { Rule } from '../table.ts';
import { buttonOf, flag, instant, isMissing, known, knownOr, messageOf, shown, yesNo } from '../words.ts';

const LADDER_T = '0–500 at 0.10, 500–2000 at 0.05, 2000– at 0.01';

const stepOf = (text: string): LadderStep => {
  const [, from = '', to = '', apr = ''] = /^\s*([\d.]+)\s*[–-]\s*([\d.]*)\s+at\s+([\d.]+)\s*$/.exec(text) ?? [];
  const end = parseDecimal(to);
  return { from: decimal(from), to: end === '0' ? undefined : end, aprFraction: decimal(apr) };
};

const ladderOf = (text: string): readonly LadderStep[] =>
  isMissing(text) ? [] : (text === 'T' ? LADDER_T : text).split(/[,;]/).map(stepOf);

const product = (facts: Partial<FlexibleProduct>): FlexibleProduct => ({
  asset: 'USDT',
  icon: undefined,
  bonusAsset: undefined,
  bonusOpen: false,
  currentAmount: undefined,
  lentAmount: undefined,
  interest: undefined,
  nextAprFraction: undefined,
  bonusAprFraction: undefined,
  bonusLimit: undefined,
  minLendAprFraction: undefined,
  maxLendAprFraction: undefined,
  minLendAmount: undefined,
  ladder: [],
  fixedProducts: undefined,
  businessType: undefined,
  usdtPrice: undefined,
  productAssetPrice: undefined,
  bonusAssetPrice: undefined,
  lentRatio: undefined,
  ...facts,
});

const holding = (currentAmount: Decimal): FlexibleHolding => ({
  id: '1',
  asset: 'USDT',
  icon: undefined,
  currentAmount,
  lentAmount: undefined,
  redeemingAmount: decimal('0'),
  redeemingRevocable: false,
  marginFrozenAmount: decimal('0'),
  launchpoolAmount: decimal('0'),
  cumulativeInterest: undefined,
  nextAprFraction: undefined,
  lastAprFraction: undefined,
  bonusAprFraction: undefined,
  bonusOpen: false,
  minLendAprFraction: undefined,
  autoEarn: false,
  ladder: [],
});

/** Subscribing to a flexible product; the rows of a fixed one are for the rules of fixed products. */
const subscribe: Rule = (row) => {
  if (row.kind !== 'flexible') return undefined;
  const available = known(row.available ?? '');
  const minLendAmount = known(row.min ?? '');
  const minLendAprFraction = flag(row.rate ?? '') ? decimal('0.01') : undefined;
  const assessed = assessFlexibleSubscribe(
    { amount: row.amount ?? '' },
    { available, ownMinApr: 'none', product: product({ minLendAmount, minLendAprFraction }) },
  );
  return { message: messageOf(assessed), submit: buttonOf(assessed), sent: assessed.state === 'ready' ? assessed.request.amount : '-' };
};

/** Rules of Simple Earn, by table. */
export const flexibleRules: Readonly<Record<string, Rule>> = {
  'V-SV': subscribe,
  'V-CS': (row) => {
    if (row.dialog !== 'subscribe' || !['-', 'no rate'].includes(row.other ?? '')) return undefined;
    const amount = flag(row.empty ?? '') ? '' : flag(row.error ?? '') ? '0.5' : '5';
    const assessed = assessFlexibleSubscribe(
      { amount },
      {
        available: decimal('10'),
        ownMinApr: 'none',
        product: product({ minLendAmount: decimal('1'), nextAprFraction: row.other === '-' ? decimal('0.01') : undefined }),
      },
    );
    return { button: buttonOf(assessed) };
  },
  'V-EI': (row) => {
    const amount = decimal(row.amount ?? '');
    return {
      'amount used': roundDown(amount, 6),
      interest: estimatedInterest({ amount, aprFraction: decimal(row.rate ?? ''), days: Number(row.days) }),
    };
  },
  'V-LA': (row) => ({
    interest: shown(
      ladderInterest({
        amount: decimal(row.amount ?? ''),
        ladder: ladderOf(row.tiers ?? ''),
        days: Number(row.days),
        productPrice: known(row['product price'] ?? ''),
        bonusPrice: known(row['bonus price'] ?? ''),
        bonusLimit: known(row['ext limit'] ?? ''),
      }),
    ),
  }),
  'V-AA': (row) => {
    const aprs = row['ladder aprs'] ?? '';
    const ladder = isMissing(aprs)
      ? []
      : aprs.split('/').map((apr): LadderStep => ({ from: decimal('0'), to: undefined, aprFraction: decimal(apr.trim()) }));
    const sum = marketApr({ nextAprFraction: known(row['next rate'] ?? ''), ladder });
    return { sum: sum ?? '--', shown: formatPercent(sum, {}) };
  },
  'V-FR': (row) => {
    const rates = {
      nextAprFraction: known(row.next ?? ''),
      bonusAprFraction: known(row['ext award'] ?? ''),
      bonusOpen: flag(row.open ?? ''),
    };
    const { aprFraction, bonus } = holdingApr({ ...holding(decimal('100')), ...rates }, undefined);
    return { shown: formatPercent(aprFraction, {}), badge: yesNo(bonus) };
  },
  'V-RF': (row) => ({ expected: rateToSend(fractionOfPercent(decimal(row.percent ?? ''))) }),
  'V-MA': (row) => {
    const text = sanitizeDecimal({ raw: row.typed ?? '', decimals: 2 });
    const assessed = assessMinLendApr(text, {
      asset: 'USDT',
      minLendAprFraction: fractionOfPercent(decimal(row['limit %'] ?? '')),
      maxLendAprFraction: fractionOfPercent(knownOr(row['max %'] ?? '', '5')),
    });
    return {
      'text kept': text,
      message: messageOf(assessed),
      confirm: buttonOf(assessed),
      sent: assessed.state === 'ready' ? assessed.request.minAprFraction : '-',
    };
  },
  'V-FX': (row) => ({
    expected: shown(
      redeemableAmount({
        currentAmount: known(row.current ?? ''),
        redeemingAmount: known(row.frozen ?? ''),
        marginFrozenAmount: known(row['margin frozen'] ?? ''),
      }),
    ),
  }),
  'V-FV': (row) => {
    const held = holding(decimal(row.redeemable ?? ''));
    const text = sanitizeDecimal({ raw: row.typed ?? '', decimals: 8, max: redeemableAmount(held) ?? decimal('0') });
    const assessed = assessFlexibleRedeem({ amount: text }, held);
    return {
      'field text': text,
      message: messageOf(assessed),
      confirm: buttonOf(assessed),
      sent: assessed.state === 'ready' ? assessed.request.amount : '-',
    };
  },
  'V-BR': (row) => ({ notice: yesNo(isBorrowedNoticeDue(known(row.lend_ratio ?? ''))) }),
  'V-FS': (row) => {
    const pending = pendingRedemption({
      redeemingAmount: known(row.frozen_amount ?? ''),
      redeemingRevocable: flag(row.frozen_status ?? ''),
    });
    return { row: yesNo(pending !== undefined), link: yesNo(pending?.revocable ?? false) };
  },
  'V-TF': (row) => {
    const style = { locale: row.locale ?? '', timeZone: row.zone ?? '' };
    const timeline = flexibleTimeline(instant(row.now ?? ''));
    return {
      'subscribed (HH:mm)': formatTime(timeline.subscribedAt, style),
      'interest starts': formatHour(timeline.interestStartsAt, style),
      'interest paid': formatHour(timeline.interestPaidAt, style),
    };
  },
  'V-CH': (row) => {
    const tab = row.tab;
    if (tab !== '24h' && tab !== '7d' && tab !== '30d' && tab !== '90d') return undefined;
    const { from, to, step, points } = chartRange(instant(row.now ?? ''), tab);
    return { from: String(from), to: String(to), type: step === 'hour' ? '1' : '2', points: String(points) };
  },
  'V-QS': (row) => ({ search_coin: coinSearch(row.typed ?? '') }),
};
