'use client';
import { lazyDialog } from '../parts/lazy/lazyDialog.tsx';

export { InviteFriends } from './InviteFriends.tsx';
export type { InviteFriendsDialogProps } from './InviteFriendsDialog.tsx';

/** Inviting friends, as a dialog; never open for a visitor (SH-09). Its code is loaded when it is first opened. */
export const InviteFriendsDialog = lazyDialog(async () => (await import('./InviteFriendsDialog.tsx')).InviteFriendsDialog);
