'use client';
import type { ReactElement } from 'react';
import { VipDiscountTable, type VipDiscountTableProps } from './VipDiscountTable.tsx';

/** Props of {@link VipDiscounts}. */
export interface VipDiscountsProps extends Pick<VipDiscountTableProps, 'tiers'> {
  /** Called when the code of the table cannot be loaded. */
  onFail: () => void;
}

/** The tab of the VIP discounts (ST-44). */
export const VipDiscounts = ({ tiers }: VipDiscountsProps): ReactElement => <VipDiscountTable tiers={tiers} />;
