import type { Message, UiLabels } from '@earnkit/ui';
import { addFundsMessages } from '../add-funds/messages.ts';
import { fundingPasswordMessages } from '../funding-password/messages.ts';
import { inviteMessages } from '../invite-friends/messages.ts';
import { loginMessages } from '../login/messages.ts';
import { notificationMessages } from '../notification-subscriptions/messages.ts';
import { partMessages } from '../parts/messages.ts';
import { flexibleMessages } from '../simple-earn/flexibleMessages.ts';
import { simpleEarnMessages } from '../simple-earn/messages.ts';
import { commonMessages } from './common.ts';
import type { KeyOf } from './defineMessages.ts';

/** Every room. The area takes only its type, so that a page loads the rooms of its own components; tests go through all. */
export const rooms = {
  common: commonMessages,
  addFunds: addFundsMessages,
  fundingPassword: fundingPasswordMessages,
  invite: inviteMessages,
  login: loginMessages,
  notifications: notificationMessages,
  parts: partMessages,
  flexible: flexibleMessages,
  simpleEarn: simpleEarnMessages,
} as const;

/** Key of a message of any room. */
export type MessageKey = KeyOf<(typeof rooms)[keyof typeof rooms]>;

/** A product's own messages, key by key: ICU text or functions. The labels of the parts have keys under `earn.ui.`. */
export type MessageOverrides = Readonly<
  Partial<Record<MessageKey, Message>> & { [Label in keyof UiLabels as `earn.ui.${Label}`]?: UiLabels[Label] }
>;
