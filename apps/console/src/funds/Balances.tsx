import { CoinAmount } from '@earnkit/components/parts';
import { SummaryList } from '@earnkit/ui';
import type { ReactElement } from 'react';
import type { WalletCoin } from '../sandbox/wallet.ts';
import { fundsMessages } from '../messages/funds.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { useAccountMessages } from '../messages/useAccountMessages.ts';

export interface BalancesProps {
  /** What the person has. */
  wallet: WalletCoin;
  /** USDT for one coin stands first. @default false */
  price?: boolean;
}

/** What a person has of a coin, in which account. */
export function Balances({ wallet, price = false }: BalancesProps): ReactElement {
  const { t } = useConsoleMessages(fundsMessages);
  const { name: account } = useAccountMessages();
  const { asset, spot, funding } = wallet;
  return (
    <SummaryList
      variant="filled"
      items={[
        ...(price
          ? [
              {
                key: 'price',
                label: t('funds.trade.price'),
                value: <CoinAmount amount={wallet.price} asset="USDT" alwaysVisible />,
              },
            ]
          : []),
        { key: 'spot', label: account, value: <CoinAmount amount={spot} asset={asset} /> },
        { key: 'funding', label: t('funds.funding'), value: <CoinAmount amount={funding} asset={asset} /> },
      ]}
    />
  );
}
