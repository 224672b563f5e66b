import { formatExact } from '@earnkit/core';
import { Amount, SummaryList } from '@earnkit/ui';
import type { ReactElement } from 'react';
import type { WalletCoin } from '../sandbox/wallet.ts';
import { fundsWords } from '../words/funds.ts';
import { useAccountWords, useWords } from '../words/useWords.ts';

/** Props of {@link Balances}. */
export interface BalancesProps {
  /** What the person has. */
  wallet: WalletCoin;
  /** USDT for one coin stands first. @default false */
  price?: boolean;
}

/** What a person has of a coin, in which account. */
export function Balances({ wallet, price = false }: BalancesProps): ReactElement {
  const say = useWords(fundsWords);
  const { name: account } = useAccountWords();
  const { asset, spot, funding } = wallet;
  return (
    <SummaryList
      variant="filled"
      items={[
        ...(price
          ? [
              {
                key: 'price',
                label: say('funds.trade.price'),
                value: <Amount value={formatExact(wallet.price)} unit="USDT" alwaysVisible />,
              },
            ]
          : []),
        { key: 'spot', label: account, value: <Amount value={formatExact(spot)} unit={asset} /> },
        { key: 'funding', label: say('funds.funding'), value: <Amount value={formatExact(funding)} unit={asset} /> },
      ]}
    />
  );
}
