import { formatPercent, isZero } from '@earnkit/core';
import type { Protocol } from '@earnkit/core/staking/contract';
import { useBonusRate } from '@earnkit/hooks/staking';
import { useMessages } from '../../messages/index.ts';
import { percentText } from '../../parts/figures/figureText.ts';
import { useProtocolName } from './protocolItems.ts';
import { stakingMessages } from '../messages.ts';

/**
 * Names a protocol, and says what its rate is made of now: a bonus that is not paid is no part of it (ST-71), and one that needs a web3
 * task says so (AMB-165).
 */
export function useProtocolText(): {
  readonly nameOf: (protocol: Pick<Protocol, 'name' | 'pid'>) => string;
  readonly partsOf: (rated: Pick<Protocol, 'baseAprFraction' | 'bonus'>, task?: boolean) => string | undefined;
} {
  const { t, figureStyle } = useMessages(stakingMessages);
  const bonusRate = useBonusRate();
  return {
    nameOf: useProtocolName(),
    partsOf: ({ baseAprFraction, bonus }, task = false) => {
      if (baseAprFraction === undefined) return undefined;
      const base = formatPercent(baseAprFraction, figureStyle);
      const most = bonusRate(bonus);
      return most !== undefined && isZero(most)
        ? t('earn.staking.protocol.base', { base })
        : t(task ? 'earn.staking.protocol.partsTask' : 'earn.staking.protocol.parts', {
            base,
            bonus: percentText(most, figureStyle) ?? t('earn.unknown'),
          });
    },
  };
}
