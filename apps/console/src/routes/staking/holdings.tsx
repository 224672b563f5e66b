import { ProfitRecords, StakingHoldings, StakingSummary } from '@earnkit/components/staking';
import { stakingQuery } from '@earnkit/hooks/staking';
import { Button } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { useAtExchange } from '../../session/sessionStore.ts';
import { Page } from '../../shell/Page.tsx';
import { usePlace } from '../../shell/place.tsx';
import { useAddress } from '../../shell/useAddress.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { historySearch } from './search.ts';
import { StakingHistory } from './StakingHistory.tsx';
import { useHoldingsInAddress } from './useHoldingsInAddress.ts';
import { stakingMessages } from './messages.ts';

/**
 * The staking holdings of the account, by coin and kind as the address says, and the history that it opens (ST-27, ST-28). Only the
 * sandbox lists the history (AMB-025).
 */
export function StakingHoldingsPage(): ReactElement {
  const { t } = useConsoleMessages(stakingMessages);
  const { asset, openHistory, historySide } = stakingQuery(usePlace().search);
  const address = useAddress(historySearch);
  const holdings = useHoldingsInAddress();
  const listsOrders = !useAtExchange();
  return (
    <Page
      title={asset === undefined ? t('holdings.title') : t('holdings.titleOf', { coin: asset })}
      actions={
        listsOrders && (
          <Button variant="soft" tone="neutral" aria-haspopup="dialog" onClick={() => address.open({ 'open-history': '1' })}>
            {t('history.open')}
          </Button>
        )
      }
    >
      {asset !== undefined && <StakingSummary asset={asset} />}
      <StakingHoldings {...holdings} asset={asset} />
      {asset !== undefined && <ProfitRecords asset={asset} />}
      {listsOrders && openHistory && (
        <StakingHistory
          side={historySide}
          asset={asset}
          onSideChange={(side) => address.change({ type: side === 'redeem' ? '1' : '0' })}
          onClose={() => address.close({ 'open-history': undefined, type: undefined })}
        />
      )}
    </Page>
  );
}
