import { useMessages } from '@earnkit/components';
import { formatExact } from '@earnkit/core';
import type { ReactElement } from 'react';
import { Balances } from '../funds/Balances.tsx';
import { FundsForm } from '../funds/FundsForm.tsx';
import { FundsPage } from '../funds/FundsPage.tsx';
import { useAddressSearch } from '../shell/useAddress.ts';
import { fundsMessages } from '../messages/funds.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { useAccountMessages } from '../messages/useAccountMessages.ts';
import { nextSearch, sandboxCoin } from './search.ts';

/** On-chain deposit (SH-27): sandbox money arrives in the spot account. */
export function DepositPage({ coin: written }: { readonly coin: string }): ReactElement {
  const coin = sandboxCoin(written);
  const { t } = useConsoleMessages(fundsMessages);
  const { figureStyle } = useMessages();
  const { your: account } = useAccountMessages();
  const { next } = useAddressSearch(nextSearch);
  return (
    <FundsPage key={coin} way="deposit" coin={coin} title={t('funds.deposit.title', { coin })} lead={t('funds.deposit.lead')} next={next}>
      {(wallet) => (
        <FundsForm
          flow={`console.deposit:${coin}`}
          coin={coin}
          action={t('funds.deposit.action')}
          orderOf={(amount) => ({ kind: 'deposit', asset: coin, amount })}
          doneText={({ amount }) => t('funds.deposit.done', { amount: formatExact(amount, figureStyle), coin, account })}
          next={next}
        >
          <Balances wallet={wallet} />
        </FundsForm>
      )}
    </FundsPage>
  );
}
