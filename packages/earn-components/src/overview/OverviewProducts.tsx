'use client';
import { type ReactElement, forwardRef, useMemo } from 'react';
import type { EarnOverview, OverviewMoney, OverviewProduct } from '@earnkit/hooks/overview';
import { DataTable, Flex, Heading, type PartProps, rootProps } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { useAccountName, YOUR_ACCOUNT } from '../parts/order/accountName.ts';
import { overviewMessages } from './messages.ts';
import { type ProductRow, productColumns } from './productColumns.tsx';
import { useTimeStyle } from '../parts/figures/useTimeStyle.ts';

/** Where each product's page is. */
export type OverviewHrefs = Readonly<Record<OverviewProduct, string>>;

export interface OverviewProductsProps extends PartProps {
  /** The area as the person has it, from `useEarnOverview`. */
  overview: Pick<EarnOverview, 'products' | 'worth' | 'shown'>;
  /** What each product paid yesterday, and when its money is back, from `useOverviewMoney`. @default it is still being read */
  money?: Pick<OverviewMoney, 'products' | 'yesterday'> | undefined;
  /** The page of each product. */
  hrefs: OverviewHrefs;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * Every product of the area: its best rate, what the person has in it, what it paid yesterday, when the money is back, and their sums
 * (SH-01). Each row loads on its own, and one that fails says so alone. What stands below the sums is not part of them. A visitor sees
 * products and rates.
 */
export const OverviewProducts = forwardRef<HTMLElement, OverviewProductsProps>(function OverviewProducts(
  { overview: { products, worth, shown }, money, hrefs, headingLevel = 2, ...rest },
  ref,
): ReactElement {
  const { t, figureStyle } = useMessages(overviewMessages);
  const person = products.some(({ figures }) => figures.state !== 'anonymous');
  const account = t(YOUR_ACCOUNT[useAccountName('unified')]);
  const timeStyle = useTimeStyle();
  const columns = useMemo(
    () => productColumns({ t, figureStyle, timeStyle, hrefs, person, account }),
    [t, figureStyle, timeStyle, hrefs, person, account],
  );
  const yesterday = money?.yesterday;
  const all = useMemo(
    (): ProductRow => ({
      kind: 'all',
      worth: worth && { amount: shown.worth, partly: worth.without.length > 0 },
      yesterday: yesterday && { amount: yesterday.amount, partly: yesterday.without.length > 0 },
    }),
    [worth, shown.worth, yesterday],
  );
  const rows = useRows(products, money?.products, person ? all : undefined);
  return (
    <Flex direction="column" gap="4" asChild>
      <section ref={ref} {...rootProps('overview-products', rest)}>
        <Heading as={`h${headingLevel}`} size="4">
          {t('earn.overview.products')}
        </Heading>
        <DataTable<ProductRow>
          caption={t('earn.overview.products')}
          columns={columns}
          rows={rows}
          rowKey={(row) => (row.kind === 'all' ? row.kind : row.product)}
          pageSize={rows.length}
        />
      </section>
    </Flex>
  );
});

/** The rows, with the sums above what is not part of them. */
function useRows(
  products: EarnOverview['products'],
  money: OverviewMoney['products'] | undefined,
  all: ProductRow | undefined,
): readonly ProductRow[] {
  return useMemo(() => {
    const rows = products.map((product): ProductRow => {
      const { product: key } = product;
      return { kind: 'product', ...product, money: key === 'soft-staking' ? undefined : money?.[key] };
    });
    const counted = rows.filter((row) => row.kind === 'product' && row.product !== 'soft-staking');
    return [...counted, ...(all ? [all] : []), ...rows.filter((row) => !counted.includes(row))];
  }, [products, money, all]);
}
