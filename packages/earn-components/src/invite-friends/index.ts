'use client';
import { lazyDialog } from '../parts/lazyDialog.tsx';

export { InviteFriends } from './InviteFriends.tsx';
export type { InviteFriendsDialogProps } from './InviteFriendsDialog.tsx';

/** `InviteFriendsDialog`, loaded when it is first opened. */
export const InviteFriendsDialog = lazyDialog(async () => (await import('./InviteFriendsDialog.tsx')).InviteFriendsDialog);
