'use client';
import { type ReactElement, forwardRef } from 'react';
import type { DayRange } from '@earnkit/core';
import type { HistoryType } from '@earnkit/core/simple-earn/contract';
import type { HistoryProduct } from '@earnkit/hooks';
import { type PartProps, Tabs } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useHeld } from '../../parts/lazy/useHeld.ts';
import { HistoryRecords } from './HistoryRecords.tsx';
import { historyMessages } from '../historyMessages.ts';

/** What a history shows, in a form that an address can hold. */
export interface HistoryChoice {
  /** The tab (SE-H-04). */
  readonly product: HistoryProduct;
  /** The coin. @default all coins */
  readonly asset?: string | undefined;
  /** The kind of record. @default all kinds */
  readonly type?: HistoryType | undefined;
  /** The days. @default the last six months */
  readonly range?: DayRange | undefined;
  /** The page, from 1. */
  readonly page: number;
}

export interface EarnHistoryProps extends PartProps {
  /** What is shown, when the host controls it. @default controlled by the history, which begins with `defaultProduct` */
  choice?: HistoryChoice | undefined;
  /** Called with what is to be shown. @default nothing */
  onChoiceChange?: ((choice: HistoryChoice) => void) | undefined;
  /** The tab at first. @default 'flexible' */
  defaultProduct?: HistoryProduct | undefined;
  /** Rows of a page. @default 8 (SE-H-13) */
  pageSize?: number | undefined;
  /** Whether it stands in a dialog. @default false */
  compact?: boolean | undefined;
  /** Address of a coin's icon, such as `useCoinIcons` gives it; records have none. @default every coin shows its letter */
  iconOf?: ((asset: string) => string | undefined) | undefined;
}

/** The history, on a page and in its dialog (SE-H-04 to SE-H-15). */
export const HistoryTabs = forwardRef<HTMLDivElement, EarnHistoryProps>(function HistoryTabs(
  { choice: heldChoice, onChoiceChange, defaultProduct = 'flexible', pageSize, compact, iconOf, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(historyMessages);
  const [choice, setChoice] = useHeld<HistoryChoice>(heldChoice, { product: defaultProduct, page: 1 }, onChoiceChange);
  const content = <HistoryRecords choice={choice} onChoiceChange={setChoice} pageSize={pageSize} compact={compact} iconOf={iconOf} />;
  return (
    <Tabs<HistoryProduct>
      data-part="earn-history"
      {...rest}
      ref={ref}
      label={t('earn.records.products')}
      value={choice.product}
      // The coin and the kind are reset, because the other history may not have them; the days are kept.
      onValueChange={(product) => setChoice({ product, range: choice.range, page: 1 })}
      items={[
        { value: 'flexible', label: t('earn.records.flexible'), content },
        { value: 'fixed', label: t('earn.records.fixed'), content },
      ]}
    />
  );
});
