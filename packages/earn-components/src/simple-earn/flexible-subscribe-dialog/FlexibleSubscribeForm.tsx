'use client';
import type { ReactElement } from 'react';
import { formatExact, formatPercent, isZero } from '@earnkit/core';
import type { FlexibleProduct } from '@earnkit/core/simple-earn/contract';
import { headlineApr, isBorrowedNoticeDue } from '@earnkit/core/simple-earn/rules';
import type { FlexibleSubscribe } from '@earnkit/hooks';
import { Amount, Banner, Percent, Skeleton, Timeline } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';
import { AmountField } from '../../earn-dialog/AmountField.tsx';
import { AvailableBalance } from '../../earn-dialog/AvailableBalance.tsx';
import { EarnForm } from '../../earn-dialog/EarnForm.tsx';
import { KeyFacts } from '../../earn-dialog/KeyFacts.tsx';
import { useTimelineItems } from './flexibleTimelineItems.ts';
import { LadderTiers } from './LadderTiers.tsx';
import { SubscribeRules } from './SubscribeRules.tsx';
import { SubscribeSummary } from './SubscribeSummary.tsx';

/** Props of {@link FlexibleSubscribeForm}. */
export interface FlexibleSubscribeFormProps {
  /** Id of the form. */
  id: string;
  /** The subscription being made. */
  subscribe: FlexibleSubscribe;
  /** Sends it, or leads to what has to be answered first. */
  onSubmit: () => void;
  /** What is subscribed to; `undefined` while it loads. */
  product: FlexibleProduct | undefined;
  /** Opens the ways to add funds. */
  onAddFunds: () => void;
}

/** Facts, amount, what follows from it, and the rules. */
export function FlexibleSubscribeForm({ id, subscribe, onSubmit, product, onAddFunds }: FlexibleSubscribeFormProps): ReactElement {
  const { t } = useCopy();
  const { asset, amount, setAmount, setMax, assessment, available, submission, timeline } = subscribe;
  const items = useTimelineItems(timeline);
  return (
    <EarnForm id={id} onSubmit={onSubmit}>
      <ProductFacts product={product} />
      {product && product.nextAprFraction === undefined && (
        <Banner tone="warning">{t('earn.flexible.subscribe.noRate', { coin: asset })}</Banner>
      )}
      {product && <LadderTiers product={product} held={subscribe.held} amount={amount} />}
      <AmountField
        asset={asset}
        value={amount}
        onValueChange={setAmount}
        onMax={setMax}
        assessment={assessment}
        readOnly={submission.pending}
        available={<AvailableBalance asset={asset} available={available} onAddFunds={onAddFunds} />}
      />
      <SubscribeSummary subscribe={subscribe} product={product} />
      {isBorrowedNoticeDue(product?.lentRatio) && <Banner tone="info">{t('lend_earn.borrowedRule2')}</Banner>}
      <Timeline label={t('earn.flexible.timeline')} items={items} />
      <SubscribeRules product={product} />
    </EarnForm>
  );
}

/** Rate, term and minimum: what a person has to know within three seconds (SE-35). */
function ProductFacts({ product }: Pick<FlexibleSubscribeFormProps, 'product'>): ReactElement {
  const { t } = useCopy();
  const rate = product && headlineApr(product);
  const parts =
    rate && !isZero(rate.bonus)
      ? t('earn.flexible.subscribe.aprParts', { base: formatPercent(rate.base), bonus: formatPercent(rate.bonus) })
      : undefined;
  return (
    <KeyFacts
      items={[
        {
          key: 'apr',
          label: t('earn.flexible.apr'),
          value:
            product === undefined ? (
              <Skeleton width="4em" />
            ) : (
              <Percent value={rate && formatPercent(rate.total)} tone="accent" strong size="5" />
            ),
          ...(parts !== undefined && { note: parts }),
        },
        { key: 'term', label: t('earn.flexible.term'), value: t('earn.flexible.termValue') },
        {
          key: 'minimum',
          label: t('earn.flexible.minimum'),
          value:
            product === undefined ? (
              <Skeleton width="4em" />
            ) : (
              <Amount value={product.minLendAmount && formatExact(product.minLendAmount)} unit={product.asset} />
            ),
        },
      ]}
    />
  );
}
