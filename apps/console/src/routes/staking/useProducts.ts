import { products } from '@earnkit/core/staking/contract';
import { type Rows, wireFlag, wireInteger, wireOptional, wireRows } from '@earnkit/core/endpoint';
import type { QueryState } from '@earnkit/hooks';
import { type StakingProductItem, tagsOf } from '@earnkit/hooks/staking';
import * as v from 'valibot';
import { useSandboxRead } from '../sandboxRead.ts';

/** What the sandbox adds to a product in its list. */
const extras = v.object({ tag: wireOptional(wireInteger), sold_out: wireFlag });

/** One product of the list; one without a coin cannot be shown. */
const row = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, StakingProductItem>(({ dataset, addIssue, NEVER }) => {
    const read = v.safeParse(products.product.data as v.GenericSchema<unknown, StakingProductItem['product'] | null>, dataset.value);
    if (!read.success || read.output?.asset === undefined) {
      addIssue({ message: 'is no product with a coin' });
      return NEVER;
    }
    const { tag, sold_out: soldOut } = v.parse(extras, dataset.value);
    return { product: read.output, tags: tagsOf(tag ?? 0), soldOut: soldOut === true };
  }),
);

const list = wireRows(row) as v.GenericSchema<unknown, Rows<StakingProductItem>>;

/** Every staking product of the sandbox. */
export const useProducts = (): QueryState<Rows<StakingProductItem>> => useSandboxRead('/sandbox/staking/products', list);
