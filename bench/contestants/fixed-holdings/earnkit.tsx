import { FixedHoldings } from '@earnkit/components/simple-earn';
import type { ContestantProps } from '../../page/boot.tsx';
import { Area } from '../../tasks/earnArea.tsx';
import { FEW_ORDERS } from '../../tasks/exchange.ts';
import { useDrawn } from '../../tasks/useDrawn.ts';

export const places = { row: '[data-part="data-table-row"] a', next: 'button[aria-label="Next page"]' };

/** Ours: all columns, with tooltips, a choice of account and a switch in each row. */
export default function Page({ count, onControls }: ContestantProps) {
  return <Area few={count === FEW_ORDERS}>{useDrawn(onControls) > 0 && <FixedHoldings {...TARGETS} />}</Area>;
}

const stay = (): void => {};
const TARGETS = { onSubscribeFixed: stay, onSubscribeFlexible: stay, onUpgrade: stay, onMarket: stay };
