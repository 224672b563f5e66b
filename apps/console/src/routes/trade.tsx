import { formatExact } from '@earnkit/core';
import type { ReactElement } from 'react';
import { Balances } from '../funds/Balances.tsx';
import { FundsForm } from '../funds/FundsForm.tsx';
import { FundsPage } from '../funds/FundsPage.tsx';
import { useWallet } from '../funds/useWallet.ts';
import type { WalletCoin } from '../sandbox/wallet.ts';
import { useAddressSearch } from '../shell/useAddress.ts';
import { fundsWords } from '../words/funds.ts';
import { useWords } from '../words/useWords.ts';
import { OutsidePage } from './outside.tsx';
import { nextSearch } from './search.ts';

/** Spot trade of a coin against USDT (SH-29), closed until the coin is listed (SH-24, AMB-077). Other pairs are the exchange's. */
export function TradePage({ pair }: { readonly pair: string }): ReactElement {
  const say = useWords(fundsWords);
  const { next } = useAddressSearch(nextSearch);
  const coin = /^([\w.-]{1,20})_USDT$/.exec(pair)?.[1];
  if (coin === undefined) return <OutsidePage />;
  return (
    <FundsPage key={coin} way="spot" coin={coin} title={say('funds.trade.title', { coin })} lead={say('funds.trade.lead')} next={next}>
      {(wallet) => <TradeForm wallet={wallet} next={next} />}
    </FundsPage>
  );
}

function TradeForm({ wallet, next }: { wallet: WalletCoin; next: string | undefined }): ReactElement {
  const say = useWords(fundsWords);
  const { asset: coin, price } = wallet;
  const usdt = useWallet('USDT');
  return (
    <FundsForm
      flow={`console.trade:${coin}`}
      coin={coin}
      unit="USDT"
      label={say('funds.spend')}
      available={usdt.data?.spot}
      price={price}
      hintOf={(bought) => say('funds.trade.about', { amount: formatExact(bought), coin })}
      action={say('funds.trade.action', { coin })}
      orderOf={(spend) => ({ kind: 'buy', asset: coin, spend })}
      doneText={({ amount, spent }) => say('funds.trade.done', { amount: formatExact(amount), coin, spent: formatExact(spent) })}
      next={next}
    >
      <Balances wallet={wallet} price />
    </FundsForm>
  );
}
