import type { Assessment, Decimal } from '@earnkit/core';
import { decimal } from '@earnkit/core';
import type { RewardPool } from '@earnkit/core/launchpool/contract';
import {
  type Quota,
  type StakeFacts,
  assessLaunchpoolRedeemAmount,
  assessStake,
  assessStakeAmount,
  autoFillAmount,
  defaultHolding,
  holdingChoices,
  isFirstHourRewardShown,
  isUsedUp,
  maxStakeAmount,
  missingVolume,
  poolQuotaLeft,
  stakeObstacle,
  usedHolding,
} from '@earnkit/core/launchpool/rules';
import type { Rule } from '../table.ts';
import { buttonOf, flag, known, quotaOf, knownOr, shown, yesNo } from '../words.ts';

const leftOf = (cell: string): Quota | undefined => (cell === '(unlimited)' ? 'unlimited' : known(cell));
const quotaText = (quota: Quota | undefined): string => (quota === 'unlimited' ? '(unlimited)' : shown(quota));

const STAKE_TIPS: Readonly<Record<string, string>> = { 'less.minimum.amount': 'minTip', 'earn.launchpool.maxAmount': 'maxTip' };

const REDEEM_TIPS: Readonly<Record<string, string>> = { 'less.minimum.amount': 'minimum', 'earn.launchpool.currentMax': 'currentMax' };

const tipOf = (assessment: Assessment<unknown>, tips: Readonly<Record<string, string>>): string => {
  const key = assessment.state === 'blocked' ? assessment.reasons[0]?.key : undefined;
  return key === undefined ? 'none' : (tips[key] ?? key);
};

const pool = (over: Partial<RewardPool>): RewardPool => ({
  id: '1',
  asset: 'USDT',
  icon: undefined,
  personalMax: 'unlimited',
  personalMin: decimal('10'),
  decimalPlace: 2,
  precision: undefined,
  leftAmount: decimal('1000'),
  totalAmount: decimal('1000'),
  aprFraction: undefined,
  rateType: undefined,
  type: 'lock',
  vip: false,
  joined: false,
  limitRule: undefined,
  tiers: [],
  userVolume: undefined,
  volumeDays: 60,
  redeemTo: 'spot',
  simpleEarn: undefined,
  staking: undefined,
  ...over,
});

const limitsOf = (row: Readonly<Record<string, string>>) => ({
  totalAmount: known(row.buy_total ?? ''),
  leftAmount: known(row.left_buy_total ?? ''),
  personalMax: quotaOf(row['personal max'] ?? ''),
});

const REDEEM_TO = { '0': 'spot', '1': 'simple-earn', '2': 'staking' } as const;

const holdingPool = (row: Readonly<Record<string, string>>): RewardPool =>
  pool({
    asset: row.coin ?? '',
    redeemTo: REDEEM_TO[row.redeem_type as keyof typeof REDEEM_TO],
    simpleEarn: {
      offered: true,
      userDays: Number(row.user_period),
      fixedDays: 7,
      fixedAprFraction: undefined,
      flexibleAprFraction: undefined,
      bonusAprFraction: undefined,
    },
    staking: { offered: true, aprFraction: undefined },
  });

const tiersOf = (text: string): RewardPool['tiers'] =>
  text.split('/').map((volume) => ({ volume: decimal(volume), stakeLimit: undefined }));

function limitCase(text: string): string | undefined {
  const volume = /^user_transaction_amount (\d+), tiers ([\d/]+)$/.exec(text);
  if (volume) {
    const missing = missingVolume({ userVolume: decimal(volume[1] ?? ''), tiers: tiersOf(volume[2] ?? '') });
    return missing === undefined ? 'no alert' : `alert (first required ${missing})`;
  }
  const start = /^start_timest (\d+), now (\d+)$/.exec(text);
  if (!start) return undefined;
  return `first-hour reward ${isFirstHourRewardShown({ startsAt: Number(start[1]) }, 'global', Number(start[2])) ? 'shown' : 'hidden'}`;
}

