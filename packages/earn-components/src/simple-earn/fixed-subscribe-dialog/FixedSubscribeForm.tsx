'use client';
import { memo, type ReactElement, type ReactNode } from 'react';
import { formatExact, formatZone } from '@earnkit/core';
import { type FixedProductView, type FixedSubscribe, useEarn } from '@earnkit/hooks';
import { Banner, Button, Disclosure, Flex, Skeleton, SummaryList, Text, Timeline, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AmountField } from '../../parts/order/AmountField.tsx';
import { AvailableBalance } from '../../add-funds/AvailableBalance.tsx';
import { LadderTiers } from '../../parts/figures/LadderTiers.tsx';
import { RulesDisclosure } from '../../parts/order/RulesDisclosure.tsx';
import { TermsNote } from '../../parts/order/TermsNote.tsx';
import * as css from './FixedOptions.css.ts';
import { FixedOptions } from './FixedOptions.tsx';
import { ObstacleNotice, VipCard } from './ObstacleNotice.tsx';
import { TermCards } from './TermCards.tsx';
import { useFixedSummary } from './useFixedSummary.tsx';
import { useFixedTimelineItems } from './useFixedTimelineItems.ts';
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
  /** Whether these are all terms; until then room is kept for more. */
  complete: boolean;
  /** Called with the product of another term. */
  onProductChange: (product: FixedProductView) => void;
  /** Opens the dialog that adds funds. */
  onAddFunds: () => void;
  /** Opens the voucher picker. */
  onPickVoucher: () => void;
}

/** The form: term, amount, bonus tiers, options, and behind a fold how the outcome adds up and when what happens. */
export function FixedSubscribeForm({
  subscribe,
  products,
  unreadable,
  complete,
  product,
  onProductChange,
  onAddFunds,
  onPickVoucher,
}: FixedSubscribeFormProps): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  const { asset, submission, obstacle } = subscribe;
  const hint = useAmountHint(subscribe, product);
  return (
    <>
      {product ? (
        <>
          <div className={complete ? undefined : css.termsToCome}>
            <TermCards
              products={products}
              product={product}
              subscribe={subscribe}
              onProductChange={onProductChange}
              pending={submission.pending}
            />
          </div>
          {unreadable > 0 && <Banner tone="warning">{t('earn.fixed.subscribe.unreadable', { count: unreadable })}</Banner>}
          <ProductWords product={product} />
        </>
      ) : (
        <TermPlaces />
      )}
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
      <Disclosure title={t('earn.fixed.subscribe.howItAddsUp')}>
        <HowItAddsUp subscribe={subscribe} />
      </Disclosure>
      {product && <Rules product={product} />}
      <Legal />
    </>
  );
}

/*
 * Parts that do not depend on the typed amount. Each is memoized, because a form of this size is too slow to render at every keystroke.
 */
const Available = memo(AvailableBalance);
const Legal = memo(TermsNote);

/** The sum of the outcome, and when what happens: behind the figures beside the action, for those who want to check them. */
function HowItAddsUp({ subscribe }: Pick<FixedSubscribeFormProps, 'subscribe'>): ReactElement {
  return (
    <Flex direction="column" gap="4">
      <SummaryList items={useFixedSummary(subscribe)} />
      {subscribe.timeline && <Moments timeline={subscribe.timeline} reinvest={subscribe.maturity.reinvest} />}
    </Flex>
  );
}

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
        <Skeleton key={place} shape="block" width="100%" height="78px" />
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

/**
 * Below the amount: what the person may still put into the product (SE-38) and the least amount, or what is sent of the typed amount
 * (SE-52). No quota for a visitor, and none where no amount helps.
 */
function useAmountHint(
  { asset, sentAmount, ...subscribe }: FixedSubscribeFormProps['subscribe'],
  product: FixedProductView | undefined,
): ReactNode {
  const { t, figureStyle } = useMessages(fixedDialogMessages);
  const quota = useQuotaText({ asset, ...subscribe });
  if (sentAmount !== undefined) return t('earn.fixed.subscribe.sent', { amount: formatExact(sentAmount, figureStyle), coin: asset });
  const least = product?.minLendAmount;
  return (
    <>
      {quota && <span>{quota}</span>} {least && <span>{t('earn.fixed.subscribe.from', { amount: formatExact(least, figureStyle) })}</span>}
    </>
  );
}

function useQuotaText({ asset, obstacle, product, quota }: Pick<FixedSubscribe, 'asset' | 'obstacle' | 'product' | 'quota'>): ReactNode {
  const { t, figureStyle } = useMessages(fixedDialogMessages);
  const gone = product.state === 'ready' && product.data === undefined;
  if (quota.state === 'anonymous' || obstacle !== undefined || gone) return undefined;
  if (quota.state === 'loading') return <Skeleton width="14em" />;
  const left = quota.state === 'ready' ? quota.data : undefined;
  if (left === undefined) {
    return (
      <>
        <Words>{t('earn.fixed.subscribe.quotaFailed')}</Words>{' '}
        <Button size="1" variant="ghost" onClick={quota.retry}>
          {t('earn.retry')}
        </Button>
      </>
    );
  }
  if (left === 'unlimited') return t('earn.fixed.subscribe.noLimit');
  return t('earn.fixed.subscribe.quota', { amount: formatExact(left, figureStyle), coin: asset });
}
