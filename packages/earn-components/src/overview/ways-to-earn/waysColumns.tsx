import type { ReactElement, ReactNode } from 'react';
import { type Decimal, type FigureStyle, type TimeStyle, formatExact, formatPercent, formatHour, formatTime, isZero } from '@earnkit/core';
import { MOST_COMPARED, type WayChoice, type WayView } from '@earnkit/hooks/overview';
import { Badge, type DataTableColumn, Icon, IconButton, Link, Text, icons, Words } from '@earnkit/ui';
import type { Translate } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { Rate } from '../../parts/figures/Rate.tsx';
import * as listCss from '../../parts/query/list.css.ts';
import { RiskLine } from '../../parts/risk/RiskLine.tsx';
import { useLinkTo } from '../../parts/useLinkTo.ts';
import type { usePeriodText } from '../../staking/period.ts';
import { accessText, riskKindOf, wayName } from './wayText.ts';
import type { waysMessages } from './messages.ts';

type Say = Translate<typeof waysMessages>;

/** What the columns depend on beside the rows. */
export interface WaysColumnsOptions {
  readonly t: Say;
  /** The coin. */
  readonly asset: string;
  /** The typed amount; `undefined` without one, for which there is no column. */
  readonly amount: Decimal | undefined;
  /** The keys of the best ways. */
  readonly best: string | undefined;
  readonly bestAnyTime: string | undefined;
  readonly hrefOf: (way: WayView) => string;
  readonly figureStyle: FigureStyle;
  readonly timeStyle: TimeStyle;
  readonly periodText: ReturnType<typeof usePeriodText>['short'];
  /** The ways that are compared, and what changes them; `undefined` where nothing is compared. */
  readonly compared: readonly WayChoice[];
  readonly onComparedChange: ((choices: readonly WayChoice[]) => void) | undefined;
}

/** Columns of the ways to earn with a coin. */
export const waysColumns = (options: WaysColumnsOptions): readonly DataTableColumn<WayView>[] => {
  const { t, asset, amount, best, bestAnyTime, figureStyle, timeStyle, periodText } = options;
  return [
    {
      key: 'way',
      header: t('earn.ways.way'),
      card: 'title',
      width: '34%',
      cell: (way) => (
        <TwoLines
          text={
            <span className={listCss.line}>
              <Text weight="medium">{wayName(t, way)}</Text>
              {way.leastTier !== undefined && <Badge tone="warning">{t('earn.ways.vipFrom', { tier: String(way.leastTier) })}</Badge>}
              {way.key === best && (
                <Badge tone="success">
                  {amount === undefined ? t('earn.ways.best') : t('earn.ways.bestFor', { amount: formatExact(amount, figureStyle) })}
                </Badge>
              )}
              {way.key === bestAnyTime && way.key !== best && <Badge>{t('earn.ways.bestAnyTime')}</Badge>}
            </span>
          }
          note={<RiskLine kind={riskKindOf(way)} coin={way.asset} reward={way.paidIn} />}
        />
      ),
    },
    { key: 'access', header: t('earn.ways.access'), cell: (way) => <TwoLines {...accessText(t, way, timeStyle, periodText)} /> },
    {
      key: 'next',
      header: t('earn.ways.next', { coin: asset }),
      card: 'title',
      align: 'end',
      cell: (way) => <NextRate way={way} {...options} />,
    },
    ...(amount === undefined ? [] : [amountColumn(options, amount)]),
    { key: 'payment', header: t('earn.ways.payment'), cell: (way) => <TwoLines {...paymentText(t, way, timeStyle)} /> },
    {
      key: 'minimum',
      header: t('earn.ways.minimum'),
      align: 'end',
      empty: ({ minimum }) => minimum === undefined,
      cell: ({ minimum }) => minimum && <CoinAmount amount={minimum} asset={asset} alwaysVisible />,
    },
    ...(options.onComparedChange ? [compareColumn(options, options.onComparedChange)] : []),
  ];
};

/** A button that puts a way beside others, while there is room. */
const compareColumn = (
  { t, asset, compared }: WaysColumnsOptions,
  onComparedChange: NonNullable<WaysColumnsOptions['onComparedChange']>,
): DataTableColumn<WayView> => ({
  key: 'compare',
  header: t('earn.ways.compare'),
  align: 'end',
  width: '92px',
  cell: (way) => {
    const others = compared.filter((choice) => choice.asset !== asset || choice.key !== way.key);
    const isCompared = others.length < compared.length;
    return (
      <IconButton
        variant="ghost"
        tone="neutral"
        label={t('earn.ways.compareOf', { way: wayName(t, way) })}
        aria-pressed={isCompared}
        disabled={!isCompared && compared.length >= MOST_COMPARED}
        onClick={() => onComparedChange(isCompared ? others : [...compared, { asset, key: way.key }])}
      >
        <Icon icon={icons.compare} />
      </IconButton>
    );
  },
});