/** A stake of an amount that is ready, but for what a row of the submit matrix changes. */
function submitFacts(other: string, error: boolean): StakeFacts {
  const only = pool(other === 'used up' ? { leftAmount: decimal('0') } : {});
  return {
    project: {
      id: '1',
      asset: 'GT',
      name: undefined,
      icon: undefined,
      status: 'in-progress',
      startsAt: undefined,
      endsAt: undefined,
      pools: [only],
      unreadable: [],
    },
    pool: only,
    staked: decimal('0'),
    available: decimal(error ? '1' : '500'),
    hasAccount: other !== 'no account',
    holding: undefined,
    edition: 'global',
    now: 0,
  };
}

const maxOf = (row: Readonly<Record<string, string>>): Decimal | undefined =>
  maxStakeAmount({
    available: known(row.available ?? ''),
    quotaLeft: leftOf(row['quota left'] ?? ''),
    decimals: Number(row.decimal_place),
  });

/** Rules of the launchpool, by table. */
export const launchpoolRules: Readonly<Record<string, Rule>> = {
  'V-QL': (row) => {
    const staked = knownOr(row['user staked'] ?? '', '0');
    return { 'quota left': quotaText(poolQuotaLeft(limitsOf(row), staked)), 'used up': yesNo(isUsedUp(limitsOf(row), staked)) };
  },
  'V-MX': (row) => ({ expected: shown(maxOf(row)) }),
  'V-AF': (row) => {
    const filled = autoFillAmount({
      available: known(row.balance ?? ''),
      minimum: known(row.minimum ?? ''),
      quotaLeft: leftOf(row['quota left'] ?? ''),
      decimals: 8,
      alreadyFilled: flag(row['touched or done'] ?? ''),
    });
    return { fills: filled ?? '(no)' };
  },
  'V-LV': (row) => ({
    expected: tipOf(
      assessStakeAmount(row.amount ?? '', {
        asset: 'USDT',
        minimum: known(row.min ?? ''),
        personalMax: quotaOf(row['personal max'] ?? ''),
        staked: known(row.staked ?? ''),
        available: known(row.available ?? ''),
        decimals: 8,
      }),
      STAKE_TIPS,
    ),
  }),
  'V-LR': (row) => {
    const assessment = assessLaunchpoolRedeemAmount(row.amount ?? '', {
      asset: 'USDT',
      redeemable: known(row.redeemable ?? ''),
      decimals: Number(row.decimal_place),
    });
    return { error: tipOf(assessment, REDEEM_TIPS), confirm: buttonOf(assessment) };
  },
  'V-SH': (row) => {
    const edition = /^us$/i.test(row.edition ?? '') ? 'us' : 'global';
    const facts = holdingPool(row);
    const choices = holdingChoices(facts, edition);
    const disabled = (holding: string): string => {
      const choice = choices.find((each) => each.holding === holding);
      if (choice === undefined) return '-';
      return choice.disabled ? 'yes (tip)' : 'no';
    };
    const staking = choices.find(({ holding }) => holding === 'staking');
    return {
      default: defaultHolding(facts),
      used: usedHolding(facts, edition),
      'flexible disabled': disabled('flexible'),
      'staking disabled': disabled('staking'),
      'staking choice shown': staking?.mintsGusd ? 'GUSD minting label' : yesNo(staking !== undefined),
    };
  },
  'V-TL': (row) => {
    const expected = limitCase(row.case ?? '');
    return expected === undefined ? undefined : { expected };
  },
  'V-CS': (row) => {
    if (row.dialog !== 'launchpool') return undefined;
    const facts = submitFacts(row.other ?? '', flag(row.error ?? ''));
    const usedUp = stakeObstacle(facts) === 'used-up' ? ', text used up' : '';
    return { button: `${buttonOf(assessStake(flag(row.empty ?? '') ? '' : '100', facts))}${usedUp}` };
  },
};
