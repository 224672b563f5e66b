import type { ReactElement } from 'react';
import { type Decimal, type FigureStyle, type TimeStyle, ZERO, formatMonthDay, isPositive } from '@earnkit/core';
import type { JointAccess, OverviewProduct, ProductFigures, ProductMoney, ProductOverview } from '@earnkit/hooks/overview';
import { Amount, Button, type DataTableColumn, Skeleton, Text, Words } from '@earnkit/ui';
import type { KeyOf } from '../messages/defineMessages.ts';
import { type Messages, useMessages } from '../messages/index.ts';
import { amountText, signedText, toneOfGain } from '../parts/figures/figureText.ts';
import { Rate } from '../parts/figures/Rate.tsx';
import { none } from '../parts/query/none.tsx';
import { PageLink } from './PageLink.tsx';
import type { OverviewHrefs } from './OverviewProducts.tsx';
import { overviewMessages } from './messages.ts';
import * as css from './overview.css.ts';

type Say = Messages<KeyOf<typeof overviewMessages>>['t'];

/** The sum of a column. */
interface ColumnSum {
  readonly amount: Decimal | undefined;
  /** Whether it leaves a product out. */
  readonly partly: boolean;
}

/** A product, or the sums of those that stand above them. */
export type ProductRow =
  | (ProductOverview & {
      readonly kind: 'product';
      /** What it paid yesterday, and when its money is back; `undefined` while that is read, and of soft staking. */
      readonly money: ProductMoney | undefined;
    })
  | {
      readonly kind: 'all';
      /** `undefined` until every product has answered. */
      readonly worth: ColumnSum | undefined;
      /** See `worth`. */
      readonly yesterday: ColumnSum | undefined;
    };

/** What the columns need beside their rows. */
export interface ProductColumnsOptions {
  readonly t: Say;
  /** How the area writes figures. */
  readonly figureStyle: FigureStyle;
  readonly timeStyle: TimeStyle;
  readonly hrefs: OverviewHrefs;
  /** Whether somebody is signed in, whose figures have columns. */
  readonly person: boolean;
  /** Names the account in which coins of soft staking stay, in a sentence. */
  readonly account: string;
}

/** What is counted in each product. */
const COUNTED: Readonly<Record<OverviewProduct, 'coins' | 'orders' | 'projects'>> = {
  flexible: 'coins',
  fixed: 'orders',
  staking: 'coins',
  launchpool: 'projects',
  'private-wealth': 'orders',
  'soft-staking': 'coins',
};

/** The columns of the products: name, best rate, value, yesterday, when the money is back, and where it leads. Their widths keep them in place while figures arrive. */
export const productColumns = ({
  t,
  figureStyle,
  timeStyle,
  hrefs,
  person,
  account,
}: ProductColumnsOptions): readonly DataTableColumn<ProductRow>[] => [
  {
    key: 'product',
    header: t('earn.overview.product'),
    card: 'title',
    width: person ? '24%' : '50%',
    cell: (row) => (row.kind === 'all' ? <Text weight="medium">{t('earn.overview.all')}</Text> : <ProductName t={t} row={row} />),
  },
  {
    key: 'rate',
    header: t('earn.apr'),
    card: person ? 'hidden' : 'title',
    align: 'end',
    width: person ? '17%' : '30%',
    // Where there is no room for both, what a person has comes before what is offered.
    ...(person && { from: 'medium' as const }),
    cell: (row) => (row.kind === 'all' ? undefined : <BestRate row={row} t={t} />),
  },
  ...(person ? [valueColumn(t, figureStyle, account), yesterdayColumn(t, figureStyle), returnColumn(t, timeStyle)] : []),
  {
    key: 'action',
    header: t('earn.actions'),
    align: 'end',
    card: 'action',
    width: person ? '9%' : '20%',
    cell: (row) => {
      if (row.kind === 'all') return undefined;
      const { product, figures } = row;
      const name = t(`earn.overview.product.${product}`);
      if (figures.state === 'failed') {
        return (
          <Button
            size="1"
            variant="outline"
            tone="neutral"
            aria-label={t('earn.overview.retryOf', { product: name })}
            onClick={figures.retry}
          >
            {t('earn.retry')}
          </Button>
        );
      }
      const off = figures.state === 'ready' && !figures.data.on;
      return (
        <PageLink href={hrefs[product]} label={t(off ? 'earn.overview.turnOnOf' : 'earn.overview.viewOf', { product: name })}>
          {t(off ? 'earn.overview.turnOn' : 'earn.overview.view')}
        </PageLink>
      );
    },
  },
];

