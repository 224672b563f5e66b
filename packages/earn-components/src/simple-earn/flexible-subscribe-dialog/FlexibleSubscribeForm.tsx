'use client';
import type { ReactElement } from 'react';
import { formatPercent, isZero } from '@earnkit/core';
import type { FlexibleProduct } from '@earnkit/core/simple-earn/contract';
import type { FlexibleSubscribe, SubscribeObstacle } from '@earnkit/hooks';
import { Banner, Percent, type SummaryItem, SummaryList, Text, Timeline } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { AmountField } from '../../parts/order/AmountField.tsx';
import { AvailableBalance } from '../../add-funds/AvailableBalance.tsx';
import { percentText } from '../../parts/figures/figureText.ts';
import { KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { LadderTiers } from '../../parts/figures/LadderTiers.tsx';
import { RulesDisclosure } from '../../parts/order/RulesDisclosure.tsx';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { TermsNote } from '../../parts/order/TermsNote.tsx';
import { NotLentBanner } from '../notLent.tsx';
import { useTimelineItems } from './useTimelineItems.ts';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

export interface FlexibleSubscribeFormProps {
  /** The subscription being made. */
  subscribe: FlexibleSubscribe;
  /** The product; `undefined` while it loads. */
  product: FlexibleProduct | undefined;
  /** Opens the dialog that adds funds. */
  onAddFunds: () => void;
}

/** Why nothing can be subscribed (SE-50). */
const OBSTACLES = {
  rate: 'earn.flexible.subscribe.noRate',
  minimum: 'earn.flexible.subscribe.noMinimum',
  'own-minimum': 'earn.flexible.subscribe.noOwnMinimum',
} as const satisfies Record<SubscribeObstacle['missing'], string>;

/** The form: rate, term and minimum (SE-35), amount, summary and rules. */
export function FlexibleSubscribeForm({ subscribe, product, onAddFunds }: FlexibleSubscribeFormProps): ReactElement {
  const { t, figureStyle } = useMessages(partDialogMessages, flexibleDialogMessages);
  const { asset, headlineApr, minAprFraction, notLent, obstacle } = subscribe;
  const loading = product === undefined;
  const timeline = useTimelineItems(subscribe.timeline, notLent);
  const summary = useSummary(subscribe, product);
  return (
    <>
      <KeyFacts
        items={[
          {
            key: 'apr',
            label: t('earn.estApr'),
            loading,
            value: (
              <>
                {hasBonus(subscribe) && (
                  <Text size="1" color="gray">
                    {t('earn.flexible.subscribe.upTo')}{' '}
                  </Text>
                )}
                <Percent value={percentText(headlineApr?.total, figureStyle)} tone={notLent ? 'default' : 'accent'} strong size="5" />
              </>
            ),
            ...(headlineApr &&
              hasBonus(subscribe) && {
                note: t('earn.aprParts', {
                  base: formatPercent(headlineApr.base, figureStyle),
                  bonus: formatPercent(headlineApr.bonus, figureStyle),
                }),
              }),
          },
          { key: 'term', label: t('earn.flexible.term'), value: t('earn.flexibleTerm') },
          amountItem('minimum', t('earn.flexible.minimum'), product?.minLendAmount, asset, { loading }),
        ]}
      />
      {obstacle && <RetryBanner onRetry={obstacle.retry}>{t(OBSTACLES[obstacle.missing], { coin: asset })}</RetryBanner>}
      <NotLentBanner notLent={notLent} asset={asset} />
      {product && <LadderTiers {...product} held={subscribe.held} tiers={subscribe.tiers} />}
      <AmountField
        flow={subscribe}
        hint={subscribe.sentAmount && t('earn.flexible.subscribe.sentHint')}
        available={<AvailableBalance asset={asset} available={subscribe.available} onAddFunds={onAddFunds} />}
      />
      <SummaryList variant="filled" items={summary} />
      {subscribe.borrowedNotice && <Banner tone="info">{t('lend_earn.borrowedRule2')}</Banner>}
      {obstacle === undefined && <Timeline label={t('earn.flexible.timeline')} items={timeline} />}
      <RulesDisclosure
        trading={[
          t('earn.flexible.subscribe.tradingRule1'),
          t('earn.flexible.subscribe.tradingRule2'),
          t('earn.flexible.subscribe.tradingRule3'),
        ]}
        product={[
          minAprFraction === undefined
            ? t('earn.flexible.subscribe.productRule1Unknown')
            : t('earn.flexible.subscribe.productRule1', { apr: formatPercent(minAprFraction, figureStyle) }),
          t('earn.flexible.subscribe.productRule2'),
          t('earn.flexible.subscribe.productRule3'),
        ]}
      />
      <TermsNote />
    </>
  );
}

/** Whether the product pays a bonus on some amount. */
const hasBonus = ({ headlineApr }: FlexibleSubscribe): boolean => headlineApr !== undefined && !isZero(headlineApr.bonus);

/** Like `hasBonus`, but also true while the tiers are not known: the place of the bonus then says so. */
const mayHaveBonus = (subscribe: FlexibleSubscribe): boolean => hasBonus(subscribe) || subscribe.tiers === undefined;

/**
 * The summary of the amount (SE-39, SE-47): its rate and parts, the daily interest with every digit, and
 * the amount that is sent if it is less than the typed one (SE-52).
 */
function useSummary(subscribe: FlexibleSubscribe, product: FlexibleProduct | undefined): readonly SummaryItem[] {
  const { t, figureStyle } = useMessages(partDialogMessages, flexibleDialogMessages);
  const { asset, apr, daily, sentAmount } = subscribe;
  const loading = product === undefined;
  // If the product has a bonus, its lines are shown before an amount is typed, so that the field does not move.
  const bonus = mayHaveBonus(subscribe);
  const items: SummaryItem[] = [
    {
      key: 'apr',
      label: t('earn.flexible.subscribe.aprForAmount'),
      value: apr && <Percent value={formatPercent(apr.total, figureStyle)} tone="accent" strong />,
      loading,
      ...(bonus && {
        hint: apr
          ? t('earn.aprParts', { base: formatPercent(apr.base, figureStyle), bonus: formatPercent(apr.bonus, figureStyle) })
          : '\u00a0',
      }),
    },
    amountItem('daily', t('earn.flexible.subscribe.daily'), daily?.interest, asset, {
      loading,
      ...(!subscribe.notLent && { tone: 'accent' }),
    }),
  ];
  if (bonus) {
    const coin = daily?.bonusAsset ?? product?.bonusAsset ?? asset;
    items.push(amountItem('bonus', t('earn.flexible.subscribe.dailyBonus'), daily?.bonus, coin, { tone: 'accent' }));
  }
  if (sentAmount !== undefined) {
    items.push(amountItem('sent', t('earn.flexible.subscribe.sent'), sentAmount, asset));
  }
  return items;
}
