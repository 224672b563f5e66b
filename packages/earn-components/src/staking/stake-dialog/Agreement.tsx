'use client';
import type { ReactElement } from 'react';
import { useEarn } from '@earnkit/hooks';
import type { Stake } from '@earnkit/hooks/staking';
import { Checkbox, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { OutsideLink } from '../../parts/OutsideLink.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';

interface AgreementProps {
  /** The stake being made. */
  readonly stake: Stake;
  /** Whether the page is embedded in another: then no link opens a new tab (ST-34). */
  readonly embedded: boolean;
}

/** The agreement to tick before staking, with the link to its text (ST-45, ST-68): beside the action, so that it is in view. */
export function Agreement({ stake: { product, agreed, setAgreed, submission }, embedded }: AgreementProps): ReactElement {
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
          <Words>{t('earn.staking.stake.agree')}</Words>
          {embedded ? (
            <AreaLink href={address}>{t('earn.staking.stake.agreement')}</AreaLink>
          ) : (
            <OutsideLink href={address}>{t('earn.staking.stake.agreement')}</OutsideLink>
          )}
        </>
      }
    />
  );
}
