import type { UiLabels } from '@earnkit/ui';
import { addFundsMessages } from '../add-funds/messages.ts';
import { areaMessages } from '../area/messages.ts';
import { fundingPasswordMessages } from '../funding-password/messages.ts';
import { balanceMessages } from '../hide-balances/messages.ts';
import { inviteMessages } from '../invite-friends/messages.ts';
import { launchpoolDialogMessages } from '../launchpool/dialogMessages.ts';
import { launchpoolMessages } from '../launchpool/messages.ts';
import { loginMessages } from '../login/messages.ts';
import { notificationMessages } from '../notification-subscriptions/messages.ts';
import { overviewMessages } from '../overview/messages.ts';
import { calendarMessages } from '../overview/earn-calendar/messages.ts';
import { compareMessages } from '../overview/compare-ways/messages.ts';
import { heldMessages } from '../overview/earn-holdings/messages.ts';
import { waysMessages } from '../overview/ways-to-earn/messages.ts';
import { partDialogMessages } from '../parts/dialogMessages.ts';
import { orderPageMessages } from '../parts/order-page/messages.ts';
import { partMessages } from '../parts/messages.ts';
import { riskMessages } from '../parts/risk/messages.ts';
import { privateWealthDialogMessages } from '../private-wealth/dialogMessages.ts';
import { privateWealthMessages } from '../private-wealth/messages.ts';
import { fixedDialogMessages } from '../simple-earn/fixedDialogMessages.ts';
import { flexibleDialogMessages } from '../simple-earn/flexibleDialogMessages.ts';
import { fixedMessages } from '../simple-earn/fixedMessages.ts';
import { historyMessages } from '../simple-earn/historyMessages.ts';
import { marketMessages } from '../simple-earn/marketMessages.ts';
import { simpleEarnMessages } from '../simple-earn/messages.ts';
import { softStakingDialogMessages } from '../soft-staking/dialogMessages.ts';
import { softStakingMessages } from '../soft-staking/messages.ts';
import { stakingDialogMessages } from '../staking/dialogMessages.ts';
import { stakingMessages } from '../staking/messages.ts';
import { statementMessages } from '../statement/messages.ts';
import { commonMessages } from './common.ts';
import type { KeyOf } from './defineMessages.ts';
import type { MessageValueNames } from './messageValueNames.ts';

/**
 * All catalogues. The area imports only the type, so that a page loads only the catalogues of its own components; tests cover all of them.
 */
export const catalogues = {
  common: commonMessages,
  addFunds: addFundsMessages,
  area: areaMessages,
  balances: balanceMessages,
  fundingPassword: fundingPasswordMessages,
  invite: inviteMessages,
  login: loginMessages,
  notifications: notificationMessages,
  overview: overviewMessages,
  calendar: calendarMessages,
  compare: compareMessages,
  held: heldMessages,
  ways: waysMessages,
  parts: partMessages,
  partDialogs: partDialogMessages,
  orderPages: orderPageMessages,
  risk: riskMessages,
  simpleEarn: simpleEarnMessages,
  market: marketMessages,
  fixed: fixedMessages,
  history: historyMessages,
  flexibleDialogs: flexibleDialogMessages,
  fixedDialogs: fixedDialogMessages,
  launchpool: launchpoolMessages,
  launchpoolDialogs: launchpoolDialogMessages,
  staking: stakingMessages,
  stakingDialogs: stakingDialogMessages,
  softStaking: softStakingMessages,
  softStakingDialogs: softStakingDialogMessages,
  privateWealth: privateWealthMessages,
  privateWealthDialogs: privateWealthDialogMessages,
  statement: statementMessages,
} as const;

/** Key of a message of any catalogue. */
export type MessageKey = KeyOf<(typeof catalogues)[keyof typeof catalogues]>;

/** Keys of the labels of the parts. */
export type LabelKey = `earn.ui.${keyof UiLabels}`;

/** The values that a message is shown with, by name; a number is a count. A message without values is shown with none. */
export type MessageValuesOf<Key extends MessageKey | LabelKey> = Readonly<
  Record<Key extends keyof MessageValueNames ? MessageValueNames[Key] : never, string | number>
>;

/** A product's own message: ICU text, or a function of the values that this message has. */
export type OwnMessage<Key extends MessageKey | LabelKey> = string | ((values: MessageValuesOf<Key>, locale: string) => string);

/**
 * A product's own messages, key by key: ICU text or functions. The labels of the parts have keys under `earn.ui.`. `defineOverrides` also
 * checks the names in texts.
 */
export type MessageOverrides = { readonly [Key in MessageKey]?: OwnMessage<Key> } & {
  readonly [Label in keyof UiLabels as `earn.ui.${Label}`]?: UiLabels[Label] extends string ? string : OwnMessage<`earn.ui.${Label}`>;
};
