'use client';
import { type ReactElement, useMemo } from 'react';
import type { Eligibility } from '@earnkit/hooks/launchpool';
import { Badge, DataTable, type DataTableColumn, Flex } from '@earnkit/ui';
import { useMessages, type Translate } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import * as css from './EligibilityDialog.css.ts';
import { launchpoolDialogMessages } from '../dialogMessages.ts';

type Tier = Eligibility['tiers'][number];

export interface TiersProps {
  /** The coin that is staked. */
  asset: string;
  /** The tiers, by rising volume. */
  tiers: readonly Tier[];
}

/** The tiers of a pool (LP-56): volume in USD, the staking limit, and which ones the person has reached. */
export function Tiers({ asset, tiers }: TiersProps): ReactElement {
  const { t } = useMessages(launchpoolDialogMessages);
  const columns = useMemo(() => tierColumns(t, asset), [t, asset]);
  return (
    <DataTable<Tier>
      caption={t('earn.launchpool.eligibility.tiers')}
      columns={columns}
      rows={tiers}
      rowKey={({ level }) => String(level)}
      pageSize={tiers.length}
      layout="table"
    />
  );
}

const tierColumns = (t: Translate<typeof launchpoolDialogMessages>, asset: string): readonly DataTableColumn<Tier>[] => [
  {
    key: 'tier',
    header: t('earn.launchpool.eligibility.tier'),
    cell: ({ level, reached }) => (
      <Flex as="span" direction="column" align="start">
        T{level}
        {reached && <Badge tone="accent">{t('earn.launchpool.eligibility.reached')}</Badge>}
      </Flex>
    ),
  },
  {
    key: 'volume',
    header: t('earn.launchpool.eligibility.volume'),
    align: 'end',
    cell: ({ volume }) => <CoinAmount className={css.figure} amount={volume} asset="USD" alwaysVisible />,
  },
  {
    key: 'limit',
    header: t('earn.launchpool.eligibility.limit'),
    align: 'end',
    cell: ({ stakeLimit }) => <CoinAmount className={css.figure} amount={stakeLimit} asset={asset} alwaysVisible />,
  },
];