/**
 * What the person has in each product, and below it what another one holds of it. Coins of soft staking stay in the spot account: their
 * figure is grey and not part of the total.
 */
const valueColumn = (t: Say, figureStyle: FigureStyle, account: string): DataTableColumn<ProductRow> => ({
  key: 'value',
  header: t('earn.overview.value'),
  card: 'title',
  align: 'end',
  width: '19%',
  cell: (row) => {
    if (row.kind === 'all') return <Sum sum={row.worth} />;
    const { product, figures } = row;
    if (figures.state === 'loading') return <Skeleton width="6em" />;
    if (figures.state !== 'ready') return <Amount value={undefined} />;
    if (!figures.data.on) return <Amount value={amountText(ZERO, figureStyle)} unit="USDT" />;
    const { worthUsdt, elsewhereUsdt, onItsWayUsdt } = figures.data;
    if (product === 'soft-staking')
      return (
        <span className={css.figure}>
          <Text color="gray">
            <Amount value={amountText(elsewhereUsdt, figureStyle)} unit="USDT" />
          </Text>
          {elsewhereUsdt !== undefined && (
            <Text size="1" color="gray">
              {t('earn.overview.inSpot', { account })}
            </Text>
          )}
        </span>
      );
    return (
      <span className={css.figure}>
        <Amount value={amountText(worthUsdt, figureStyle)} unit="USDT" />
        {elsewhereUsdt !== undefined && isPositive(elsewhereUsdt) && (
          <Text size="1" color="gray">
            <Words>{'+ '}</Words>
            <Amount value={amountText(elsewhereUsdt, figureStyle)} unit="USDT" /> <Words>{t('earn.overview.elsewhere')}</Words>
          </Text>
        )}
        {onItsWayUsdt !== undefined && isPositive(onItsWayUsdt) && (
          <Text size="1" color="gray">
            <Amount value={amountText(onItsWayUsdt, figureStyle)} unit="USDT" /> <Words>{t('earn.overview.onItsWay')}</Words>
          </Text>
        )}
      </span>
    );
  },
});

/** What each product paid yesterday, at the end of its line. Coins of soft staking are not part of it. */
const yesterdayColumn = (t: Say, figureStyle: FigureStyle): DataTableColumn<ProductRow> => ({
  key: 'yesterday',
  header: t('earn.overview.yesterday'),
  align: 'end',
  width: '18%',
  empty: (row) => row.kind === 'product' && row.product === 'soft-staking',
  cell: (row) => {
    if (row.kind === 'all') return <Sum sum={row.yesterday} earned />;
    if (row.product === 'soft-staking') return none;
    const { money } = row;
    if (money === undefined || money.yesterdayLoading) return <Skeleton width="5em" />;
    const { yesterdayUsdt } = money;
    return (
      <span className={css.figure}>
        <Amount value={signedText(amountText(yesterdayUsdt, figureStyle), yesterdayUsdt)} unit="USDT" tone={toneOfGain(yesterdayUsdt)} />
        {row.product === 'fixed' && (
          <Text size="1" color="gray">
            {t('earn.overview.atMaturity')}
          </Text>
        )}
      </span>
    );
  },
});

