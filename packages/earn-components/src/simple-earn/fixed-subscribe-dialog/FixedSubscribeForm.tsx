'use client';
import { memo, type ReactElement, type ReactNode } from 'react';
import { formatExact, formatPercent, formatZone, isZero } from '@earnkit/core';
import { type FixedProductView, type FixedSubscribe, useEarn } from '@earnkit/hooks';
import { Banner, Button, Flex, Percent, Skeleton, SummaryList, Text, Timeline } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { AmountField } from '../../parts/order/AmountField.tsx';
import { AvailableBalance } from '../../add-funds/AvailableBalance.tsx';
import { percentText } from '../../parts/figures/figureText.ts';
import { KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { LadderTiers } from '../../parts/figures/LadderTiers.tsx';
import { RulesDisclosure } from '../../parts/order/RulesDisclosure.tsx';
import { TermsNote } from '../../parts/order/TermsNote.tsx';
import * as css from './FixedOptions.css.ts';
import { FixedOptions } from './FixedOptions.tsx';
import { ObstacleNotice, VipCard } from './ObstacleNotice.tsx';
import { TermCards, UpTo } from './TermCards.tsx';
import { useFixedSummary } from './useFixedSummary.tsx';
import { useFixedTimelineItems } from './useFixedTimelineItems.ts';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

export interface FixedSubscribeFormProps {
  /** The subscription being made. */
  subscribe: Omit<FixedSubscribe, 'chosen' | 'setTerm'>;
  /** The coin's products, shortest term first. */
  products: readonly FixedProductView[];
  /** The chosen one, as it is now; `undefined` while it loads. */
  product: FixedProductView | undefined;
  /** How many terms could not be read and are missing. */
  unreadable: number;
  /** Called with the product of another term. */
  onProductChange: (product: FixedProductView) => void;
  /** Opens the dialog that adds funds. */
  onAddFunds: () => void;
  /** Opens the voucher picker. */
  onPickVoucher: () => void;
}

/** The form: term, rate, amount, bonus tiers, options, what it earns, when, and the rules. */
export function FixedSubscribeForm({
  subscribe,
  products,
  unreadable,
  product,
  onProductChange,
  onAddFunds,
  onPickVoucher,
}: FixedSubscribeFormProps): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  const { asset, submission, obstacle } = subscribe;
  const hint = useQuotaHint(subscribe);
  const summary = useFixedSummary(subscribe);
  const loading = product === undefined;
  return (
    <>
      {product ? (
        <>
          <Terms products={products} product={product} onProductChange={onProductChange} pending={submission.pending} />
          {unreadable > 0 && <Banner tone="warning">{t('earn.fixed.subscribe.unreadable', { count: unreadable })}</Banner>}
          <ProductWords product={product} />
        </>
      ) : (
        <TermPlaces />
      )}
      <ProductFacts asset={asset} product={product} />
      {product && (
        <>
          <ObstacleNotice
            reading={subscribe.product}
            obstacle={obstacle}
            product={product}
            refused={submission.status.state === 'refused'}
          />
          <VipCard access={subscribe.access} obstacle={obstacle} product={product} />
        </>
      )}
      <AmountField
        flow={subscribe}
        disabled={obstacle === 'sold-out'}
        hint={hint}
        available={<Available asset={asset} available={subscribe.available} onAddFunds={onAddFunds} />}
      />
      <LadderTiers asset={asset} bonusAsset={product?.bonusAsset} bonusLimit={undefined} held={undefined} tiers={subscribe.tiers} />
      {product ? (
        <FixedOptions subscribe={subscribe} product={product} onPickVoucher={onPickVoucher} />
      ) : (
        <Skeleton shape="block" width="100%" height="160px" />
      )}
      <SummaryList variant="filled" items={summary} />
      {loading && <Skeleton shape="block" width="100%" height="128px" />}
      {subscribe.timeline && <Moments timeline={subscribe.timeline} reinvest={subscribe.maturity.reinvest} />}
      {product && <Rules product={product} />}
      <Legal />
    </>
  );
}

/*
 * Parts that do not depend on the typed amount. Each is memoized, because a form of this size is too slow to render at every keystroke.
 */
const Terms = memo(TermCards);
const Available = memo(AvailableBalance);
const Legal = memo(TermsNote);

