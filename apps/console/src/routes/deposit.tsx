import { formatExact } from '@earnkit/core';
import type { ReactElement } from 'react';
import { Balances } from '../funds/Balances.tsx';
import { FundsForm } from '../funds/FundsForm.tsx';
import { FundsPage } from '../funds/FundsPage.tsx';
import { useAddressSearch } from '../shell/useAddress.ts';
import { fundsWords } from '../words/funds.ts';
import { useAccountWords, useWords } from '../words/useWords.ts';
import { nextSearch } from './search.ts';

/** On-chain deposit (SH-27): sandbox money arrives in the spot account. */
export function DepositPage({ coin }: { readonly coin: string }): ReactElement {
  const say = useWords(fundsWords);
  const { your: account } = useAccountWords();
  const { next } = useAddressSearch(nextSearch);
  return (
    <FundsPage
      key={coin}
      way="deposit"
      coin={coin}
      title={say('funds.deposit.title', { coin })}
      lead={say('funds.deposit.lead')}
      next={next}
    >
      {(wallet) => (
        <FundsForm
          flow={`console.deposit:${coin}`}
          coin={coin}
          action={say('funds.deposit.action')}
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
