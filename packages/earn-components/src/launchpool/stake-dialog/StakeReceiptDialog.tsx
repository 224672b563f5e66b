'use client';
import { type ReactElement, useState } from 'react';
import { formatExact } from '@earnkit/core';
import type { RewardPool } from '@earnkit/core/launchpool/contract';
import { type StakeReceipt, mintsGusd, useCandyDropSuggestion } from '@earnkit/hooks/launchpool';
import { Banner, Button, Flex, type SummaryItem } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { OrderReceipt, type ProductReceiptProps } from '../../parts/order/OrderReceipt.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { SuggestionCard } from '../candy-drop-card/CandyDropCard.tsx';
import { EligibilityDialog } from '../eligibility-dialog/index.ts';
import { holdingName } from '../pool/holdingName.ts';
import { launchpoolDialogMessages } from '../dialogMessages.ts';
import { launchpoolMessages } from '../messages.ts';

interface StakeReceiptProps extends ProductReceiptProps<StakeReceipt> {
  /** The pool whose tiers can be shown; `undefined` where it is not known. */
  readonly pool: RewardPool | undefined;
}

/**
 * The receipt of a stake (LP-45 to LP-47, LP-50): amount, where it is held and until when, what counts for rewards, when the first one is expected, a trading volume
 * that is missing, and a candy drop where the exchange suggests one.
 */
export function StakeReceiptDialog({ receipt, onOpenChange, onMore, pool }: StakeReceiptProps): ReactElement {
  const { t, figureStyle } = useMessages(launchpoolDialogMessages, launchpoolMessages);
  const { minute } = useTimes();
  const { amount, asset, at, counts, firstRewardAt, holding, missingVolume, periodDays, termEndsAt, volumeDays } = receipt;
  const [showsTiers, setShowsTiers] = useState(false);
  const suggestion = useCandyDropSuggestion(asset);
  const heldIn = holdingName(t, { holding, days: periodDays, mintsGusd: mintsGusd(asset) });
  const summary: SummaryItem[] = [
    amountItem('amount', t('earn.amount.label'), amount, asset, { strong: true }),
    { key: 'held', label: t('earn.launchpool.staked.heldIn'), value: heldIn },
    // Until then it cannot be redeemed (AMB-156).
    ...(termEndsAt === undefined ? [] : [{ key: 'term', label: t('earn.launchpool.staked.termEnds'), value: minute(termEndsAt) }]),
    ...(counts === undefined || pool === undefined || pool.tiers.length === 0
      ? []
      : [
          amountItem('counts', t('earn.launchpool.counts.label'), counts.counted, asset, {
            hint: t('earn.launchpool.counts.ofAll'),
          }),
        ]),
    ...(firstRewardAt === undefined
      ? []
      : [{ key: 'first', label: t('earn.launchpool.staked.firstReward'), value: minute(firstRewardAt) }]),
    { key: 'time', label: t('earn.time'), value: minute(at) },
  ];
  return (
    <OrderReceipt
      onOpenChange={onOpenChange}
      title={t('earn.launchpool.staked.title')}
      text={t('earn.launchpool.staked.text', { amount: formatExact(amount, figureStyle), coin: asset })}
      summary={summary}
      notice={
        (missingVolume !== undefined || suggestion !== undefined) && (
          <Flex direction="column" gap="3">
            {missingVolume !== undefined && (
              <Banner
                tone="info"
                action={
                  pool && (
                    <Button
                      size="1"
                      variant="ghost"
                      aria-haspopup="dialog"
                      onClick={() => setShowsTiers(true)}
                      {...EligibilityDialog.prewarmProps}
                    >
                      {t('earn.launchpool.stake.seeTiers')}
                    </Button>
                  )
                }
              >
                {volumeDays === undefined
                  ? t('earn.launchpool.staked.limit', { volume: formatExact(missingVolume, figureStyle) })
                  : t('earn.launchpool.staked.limitDays', { volume: formatExact(missingVolume, figureStyle), days: volumeDays })}
              </Banner>
            )}
            {pool && <EligibilityDialog open={showsTiers} onOpenChange={setShowsTiers} pool={pool} />}
            {suggestion && <SuggestionCard suggestion={suggestion} onLeave={() => onOpenChange(false)} />}
          </Flex>
        )
      }
      actions={[
        { label: t('earn.launchpool.staked.more'), onSelect: onMore },
        { label: t('earn.done'), onSelect: () => onOpenChange(false) },
      ]}
    />
  );
}
