'use client';
import type { ReactElement } from 'react';
import { type Decimal, compare, formatExact, formatPercent, isZero, readDraft } from '@earnkit/core';
import type { FlexibleProduct } from '@earnkit/core/simple-earn/contract';
import type { FlexibleSubscribe } from '@earnkit/hooks';
import { Amount, Percent, type SummaryItem, SummaryList } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';

/** Props of {@link SubscribeSummary}. */
export interface SubscribeSummaryProps {
  /** The subscription being made. */
  subscribe: Pick<FlexibleSubscribe, 'asset' | 'amount' | 'apr' | 'daily' | 'assessment'>;
  /** What is subscribed to; `undefined` while it loads. */
  product: FlexibleProduct | undefined;
}

/**
 * What the typed amount adds up to (SE-39, SE-47): the rate for it with its parts, what it earns in a day with every
 * digit, and what is really sent where that is less than what was typed (SE-52).
 */
export function SubscribeSummary({ subscribe, product }: SubscribeSummaryProps): ReactElement {
  const { t } = useCopy();
  const { asset, amount, apr, daily, assessment } = subscribe;
  const loading = product === undefined;
  const typed = readDraft(amount);
  const sent = assessment.state === 'ready' ? assessment.request.amount : undefined;
  const cut = sent !== undefined && isDecimal(typed) && compare(sent, typed) < 0;
  const items: SummaryItem[] = [
    {
      key: 'apr',
      label: t('earn.flexible.subscribe.aprForAmount'),
      value: apr && <Percent value={formatPercent(apr.total)} tone="accent" strong />,
      loading,
      ...(apr &&
        !isZero(apr.bonus) && {
          hint: t('earn.flexible.subscribe.aprSum', { base: formatPercent(apr.base), bonus: formatPercent(apr.bonus) }),
        }),
    },
    {
      key: 'daily',
      label: t('earn.flexible.subscribe.daily'),
      value: daily && <Amount value={formatExact(daily.interest)} unit={asset} tone="accent" />,
      loading,
    },
  ];
  if (daily && (daily.bonus === undefined || !isZero(daily.bonus))) {
    items.push({
      key: 'bonus',
      label: t('earn.flexible.subscribe.dailyBonus'),
      value: daily.bonus && <Amount value={formatExact(daily.bonus)} unit={daily.bonusAsset} tone="accent" />,
    });
  }
  if (cut) {
    items.push({
      key: 'sent',
      label: t('earn.flexible.subscribe.sent'),
      value: <Amount value={formatExact(sent)} unit={asset} />,
      hint: t('earn.flexible.subscribe.sentHint'),
    });
  }
  return <SummaryList variant="filled" items={items} />;
}

const isDecimal = (draft: Decimal | 'empty' | undefined): draft is Decimal => draft !== undefined && draft !== 'empty';
