'use client';
import { type ReactElement, useMemo } from 'react';
import { type Decimal, isZero } from '@earnkit/core';
import { type MarketRow, useEarn, useFlexibleProduct, useSession, waysOf } from '@earnkit/hooks';
import { DataTable, type DataTableColumn, Skeleton, Text } from '@earnkit/ui';
import { useMessages, type Translate } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { none } from '../../parts/query/none.tsx';
import { RiskLine } from '../../parts/risk/RiskLine.tsx';
import { useAccessText } from '../../parts/risk/useAccessText.ts';
import { MarketRate, type MarketWay, type OpenWay, wayTitle } from './MarketRate.tsx';
import * as css from './MarketList.css.ts';
import { marketMessages } from '../marketMessages.ts';

export interface CoinProductsProps {
  /** The coin and its products. */
  row: MarketRow;
  /** Opens a product. */
  onOpen: OpenWay;
  /** Where every way to earn with the coin is. @default no link */
  waysHref?: string | undefined;
}

/** Yes or no; `--` where the exchange does not say. */
const yesOrNo = (t: Translate<typeof marketMessages>, flag: boolean | undefined): string =>
  t(flag ? 'earn.market.yes' : flag === false ? 'earn.market.no' : 'earn.unknown');

/** The least amount of the flexible product; `loading` while it is read. */
type FlexibleMinimum = Decimal | 'loading' | undefined;

/**
 * The details of a coin's row in the market: its flexible product and each fixed term, with the figures for a decision (SE-01, SE-X-02). A rate
 * opens its product.
 */
export function CoinProducts(props: CoinProductsProps): ReactElement {
  return props.row.flexible ? <WithFlexible {...props} /> : <Products {...props} minimum={undefined} />;
}

/** The market does not say the minimum of a flexible product, so the product is read. */
function WithFlexible(props: CoinProductsProps): ReactElement {
  const reading = useFlexibleProduct(props.row.asset);
  const minimum = reading.state === 'loading' ? 'loading' : reading.state === 'ready' ? reading.data?.minLendAmount : undefined;
  return <Products {...props} minimum={minimum} />;
}

function Products({ row, minimum, onOpen, waysHref }: CoinProductsProps & { readonly minimum: FlexibleMinimum }): ReactElement {
  const { t } = useMessages(marketMessages);
  const person = useSession().session.state === 'signed-in';
  const columns = useMemo(() => productColumns({ t, row, minimum, person, onOpen }), [t, row, minimum, person, onOpen]);
  const ways = waysOf(row);
  return (
    <div className={css.all}>
      <DataTable<MarketWay>
        className={css.products}
        caption={t('earn.market.productsOf', { coin: row.asset })}
        columns={columns}
        rows={ways}
        rowKey={({ key }) => key}
        pageSize={ways.length}
      />
      <AreaLink href={waysHref}>{t('earn.market.allWays', { coin: row.asset })}</AreaLink>
    </div>
  );
}

/** What a product is called, and below it when the money is back, what can go wrong and who pays. */
function ProductName({ way }: { readonly way: MarketWay }): ReactElement {
  const { t } = useMessages(marketMessages);
  const accessText = useAccessText();
  // Before the clock is known, a term has no day.
  const dated = !useEarn().hydrating || way.access.kind !== 'at';
  return (
    <div className={css.startFigure}>
      <Text weight="medium">{wayTitle(t, way)}</Text>
      <RiskLine
        kind={way.product}
        coin={way.asset}
        access={accessText(
          dated ? way.access : { kind: 'at', at: undefined, early: way.access.kind === 'at' ? way.access.early : undefined },
        )}
      />
    </div>
  );
}

interface ProductColumnsOptions extends Pick<CoinProductsProps, 'row' | 'onOpen'> {
  readonly t: Translate<typeof marketMessages>;
  readonly minimum: FlexibleMinimum;
  readonly person: boolean;
}

const productColumns = ({ t, row, minimum, person, onOpen }: ProductColumnsOptions): readonly DataTableColumn<MarketWay>[] => [
  {
    key: 'name',
    header: t('earn.market.product'),
    card: 'title',
    width: '42%',
    cell: (way) => <ProductName way={way} />,
  },
  {
    key: 'apr',
    header: t('earn.estApr'),
    card: 'title',
    width: '22%',
    cell: (way) => <MarketRate row={row} way={way} onOpen={onOpen} parts align="start" />,
  },
  {
    key: 'minimum',
    header: t('earn.market.minimum'),
    align: 'end',
    width: '13%',
    cell: (way) => {
      const least = way.product === 'flexible' ? minimum : way.minimum;
      return least === 'loading' ? <Skeleton width="4em" /> : <CoinAmount amount={least} asset={row.asset} alwaysVisible />;
    },
  },
  {
    key: 'most',
    header: t(person ? 'earn.market.left' : 'earn.market.limit'),
    align: 'end',
    width: '13%',
    cell: (way) => {
      if (way.product === 'flexible') return none;
      const { userMaxAmount } = way.fixedProduct;
      // Zero is no limit.
      if (userMaxAmount !== undefined && isZero(userMaxAmount)) return none;
      const most = person ? (way.most === 'unlimited' ? undefined : way.most) : userMaxAmount;
      return <CoinAmount amount={most} asset={row.asset} alwaysVisible={!person} />;
    },
  },
  {
    key: 'reinvest',
    header: t('earn.market.reinvest'),
    card: 'hidden',
    width: '10%',
    cell: (way) => (way.product === 'flexible' ? none : yesOrNo(t, way.fixedProduct.canReinvest)),
  },
];
