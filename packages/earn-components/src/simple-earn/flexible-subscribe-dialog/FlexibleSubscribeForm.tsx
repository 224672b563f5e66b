'use client';
import type { ReactElement } from 'react';
import { formatExact, formatPercent, isZero } from '@earnkit/core';
import type { FlexibleProduct } from '@earnkit/core/simple-earn/contract';
import type { FlexibleSubscribe, SubscribeObstacle } from '@earnkit/hooks';
import { Banner, Percent, Skeleton, Text, Timeline, Words } from '@earnkit/ui';
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
import { NotLentBanner } from '../NotLentBanner.tsx';
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

/** The form: rate of the amount, term and minimum (SE-35), amount, moments and rules. The outcome stands beside the action. */
export function FlexibleSubscribeForm({ subscribe, product, onAddFunds }: FlexibleSubscribeFormProps): ReactElement {
  const { t, figureStyle } = useMessages(partDialogMessages, flexibleDialogMessages);
  const { asset, apr, headlineApr, minAprFraction, notLent, obstacle, sentAmount } = subscribe;
  const rate = apr ?? headlineApr;
  const loading = product === undefined;
  const timeline = useTimelineItems(subscribe.timeline, notLent);
  return (
    <>
      <KeyFacts
        items={[
          {
            key: 'apr',
            label: t('earn.estApr'),
            value: loading ? (
              <Text size="5">
                <Skeleton width="4em" />
              </Text>
            ) : (
              <>
                {apr === undefined && hasBonus(subscribe) && (
                  <Text size="1" color="gray">
                    <Words>{t('earn.flexible.subscribe.upTo')}</Words>{' '}
                  </Text>
                )}
                <Percent value={percentText(rate?.total, figureStyle)} tone={notLent ? 'default' : 'accent'} strong size="5" />
              </>
            ),
            note:
              rate === undefined
                ? loading && <NotePlaces />
                : hasBonus(subscribe)
                  ? t('earn.aprParts', { base: formatPercent(rate.base, figureStyle), bonus: formatPercent(rate.bonus, figureStyle) })
                  : undefined,
          },
          { key: 'term', label: t('earn.flexible.term'), value: t('earn.flexibleTerm') },
          amountItem('minimum', t('earn.flexible.minimum'), product?.minLendAmount, asset, { loading }),
        ]}
      />
      {obstacle && <RetryBanner onRetry={obstacle.retry}>{t(OBSTACLES[obstacle.missing], { coin: asset })}</RetryBanner>}
      <NotLentBanner notLent={notLent} asset={asset} />
      <AmountField
        flow={subscribe}
        hint={sentAmount && t('earn.flexible.subscribe.sent', { amount: formatExact(sentAmount, figureStyle), coin: asset })}
        available={<AvailableBalance asset={asset} available={subscribe.available} onAddFunds={onAddFunds} />}
      />
      {product && <LadderTiers {...product} held={subscribe.held} tiers={subscribe.tiers} />}
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

/** The place of base and bonus, which breaks where they do. */
const NotePlaces = (): ReactElement => (
  <>
    <Skeleton width="6em" /> <Skeleton width="6em" />
  </>
);

/** Whether the product pays a bonus on some amount. */
const hasBonus = ({ headlineApr }: FlexibleSubscribe): boolean => headlineApr !== undefined && !isZero(headlineApr.bonus);
