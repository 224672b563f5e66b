/*
 * `@earnkit/components`: what a page of the earn area places. The parts that components are made of are
 * `@earnkit/components/parts`; a product has an entry of its own, such as `@earnkit/components/simple-earn`.
 */
export { type DisplayNotice, EarnArea, type EarnAreaProps } from './area/EarnArea.tsx';
export type { EarnLoadError, OnLoadError } from './area/loadError.ts';
export {
  addLanguage,
  type AreaLanguage,
  type Catalogue,
  type CatalogueSource,
  type CommonKey,
  defineMessages,
  defineOverrides,
  type Editions,
  type KeyOf,
  loadMessages,
  type MessageKey,
  type MessageOverrides,
  type Messages,
  type MessagesFile,
  MessagesProvider,
  type MessagesProviderProps,
  type MessageValuesOf,
  type OwnMessage,
  type PlainValues,
  type SpokenNotice,
  type Translate,
  type Translation,
  useMessages,
  useUiLabels,
  type UsWording,
  type Wording,
} from './messages/index.ts';
export { AddFundsButton, type AddFundsButtonProps, AddFundsDialog, type AddFundsDialogProps } from './add-funds/index.ts';
export { FundingPasswordDialog, type FundingPasswordDialogProps } from './funding-password/FundingPasswordDialog.tsx';
export { HideBalancesButton } from './hide-balances/HideBalancesButton.tsx';
export { InviteFriends, InviteFriendsDialog, type InviteFriendsDialogProps } from './invite-friends/index.ts';
export { LoginDialog, type LoginDialogProps } from './login/index.ts';
export {
  NotificationSubscriptions,
  NotificationSubscriptionsDialog,
  type NotificationSubscriptionsDialogProps,
  type NotificationSubscriptionsProps,
} from './notification-subscriptions/index.ts';
export * from './simple-earn/index.ts';
