export { InviteFriends } from './InviteFriends.tsx';
export { InviteFriendsDialog, type InviteFriendsDialogProps } from './InviteFriendsDialog.tsx';
