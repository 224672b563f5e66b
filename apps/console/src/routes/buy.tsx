import { useMessages } from '@earnkit/components';
import { formatExact } from '@earnkit/core';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { Balances } from '../funds/Balances.tsx';
import { FundsForm } from '../funds/FundsForm.tsx';
import { FundsPage } from '../funds/FundsPage.tsx';
import { useAddressSearch } from '../shell/useAddress.ts';
import { fundsMessages } from '../messages/funds.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { useAccountMessages } from '../messages/useAccountMessages.ts';
import { coin, nextSearch, optional, sandboxCoin } from './search.ts';

const buySearch = v.object({ ...nextSearch.entries, crypto: optional(coin) });

/** Express buy (SH-28): sandbox money comes from a card that is never charged. */
export function BuyPage(): ReactElement {
  const { t } = useConsoleMessages(fundsMessages);
  const { figureStyle } = useMessages();
  const { your: account } = useAccountMessages();
  const { next, crypto = 'USDT' } = useAddressSearch(buySearch);
  const coin = sandboxCoin(crypto);
  return (
    <FundsPage key={coin} way="express" coin={coin} title={t('funds.buy.title', { coin })} lead={t('funds.buy.lead')} next={next}>
      {(wallet) => (
        <FundsForm
          flow={`console.buy:${coin}`}
          coin={coin}
          action={t('funds.buy.action')}
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
