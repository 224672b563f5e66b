import type { Stake } from '@earnkit/hooks/staking';
import type { SummaryItem } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useRateText } from '../rateText.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';
import { stakingMessages } from '../messages.ts';

/** The exchange rate, and through whom a credit is given (ST-07, ST-12). */
export function useExchangeLines({ product, asset, into, ratesOf }: Stake): readonly SummaryItem[] {
  const { t } = useMessages(stakingDialogMessages, stakingMessages);
  const rateText = useRateText();
  const credit = product.credits.rows.find(({ stakeAsset }) => stakeAsset === asset);
  const name = credit?.protocolName;
  const protocol = name === undefined ? [] : [{ key: 'protocol', label: t('earn.staking.stake.protocol'), value: name }];
  if (into === undefined) return protocol;
  return [
    {
      key: 'rate',
      label: t('earn.staking.stake.rate'),
      value: rateText(asset, into, ratesOf(asset)),
    },
    ...protocol,
  ];
}
