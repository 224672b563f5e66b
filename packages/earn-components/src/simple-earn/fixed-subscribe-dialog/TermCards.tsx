'use client';
import type { ReactElement } from 'react';
import { isZero } from '@earnkit/core';
import type { FixedProductView } from '@earnkit/hooks';
import { Badge, Flex, Percent, RadioCards, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { percentText } from '../../parts/figures/figureText.ts';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

export interface TermCardsProps {
  /** The products, shortest term first. */
  products: readonly FixedProductView[];
  /** The chosen one. */
  product: FixedProductView;
  /** Called with the one that is chosen next. */
  onProductChange: (product: FixedProductView) => void;
  /** Whether the subscription is being sent: none can be chosen meanwhile. */
  pending: boolean;
}

/** The terms of a coin as cards: days, rate, and whether it is sold out or for VIPs (SE-34). A sold out term can still be looked at. */
export function TermCards({ products, product, onProductChange, pending }: TermCardsProps): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
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
      options={listed.map((one) => ({ value: one.id, muted: one.soldOut !== false, children: <Term product={one} /> }))}
    />
  );
}

/** Before a rate that is reached only with a bonus. */
export function UpTo(): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  return (
    <Text size="1" color="gray">
      {t('earn.fixed.subscribe.upTo')}{' '}
    </Text>
  );
}

function Term({ product }: { readonly product: FixedProductView }): ReactElement {
  const { t, figureStyle } = useMessages(fixedDialogMessages);
  const { days, soldOut, type, leastTier, headlineApr } = product;
  const upTo = headlineApr !== undefined && !isZero(headlineApr.bonus);
  return (
    <Flex as="span" direction="column" align="center">
      <Text size="2" weight="medium">
        {t('earn.fixed.subscribe.days', { days })}
      </Text>
      <span>
        {upTo && <UpTo />}
        <Percent value={percentText(headlineApr?.total, figureStyle)} tone={soldOut ? 'default' : 'accent'} strong={!soldOut} />
      </span>
      {soldOut && (
        <Text size="1" color="gray">
          {t('earn.fixed.subscribe.soldOut')}
        </Text>
      )}
      {leastTier !== undefined && <Badge tone="warning">{t('earn.vip.badgeFrom', { tier: String(leastTier) })}</Badge>}
      {type === 'special' && <Badge tone="info">{t('earn.vip.special')}</Badge>}
    </Flex>
  );
}
