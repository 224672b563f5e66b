'use client';
import { type ReactElement, forwardRef, useState } from 'react';
import type { StakingTarget } from '@earnkit/core/staking/contract';
import { Dialog, Tabs } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { BulletList } from '../../parts/figures/BulletList.tsx';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { Questions } from '../faq/Questions.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Props of {@link AboutDialog}. */
export interface AboutDialogProps extends DialogOpenProps {
  /** The product. */
  target: StakingTarget;
}

/** About staking: overview, sources of return, questions (ST-49, ST-104). */
export const AboutDialog = forwardRef<HTMLDivElement, AboutDialogProps>(function AboutDialog({ target, ...shell }, ref): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  const [tab, setTab] = useState<'overview' | 'sources' | 'faq'>('overview');
  const sources = [t('earn.staking.about.source.network'), t('earn.staking.about.source.protocol'), t('earn.staking.about.source.bonus')];
  return (
    <Dialog data-part="staking-about" {...shell} ref={ref} title={t('earn.staking.stake.about')}>
      <Tabs
        label={t('earn.staking.stake.about')}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'overview', label: t('earn.staking.about.overview'), content: <Questions target={target} category="overview" /> },
          { value: 'sources', label: t('earn.staking.about.sources'), content: <BulletList items={sources} /> },
          { value: 'faq', label: t('earn.staking.about.faq'), content: <Questions target={target} category="all" /> },
        ]}
      />
    </Dialog>
  );
});
