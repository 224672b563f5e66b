import { type Decimal, formatExact } from '@earnkit/core';
import type { SummaryItem } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { amountItem } from '../parts/figures/amountItem.tsx';
import { listText } from '../parts/query/listText.ts';
import { stakingDialogMessages } from './dialogMessages.ts';

/** What bounds a stake. */
interface Limits {
  /** The coin of the product, which the limits are in. */
  readonly asset: string;
  /** The coins that share the limits. */
  readonly coins: readonly string[];
  /** The most the person may have. */
  readonly limit: Decimal | undefined;
  /** What that leaves beside what is held. */
  readonly limitLeft: Decimal | undefined;
  /** What all people together may still stake. */
  readonly left: Decimal | undefined;
}

/** The lines that say what the person's limit leaves, and what is left of the product for everybody (AMB-114). */
export function useLimitItem(): (limits: Limits) => readonly SummaryItem[] {
  const { t, language, figureStyle } = useMessages(stakingDialogMessages);
  return ({ asset, coins, limit, limitLeft, left }) => {
    const shared = coins.length > 1;
    const whole = limit && {
      hint: shared
        ? t('earn.staking.stake.limitOfCoins', { amount: formatExact(limit, figureStyle), coin: asset, coins: listText(language, coins) })
        : t('earn.staking.stake.limitOf', { amount: formatExact(limit, figureStyle), coin: asset }),
    };
    return [
      ...(limit === undefined
        ? []
        : [
            limitLeft === undefined
              ? amountItem('limit', t('earn.staking.stake.limit'), limit, asset, { alwaysVisible: true })
              : amountItem('limit', t('earn.staking.stake.limitLeft'), limitLeft, asset, whole),
          ]),
      ...(left === undefined ? [] : [amountItem('left', t('earn.staking.detail.left'), left, asset, { alwaysVisible: true })]),
    ];
  };
}
