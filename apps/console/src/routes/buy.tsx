import { formatExact } from '@earnkit/core';
import { useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Balances } from '../funds/Balances.tsx';
import { FundsForm } from '../funds/FundsForm.tsx';
import { FundsPage } from '../funds/FundsPage.tsx';
import { fundsWords } from '../words/funds.ts';
import { useWords } from '../words/useWords.ts';

/** Express buy (SH-28): sandbox money comes from a card that is never charged. */
export function BuyPage(): ReactElement {
  const say = useWords(fundsWords);
  const { next, crypto: coin = 'USDT' } = useSearch({ from: '/crypto/buy' });
  return (
    <FundsPage key={coin} way="express" coin={coin} title={say('funds.buy.title', { coin })} lead={say('funds.buy.lead')} next={next}>
      {(wallet) => (
        <FundsForm
          flow={`console.buy:${coin}`}
          coin={coin}
          action={say('funds.buy.action')}
          orderOf={(amount) => ({ kind: 'deposit', asset: coin, amount })}
          doneText={({ amount }) => say('funds.deposit.done', { amount: formatExact(amount), coin })}
          next={next}
        >
          <Balances wallet={wallet} />
        </FundsForm>
      )}
    </FundsPage>
  );
}
