'use client';
import { useInviteFriends } from '@earnkit/hooks';
import { CopyButton, EmptyState, type PartProps, rootProps, Skeleton } from '@earnkit/ui';
import { type ReactElement, forwardRef, type Ref } from 'react';
import { inviteMessages } from './messages.ts';
import { useMessages } from '../messages/index.ts';
import { QueryError } from '../parts/query/QueryError.tsx';
import * as css from './InviteFriends.css.ts';

/** The link and the code, on a page and in the dialog (SH-25). */
export const Invitation = forwardRef<HTMLElement, PartProps>(function Invitation(rest, ref): ReactElement | null {
  const { t } = useMessages(inviteMessages);
  const invitation = useInviteFriends();
  const root = { ...rootProps('invite-friends', rest), ref: ref as Ref<never> };
  if (invitation.state === 'anonymous') return null;
  if (invitation.state === 'failed') {
    return <QueryError {...root} reading={invitation} size="compact" title={t('earn.invite.failed')} />;
  }
  if (invitation.state === 'ready' && invitation.data === undefined) {
    return <EmptyState {...root} size="compact" title={t('earn.invite.none')} description={t('earn.invite.noneHint')} />;
  }
  const known = invitation.state === 'ready' ? invitation.data : undefined;
  return (
    <dl {...root} {...rootProps('invite-friends', rest, css.list)} aria-busy={known === undefined}>
      <Copyable label={t('earn.invite.link')} copy={t('earn.invite.copyLink')} text={known?.link} />
      <Copyable label={t('earn.invite.code')} copy={t('earn.invite.copyCode')} text={known?.code} />
    </dl>
  );
});

/** A text with a copy button; `undefined` while it is being read. */
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
