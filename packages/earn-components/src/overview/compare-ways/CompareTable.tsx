'use client';
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets what a table is that a phone lays out as a grid. */
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { formatAmount, formatPercent, formatTime, isPositive, subtract } from '@earnkit/core';
import type { Compare, ComparedWay, WayChoice, WayView } from '@earnkit/hooks/overview';
import { Amount, Badge, CoinIcon, Icon, IconButton, LinkButton, Skeleton, Text, icons, useIsMobile } from '@earnkit/ui';
import { none } from '../../parts/query/none.tsx';
import { RiskLine } from '../../parts/risk/RiskLine.tsx';
import { useLinkTo } from '../../parts/useLinkTo.ts';
import { usePeriodText } from '../../staking/period.ts';
import { accessText, riskKindOf } from '../ways-to-earn/wayText.ts';
import * as css from './compare.css.ts';
import { type CompareWords, comparedName, dayText, haveText, lastDay, withCoin } from './compareText.ts';

export interface CompareTableProps {
  readonly compare: Compare;
  readonly words: CompareWords;
  readonly hrefOf: (way: WayView) => string;
  readonly onRemove: (choice: WayChoice) => void;
}

interface Cell extends CompareTableProps {
  readonly one: ComparedWay;
}

/** The ways of a comparison, a column each. On a phone the name of a row stands above its values. */
export function CompareTable(props: CompareTableProps): ReactElement {
  const { compare, words } = props;
  const { ways, best, mixed, unit, amount } = compare;
  const { t, figureStyle, timeStyle } = words;
  const period = usePeriodText();
  const isMobile = useIsMobile();
  const day = dayText(compare.day, timeStyle);
  const rows: readonly { readonly key: string; readonly name: ReactNode; readonly cell: (cell: Cell) => ReactNode }[] = [
    {
      key: 'have',
      name: t(mixed ? 'earn.compare.haveValue' : 'earn.compare.have', { day }),
      cell: (cell) => haveCell(cell, !isMobile),
    },
    { key: 'earned', name: t('earn.compare.earned', { coin: unit }), cell: earnedCell },
    {
      key: 'rate',
      name:
        amount === undefined ? t('earn.compare.rateAlone') : t('earn.compare.rate', { amount: withCoin(figureStyle, amount, unit, true) }),
      cell: rateCell,
    },
    { key: 'worst', name: t('earn.compare.worst'), cell: worstCell },
    { key: 'leaving', name: t('earn.compare.leaving'), cell: leavingCell },
    { key: 'better', name: t('earn.compare.better'), cell: betterCell },
    {
      key: 'back',
      name: t('earn.compare.back'),
      cell: ({ one: { way } }) =>
        way &&
        (way.access.kind === 'at' ? (
          formatTime(way.access.at, timeStyle)
        ) : (
          <Lines {...accessText(words.ways, way, timeStyle, period.short)} />
        )),
    },
  ];
  return (
    <table
      role="table"
      className={css.table}
      aria-label={t('earn.compare.caption')}
      style={{ '--earn-compared': ways.length } as CSSProperties}
    >
      <thead role="rowgroup" className={css.group}>
        <tr role="row" className={css.row}>
          <td role="cell" className={css.name} />
          {ways.map((one) => (
            <th key={keyOf(one)} role="columnheader" scope="col" className={cellClass(one, best)}>
              <Head {...props} one={one} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={css.group}>
        {rows.map(({ key, name, cell }) => (
          <tr key={key} role="row" className={css.row}>
            <th role="rowheader" scope="row" className={css.name}>
              {name}
            </th>
            {ways.map((one) => (
              <td key={keyOf(one)} role="cell" className={cellClass(one, best)}>
                {one.state === 'loading' ? <Skeleton width="5em" /> : one.state === 'ready' ? (cell({ ...props, one }) ?? none) : none}
              </td>
            ))}
          </tr>
        ))}
        <tr role="row" className={css.row}>
          <td role="cell" className={css.name} />
          {ways.map((one) => (
            <td key={keyOf(one)} role="cell" className={cellClass(one, best)}>
              {one.way && one.way.obstacle === undefined && <Open {...props} one={one} way={one.way} />}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const keyOf = ({ choice }: ComparedWay): string => `${choice.asset} ${choice.key}`;

const cellClass = (one: ComparedWay, best: ComparedWay | undefined): string => (one === best ? `${css.cell} ${css.winner}` : css.cell);

/** A line, and a smaller one below it. */
function Lines({ text, note, strong }: { readonly text: ReactNode; readonly note?: ReactNode; readonly strong?: boolean }): ReactElement {
  return (
    <span className={css.lines}>
      {strong === true ? <Text weight="medium">{text}</Text> : <span>{text}</span>}
      {note !== undefined && (
        <Text size="1" color="gray">
          {note}
        </Text>
      )}
    </span>
  );
}

/** What the way is called, whether it is the best, and why nothing can be put in. */
function Head({ one, compare, words, onRemove }: Cell): ReactElement {
  const { t, ways: w, figureStyle } = words;
  const { way, choice, state, icon, amountBar, estimate, thenFlexible } = one;
  const name = state === 'loading' ? choice.asset : comparedName(words, one, compare.mixed);
  const problem =
    state === 'gone'
      ? t('earn.compare.gone')
      : state === 'failed'
        ? t('earn.compare.failed')
        : way?.obstacle !== undefined
          ? w(`earn.ways.obstacle.${way.obstacle}`)
          : way && amountBar === 'below' && way.minimum !== undefined
            ? t('earn.compare.below', { amount: withCoin(figureStyle, way.minimum, choice.asset, true) })
            : way && amountBar === 'above' && way.most !== undefined && way.most !== 'unlimited'
              ? t('earn.compare.above', { amount: withCoin(figureStyle, way.most, choice.asset, true) })
              : undefined;
  return (
    <span className={css.lines}>
      <span className={css.title}>
        <span className={css.onDesktop}>
          <CoinIcon symbol={choice.asset} src={icon} size="2" />
        </span>
        <Text weight="medium">{name}</Text>
        <IconButton
          size="1"
          variant="ghost"
          tone="neutral"
          label={t('earn.compare.remove', { way: name })}
          onClick={() => onRemove(choice)}
        >
          <Icon icon={icons.close} size={14} />
        </IconButton>
      </span>
      {state === 'loading' && (
        <Text size="1">
          <Skeleton width="5em" />
        </Text>
      )}
      {state === 'ready' && (thenFlexible || way?.product === 'flexible') && (
        <Text size="1" color="gray">
          {t(thenFlexible ? 'earn.compare.thenFlexible' : 'earn.compare.anyTime')}
        </Text>
      )}
      {problem !== undefined && <Badge tone="warning">{problem}</Badge>}
      {problem === undefined && state === 'ready' && estimate && <Badge>{t('earn.compare.estimate')}</Badge>}
      {one === compare.best && <Badge tone="success">{t('earn.compare.bestBadge')}</Badge>}
    </span>
  );
}

function haveCell({ one, compare: { mixed }, words }: Cell, exact: boolean): ReactNode {
  const { t, figureStyle } = words;
  const { outcome, choice, amount, haveUsdt } = one;
  if (outcome === undefined) return undefined;
  if (outcome.leaving.kind === 'not-possible')
    return (
      <Lines
        strong
        text={t('earn.compare.notYet')}
        note={amount && t('earn.compare.lockedAmount', { amount: withCoin(figureStyle, amount, choice.asset, true) })}
      />
    );
  if (mixed) return haveUsdt && <Lines strong text={withCoin(figureStyle, haveUsdt, 'USDT')} note={haveText(words, one, false)} />;
  return (
    outcome.have && (
      <Lines
        strong
        text={withCoin(figureStyle, outcome.have, choice.asset, exact)}
        note={
          outcome.bonuses.length === 0
            ? undefined
            : outcome.bonuses
                .map(({ asset, amount: bonus }) =>
                  t('earn.compare.and', {
                    amount: bonus === undefined ? `${t('earn.unknown')} ${asset}` : withCoin(figureStyle, bonus, asset),
                  }),
                )
                .join(' ')
        }
      />
    )
  );
}

function earnedCell({ one, compare: { mixed }, words: { t, figureStyle } }: Cell): ReactNode {
  const { outcome, gainUsdt, choice } = one;
  const gain = mixed ? gainUsdt : outcome?.gain;
  if (outcome?.have === undefined) return undefined;
  const { earned } = outcome;
  const bonus = gain && earned && !mixed ? subtract(gain, earned) : undefined;
  const [first] = outcome.bonuses;
  return (
    <Lines
      text={
        <Amount
          value={gain && `${isPositive(gain) ? '+' : ''}${formatAmount(gain, figureStyle)}`}
          tone={gain && isPositive(gain) ? 'accent' : 'default'}
          alwaysVisible
        />
      }
      note={
        first && bonus && earned && isPositive(bonus) && first.asset !== choice.asset
          ? t('earn.compare.parts', {
              amount: formatAmount(earned, figureStyle),
              bonus: formatAmount(bonus, figureStyle),
              coin: first.asset,
            })
          : undefined
      }
    />
  );
}

function rateCell({ one: { way, rate, estimate }, words: { t, figureStyle } }: Cell): ReactNode {
  if (way === undefined) return undefined;
  const fraction = rate ?? way.rate.aprFraction;
  if (fraction === undefined) return undefined;
  const note =
    way.product === 'flexible'
      ? t('earn.compare.rateHour')
      : way.product === 'fixed'
        ? t('earn.compare.rateTerm', { days: way.days })
        : estimate
          ? t('earn.compare.estimate')
          : undefined;
  return <Lines text={formatPercent(fraction, figureStyle)} note={note} />;
}

function worstCell({ one, words }: Cell): ReactNode {
  const { t, figureStyle, timeStyle } = words;
  const { way, amount, choice } = one;
  if (way === undefined) return undefined;
  if (way.product === 'flexible') return t('earn.compare.worst.flexible');
  if (way.access.kind !== 'at') return <RiskLine kind={riskKindOf(way)} coin={way.asset} reward={way.paidIn} />;
  if (way.access.early === undefined) return undefined;
  if (way.access.early)
    return amount
      ? t('earn.compare.worst.early', { amount: withCoin(figureStyle, amount, choice.asset, true) })
      : t('earn.compare.worst.earlyAlone');
  return t('earn.compare.worst.locked', { day: lastDay(one, timeStyle) ?? t('earn.unknown') });
}

function leavingCell({ one: { outcome, choice }, words: { t, figureStyle } }: Cell): ReactNode {
  if (outcome === undefined) return undefined;
  const { leaving } = outcome;
  switch (leaving.kind) {
    case 'none':
      return `0 ${choice.asset}`;
    case 'fee':
      return t('earn.compare.fee');
    case 'not-possible':
      return t('earn.compare.notPossible');
    case 'unknown':
      return undefined;
    case 'interest':
      return (
        <Lines
          text={leaving.interest && `-${withCoin(figureStyle, leaving.interest, choice.asset)}`}
          note={t(leaving.bonus ? 'earn.compare.interestBonus' : 'earn.compare.interestOf', { days: leaving.days })}
        />
      );
  }
}

function betterCell({ one: { betterFrom, way, outcome, estimate }, compare: { most }, words: { t, timeStyle } }: Cell): ReactNode {
  if (betterFrom !== undefined)
    return (
      <Lines strong text={dayText(betterFrom.day, timeStyle)} note={t('earn.compare.dayNumber', { number: String(betterFrom.days) })} />
    );
  if (way?.product === 'flexible' || estimate || outcome === undefined || outcome.leaving.kind === 'unknown') return undefined;
  return t('earn.compare.notWithin', { days: most });
}

/** What is subscribed at once; every other product has a page of its own. */
const SUBSCRIBED: ReadonlySet<string> = new Set(['flexible', 'fixed']);

function Open({ one, way, compare, words, hrefOf }: Cell & { readonly way: WayView }): ReactElement {
  const link = useLinkTo(hrefOf(way));
  const { t } = words;
  const subscribed = SUBSCRIBED.has(way.product);
  return (
    <LinkButton
      {...link}
      wide
      variant={one === compare.best ? 'solid' : 'outline'}
      tone={one === compare.best ? 'accent' : 'neutral'}
      aria-label={t(subscribed ? 'earn.compare.subscribeOf' : 'earn.compare.openOf', { way: comparedName(words, one, compare.mixed) })}
    >
      {t(subscribed ? 'earn.subscribe' : 'earn.compare.open')}
    </LinkButton>
  );
}
