import * as v from 'valibot';
import { endpoint } from '../../endpoint/endpoint.ts';
import { type Rows, type WireRows, wireId, wireInteger, wireOptional, wireRows, wireText } from '../../endpoint/wire.ts';
import { FIXED_PRODUCT_TYPES, type FixedProduct, type FixedProductType, wireFixedProduct, type FixedProductWire } from './fixedProduct.ts';

/** Products of an answer, and the coin's business type: -1 flexible, 1 fixed, 0 what the exchange calls flexible-flexible (SE-32). */
export type FixedProducts = Rows<FixedProduct> & { readonly businessType: number | undefined };

/** `data.list`, or with a coin `data.fixed_list` and `data.business_type` (API-31). */
type FixedProductsWire =
  | WireRows<FixedProductWire>
  | { readonly fixed_list: readonly FixedProductWire[] | null; readonly business_type?: number | null };

const productRows = wireRows<FixedProductWire, FixedProduct>(wireFixedProduct);

const coinProducts = v.pipe(
  v.object({ fixed_list: productRows, business_type: wireOptional(wireInteger) }),
  v.transform(({ fixed_list: rows, business_type: businessType }): FixedProducts => ({ ...rows, businessType })),
);

const allProducts = v.pipe(
  productRows,
  v.transform((rows): FixedProducts => ({ ...rows, businessType: undefined })),
);

const productsData = v.union([coinProducts, allProducts]) as unknown as v.GenericSchema<FixedProductsWire, FixedProducts>;

/** Reads the fixed products of a kind that are on sale, for one coin or for all (API-31, AMB-028). */
export const products = endpoint({
  name: 'fixed.products',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/fixed_earn/api/product/{type}/list',
  request: v.object({ type: wireId, coin: v.optional(wireText), status: v.optional(wireId) }),
  encode: (input: { readonly type: FixedProductType; readonly asset?: string }) => ({
    type: String(FIXED_PRODUCT_TYPES[input.type]),
    coin: input.asset,
    status: '1',
  }),
  data: productsData,
});
