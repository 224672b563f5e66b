'use client';
import type { OverviewProduct } from '@earnkit/hooks/overview';
import { useMessages } from '../messages/index.ts';
import { listText } from '../parts/query/listText.ts';
import { overviewMessages } from './messages.ts';

/** What the products of the area are called. */
export interface ProductNames {
  readonly nameOf: (product: OverviewProduct) => string;
  /** Several names in one text. */
  readonly namesOf: (products: readonly OverviewProduct[]) => string;
}

/** The names of the products in the person's language. */
export function useProductNames(): ProductNames {
  const { t, language } = useMessages(overviewMessages);
  const nameOf = (product: OverviewProduct): string => t(`earn.overview.product.${product}`);
  return { nameOf, namesOf: (products) => listText(language, products.map(nameOf)) };
}
