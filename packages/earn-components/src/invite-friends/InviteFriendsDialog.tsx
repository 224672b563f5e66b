'use client';
import { useSession } from '@earnkit/hooks';
import { Dialog, type PartProps } from '@earnkit/ui';
import { type ReactElement, forwardRef } from 'react';
import { inviteMessages } from './messages.ts';
import { useMessages } from '../messages/index.ts';
import { Invitation } from './Invitation.tsx';

export interface InviteFriendsDialogProps extends PartProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person closes it. */
  onOpenChange: (open: boolean) => void;
}

/** Inviting friends, as a dialog; never open for a visitor (SH-09). */
export const InviteFriendsDialog = forwardRef<HTMLDivElement, InviteFriendsDialogProps>(function InviteFriendsDialog(
  { open, onOpenChange, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(inviteMessages);
  const { session } = useSession();
  return (
    <Dialog
      grows
      data-part="invite-friends-dialog"
      {...rest}
      ref={ref}

      open={open && session.state === 'signed-in'}
      onOpenChange={onOpenChange}
      title={t('earn.invite.title')}
      description={t('earn.invite.lead')}
    >
      <Invitation />
    </Dialog>
  );
});
