'use client';
import { type ReactElement, memo } from 'react';
import { useEarn } from '@earnkit/hooks';
import type { Stake } from '@earnkit/hooks/staking';
import { Checkbox, Link } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { stakingOrderMessages } from '../orderMessages.ts';

/** The agreement to tick before staking, with the link to its text (ST-45, ST-68). */
export const Agreement = memo(function Agreement({
  address: named,
  agreed,
  onAgree,
  pending,
  embedded,
}: {
  readonly address: string | undefined;
  readonly agreed: boolean;
  readonly onAgree: Stake['setAgreed'];
  readonly pending: boolean;
  readonly embedded: boolean;
}): ReactElement {
  const { t } = useMessages(stakingOrderMessages);
  const { links } = useEarn();
  const address = named ?? links.termsOfUse();
  return (
    <Checkbox
      checked={agreed}
      onCheckedChange={onAgree}
      disabled={pending}
      label={
        <>
          {t('earn.staking.stake.agree')}{' '}
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
});
