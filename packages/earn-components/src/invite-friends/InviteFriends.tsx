'use client';
import { useInviteFriends } from '@earnkit/hooks';
import { CopyButton, EmptyState, ErrorState, Skeleton } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { useCopy } from '../copy/index.ts';
import { FailureMessage } from '../failure/FailureMessage.tsx';
import * as css from './InviteFriends.css.ts';

/**
 * How a person invites friends: their link and their code, each to be copied (SH-25). Nothing for a visitor, who has
 * neither (SH-09).
 */
export function InviteFriends(): ReactElement | null {
  const { t } = useCopy();
  const invitation = useInviteFriends();
  if (invitation.state === 'anonymous') return null;
  if (invitation.state === 'failed') {
    return (
      <ErrorState
        size="compact"
        title={t('earn.invite.failed')}
        description={<FailureMessage reading={invitation} otherwise={t('earn.failedHint')} />}
        onRetry={invitation.retry}
      />
    );
  }
  if (invitation.state === 'ready' && invitation.data === undefined) {
    return <EmptyState size="compact" title={t('earn.invite.none')} description={t('earn.invite.noneHint')} />;
  }
  const said = invitation.state === 'ready' ? invitation.data : undefined;
  return (
    <dl className={css.list} aria-busy={said === undefined}>
      <Copyable label={t('earn.invite.link')} copy={t('earn.invite.copyLink')} text={said?.link} />
      <Copyable label={t('earn.invite.code')} copy={t('earn.invite.copyCode')} text={said?.code} />
    </dl>
  );
}

/** Something to be sent to somebody, whole; `undefined` while it is being read. */
function Copyable({ label, copy, text }: { label: string; copy: string; text: string | undefined }): ReactElement {
  return (
    <div className={css.item}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        {text === undefined ? (
          <Skeleton width="14em" />
        ) : (
          <>
            <bdi className={css.text}>{text}</bdi>
            <CopyButton value={text} label={copy} size="2" />
          </>
        )}
      </dd>
    </div>
  );
}
