'use client';
import type { ReactElement } from 'react';
import { isPositive } from '@earnkit/core';
import type { LaunchpoolRedeem } from '@earnkit/hooks/launchpool';
import { Banner, SummaryList } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/amountItem.tsx';
import { AmountField } from '../../parts/AmountField.tsx';
import { CoinAmount } from '../../parts/CoinAmount.tsx';
import { toneOfGain } from '../../parts/figureText.ts';
import { KeyFacts } from '../../parts/KeyFacts.tsx';
import { RetryBanner, StaleBanner } from '../../parts/StaleBanner.tsx';
import { useTimes } from '../../parts/useTimes.ts';
import { launchpoolPartMessages } from '../partMessages.ts';
import { launchpoolRedeemMessages } from '../redeemMessages.ts';

/** Props of {@link LaunchpoolRedeemForm}. */
export interface LaunchpoolRedeemFormProps {
  /** The redemption being made. */
  redeem: LaunchpoolRedeem;
}

/** The form: what can be redeemed, the reward of the last hour, the amount, and where it goes (LP-51). */
export function LaunchpoolRedeemForm({ redeem }: LaunchpoolRedeemFormProps): ReactElement {
  const { t } = useMessages(launchpoolRedeemMessages);
  const { t: tParts } = useMessages(launchpoolPartMessages);
  const { asset, pool, redeemable, lastHourReward, lastHourRewardShown, rewardAsset, fixedHold, sentAmount, staysStaked } = redeem;
  const held = fixedHold !== undefined;
  const to = useRedeemTo(redeem);
  const amount = redeemable.state === 'ready' ? redeemable.data : undefined;
  const loading = redeemable.state === 'loading';
  return (
    <>
      <StaleBanner reading={redeemable}>{t('earn.launchpool.redeem.stale')}</StaleBanner>
      {(redeemable.state === 'failed' || (redeemable.state === 'ready' && pool !== undefined && amount === undefined)) && (
        <RetryBanner onRetry={redeemable.retry}>{t('earn.launchpool.redeem.failed')}</RetryBanner>
      )}
      <KeyFacts
        columns={lastHourRewardShown ? '2' : 'auto'}
        items={[
          amountItem(
            'redeemable',
            held ? tParts('earn.launchpool.staked.myStake') : t('earn.launchpool.redeem.redeemable'),
            amount,
            asset,
            {
              loading,
            },
          ),
          ...(lastHourRewardShown
            ? [
                amountItem('hour', t('earn.launchpool.redeem.lastHour'), lastHourReward, rewardAsset ?? '', {
                  loading,
                  tone: toneOfGain(lastHourReward),
                }),
              ]
            : []),
        ]}
      />
      {fixedHold && <FixedHoldNotice hold={fixedHold} />}
      <AmountField
        // The notice above has said why nothing can be redeemed.
        flow={held ? { ...redeem, assessment: NO_REASON } : redeem}
        disabled={held}
        available={
          !held && (
            <>
              {t('earn.launchpool.redeem.redeemable')} <CoinAmount amount={amount} asset={asset} />
            </>
          )
        }
        hint={amount !== undefined && !isPositive(amount) ? t('earn.launchpool.redeem.nothing') : undefined}
      />
      <SummaryList
        variant="filled"
        items={[
          ...(sentAmount === undefined
            ? []
            : [
                amountItem('sent', t('earn.launchpool.redeem.sent'), sentAmount, asset, {
                  hint: tParts('earn.launchpool.stake.sentHint', { decimals: pool?.decimals ?? 0 }),
                }),
              ]),
          ...(held ? [] : [amountItem('stays', t('earn.launchpool.redeem.stays'), staysStaked, asset, { loading })]),
          { key: 'to', label: t('earn.launchpool.redeem.to'), value: to, loading: pool === undefined },
        ]}
      />
    </>
  );
}

const NO_REASON: LaunchpoolRedeem['assessment'] = { state: 'blocked', reasons: [] };

/** Says until when a stake cannot be redeemed. */
function FixedHoldNotice({ hold: { until } }: { readonly hold: NonNullable<LaunchpoolRedeem['fixedHold']> }): ReactElement {
  const { t } = useMessages(launchpoolRedeemMessages);
  const { minute } = useTimes();
  return (
    <Banner tone="info" live="polite" title={t('earn.launchpool.redeem.locked')}>
      {until === undefined ? t('earn.launchpool.redeem.lockedText') : t('earn.launchpool.redeem.lockedUntil', { time: minute(until) })}
    </Banner>
  );
}

/** Where a redeemed stake goes (LP-11); `undefined` while the pool does not say. */
function useRedeemTo({ pool }: Pick<LaunchpoolRedeem, 'pool'>): string | undefined {
  const { t } = useMessages(launchpoolRedeemMessages);
  const to = pool?.pool.redeemTo;
  return to && t(`earn.launchpool.redeem.to.${to}`);
}
