import { formatExact } from '@earnkit/core';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { Balances } from '../funds/Balances.tsx';
import { FundsForm } from '../funds/FundsForm.tsx';
import { FundsPage } from '../funds/FundsPage.tsx';
import { useAddressSearch } from '../shell/useAddress.ts';
import { fundsWords } from '../words/funds.ts';
import { useAccountWords, useWords } from '../words/useWords.ts';
import { coin, nextSearch, optional } from './search.ts';

const buySearch = v.object({ ...nextSearch.entries, crypto: optional(coin) });

/** Express buy (SH-28): sandbox money comes from a card that is never charged. */
export function BuyPage(): ReactElement {
  const say = useWords(fundsWords);
  const { your: account } = useAccountWords();
  const { next, crypto: coin = 'USDT' } = useAddressSearch(buySearch);
  return (
    <FundsPage key={coin} way="express" coin={coin} title={say('funds.buy.title', { coin })} lead={say('funds.buy.lead')} next={next}>
      {(wallet) => (
        <FundsForm
          flow={`console.buy:${coin}`}
          coin={coin}
          action={say('funds.buy.action')}
          orderOf={(amount) => ({ kind: 'deposit', asset: coin, amount })}
          doneText={({ amount }) => say('funds.deposit.done', { amount: formatExact(amount), coin, account })}
          next={next}
        >
          <Balances wallet={wallet} />
        </FundsForm>
      )}
    </FundsPage>
  );
}
