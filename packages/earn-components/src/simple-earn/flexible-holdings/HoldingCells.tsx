import { type ReactElement, type ReactNode, createContext, useContext } from 'react';
import { type Decimal, formatAmount, formatPercent, isPositive, isZero } from '@earnkit/core';
import { usdtValueOf } from '@earnkit/core/account/rules';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { holdingApr, pendingRedemption } from '@earnkit/core/simple-earn/rules';
import { Amount, Badge, Percent, Text, VisuallyHidden } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';
import { FigureButton } from '../list-parts/FigureButton.tsx';
import * as css from '../list-parts/listParts.css.ts';
import { shownAmount, shownPercent } from '../list-parts/shown.ts';

/** Prices in USDT. In a context, so that a new price draws the figures that need it and not the rows around them. */
export const PricesContext = createContext<ReadonlyMap<string, Decimal>>(new Map());

/** Worth of an amount, such as `≈ 1,234.56 USDT`; nothing where no price is known, and nothing for nothing. */
function useWorth(asset: string, amount: Decimal | undefined): string | undefined {
  const { t } = useCopy();
  const worth = usdtValueOf(amount, useContext(PricesContext).get(asset));
  return worth === undefined || isZero(worth) ? undefined : t('earn.holdings.about', { amount: formatAmount(worth) });
}

/** What is held, what of it is lent, and what is on its way out (SE-F-07, SE-F-08). */
export function PrincipalCell({
  holding,
  withLent,
  redeeming,
}: {
  holding: FlexibleHolding;
  withLent: boolean;
  redeeming: ReactNode;
}): ReactElement {
  const worth = useWorth(holding.asset, holding.currentAmount);
  const { currentAmount, lentAmount } = holding;
  const nothingKnown = currentAmount === undefined && lentAmount === undefined;
  const both = nothingKnown ? undefined : `${formatAmount(currentAmount)} / ${formatAmount(lentAmount)}`;
  return (
    <span className={css.figure}>
      <Amount value={withLent ? both : shownAmount(currentAmount)} unit={holding.asset} />
      {worth !== undefined && (
        <Text size="1" tone="muted">
          {worth}
        </Text>
      )}
      {redeeming}
    </span>
  );
}

/** A redemption on its way, and the way back while there is one (SE-F-08, AMB-082). */
export function RedeemingLine({
  holding,
  onCancel,
}: {
  holding: FlexibleHolding;
  onCancel: (holding: FlexibleHolding) => void;
}): ReactElement | null {
  const { t } = useCopy();
  const pending = pendingRedemption(holding);
  if (!pending) return null;
  const values = { amount: formatAmount(pending.amount), coin: holding.asset };
  return (
    <span className={css.line}>
      <Text size="1" tone="muted">
        {t('earn.holdings.redeeming', values)}
      </Text>
      {pending.revocable && (
        <FigureButton label={t('earn.holdings.revokeCoin', values)} onClick={() => onCancel(holding)}>
          <Text size="1">{t('earn.holdings.revoke')}</Text>
        </FigureButton>
      )}
    </span>
  );
}

/** What borrowers hold of it at the moment (SE-F-14). */
export function BorrowedCell({ holding }: { holding: FlexibleHolding }): ReactElement {
  return <Amount value={shownAmount(holding.lentAmount)} unit={holding.asset} />;
}

/** What was earned so far; a press shows day by day (SE-F-09). */
export function InterestCell({ holding, onOpen }: { holding: FlexibleHolding; onOpen: (holding: FlexibleHolding) => void }): ReactElement {
  const { t } = useCopy();
  const { asset, cumulativeInterest } = holding;
  const worth = useWorth(asset, cumulativeInterest);
  return (
    <span className={css.figure}>
      <span>
        <FigureButton
          label={t('earn.holdings.interestOf', { amount: formatAmount(cumulativeInterest), coin: asset })}
          onClick={() => onOpen(holding)}
        >
          <Amount
            value={shownAmount(cumulativeInterest)}
            unit={asset}
            tone={cumulativeInterest && isPositive(cumulativeInterest) ? 'accent' : 'default'}
          />
        </FigureButton>
      </span>
      {worth !== undefined && (
        <Text size="1" tone="muted">
          {worth}
        </Text>
      )}
    </span>
  );
}

/** What it is expected to earn next, bonus included, marked where one is open (SE-F-10); a press shows the details (SE-F-11). */
export function AprCell({ holding, onOpen }: { holding: FlexibleHolding; onOpen: (holding: FlexibleHolding) => void }): ReactElement {
  const { t } = useCopy();
  const { aprFraction, bonus } = holdingApr(holding);
  const apr = formatPercent(aprFraction);
  return (
    <span className={css.line}>
      {bonus && <Badge tone="accent">{t('earn.holdings.bonus')}</Badge>}
      <FigureButton label={t('earn.holdings.aprOf', { apr, coin: holding.asset })} onClick={() => onOpen(holding)}>
        <Percent value={shownPercent(aprFraction)} tone="accent" strong />
      </FigureButton>
      {bonus && holding.bonusAprFraction !== undefined && (
        <VisuallyHidden>{t('earn.holdings.bonusCoin', { apr: formatPercent(holding.bonusAprFraction) })}</VisuallyHidden>
      )}
    </span>
  );
}
