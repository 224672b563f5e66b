'use client';
import type { ReactElement } from 'react';
import type { RewardPool } from '@earnkit/core/launchpool/contract';
import { useSession } from '@earnkit/hooks';
import { useEligibility } from '@earnkit/hooks/launchpool';
import { CoinIcon, Dialog, EmptyState, LinkButton, SummaryList, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { useLinkTo } from '../../parts/useLinkTo.ts';
import * as css from './EligibilityDialog.css.ts';
import { Tiers } from './Tiers.tsx';
import { launchpoolDialogMessages } from '../dialogMessages.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';

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
        footer: (
          <div className={css.actions}>
            <LinkButton {...futures} size="3" variant="soft" tone="neutral">
              {t('earn.launchpool.eligibility.futures')}
            </LinkButton>
            <LinkButton {...spot} size="3" variant="soft" tone="neutral">
              {t('earn.launchpool.eligibility.spot')}
            </LinkButton>
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
