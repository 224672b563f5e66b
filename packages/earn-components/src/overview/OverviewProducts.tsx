'use client';
import { type ReactElement, forwardRef, useMemo } from 'react';
import type { OverviewProduct, ProductOverview } from '@earnkit/hooks/overview';
import { DataTable, Flex, Heading, type PartProps, rootProps } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { useAccountName, YOUR_ACCOUNT } from '../parts/order/accountName.ts';
import { overviewMessages } from './messages.ts';
import { productColumns } from './productColumns.tsx';

/** Where each product's page is. */
export type OverviewHrefs = Readonly<Record<OverviewProduct, string>>;

export interface OverviewProductsProps extends PartProps {
  /** The products, from `useEarnOverview`. */
  products: readonly ProductOverview[];
  /** The page of each product. */
  hrefs: OverviewHrefs;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * Every product of the area: its best rate, what the person has in it, and what it earned (SH-01). Each row loads on its own, and one
 * that fails says so alone. A grey figure is not part of the total. A visitor sees products and rates.
 */
export const OverviewProducts = forwardRef<HTMLElement, OverviewProductsProps>(function OverviewProducts(
  { products, hrefs, headingLevel = 2, ...rest },
  ref,
): ReactElement {
  const { t, figureStyle } = useMessages(overviewMessages);
  const person = products.some(({ figures }) => figures.state !== 'anonymous');
  const account = t(YOUR_ACCOUNT[useAccountName('unified')]);
  const columns = useMemo(() => productColumns({ t, figureStyle, hrefs, person, account }), [t, figureStyle, hrefs, person, account]);
  return (
    <Flex direction="column" gap="4" asChild>
      <section ref={ref} {...rootProps('overview-products', rest)}>
        <Heading as={`h${headingLevel}`} size="4">
          {t('earn.overview.products')}
        </Heading>
        <DataTable<ProductOverview>
          caption={t('earn.overview.products')}
          columns={columns}
          rows={products}
          rowKey={({ product }) => product}
          pageSize={products.length}
        />
      </section>
    </Flex>
  );
});
