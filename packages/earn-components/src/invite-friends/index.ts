'use client';
import { lazyDialog } from '../parts/lazyDialog.tsx';
import type { InviteFriendsDialogProps } from './InviteFriendsDialog.tsx';

export type { InviteFriendsDialogProps };

/** `InviteFriendsDialog`, loaded when it is first opened. */
export const InviteFriendsDialog = lazyDialog<InviteFriendsDialogProps>(() =>
  import('./InviteFriendsDialog.tsx').then((file) => file.InviteFriendsDialog),
);
export { InviteFriends } from './InviteFriends.tsx';
export { inviteMessages } from './messages.ts';