/** The rate and the minimum of the product. */
const ProductFacts = memo(function ProductFacts({
  asset,
  product,
}: Pick<FixedSubscribe, 'asset'> & Pick<FixedSubscribeFormProps, 'product'>): ReactElement {
  const { t, figureStyle } = useMessages(partDialogMessages, fixedDialogMessages);
  const loading = product === undefined;
  const headline = product?.headlineApr;
  const bonus = headline !== undefined && !isZero(headline.bonus);
  return (
    <KeyFacts
      items={[
        {
          key: 'apr',
          label: t('earn.fixed.subscribe.apr'),
          value: loading ? (
            <Text size="5">
              <Skeleton width="3em" />
            </Text>
          ) : (
            <>
              {bonus && <UpTo />}
              <Percent value={percentText(headline?.total, figureStyle)} tone="accent" strong size="5" />
            </>
          ),
          // The line of the parts is reserved, so that the field does not move.
          note: bonus
            ? t('earn.aprParts', { base: formatPercent(headline.base, figureStyle), bonus: formatPercent(headline.bonus, figureStyle) })
            : null,
        },
        amountItem('minimum', t('earn.fixed.subscribe.minimum'), product?.minLendAmount, asset, { loading }),
      ]}
    />
  );
});

interface MomentsProps {
  readonly timeline: NonNullable<FixedSubscribe['timeline']>;
  readonly reinvest: boolean;
}

/** When a subscription made now earns, matures and is paid or renewed. */
const Moments = memo(function Moments({ timeline, reinvest }: MomentsProps): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  return <Timeline label={t('earn.fixed.subscribe.timeline')} items={useFixedTimelineItems(timeline, reinvest)} />;
});

/** Placeholders for five terms, so that the amount field does not move when the terms load. */
const TermPlaces = (): ReactElement => (
  <Flex direction="column" gap="2">
    <Text size="2">
      <Skeleton width="3em" />
    </Text>
    <div className={css.terms}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} shape="block" width="100%" height="76px" />
      ))}
    </div>
  </Flex>
);

/** The exchange's own words about a product, such as a special one. */
function ProductWords({ product: { title, subtitle } }: { readonly product: FixedProductView }): ReactElement | null {
  if (!title && !subtitle) return null;
  return (
    <Flex direction="column">
      {title && (
        <Text weight="medium">
          <bdi>{title}</bdi>
        </Text>
      )}
      {subtitle && (
        <Text size="1" color="gray">
          <bdi>{subtitle}</bdi>
        </Text>
      )}
    </Flex>
  );
}

/** The rule of a feature: that a product has it, that it has not, or that the exchange does not say. */
const answer = <Feature extends string>(flag: boolean | undefined, feature: Feature): Feature | `No${Feature}` | `${Feature}Unknown` =>
  flag ? feature : flag === false ? `No${feature}` : `${feature}Unknown`;

/** The trading rules and the rules of the chosen product (SE-44). */
const Rules = memo(function Rules({ product }: { readonly product: FixedProductView }): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  const { now, exchangeTimeZone } = useEarn();
  return (
    <RulesDisclosure
      trading={[
        t('earn.fixed.subscribe.tradingRule1', { zone: formatZone(now(), exchangeTimeZone) }),
        t('earn.fixed.subscribe.tradingRule2'),
        t('earn.fixed.subscribe.tradingRule3'),
      ]}
      product={[
        t(`earn.fixed.subscribe.productRule${answer(product.canRedeemEarly, 'Early')}`),
        t(`earn.fixed.subscribe.productRule${answer(product.canReinvest, 'Reinvest')}`),
        t('earn.fixed.subscribe.productRuleVoucher'),
      ]}
    />
  );
});

/** What the person may still put into the product, below the amount (SE-38). Nothing for a visitor, and where no amount helps. */
function useQuotaHint({ asset, obstacle, product, quota }: FixedSubscribeFormProps['subscribe']): ReactNode {
  const { t, figureStyle } = useMessages(fixedDialogMessages);
  const gone = product.state === 'ready' && product.data === undefined;
  if (quota.state === 'anonymous' || obstacle !== undefined || gone) return undefined;
  if (quota.state === 'loading') return <Skeleton width="14em" />;
  const left = quota.state === 'ready' ? quota.data : undefined;
  if (left === undefined) {
    return (
      <>
        {t('earn.fixed.subscribe.quotaFailed')}{' '}
        <Button size="1" variant="ghost" onClick={quota.retry}>
          {t('earn.retry')}
        </Button>
      </>
    );
  }
  if (left === 'unlimited') return t('earn.fixed.subscribe.noLimit');
  return t('earn.fixed.subscribe.quota', { amount: formatExact(left, figureStyle), coin: asset });
}
