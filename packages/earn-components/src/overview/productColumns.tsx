import type { ReactElement } from 'react';
import { type FigureStyle, ZERO, isPositive } from '@earnkit/core';
import type { OverviewProduct, ProductFigures, ProductOverview } from '@earnkit/hooks/overview';
import { Amount, Button, type DataTableColumn, Skeleton, Text } from '@earnkit/ui';
import type { KeyOf } from '../messages/defineMessages.ts';
import type { Messages } from '../messages/index.ts';
import { amountText, toneOfGain } from '../parts/figures/figureText.ts';
import { Rate } from '../parts/figures/Rate.tsx';
import { PageLink } from './PageLink.tsx';
import type { OverviewHrefs } from './OverviewProducts.tsx';
import type { overviewMessages } from './messages.ts';
import * as css from './overview.css.ts';

type Say = Messages<KeyOf<typeof overviewMessages>>['t'];

/** What the columns need beside their rows. */
export interface ProductColumnsOptions {
  readonly t: Say;
  /** How the area writes figures. */
  readonly figureStyle: FigureStyle;
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

/** The columns of the products: name, best rate, value, earnings, and where it leads. Their widths keep them in place while figures arrive. */
export const productColumns = ({
  t,
  figureStyle,
  hrefs,
  person,
  account,
}: ProductColumnsOptions): readonly DataTableColumn<ProductOverview>[] => [
  {
    key: 'product',
    header: t('earn.overview.product'),
    card: 'title',
    width: person ? '25%' : '50%',
    cell: (row) => <ProductName t={t} row={row} />,
  },
  {
    key: 'rate',
    header: t('earn.apr'),
    card: 'title',
    align: 'end',
    width: person ? '18%' : '30%',
    cell: ({ product, bestAprFraction, rateLoading }) =>
      rateLoading ? (
        <Skeleton width="4em" />
      ) : product === 'private-wealth' ? (
        <Text size="2" color="gray">
          {t('earn.overview.noRate')}
        </Text>
      ) : (
        <span className={css.rate}>
          {bestAprFraction !== undefined && (
            <Text size="1" color="gray">
              {t('earn.overview.upTo')}
            </Text>
          )}
          <Rate fraction={bestAprFraction} tone="accent" strong />
        </span>
      ),
  },
  ...(person ? [valueColumn(t, figureStyle, account), earningsColumn(t, figureStyle)] : []),
  {
    key: 'action',
    header: t('earn.actions'),
    align: 'end',
    card: 'action',
    width: person ? '15%' : '20%',
    cell: ({ product, figures }) => {
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
const valueColumn = (t: Say, figureStyle: FigureStyle, account: string): DataTableColumn<ProductOverview> => ({
  key: 'value',
  header: t('earn.overview.value'),
  align: 'end',
  width: '23%',
  cell: ({ product, figures }) => {
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
            + <Amount value={amountText(elsewhereUsdt, figureStyle)} unit="USDT" /> {t('earn.overview.elsewhere')}
          </Text>
        )}
        {onItsWayUsdt !== undefined && isPositive(onItsWayUsdt) && (
          <Text size="1" color="gray">
            <Amount value={amountText(onItsWayUsdt, figureStyle)} unit="USDT" /> {t('earn.overview.onItsWay')}
          </Text>
        )}
      </span>
    );
  },
});

/** What the earnings of a product are, where they are not simply what it earned so far. */
const EARNED: Partial<Record<OverviewProduct, KeyOf<typeof overviewMessages>>> = {
  flexible: 'earn.overview.soFarInSimpleEarn',
  fixed: 'earn.overview.atMaturity',
};

/** What stands below the earnings of a product: what they are, or what they leave out. */
const earnedNote = (t: Say, product: OverviewProduct, { earnedWithout = [] }: ProductFigures): string => {
  const [part] = earnedWithout;
  return part === undefined
    ? t(EARNED[product] ?? 'earn.overview.soFar')
    : t('earn.overview.without', { products: t(`earn.overview.leftOut.${part}`) });
};

/**
 * What each product earned. Fixed orders have earned nothing until they mature, so their figure is grey; what they paid is in the sum of
 * Simple Earn.
 */
const earningsColumn = (t: Say, figureStyle: FigureStyle): DataTableColumn<ProductOverview> => ({
  key: 'earned',
  header: t('earn.overview.earnings'),
  align: 'end',
  width: '19%',
  cell: ({ product, figures }) =>
    figures.state === 'loading' || (figures.state === 'ready' && figures.data.earnedPending) ? (
      <Skeleton width="5em" />
    ) : (
      <span className={css.figure}>
        {figures.state === 'ready' && product === 'fixed' ? (
          <Text color="gray">
            <Amount value={amountText(figures.data.earnedUsdt, figureStyle)} unit="USDT" />
          </Text>
        ) : figures.state === 'ready' ? (
          <Amount value={amountText(figures.data.earnedUsdt, figureStyle)} unit="USDT" tone={toneOfGain(figures.data.earnedUsdt)} />
        ) : (
          <Amount value={undefined} />
        )}
        {figures.state === 'ready' && figures.data.earnedUsdt !== undefined && (
          <Text size="1" color="gray">
            {earnedNote(t, product, figures.data)}
          </Text>
        )}
      </span>
    ),
});

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
