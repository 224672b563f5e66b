'use client';
import { type ReactElement, type ReactNode, createContext, useContext, useMemo, forwardRef } from 'react';
import { type Decimal, formatAmount, isZero } from '@earnkit/core';
import { useUsdtPricesComing, useUsdtValues } from '@earnkit/hooks';
import { type PartProps, rootProps, Skeleton, Text, useAmountVisibility } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import * as list from '../query/list.css.ts';
import { partMessages } from '../messages.ts';

/** A context, so that a new price renders only the figures that use it and not their rows. */
const UsdtValueContext = createContext<ReturnType<typeof useUsdtValues>>(() => undefined);
const ComingContext = createContext<ReturnType<typeof useUsdtPricesComing>>(() => false);

export interface UsdtValueProviderProps {
  /** The rows whose coins need a price. Keep the array's identity between renders. */
  rows: readonly { readonly asset: string }[];
  /** A list or a page with {@link UsdtValue}. */
  children: ReactNode;
}

/** Reads the prices of the coins of a list for every {@link UsdtValue} below. */
export function UsdtValueProvider({ rows, children }: UsdtValueProviderProps): ReactElement {
  const assets = useMemo(() => rows.map(({ asset }) => asset), [rows]);
  return (
    <ComingContext.Provider value={useUsdtPricesComing(assets)}>
      <UsdtValueContext.Provider value={useUsdtValues(assets)}>{children}</UsdtValueContext.Provider>
    </ComingContext.Provider>
  );
}

export interface UsdtValueProps extends PartProps {
  /** The coin. */
  asset: string;
  /** The amount to value. */
  amount: Decimal | undefined;
  /** The figure above the value. */
  children: ReactNode;
}

/** Maximum length, in characters, of a value that keeps its unit on the same line. A longer one may be wider than its cell. */
const MAX_NOWRAP_LENGTH = 19;

/**
 * A figure with its value in USDT below it, such as `≈ 1,234.56 USDT`; without a price, or for zero, the figure alone. While the price is
 * read, the line has its place.
 */
export const UsdtValue = forwardRef<HTMLSpanElement, UsdtValueProps>(function UsdtValue(
  { asset, amount, children, ...rest },
  ref,
): ReactElement {
  const { t, figureStyle } = useMessages(partMessages);
  const visible = useAmountVisibility();
  const value = useContext(UsdtValueContext)(asset, amount);
  const coming = useContext(ComingContext)(asset) && visible && amount !== undefined && !isZero(amount);
  const note = visible && value !== undefined && !isZero(value) && t('earn.list.usdtValue', { amount: formatAmount(value, figureStyle) });
  return (
    <span ref={ref} {...rootProps('usdt-value', rest, list.figure)}>
      <span>{children}</span>
      {coming && (
        <Text size="1">
          <Skeleton width="8em" />
        </Text>
      )}
      {note && (
        <Text size="1" color="gray" className={note.length > MAX_NOWRAP_LENGTH ? '' : list.noWrap}>
          {note}
        </Text>
      )}
    </span>
  );
});
