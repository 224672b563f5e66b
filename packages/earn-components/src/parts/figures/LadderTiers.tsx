'use client';
import { type ReactElement, forwardRef, memo } from 'react';
import { type Decimal, formatExact, formatPercent, isPositive, isZero } from '@earnkit/core';
import type { BonusLimit, LadderTier } from '@earnkit/core/rates/rules';
import { Flex, type PartProps, Percent, rootProps, Text, useAmountVisibility } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import * as css from './ladder.css.ts';
import { partMessages } from '../messages.ts';

export interface LadderTiersProps extends PartProps {
  /** The coin. */
  asset: string;
  /** The coin the bonus is paid in. @default the coin itself */
  bonusAsset: string | undefined;
  /** The largest amount that earns a bonus; `undefined` has no limit. */
  bonusLimit: BonusLimit;
  /** The amount already held, which fills the first tiers; `undefined` while it is not known. */
  held: Decimal | undefined;
  /** The tiers, how much of each the typed amount fills, and which one it reaches; `undefined` while they are not known. */
  tiers: readonly LadderTier[] | undefined;
}

/**
 * The bonus tiers of a product with their rates, a bar that shows how much of each the amount fills, and whether it uses them all up
 * (SE-35, SE-28).
 */
export const LadderTiers = forwardRef<HTMLDivElement, LadderTiersProps>(function LadderTiers(
  { asset: coin, bonusAsset = coin, bonusLimit, held, tiers, ...rest },
  ref,
): ReactElement | null {
  const { t, figureStyle } = useMessages(partMessages);
  const visible = useAmountVisibility();
  if (tiers?.length === 0) return null;
  const end = tiers?.at(-1);
  const usedUpAt = end?.filled === 1 ? end.to : undefined;
  const notes = [
    bonusAsset !== coin && t('earn.ladder.paidIn', { coin: bonusAsset }),
    usedUpAt === undefined &&
      bonusLimit &&
      t('earn.ladder.limit', { amount: bonusLimit === 'unknown' ? t('earn.unknown') : formatExact(bonusLimit, figureStyle), coin }),
    visible && held && isPositive(held) && t('earn.ladder.held', { amount: formatExact(held, figureStyle), coin }),
  ].filter((note) => typeof note === 'string');
  return (
    <Flex direction="column" gap="2" ref={ref} {...rootProps('ladder-tiers', rest)}>
      <Text size="2" weight="medium">
        {t('earn.ladder.title')}
      </Text>
      {tiers ? (
        <ol role="list" className={css.tiers}>
          {tiers.map((tier, index) => (
            <Tier key={`${index} ${tier.from}`} {...tier} coin={coin} />
          ))}
        </ol>
      ) : (
        <Text size="2">{t('earn.unknown')}</Text>
      )}
      {usedUpAt !== undefined && (
        <Text as="p" size="1" weight="medium">
          {t('earn.ladder.usedUp', { amount: formatExact(usedUpAt, figureStyle), coin })}
        </Text>
      )}
      {notes.length > 0 && (
        <div>
          {notes.map((note) => (
            <Text key={note} as="p" size="1" color="gray">
              {note}
            </Text>
          ))}
        </div>
      )}
    </Flex>
  );
});

/** A tier with its rate. Memoized, so that typing renders only the one or two tiers that change. */
const Tier = memo(function Tier({ from, to, aprFraction, filled, reached, coin }: LadderTier & { readonly coin: string }): ReactElement {
  const { t, figureStyle } = useMessages(partMessages);
  // A single tier without bounds needs no bar.
  const any = to === undefined && isZero(from);
  return (
    <li className={css.tier} aria-current={reached ? 'step' : undefined}>
      {!any && (
        <span className={css.track} aria-hidden="true">
          <span className={css.bar} style={{ transform: `scaleX(${filled})` }} />
        </span>
      )}
      <Percent value={t('earn.ladder.rate', { apr: formatPercent(aprFraction, figureStyle) })} tone="accent" size="2" strong={reached} />
      <span className={css.range} data-reached={reached || undefined}>
        <bdi>
          {any
            ? t('earn.ladder.any')
            : to === undefined
              ? t('earn.ladder.openStep', { from: formatExact(from, figureStyle), coin })
              : t('earn.ladder.step', { from: formatExact(from, figureStyle), to: formatExact(to, figureStyle), coin })}
        </bdi>
      </span>
    </li>
  );
});
