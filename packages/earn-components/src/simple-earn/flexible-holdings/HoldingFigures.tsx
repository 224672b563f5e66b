import type { ReactElement } from 'react';
import { formatAmount, formatPercent, isPositive } from '@earnkit/core';
import type { FlexibleHoldingView } from '@earnkit/hooks';
import { Amount, Badge, Percent, Text, useAmountVisibility, VisuallyHidden } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { FigureButton } from '../../parts/figures/FigureButton.tsx';
import { amountText, percentText } from '../../parts/figures/figureText.ts';
import * as list from '../../parts/query/list.css.ts';
import * as css from '../../parts/parts.css.ts';
import { UsdtValue } from '../../parts/figures/UsdtValue.tsx';
import { useSpokenAmount } from '../../parts/figures/useSpokenAmount.ts';
import { rowOpener } from '../../parts/query/useRowDialog.tsx';
import { HeldBackName } from '../HeldBackName.tsx';
import { NotLentNote } from '../notLent.tsx';
import { type HoldingDialogKind, holdingDialogs } from './holdingDialogs.ts';
import { simpleEarnMessages } from '../messages.ts';

/** Props of each figure of a holding. */
export interface HoldingFigureProps {
  /** The holding. */
  holding: FlexibleHoldingView;
}

/** Props of a figure that opens a dialog. */
export interface HoldingOpenerProps extends HoldingFigureProps {
  /** Opens a dialog of the holding. */
  onOpen: (kind: HoldingDialogKind, holding: FlexibleHoldingView) => void;
}

/** The principal, optionally with the lent amount (SE-F-07). */
export function Principal({ holding, withLent = false }: HoldingFigureProps & { withLent?: boolean }): ReactElement {
  const { figureStyle } = useMessages();
  const { currentAmount, lentAmount, asset } = holding;
  const known = currentAmount !== undefined || lentAmount !== undefined;
  const both = known ? `${formatAmount(currentAmount, figureStyle)} / ${formatAmount(lentAmount, figureStyle)}` : undefined;
  return (
    <UsdtValue asset={asset} amount={currentAmount}>
      <Amount value={withLent ? both : amountText(currentAmount, figureStyle)} unit={asset} />
    </UsdtValue>
  );
}

/** The pending redemption, with a button that cancels it while that is possible (SE-F-08, AMB-082). */
export function Redeeming({ holding, onOpen }: HoldingOpenerProps): ReactElement | null {
  const { t, figureStyle } = useMessages(simpleEarnMessages);
  const visible = useAmountVisibility();
  const spoken = useSpokenAmount();
  const { pending } = holding;
  if (!pending) return null;
  const coin = holding.asset;
  return (
    <span className={list.line}>
      <Text size="1" color="gray">
        {visible ? t('earn.holdings.redeeming', { amount: formatAmount(pending.amount, figureStyle), coin }) : t('earn.redeeming')}
      </Text>
      {pending.revocable !== false && (
        <FigureButton
          label={t('earn.holdings.revokeCoin', { amount: spoken(pending.amount), coin })}
          {...rowOpener(holdingDialogs, 'cancel', holding, onOpen)}
        >
          <Text size="1">{t('earn.holdings.revoke')}</Text>
        </FigureButton>
      )}
    </span>
  );
}

/** The parts of a holding that cannot be redeemed because something else holds them. */
export function HeldBackAmounts({ holding: { asset, heldBack } }: HoldingFigureProps): readonly ReactElement[] {
  const { figureStyle } = useMessages();
  return heldBack.map(({ by, amount }) => (
    <Text key={by} size="1" color="gray">
      <HeldBackName by={by} /> <Amount value={amountText(amount, figureStyle)} unit={asset} />
    </Text>
  ));
}

/** The amount that is lent at the moment (SE-F-14). */
export function Lent({ holding }: HoldingFigureProps): ReactElement {
  const { figureStyle } = useMessages();
  return <Amount value={amountText(holding.lentAmount, figureStyle)} unit={holding.asset} />;
}

/** The interest earned so far; a press shows it by day (SE-F-09). */
export function Interest({ holding, onOpen }: HoldingOpenerProps): ReactElement {
  const { t, figureStyle } = useMessages(simpleEarnMessages);
  const spoken = useSpokenAmount();
  const { asset, cumulativeInterest } = holding;
  const tone = cumulativeInterest && isPositive(cumulativeInterest) ? 'accent' : 'default';
  return (
    <UsdtValue asset={asset} amount={cumulativeInterest}>
      <FigureButton
        label={t('earn.holdings.interestOf', { amount: spoken(cumulativeInterest), coin: asset })}
        {...rowOpener(holdingDialogs, 'interest', holding, onOpen)}
      >
        <Amount value={amountText(cumulativeInterest, figureStyle)} unit={asset} tone={tone} />
      </FigureButton>
    </UsdtValue>
  );
}

/**
 * The estimated next rate with an open bonus, which a badge marks (SE-F-10), as "up to" where the holding earns less of it
 * (AMB-148), and zero with its reason while the holding is not lent (AMB-158); a press shows the details (SE-F-11).
 */
export function Apr({ holding, onOpen }: HoldingOpenerProps): ReactElement {
  const { t, figureStyle } = useMessages(simpleEarnMessages);
  const { aprFraction, bonus, notLent } = holding.apr;
  const upTo = holding.apr.upTo && aprFraction !== undefined;
  const apr = formatPercent(aprFraction, figureStyle);
  return (
    <span className={list.figure}>
      <span className={css.endLine}>
        {bonus && <Badge tone="accent">{t('earn.holdings.bonus')}</Badge>}
        <FigureButton
          label={t(upTo ? 'earn.holdings.aprUpToOf' : 'earn.holdings.aprOf', { apr, coin: holding.asset })}
          {...rowOpener(holdingDialogs, 'apr', holding, onOpen)}
        >
          <Percent
            value={upTo ? t('earn.holdings.aprUpTo', { apr }) : percentText(aprFraction, figureStyle)}
            tone={notLent ? 'default' : 'accent'}
            strong
          />
        </FigureButton>
        {bonus && holding.bonusAprFraction !== undefined && (
          <VisuallyHidden>
            {t(upTo ? 'earn.holdings.bonusUpTo' : 'earn.holdings.bonusCoin', { apr: formatPercent(holding.bonusAprFraction, figureStyle) })}
          </VisuallyHidden>
        )}
      </span>
      <NotLentNote notLent={notLent} />
    </span>
  );
}
