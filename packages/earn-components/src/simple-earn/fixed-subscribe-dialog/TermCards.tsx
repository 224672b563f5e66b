'use client';
import { memo, type ReactElement } from 'react';
import { type Decimal, ZERO, formatExact, isZero } from '@earnkit/core';
import type { FixedProductView, FixedSubscribe } from '@earnkit/hooks';
import { Badge, Flex, Percent, RadioCards, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { percentText } from '../../parts/figures/figureText.ts';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

export interface TermCardsProps {
  /** The products, shortest term first. */
  products: readonly FixedProductView[];
  /** The chosen one. */
  product: FixedProductView;
  /** The typed amount, and the rates that it gets. */
  subscribe: Pick<FixedSubscribe, 'typedAmount' | 'apr' | 'aprOf'>;
  /** Called with the one that is chosen next. */
  onProductChange: (product: FixedProductView) => void;
  /** Whether the subscription is being sent: none can be chosen meanwhile. */
  pending: boolean;
}

/**
 * The terms of a coin as cards: days, the rate of the typed amount, and whether it is sold out or for VIPs (SE-34). A sold out term can
 * still be looked at. Before an amount is typed, a card shows the most that its term can earn.
 */
export function TermCards({ products, product, subscribe, onProductChange, pending }: TermCardsProps): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  const { typedAmount, apr, aprOf } = subscribe;
  const listed = products.some(({ id }) => id === product.id) ? products : [...products, product];
  return (
    <RadioCards
      label={t('earn.fixed.subscribe.term')}
      value={product.id}
      pending={pending}
      onValueChange={(id) => {
        const next = listed.find((one) => one.id === id);
        if (next) onProductChange(next);
      }}
      options={listed.map((one) => {
        const own = one.soldOut ? undefined : one.id === product.id ? apr : aprOf(one);
        const rate = own ?? one.headlineApr;
        const raised = rate !== undefined && !(isZero(rate.bonus) && isZero(own?.voucher ?? ZERO));
        return {
          value: one.id,
          muted: one.soldOut !== false,
          children: (
            <Term product={one} rate={rate?.total} amount={own && raised ? typedAmount : undefined} upTo={own === undefined && raised} />
          ),
        };
      })}
    />
  );
}

interface TermProps {
  readonly product: FixedProductView;
  readonly rate: Decimal | undefined;
  /** The typed amount, where the rate depends on it. */
  readonly amount: Decimal | undefined;
  /** Whether the rate is reached by some amounts only. */
  readonly upTo: boolean;
}

/** A term in three lines. Memoized, because a key changes the rate of few. */
const Term = memo(function Term({ product: { days, soldOut, type, leastTier }, rate, amount, upTo }: TermProps): ReactElement {
  const { t, figureStyle } = useMessages(fixedDialogMessages);
  return (
    <Flex as="span" direction="column" align="center">
      <Text size="2" weight="medium">
        {t('earn.fixed.subscribe.days', { days })}
      </Text>
      <Percent value={percentText(rate, figureStyle)} tone={soldOut ? 'default' : 'accent'} strong={!soldOut} />
      {soldOut || (leastTier === undefined && type !== 'special') ? (
        <Text size="1" color="gray">
          {soldOut
            ? t('earn.fixed.subscribe.soldOut')
            : amount
              ? t('earn.fixed.subscribe.forAmount', { amount: formatExact(amount, figureStyle) })
              : t(upTo ? 'earn.fixed.subscribe.atMost' : 'earn.fixed.subscribe.base')}
        </Text>
      ) : (
        <Badge tone={type === 'special' ? 'info' : 'warning'}>
          {leastTier === undefined ? t('earn.vip.special') : t('earn.vip.badgeFrom', { tier: String(leastTier) })}
        </Badge>
      )}
    </Flex>
  );
});
