import { type Assessment, type Decimal, decimal, formatTime } from '@earnkit/core';
import type { ExtraBonus, StakingProduct } from '@earnkit/core/staking/contract';
import {
  assessStake,
  assessStakingRedeem,
  dailyBonus,
  dailyReward,
  heldProtocols,
  isBonusApplied,
  isFastOffered,
  protocolForBonus,
  protocolForStake,
  redeemFee,
  redeemPeriod,
  redeemTimeline,
  type RedeemType,
  stakeDecimals,
  stakeVariant,
  vipDiscounts,
} from '@earnkit/core/staking/rules';
import { fractionOfPercent } from '@earnkit/core/rates/rules';
import { sanitizeDecimalText } from '../../../packages/ui/src/decimal-input/decimalText.ts';
import type { Row, Rule } from '../table.ts';
import { buttonOf, flag, instant, known, quotaOf, messageOf, yesNo } from '../words.ts';

const NOW = 1_710_000_000;
const COIN = 'COIN';
const NONE = { rows: [], unreadable: [], total: 0 };
const rowsOf = <One>(...rows: readonly One[]) => ({ rows, unreadable: [], total: rows.length });

const product = (over: Partial<StakingProduct>): StakingProduct => ({
  pid: undefined,
  asset: COIN,
  icon: undefined,
  type: 'token',
  isDefi: false,
  aprFraction: undefined,
  baseAprFraction: undefined,
  maxAprFraction: undefined,
  rewardAsset: undefined,
  minStakeAmount: decimal('0.01'),
  minRedeemAmount: undefined,
  agreement: undefined,
  personalLimit: undefined,
  crowdLimit: undefined,
  leftAmount: undefined,
  rewardDelayDays: undefined,
  interestDays: undefined,
  incomeDays: undefined,
  borrowSupport: false,
  tips: [],
  bonus: undefined,
  bonusKind: undefined,
  bonusTask: undefined,
  bonusShown: undefined,
  vipDiscounts: NONE,
  exchangeType: 'none',
  exchangeRate: undefined,
  exchangeRateReverse: undefined,
  redeemOptions: NONE,
  period: { periodText: undefined, minDays: undefined, maxDays: undefined, control: undefined, fast: undefined },
  stakeAssets: [],
  protocols: NONE,
  credits: NONE,
  ...over,
});

const bonus = (over: Partial<ExtraBonus>): ExtraBonus => ({
  status: 'processing',
  maxAprFraction: undefined,
  rewardAsset: undefined,
  startsAt: NOW - 10,
  endsAt: NOW + 10,
  tiers: [],
  ...over,
});

const STATUSES = { '0': 'not-started', '1': 'processing', '2': 'finished' } as const;
const TYPES = { '0': 'token', '1': 'staking', '2': 'debt' } as const;

const option = (over: Partial<StakingProduct['redeemOptions']['rows'][number]>) => ({
  asset: COIN,
  fast: true,
  fastMinutes: undefined,
  fastFeeFraction: undefined,
  feeFraction: undefined,
  fastDailyQuota: undefined,
  ...over,
});

const typeOf = (row: Row): RedeemType => (row.type === 'fast' ? 'fast' : 'standard');

/** The message of an assessment; texts about a balance name the coin as well. */
function messageWithCoin(assessment: Assessment<unknown>): string {
  const reason = assessment.state === 'blocked' ? assessment.reasons[0] : undefined;
  if (!reason?.key.endsWith('.insufficientBalance')) return messageOf(assessment);
  return `${reason.key} {${reason.values?.amount}, ${reason.values?.coin}}`;
}

const stake = (text: string, { minimum, available, agreed }: { minimum: Decimal; available: Decimal; agreed: boolean }) =>
  assessStake(
    { amount: text, agreed },
    { product: product({ minStakeAmount: minimum }), asset: COIN, available, decimals: stakeDecimals(0), vip: false },
  );

const protocolsOf = (text: string) =>
  text.split(',').map((part) => {
    const [pid = '', value = ''] = part.trim().split(' ');
    return value.endsWith('%')
      ? { pid, aprFraction: fractionOfPercent(decimal(value.slice(0, -1))), amount: undefined }
      : { pid, aprFraction: undefined, amount: decimal(value) };
  });

function redeemChoice(text: string): string {
  const { held, selected, selector } = heldProtocols(protocolsOf(text));
  if (selected === undefined) return 'none, nothing to redeem';
  if (!selector) return `${selected.pid} auto-selected, no selector`;
  return `selector [${held.map(({ pid }) => pid).join(', ')}], ${selected.pid} preselected`;
}

