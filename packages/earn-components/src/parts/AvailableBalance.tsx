'use client';
import type { ReactElement } from 'react';
import { type Decimal, isZero } from '@earnkit/core';
import type { AccountFlags } from '@earnkit/core/account/rules';
import { type QueryState, useAccountMode } from '@earnkit/hooks';
import { Amount, Button, Skeleton, Tooltip } from '@earnkit/ui';
import { AddFundsTrigger } from '../add-funds/AddFundsTrigger.tsx';
import { type CommonKey, useMessages } from '../messages/index.ts';
import { CoinAmount } from './CoinAmount.tsx';
import * as css from './parts.css.ts';

/** Props of {@link AvailableBalance}. */
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
  const { t } = useMessages();
  const account = useAccountName(unifiedBy);
  const nothing = available.state === 'ready' && available.data !== undefined && isZero(available.data);
  return (
    <span className={css.available}>
      <span>
        {account === 'any' ? t('earn.amount.available') : <Tooltip content={t(TIPS[account])}>{t(AVAILABLE[account])}</Tooltip>}{' '}
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
  if (available.state === 'loading') return <Skeleton width="5em" />;
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

type AccountName = 'any' | 'spot' | 'unified';

/** The mode in general, or for Simple Earn, which is on the unified account only where its funding is in use (SH-12, SH-13). */
type UnifiedFlag = keyof AccountFlags;

const AVAILABLE = {
  spot: 'earn.amount.availableSpot',
  unified: 'earn.amount.availableUnified',
} as const satisfies Partial<Record<AccountName, CommonKey>>;

const TIPS = {
  spot: 'earn.amount.availableSpotTip',
  unified: 'earn.amount.availableUnifiedTip',
} as const satisfies Partial<Record<AccountName, CommonKey>>;

/** Names of the accounts money comes from and goes to (SH-14). */
export const ACCOUNT_NAMES = {
  any: 'earn.account.any',
  spot: 'earn.account.spot',
  unified: 'earn.account.unified',
} as const satisfies Record<AccountName, CommonKey>;

/** The same accounts in the middle of a sentence: "your unified account". */
export const YOUR_ACCOUNT = {
  any: 'earn.account.your.any',
  spot: 'earn.account.your.spot',
  unified: 'earn.account.your.unified',
} as const satisfies Record<AccountName, CommonKey>;

/**
 * Which account money is taken from and paid to (SH-14); `any` while that is not known.
 *
 * @param unifiedBy what says that it is the unified account. @default 'unifiedSimpleEarn'
 */
export function useAccountName(unifiedBy: UnifiedFlag = 'unifiedSimpleEarn'): AccountName {
  const mode = useAccountMode();
  const flags = mode.state === 'ready' ? mode.data.flags : undefined;
  if (flags === undefined) return 'any';
  return flags[unifiedBy] ? 'unified' : 'spot';
}