/** A line, and a smaller one below it that says more. */
function TwoLines({ text, note }: { readonly text: ReactNode; readonly note?: ReactNode }): ReactElement {
  return (
    <span className={listCss.words}>
      <span>{text}</span>
      {note !== undefined && (
        <Text size="1" color="gray">
          {note}
        </Text>
      )}
    </span>
  );
}

type Lines = Parameters<typeof TwoLines>[0];

/** When it pays first, and how often from then on. */
function paymentText(t: Say, { payment: { at, every } }: WayView, style: TimeStyle): Lines {
  const note = every && t(`earn.ways.every.${every}`);
  if (at === 'with-the-money') return { text: t('earn.ways.withMoney') };
  // What is paid each hour is paid at a full one, as the forms say.
  return { text: at === undefined ? t('earn.unknown') : (every === 'hour' ? formatHour : formatTime)(at, style), note };
}

/** The rate of the next unit, which opens the product, and up to where it holds. */
function NextRate({ way, t, asset, best, amount, hrefOf, figureStyle }: WaysColumnsOptions & { readonly way: WayView }): ReactElement {
  const { rate, obstacle, estimate, paidIn } = way;
  const link = useLinkTo(hrefOf(way));
  const { aprFraction, upTo, left, thenFraction, bonusUsedUp } = rate;
  if (obstacle !== undefined) return <TwoLines text={<Rate fraction={aprFraction} />} note={t(`earn.ways.obstacle.${obstacle}`)} />;
  const elsewhere = paidIn !== undefined && paidIn !== asset ? t('earn.ways.paidIn', { coin: paidIn }) : undefined;
  const note = estimate
    ? paidIn === undefined
      ? t('earn.ways.estimated')
      : t('earn.ways.estimate', { coin: paidIn })
    : left !== undefined
      ? t('earn.ways.left', { amount: formatExact(left, figureStyle), coin: asset, apr: formatPercent(thenFraction, figureStyle) })
      : bonusUsedUp
        ? t('earn.ways.usedUp')
        : elsewhere;
  return (
    <TwoLines
      text={
        <>
          {upTo && (
            <Text size="1" color="gray">
              <Words>{t('earn.ways.upTo')}</Words>{' '}
            </Text>
          )}
          <Link {...link} aria-label={t('earn.ways.open', { apr: formatPercent(aprFraction, figureStyle), way: wayName(t, way) })}>
            <Rate
              className={way.key === best && amount === undefined ? listCss.best : undefined}
              fraction={aprFraction}
              tone="accent"
              strong={way.key === best}
            />
          </Link>
        </>
      }
      note={note}
    />
  );
}

/** The rate of the typed amount with its parts. */
const amountColumn = ({ t, asset, best, figureStyle }: WaysColumnsOptions, amount: Decimal): DataTableColumn<WayView> => ({
  key: 'amount',
  header: t('earn.ways.for', { amount: formatExact(amount, figureStyle) }),
  align: 'end',
  cell: ({ key, amountRate, amountBar, obstacle, most, bonusPaidIn }) => {
    if (amountBar !== undefined && obstacle === undefined)
      return (
        <Text size="1" color="gray">
          {amountBar === 'below' || most === undefined || most === 'unlimited'
            ? t('earn.ways.below')
            : t('earn.ways.above', { amount: formatExact(most, figureStyle), coin: asset })}
        </Text>
      );
    const parts = amountRate && { base: formatPercent(amountRate.base, figureStyle), bonus: formatPercent(amountRate.bonus, figureStyle) };
    const note =
      parts && amountRate && !isZero(amountRate.bonus)
        ? bonusPaidIn === undefined || bonusPaidIn === asset
          ? t('earn.ways.parts', parts)
          : t('earn.ways.partsIn', { ...parts, coin: bonusPaidIn })
        : undefined;
    return (
      <TwoLines
        text={
          <Rate
            className={key === best ? listCss.best : undefined}
            fraction={amountRate?.total}
            tone={obstacle === undefined ? 'accent' : 'default'}
            strong={key === best}
          />
        }
        note={note}
      />
    );
  },
});
