'use client';
import type { ReactElement } from 'react';
import { useEarn } from '@earnkit/hooks';
import type { Stake } from '@earnkit/hooks/staking';
import { Checkbox, Link } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** The agreement to tick before staking, with the link to its text (ST-45, ST-68). */
export function Agreement({
  stake: { product, agreed, setAgreed, submission },
  embedded,
}: {
  readonly stake: Stake;
  readonly embedded: boolean;
}): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  const { links } = useEarn();
  const address = product.agreement ?? links.termsOfUse();
  return (
    <Checkbox
      checked={agreed}
      onCheckedChange={setAgreed}
      pending={submission.pending}
      label={
        <>
          {t('earn.staking.stake.agree')}
          {embedded ? (
            <AreaLink href={address}>{t('earn.staking.stake.agreement')}</AreaLink>
          ) : (
            <Link underline="always" href={address} target="_blank" rel="noopener noreferrer">
              {t('earn.staking.stake.agreement')}
            </Link>
          )}
        </>
      }
    />
  );
}
