'use client';
import { type ReactElement, useMemo } from 'react';
import type { RewardPool } from '@earnkit/core/launchpool/contract';
import { useSession } from '@earnkit/hooks';
import { type Eligibility, useEligibility } from '@earnkit/hooks/launchpool';
import {
  type DataTableColumn,
  Badge,
  CoinIcon,
  DataTable,
  Dialog,
  EmptyState,
  Flex,
  LinkButton,
  SummaryList,
  Text,
  Words,
} from '@earnkit/ui';
import { type Translate, useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { useLinkTo } from '../../parts/useLinkTo.ts';
import * as css from './EligibilityDialog.css.ts';
import { launchpoolDialogMessages } from '../dialogMessages.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';

export interface EligibilityDialogProps extends DialogOpenProps {
  /** The pool whose tiers are shown. */
  pool: Pick<RewardPool, 'asset' | 'icon' | 'tiers' | 'userVolume' | 'volumeDays'>;
}

/**
 * How much trading volume allows how large a stake (LP-56, AMB-070): the tiers T1, T2 by rising volume, the person's volume, and
 * links to futures and spot (LP-57). Where volume limits nothing, it says so and leads nowhere.
 */
export const EligibilityDialog = whileOpen<EligibilityDialogProps>()(function EligibilityDialog(
  { pool, onOpenChange, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(launchpoolDialogMessages);
  const { session } = useSession();
  const { tiers, volumeDays, userVolume, futuresHref, spotHref } = useEligibility(pool);
  const close = (): void => onOpenChange(false);
  const futures = useLinkTo(futuresHref, close);
  const spot = useLinkTo(spotHref, close);
  return (
    <Dialog
      data-part="eligibility-dialog"
      {...rest}
      ref={ref}
      open
      onOpenChange={onOpenChange}
      title={t('earn.launchpool.eligibility.title')}
      icon={<CoinIcon symbol={pool.asset} src={pool.icon} />}
      {...(tiers.length > 0 && {
        description: t('earn.launchpool.eligibility.text', { days: volumeDays, coin: pool.asset }),
        footer: (futures ?? spot) && (
          <div className={css.actions}>
            {futures && (
              <LinkButton {...futures} size="3" variant="soft" tone="neutral">
                {t('earn.launchpool.eligibility.futures')}
              </LinkButton>
            )}
            {spot && (
              <LinkButton {...spot} size="3" variant="soft" tone="neutral">
                {t('earn.launchpool.eligibility.spot')}
              </LinkButton>
            )}
          </div>
        ),
      })}
    >
      {tiers.length === 0 ? (
        <EmptyState size="compact" title={t('earn.launchpool.eligibility.none')} description={t('earn.launchpool.eligibility.noneHint')} />
      ) : (
        <div className={css.content}>
          {session.state === 'anonymous' ? (
            <Text as="p" color="gray">
              {t('earn.launchpool.eligibility.visitor')}
            </Text>
          ) : (
            <SummaryList
              variant="filled"
              items={[amountItem('mine', t('earn.launchpool.eligibility.mine'), userVolume, 'USD', { strong: true })]}
            />
          )}
          <Tiers asset={pool.asset} tiers={tiers} />
        </div>
      )}
    </Dialog>
  );
});

type Tier = Eligibility['tiers'][number];

/** Props of {@link Tiers}. */
interface TiersProps {
  /** The coin that is staked. */
  asset: string;
  /** The tiers, by rising volume. */
  tiers: readonly Tier[];
}

/** The tiers of a pool (LP-56): volume in USD, the staking limit, and which ones the person has reached. */
function Tiers({ asset, tiers }: TiersProps): ReactElement {
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
        <Words>{['T', level]}</Words>
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
