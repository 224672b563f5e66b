'use client';
import type { ReactElement } from 'react';
import { formatExact, formatExactPercent, isZero } from '@earnkit/core';
import type { StakingRedeem } from '@earnkit/hooks/staking';
import { Banner, RadioCards, Select, SummaryList, Text, Timeline, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { AmountField } from '../../parts/order/AmountField.tsx';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { RetryBanner, StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { AMOUNT_CHARACTERS } from '../amountCharacters.ts';
import { usePeriodText } from '../period.ts';
import * as css from '../stake-dialog/StakeDialog.css.ts';
import { arrivalLabel } from './StakingRedeemReceipt.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';
import { stakingMessages } from '../messages.ts';

/** Props of {@link StakingRedeemForm}. */
export interface StakingRedeemFormProps {
  /** The redemption being made. */
  redeem: StakingRedeem;
  /** Whether a credit is settled (ST-79). */
  debt: boolean;
}

/** The form: standard or fast, from which protocol, into which coin, the amount, the fee and when it arrives (ST-80 to ST-83). */
export function StakingRedeemForm({ redeem, debt }: StakingRedeemFormProps): ReactElement {
  const { t } = useMessages(partDialogMessages, stakingDialogMessages);
  const { asset, held, type, timeline, period, accrued } = redeem;
  const tip = usePeriodText().tip(period);
  const { minute } = useTimes();
  const amount = held.state === 'ready' ? held.data : undefined;
  return (
    <>
      <StaleBanner reading={held}>{t('earn.staking.redeem.stale')}</StaleBanner>
      {held.state === 'failed' && <RetryBanner onRetry={held.retry}>{t('earn.staking.redeem.failed')}</RetryBanner>}
      {held.state === 'ready' && held.data === undefined && <RetryBanner onRetry={held.retry}>{t('earn.redemption.unsaid')}</RetryBanner>}
      {debt && <Banner tone="info">{t('earn.staking.redeem.debtNote')}</Banner>}
      <RedeemTypes redeem={redeem} />
      <Choices redeem={redeem} />
      <AmountField
        flow={redeem}
        maxLength={AMOUNT_CHARACTERS}
        available={
          <>
            <Words>{t('earn.staking.redeem.held')}</Words> <CoinAmount amount={amount} asset={asset} />
          </>
        }
        hint={amount !== undefined && isZero(amount) ? t('earn.staking.redeem.nothing') : <QuotaHint redeem={redeem} />}
      />
      {accrued.length > 0 && (
        <SummaryList
          variant="filled"
          items={accrued.map(({ rewardAsset, amount }) =>
            amountItem(rewardAsset, t('earn.staking.redeem.accruedIn', { coin: rewardAsset }), amount, rewardAsset, { tone: 'accent' }),
          )}
        />
      )}
      {redeem.feeFractions[type] === undefined && <Banner tone="warning">{t('earn.staking.redeem.feeUnknown')}</Banner>}
      <Timeline
        label={t('earn.staking.staked.timeline')}
        items={[
          { key: 'redeemed', label: t('earn.staking.redeem.redeemed'), time: minute(timeline.redeemedAt), state: 'current' },
          {
            key: 'arrives',
            label: t(arrivalLabel(type === 'fast', period)),
            time: minute(timeline.arrivesAt),
            state: 'upcoming',
          },
        ]}
      />
      {type === 'standard' && tip !== undefined && <Banner tone="info">{tip}</Banner>}
    </>
  );
}

/** Standard or fast, each with its fee and how long it takes (ST-80, ST-97, ST-98). Fast keeps its place where it is not offered (ST-91). */
function RedeemTypes({ redeem }: Pick<StakingRedeemFormProps, 'redeem'>): ReactElement {
  const { t, figureStyle } = useMessages(stakingDialogMessages, stakingMessages);
  const { type, setType, fastOffer, fastMinutes, maxDays, period, feeFractions, submission } = redeem;
  const option = (value: 'standard' | 'fast', note: string | undefined) => {
    const fee = feeFractions[value];
    return {
      value,
      disabled: value === 'fast' && fastOffer !== 'offered',
      children: (
        <span className={`${css.words} ${css.type}`}>
          <span className={css.typeLine}>
            <Text>{t(`earn.staking.redeem.${value}`)}</Text>
            {fee !== undefined && <span>{t('earn.staking.redeem.feeOf', { rate: formatExactPercent(fee, figureStyle) })}</span>}
          </span>
          <Text size="1" color="gray">
            {note}
          </Text>
        </span>
      ),
    };
  };
  const periods = usePeriodText();
  // 0 and -1 are no most of days, and the period says what is known without it.
  const days = maxDays !== undefined && maxDays > 0 ? t('earn.staking.period.upTo', { days: maxDays }) : periods.short(period);
  const minutes = fastMinutes === undefined ? undefined : t('earn.staking.redeem.minutes', { minutes: fastMinutes });
  return (
    <RadioCards
      label={t('earn.staking.redeem.type')}
      value={type}
      onValueChange={setType}
      pending={submission.pending}
      options={[option('standard', days), option('fast', fastOffer === 'offered' ? minutes : t(`earn.staking.redeem.fast.${fastOffer}`))]}
    />
  );
}

/** What is left for fast redemptions today (ST-88); nothing for a standard one. */
function QuotaHint({ redeem: { type, fastQuota, asset } }: Pick<StakingRedeemFormProps, 'redeem'>): ReactElement | null {
  const { t, figureStyle } = useMessages(stakingDialogMessages);
  if (type !== 'fast' || fastQuota === undefined) return null;
  if (fastQuota === 'unlimited') return <Words>{t('earn.staking.redeem.noQuota')}</Words>;
  return <Words>{t('earn.staking.redeem.quota', { amount: formatExact(fastQuota, figureStyle), coin: asset })}</Words>;
}

/**
 * The coin that is redeemed, where several of a product are held, the protocol, where several are held (ST-77), and the coin that is paid out, where there are
 * several (ST-81).
 */
function Choices({ redeem }: Pick<StakingRedeemFormProps, 'redeem'>): ReactElement {
  const { t, figureStyle } = useMessages(stakingDialogMessages, stakingMessages);
  const { asset, heldCoins, setStakeAsset, protocols, protocol, setProtocol, coins, redeemAsset, setRedeemAsset, submission } = redeem;
  const named = protocols.held.flatMap(({ pid, protocolName, amount }) => (pid === undefined ? [] : [{ pid, protocolName, amount }]));
  return (
    <>
      {heldCoins.some((one) => one.asset !== asset) && (
        <Select
          label={t('earn.staking.redeem.of')}
          value={asset}
          onValueChange={setStakeAsset}
          pending={submission.pending}
          options={heldCoins.map((one) => ({ value: one.asset, label: one.asset, description: formatExact(one.amount, figureStyle) }))}
        />
      )}
      {protocols.selector && (
        <Select
          label={t('earn.staking.redeem.from')}
          value={protocol?.pid ?? ''}
          placeholder={t('earn.staking.protocol.title')}
          onValueChange={setProtocol}
          pending={submission.pending}
          options={named.map(({ pid, protocolName, amount }) => ({
            value: pid,
            label: protocolName ?? t('earn.staking.stake.unnamed', { pid }),
            ...(amount !== undefined && { description: formatExact(amount, figureStyle) }),
          }))}
        />
      )}
      {coins.length > 1 && (
        <Select
          label={t('earn.staking.redeem.into')}
          value={redeemAsset}
          onValueChange={setRedeemAsset}
          pending={submission.pending}
          options={coins.map((coin) => ({ value: coin, label: coin }))}
        />
      )}
    </>
  );
}
