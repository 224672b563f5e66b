import { useCallback } from 'react';
import type { HoldingTerms } from '@earnkit/hooks/staking';
import { useMessages } from '../../messages/index.ts';
import type { HoldingRow } from './holdingColumns.tsx';
import { stakingMessages } from '../messages.ts';

/**
 * What stands below the coin of a holding: the name of its product where that is another, and its protocol. Protocols without a name are
 * told apart by their ids where several are held (ST-14).
 */
export function useHoldingNote(): (row: HoldingRow, terms: HoldingTerms) => string | undefined {
  const { t } = useMessages(stakingMessages);
  return useCallback(
    ({ asset, pid, protocolName, shared }, { name }) => {
      const own =
        protocolName ??
        (shared && pid !== undefined && (name === undefined || name === asset) ? t('earn.staking.stake.unnamed', { pid }) : undefined);
      const notes = [name === asset ? undefined : name, own].filter((note) => note !== undefined);
      return notes.length > 0 ? notes.join(' · ') : undefined;
    },
    [t],
  );
}
