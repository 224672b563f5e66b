import type { Assessment } from '@earnkit/core';
import { assessWealthPurchase, assessWealthRedeem, trendTicks } from '@earnkit/core/private-wealth/rules';
import { sanitizeDecimal } from './input.ts';
import type { Rule } from '../table.ts';
import { buttonOf, flag, known } from '../words.ts';

const ORDER = { productId: '1', orderId: '1', projectType: 'asset-management', asset: 'USDT' } as const;

/** The key of the first reason: the tables of private wealth write no values. */
const keyOf = (assessment: Assessment<unknown>): string =>
  (assessment.state === 'blocked' ? assessment.reasons[0]?.key : undefined) ?? 'none';

/** Rules of private wealth, by table. */
export const privateWealthRules: Readonly<Record<string, Rule>> = {
  'V-PS': (row) => {
    const facts = { ...ORDER, minimum: known(row.min ?? ''), available: known(row.available ?? '') };
    const assessment = assessWealthPurchase({ amount: row.amount ?? '', disclaimer: flag(row.disclaimer ?? '') }, facts);
    return { message: keyOf(assessment), confirm: buttonOf(assessment) };
  },
  'V-PR': (row) => {
    const text = sanitizeDecimal({ raw: row.typed ?? '', decimals: 6 });
    const assessment = assessWealthRedeem(text, { ...ORDER, redeemable: known(row.redeemable ?? '') });
    return { text, message: keyOf(assessment), confirm: buttonOf(assessment) };
  },
  'V-PA': (row) => ({ ticks: trendTicks({ lowest: known(row.min ?? ''), highest: known(row.max ?? '') }).join(', ') }),
};
