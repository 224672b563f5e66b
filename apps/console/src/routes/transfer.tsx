import { useMessages } from '@earnkit/components';
import { formatExact } from '@earnkit/core';
import { SegmentedControl } from '@earnkit/ui';
import { useState, type ReactElement } from 'react';
import { Balances } from '../funds/Balances.tsx';
import { FundsForm } from '../funds/FundsForm.tsx';
import { FundsPage } from '../funds/FundsPage.tsx';
import type { Pot } from '../sandbox/wallet.ts';
import { useAddressSearch } from '../shell/useAddress.ts';
import { fundsMessages } from '../messages/funds.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { useAccountMessages } from '../messages/useAccountMessages.ts';
import { nextSearch, sandboxCoin } from './search.ts';

/** Transfer between a person's own accounts (AMB-077). */
export function TransferPage({ coin: written }: { readonly coin: string }): ReactElement {
  const coin = sandboxCoin(written);
  const { t } = useConsoleMessages(fundsMessages);
  const { figureStyle } = useMessages();
  const { your: account } = useAccountMessages();
  const { next } = useAddressSearch(nextSearch);
  const [from, setFrom] = useState<Pot>('funding');
  const done = from === 'funding' ? 'funds.transfer.doneToSpot' : 'funds.transfer.doneToFunding';
  return (
    <FundsPage
      key={coin}
      way="transfer"
      coin={coin}
      title={t('funds.transfer.title', { coin })}
      lead={t('funds.transfer.lead')}
      next={next}
    >
      {(wallet) => (
        <FundsForm
          // what was typed for one direction is not meant for the other
          key={from}
          flow={`console.transfer:${coin}:${from}`}
          coin={coin}
          available={wallet[from]}
          action={t('funds.transfer.action')}
          orderOf={(amount) => ({ kind: 'transfer', asset: coin, amount, from })}
          doneText={({ amount }) => t(done, { amount: formatExact(amount, figureStyle), coin, account })}
          next={next}
        >
          <Balances wallet={wallet} />
          <SegmentedControl
            label={t('funds.transfer.direction')}
            value={from}
            onValueChange={setFrom}
            options={[
              { value: 'funding', label: t('funds.transfer.toSpot') },
              { value: 'spot', label: t('funds.transfer.toFunding') },
            ]}
          />
        </FundsForm>
      )}
    </FundsPage>
  );
}