/** When the money of a product is back. */
const returnColumn = (t: Say, timeStyle: TimeStyle): DataTableColumn<ProductRow> => ({
  key: 'return',
  header: t('earn.overview.back'),
  width: '13%',
  from: 'medium',
  empty: (row) => row.kind === 'all' || row.money?.access === 'none',
  cell: (row) => {
    if (row.kind === 'all') return undefined;
    if (row.product === 'soft-staking') return t('earn.overview.back.any-time');
    const { money } = row;
    return money === undefined || money.accessLoading ? (
      <Skeleton width="5em" />
    ) : money.access === 'none' ? (
      none
    ) : (
      backText(t, money.access, timeStyle)
    );
  },
});

function backText(t: Say, access: JointAccess | undefined, style: TimeStyle): string {
  switch (access?.kind) {
    case undefined:
      return t('earn.unknown');
    case 'any-time':
    case 'unknown':
      return t(`earn.overview.back.${access.kind}`);
    case 'date': {
      const day = formatMonthDay(access.at, style);
      return access.more ? t('earn.overview.back.first', { day }) : day;
    }
    case 'days': {
      const { minDays, maxDays } = access;
      if (minDays === maxDays) return t('earn.overview.back.days', { days: maxDays });
      return minDays === undefined
        ? t('earn.overview.back.upTo', { days: maxDays })
        : t('earn.overview.back.range', { min: minDays, max: maxDays });
    }
  }
}

/** A sum of a column. One that leaves a product out says so; which one stands in the band above. */
function Sum({ sum, earned = false }: { readonly sum: ColumnSum | undefined; readonly earned?: boolean }): ReactElement {
  const { t, figureStyle } = useMessages(overviewMessages);
  if (sum === undefined) return <Skeleton width="6em" />;
  const text = amountText(sum.amount, figureStyle);
  return (
    <span className={css.figure}>
      <Amount value={earned ? signedText(text, sum.amount) : text} unit="USDT" strong tone={earned ? toneOfGain(sum.amount) : 'default'} />
      {sum.partly && (
        <Text size="1" color="gray">
          {t('earn.overview.notAll')}
        </Text>
      )}
    </span>
  );
}

/** The best rate of a product. */
function BestRate({ t, row: { product, bestAprFraction, rateLoading } }: { readonly t: Say; readonly row: ProductOverview }): ReactElement {
  if (rateLoading) return <Skeleton width="4em" />;
  if (product === 'private-wealth')
    return (
      <Text size="2" color="gray">
        {t('earn.overview.noRate')}
      </Text>
    );
  return (
    <span className={css.rate}>
      {bestAprFraction !== undefined && (
        <Text size="1" color="gray" wrap="nowrap">
          {t('earn.overview.upTo')}
        </Text>
      )}
      <Rate fraction={bestAprFraction} tone="accent" strong />
    </span>
  );
}

function ProductName({ t, row: { product, figures } }: { readonly t: Say; readonly row: ProductOverview }): ReactElement {
  return (
    <span className={css.words}>
      <Text weight="medium">{t(`earn.overview.product.${product}`)}</Text>
      {figures.state === 'failed' ? (
        <Text size="1" color="red" role="status">
          {t('earn.overview.unread')}
        </Text>
      ) : (
        <Text size="1" color="gray">
          {figures.state === 'loading' ? (
            <Skeleton width="5em" />
          ) : (
            noteOf(t, product, figures.state === 'ready' ? figures.data : undefined)
          )}
        </Text>
      )}
    </span>
  );
}

/** How much there is of a product; what it is where there is nothing, and for a visitor. */
function noteOf(t: Say, product: OverviewProduct, figures: ProductFigures | undefined): string {
  if (figures?.on === false) return t('earn.overview.off');
  const { count = 0 } = figures ?? {};
  return count === 0 ? t(`earn.overview.lead.${product}`) : t(`earn.overview.${COUNTED[product]}`, { count });
}
