'use client';
import { type ReactElement, useMemo } from 'react';
import type { Decimal } from '@earnkit/core';
import type { MarketCoin } from '@earnkit/core/simple-earn/contract';
import type { NotLent } from '@earnkit/core/simple-earn/rules';
import { type FixedProductView, type MarketRow, useFlexibleProduct } from '@earnkit/hooks';
import { Badge, Button, DataTable, type DataTableColumn, Skeleton, Text } from '@earnkit/ui';
import { useMessages, type Translate } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import * as css from '../../parts/query/list.css.ts';
import { FixedSubscribeDialog } from '../fixed-subscribe-dialog/index.ts';
import { FlexibleSubscribeDialog } from '../flexible-subscribe-dialog/index.ts';
import { EstimatedApr } from './EstimatedApr.tsx';
import { marketMessages } from '../marketMessages.ts';

export interface CoinProductsProps {
  /** The coin and its products. */
  row: MarketRow;
  /** Subscribes the flexible product. */
  onSubscribe: (coin: MarketCoin) => void;
  /** Subscribes a fixed product. */
  onSubscribeFixed: (product: FixedProductView) => void;
}

/** Yes or no; `--` where the exchange does not say. */
const yesOrNo = (t: Translate<typeof marketMessages>, flag: boolean | undefined): string =>
  t(flag ? 'earn.market.yes' : flag === false ? 'earn.market.no' : 'earn.unknown');

/** A product of the opened coin. */
interface Product {
  readonly key: string;
  readonly name: string;
  readonly fixed: FixedProductView | undefined;
  readonly apr: {
    readonly total: Decimal | undefined;
    readonly base: Decimal | undefined;
    readonly bonus: Decimal | undefined;
    readonly notLent?: NotLent | undefined;
  };
  /** `loading` while the flexible product is read. */
  readonly minimum: Decimal | 'loading' | undefined;
}

/**
 * The details of a coin's row in the market: its flexible product and each fixed term, with the figures for a decision (SE-01, SE-X-02).
 */
export function CoinProducts({ row, onSubscribe, onSubscribeFixed }: CoinProductsProps): ReactElement {
  return row.flexible ? (
    <WithFlexible row={row} onSubscribe={onSubscribe} onSubscribeFixed={onSubscribeFixed} />
  ) : (
    <Products row={row} minimum={undefined} onSubscribe={onSubscribe} onSubscribeFixed={onSubscribeFixed} />
  );
}

/** The market does not say the minimum of a flexible product, so the product is read. */
function WithFlexible(props: CoinProductsProps): ReactElement {
  const reading = useFlexibleProduct(props.row.asset);
  const minimum = reading.state === 'loading' ? 'loading' : reading.state === 'ready' ? reading.data?.minLendAmount : undefined;
  return <Products {...props} minimum={minimum} />;
}

function Products({ row, minimum, onSubscribe, onSubscribeFixed }: CoinProductsProps & Pick<Product, 'minimum'>): ReactElement {
  const { t } = useMessages(marketMessages);
  const { asset, aprParts, flexible, fixed } = row;
  const products = useMemo((): readonly Product[] => {
    const terms = fixed.map((product): Product => ({
      key: product.id,
      name: t('earn.market.productFixed', { days: t('earn.market.days', { days: product.days }) }),
      fixed: product,
      apr: { total: product.headlineApr?.total, base: product.headlineApr?.base, bonus: product.headlineApr?.bonus },
      minimum: product.minLendAmount,
    }));
    if (!flexible) return terms;
    const { totalFraction: total, baseFraction: base, bonusFraction: bonus, notLent } = aprParts;
    return [
      { key: 'flexible', name: t('earn.market.productFlexible'), fixed: undefined, apr: { total, base, bonus, notLent }, minimum },
      ...terms,
    ];
  }, [t, flexible, fixed, aprParts, minimum]);
  const columns = useMemo(
    () => productColumns(t, asset, (product) => (product.fixed ? onSubscribeFixed(product.fixed) : onSubscribe(row))),
    [t, asset, row, onSubscribe, onSubscribeFixed],
  );
  return (
    <DataTable<Product>
      caption={t('earn.market.productsOf', { coin: asset })}
      columns={columns}
      rows={products}
      rowKey={({ key }) => key}
      pageSize={products.length}
    />
  );
}

const productColumns = (
  t: Translate<typeof marketMessages>,
  asset: string,
  onSubscribe: (product: Product) => void,
): readonly DataTableColumn<Product>[] => [
  {
    key: 'name',
    header: t('earn.market.product'),
    card: 'title',
    width: '24%',
    cell: ({ name, fixed }) => (
      <span className={css.line}>
        <Text weight="medium">{name}</Text>
        {fixed?.leastTier !== undefined && <Badge tone="warning">{t('earn.market.vipFrom', { tier: String(fixed.leastTier) })}</Badge>}
        {fixed?.soldOut && <Badge>{t('earn.market.soldOut')}</Badge>}
      </span>
    ),
  },
  {
    key: 'apr',
    header: t('earn.estApr'),
    card: 'title',
    width: '26%',
    cell: ({ apr, fixed }) => <EstimatedApr {...apr} {...(fixed?.soldOut && { tone: 'default' })} />,
  },
  {
    key: 'minimum',
    header: t('earn.market.minimum'),
    align: 'end',
    width: '14%',
    cell: ({ minimum }) => (minimum === 'loading' ? <Skeleton width="4em" /> : <CoinAmount amount={minimum} asset={asset} alwaysVisible />),
  },
  {
    key: 'early',
    header: t('earn.market.earlyRedeem'),
    width: '12%',
    cell: ({ fixed }) => (fixed === undefined ? t('earn.market.anyTime') : yesOrNo(t, fixed.canRedeemEarly)),
  },
  {
    key: 'reinvest',
    header: t('earn.market.reinvest'),
    card: 'hidden',
    width: '12%',
    cell: ({ fixed }) => (fixed === undefined ? t('earn.market.none') : yesOrNo(t, fixed.canReinvest)),
  },
  {
    key: 'action',
    header: t('earn.subscribe'),
    card: 'action',
    width: '12%',
    cell: (product) => (
      <Button
        variant="outline"
        tone="neutral"
        size="1"
        disabled={product.fixed?.soldOut}
        aria-label={t('earn.market.subscribeProduct', { coin: asset, product: product.name })}
        onClick={() => onSubscribe(product)}
        {...(product.fixed ? FixedSubscribeDialog : FlexibleSubscribeDialog).prewarmProps}
      >
        {t('earn.subscribe')}
      </Button>
    ),
  },
];
