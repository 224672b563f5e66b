import { useMessages } from '@earnkit/components';
import { formatExact } from '@earnkit/core';
import type { ReactElement } from 'react';
import { Balances } from '../funds/Balances.tsx';
import { FundsForm } from '../funds/FundsForm.tsx';
import { FundsPage } from '../funds/FundsPage.tsx';
import { useWallet } from '../funds/useWallet.ts';
import type { WalletCoin } from '../sandbox/wallet.ts';
import { useAddressSearch } from '../shell/useAddress.ts';
import { fundsMessages } from '../messages/funds.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { OutsidePage } from '../shell/OutsidePage.tsx';
import { nextSearch, sandboxCoin } from './search.ts';

/** Spot trade of a coin against USDT (SH-29), closed until the coin is listed (SH-24, AMB-077). Other pairs are the exchange's. */
export function TradePage({ pair }: { readonly pair: string }): ReactElement {
  const { t } = useConsoleMessages(fundsMessages);
  const { next } = useAddressSearch(nextSearch);
  const coin = /^(.+)_USDT$/s.exec(sandboxCoin(pair))?.[1];
  if (coin === undefined) return <OutsidePage />;
  return (
    <FundsPage key={coin} way="spot" coin={coin} title={t('funds.trade.title', { coin })} lead={t('funds.trade.lead')} next={next}>
      {(wallet) => <TradeForm wallet={wallet} next={next} />}
    </FundsPage>
  );
}

function TradeForm({ wallet, next }: { wallet: WalletCoin; next: string | undefined }): ReactElement {
  const { t } = useConsoleMessages(fundsMessages);
  const { figureStyle } = useMessages();
  const { asset: coin, price } = wallet;
  const usdt = useWallet('USDT');
  return (
    <FundsForm
      flow={`console.trade:${coin}`}
      coin={coin}
      unit="USDT"
      label={t('funds.spend')}
      available={usdt.data?.spot}
      price={price}
      hintOf={(bought) => t('funds.trade.about', { amount: formatExact(bought, figureStyle), coin })}
      action={t('funds.trade.action', { coin })}
      orderOf={(spend) => ({ kind: 'buy', asset: coin, spend })}
      doneText={({ amount, spent }) =>
        t('funds.trade.done', { amount: formatExact(amount, figureStyle), coin, spent: formatExact(spent, figureStyle) })
      }
      next={next}
    >
      <Balances wallet={wallet} price />
    </FundsForm>
  );
}