/** Rules of staking, by table. */
export const stakingRules: Readonly<Record<string, Rule>> = {
  'V-SD': (row) => ({ expected: dailyReward(decimal(row.amount ?? ''), fractionOfPercent(decimal(row['rate %'] ?? ''))) }),
  'V-SF': (row) => {
    const fees = { feeFraction: known(row.redeem_fee ?? ''), fastFeeFraction: known(row.quick_fee ?? '') };
    const fee = redeemFee(decimal(row.amount ?? ''), fees, typeOf(row));
    return fee && { fee: fee.fee, received: fee.received };
  },
  'V-SA': (row) => {
    const days = { incomeDays: Number(row.income_days), fastMinutes: Number(row.minutes) };
    const { arrivesAt } = redeemTimeline(instant(row.now ?? ''), typeOf(row), days);
    return arrivesAt === undefined
      ? undefined
      : { 'arrival unix': String(arrivesAt), shown: formatTime(arrivesAt, { locale: 'en', timeZone: 'UTC' }) };
  },
  'V-SQ': (row) => {
    const quota = option({ fast: flag(row.redeem_quick ?? ''), fastDailyQuota: quotaOf(row.redeem_quick_daily ?? '') });
    return { available: yesNo(isFastOffered(product({ minRedeemAmount: known(row.min_redeem ?? '') }), quota)) };
  },
  'V-SP': (row) => {
    const period = redeemPeriod({
      incomeDays: Number(row.income_days),
      minDays: Number(row.redeem_minday),
      maxDays: Number(row.redeem_maxday),
    });
    switch (period?.kind) {
      case 'immediate':
        return { class: 'immediate' };
      case 'max-only':
        return { class: `max only (${period.days})` };
      case 'equal':
        return { class: `equal (${period.days})` };
      case 'range':
        return { class: `range (${period.minDays}–${period.maxDays})` };
      case undefined:
        return undefined;
    }
  },
  'V-SS': (row) => {
    const facts = { minimum: decimal(row.min ?? ''), available: decimal(row.available ?? ''), agreed: flag(row.agreement ?? '') };
    const assessed = stake(row.amount ?? '', facts);
    return { message: messageWithCoin(assessed), confirm: buttonOf(assessed) };
  },
  'V-CS': (row) => {
    if (row.dialog !== 'staking') return undefined;
    const text = flag(row.empty ?? '') ? '' : flag(row.error ?? '') ? '6' : '1';
    const facts = { minimum: decimal('0.01'), available: decimal('5'), agreed: row.other !== 'agreement unticked' };
    return { button: buttonOf(stake(text, facts)) };
  },
  'V-SX': (row) => ({
    text: sanitizeDecimalText({ raw: row.typed ?? '', previous: '', decimals: stakeDecimals(Number(row.kind)), maxLength: 12 }).text,
  }),
  'V-SR': (row) => {
    const redeemed = product({
      minRedeemAmount: decimal(row.min ?? ''),
      redeemOptions: rowsOf(option({ fastDailyQuota: quotaOf(row.daily ?? '') })),
    });
    const draft = { amount: row.amount ?? '', type: typeOf(row), redeemAsset: COIN };
    const assessed = assessStakingRedeem(draft, { product: redeemed, asset: COIN, held: decimal(row.held ?? '') });
    return { message: messageWithCoin(assessed), confirm: buttonOf(assessed) };
  },
  'V-SB': (row) => {
    const status = STATUSES[row.status as keyof typeof STATUSES];
    const times = { startsAt: NOW - Number(row['now − start']), endsAt: NOW + Number(row['end − now']) };
    return { applies: yesNo(isBonusApplied(bonus({ status, ...times }), NOW)) };
  },
  'V-ST': (row) => {
    const step = (from: string, to: string | undefined, percent: string) => ({
      from: decimal(from),
      to: to === undefined ? undefined : decimal(to),
      aprFraction: fractionOfPercent(decimal(percent)),
      startsAt: undefined,
      endsAt: undefined,
    });
    const tiers = [step('0', '10', '36.5'), step('10', '100', '7.3'), step('100', undefined, '3.65')];
    const expected = dailyBonus(decimal(row.amount ?? ''), bonus({ tiers }), NOW);
    return expected && { expected };
  },
  'V-SW': (row) => ({
    variant: stakeVariant({
      type: TYPES[row.type as keyof typeof TYPES],
      isDefi: flag(row.is_defi ?? ''),
      exchangeType: flag(row.exchange_type ?? '') ? 'asset' : 'none',
    }),
  }),
  'V-SI': (row) => {
    const [mode = '', detail = ''] = (row.mode ?? '').split(',').map((part) => part.trim());
    const text = row.protocols ?? '';
    // A remark in brackets at the end is for the reader.
    if (mode === 'redeem') return { expected: `${redeemChoice(text)}${/ \([^)]*\)$/.exec(row.expected ?? '')?.[0] ?? ''}` };
    const chosen =
      mode === 'bonus rules'
        ? protocolForBonus(protocolsOf(text), detail.startsWith('pid ') ? detail.slice(4) : undefined)
        : protocolForStake(protocolsOf(text), { autoSelect: detail === 'autoSelect' });
    return chosen && { expected: chosen.pid };
  },
  'V-VD': (row) => {
    const tier = (minTier: number, maxTier: number, percent: string) => ({
      minTier,
      maxTier,
      discountFraction: fractionOfPercent(decimal(percent)),
    });
    const config = flag(row.config ?? '') ? rowsOf(tier(1, 4, '5'), tier(5, 9, '10'), tier(10, 14, '20')) : NONE;
    const { shown, tiers } = vipDiscounts({ vipDiscounts: config }, { tier: Number(row.tier), isCrowd: flag(row.is_crowd ?? '') });
    const own = tiers.find(({ current }) => current);
    return { tab: shown ? 'shown' : 'hidden', 'highlighted row': own ? `${own.minTier}–${own.maxTier}` : '-' };
  },
};
