'use client';
import type { ReactElement } from 'react';
import { formatExact, isPositive } from '@earnkit/core';
import type { LaunchpoolRedeem } from '@earnkit/hooks/launchpool';
import { Banner, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { AmountField } from '../../parts/order/AmountField.tsx';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { toneOfGain } from '../../parts/figures/figureText.ts';
import { KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { RetryBanner, StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import * as css from './LaunchpoolRedeemForm.css.ts';
import { launchpoolDialogMessages } from '../dialogMessages.ts';

export interface LaunchpoolRedeemFormProps {
  /** The redemption being made. */
  redeem: LaunchpoolRedeem;
}

/** The form: what can be redeemed, the reward of the last hour, the amount, and where it goes (LP-51). */
export function LaunchpoolRedeemForm({ redeem }: LaunchpoolRedeemFormProps): ReactElement {
  const { t, figureStyle } = useMessages(partDialogMessages, launchpoolDialogMessages);
  const { asset, pool, redeemable, lastHourReward, lastHourRewardShown, rewardAsset, fixedTermLock, sentAmount } = redeem;
  const held = fixedTermLock !== undefined;
  const amount = redeemable.state === 'ready' ? redeemable.data : undefined;
  const loading = redeemable.state === 'loading';
  return (
    <>
      <StaleBanner reading={redeemable}>{t('earn.launchpool.redeem.stale')}</StaleBanner>
      {redeemable.state === 'failed' && <RetryBanner onRetry={redeemable.retry}>{t('earn.launchpool.redeem.failed')}</RetryBanner>}
      {redeemable.state === 'ready' && pool !== undefined && amount === undefined && !held && (
        <RetryBanner onRetry={redeemable.retry}>{t('earn.redemption.unsaid')}</RetryBanner>
      )}
      <KeyFacts
        columns={lastHourRewardShown ? '2' : 'auto'}
        items={[
          amountItem('redeemable', held ? t('earn.launchpool.staked.myStake') : t('earn.launchpool.redeem.redeemable'), amount, asset, {
            loading,
          }),
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
      {fixedTermLock && <FixedTermLockNotice hold={fixedTermLock} asset={asset} />}
      <AmountField
        // The notice above has said why nothing can be redeemed.
        flow={held ? { ...redeem, error: undefined } : redeem}
        disabled={held}
        available={
          !held && (
            <>
              <Words>{t('earn.launchpool.redeem.redeemable')}</Words> <CoinAmount amount={amount} asset={asset} />
            </>
          )
        }
        hint={
          amount !== undefined && !isPositive(amount)
            ? t('earn.launchpool.redeem.nothing')
            : sentAmount && (
                <>
                  <span>{t('earn.launchpool.redeem.sentOf', { amount: formatExact(sentAmount, figureStyle), coin: asset })}</span>{' '}
                  <Words>{t('earn.launchpool.stake.sentHint', { decimals: pool?.decimals ?? 0 })}</Words>
                </>
              )
        }
      />
    </>
  );
}

/** Says until when a stake cannot be redeemed, each with its own date (LP-24, AMB-156). */
function FixedTermLockNotice({
  hold: { parts },
  asset,
}: {
  readonly hold: NonNullable<LaunchpoolRedeem['fixedTermLock']>;
  readonly asset: string;
}): ReactElement {
  const { t, figureStyle } = useMessages(launchpoolDialogMessages);
  const { minute } = useTimes();
  const [only, ...others] = parts;
  return (
    <Banner tone="info" live="polite" title={t('earn.launchpool.redeem.locked')}>
      {others.length > 0 ? (
        <>
          <Words>{t('earn.launchpool.redeem.lockedParts')}</Words>
          <ul className={css.parts}>
            {parts.map(({ amount, endsAt, returnsAt }, index) => (
              // Stakes have no id and keep their order, so the index is the key.
              <li key={index}>
                {t(`earn.launchpool.redeem.${returnsAt === undefined ? 'lockedPart' : 'lockedPartReturns'}`, {
                  amount: `${amount === undefined ? '--' : formatExact(amount, figureStyle)} ${asset}`,
                  time: minute(endsAt),
                  returns: minute(returnsAt),
                })}
              </li>
            ))}
          </ul>
        </>
      ) : only?.endsAt === undefined ? (
        t('earn.launchpool.redeem.lockedText')
      ) : (
        t(`earn.launchpool.redeem.${only.returnsAt === undefined ? 'lockedUntil' : 'lockedReturns'}`, {
          time: minute(only.endsAt),
          returns: minute(only.returnsAt),
        })
      )}
    </Banner>
  );
}
