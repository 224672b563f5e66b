'use client';
import type { ReactElement } from 'react';
import { type Decimal, isZero } from '@earnkit/core';
import type { QueryState } from '@earnkit/hooks';
import { Amount, Button, Skeleton, Tooltip, Words } from '@earnkit/ui';
import { AddFundsTrigger } from './AddFundsTrigger.tsx';
import { useMessages } from '../messages/index.ts';
import { type AccountName, type UnifiedFlag, useAccountName } from '../parts/order/accountName.ts';
import { CoinAmount } from '../parts/figures/CoinAmount.tsx';
import * as css from '../parts/parts.css.ts';
import { partDialogMessages } from '../parts/dialogMessages.ts';

export interface AvailableBalanceProps {
  /** The coin. */
  asset: string;
  /** The available amount in coins. */
  available: QueryState<Decimal | undefined>;
  /** Opens the dialog that adds funds; `undefined` where none is offered. */
  onAddFunds: (() => void) | undefined;
  /** What says that the coins are in the unified account. @default 'unifiedSimpleEarn' */
  unifiedBy?: UnifiedFlag;
}

/**
 * The available balance and its account, which explains what is counted, with a button that adds funds (SE-37, SH-14). With a
 * zero balance the button is in the form's footer instead (`InsufficientFunds`). A visitor has 0 (SH-04).
 */
export function AvailableBalance({ asset, available, onAddFunds, unifiedBy }: AvailableBalanceProps): ReactElement {
  const { t } = useMessages(partDialogMessages);
  const account = useAccountName(unifiedBy);
  const nothing = available.state === 'ready' && available.data !== undefined && isZero(available.data);
  return (
    <span className={css.available}>
      <span>
        <Words>
          {account !== 'any' ? (
            <Tooltip content={t(TIPS[account])}>{t(AVAILABLE[account])}</Tooltip>
          ) : available.state === 'loading' ? (
            // The account is not known either. As wide as its name, so that the line breaks where it will.
            <Skeleton width="7.5em" />
          ) : (
            t('earn.amount.available')
          )}
        </Words>{' '}
        <Balance asset={asset} available={available} />
      </span>
      {onAddFunds && !nothing && (
        <span className={css.more}>
          <AddFundsTrigger variant="ghost" size="1" onOpen={onAddFunds} />
        </span>
      )}
    </span>
  );
}

function Balance({ asset, available }: Pick<AvailableBalanceProps, 'asset' | 'available'>): ReactElement {
  const { t } = useMessages();
  if (available.state === 'anonymous') return <Amount value="0" unit={asset} />;
  if (available.state === 'loading') return <Skeleton width="8em" />;
  if (available.state === 'ready' && available.data !== undefined) return <CoinAmount amount={available.data} asset={asset} />;
  // Failed, or not said by the exchange: without it nothing can be sent.
  return (
    <>
      <Amount value={undefined} />{' '}
      <Button size="1" variant="ghost" onClick={available.retry}>
        {t('earn.retry')}
      </Button>
    </>
  );
}

const AVAILABLE = {
  spot: 'earn.amount.availableSpot',
  unified: 'earn.amount.availableUnified',
} as const satisfies Partial<Record<AccountName, string>>;

const TIPS = {
  spot: 'earn.amount.availableSpotTip',
  unified: 'earn.amount.availableUnifiedTip',
} as const satisfies Partial<Record<AccountName, string>>;
