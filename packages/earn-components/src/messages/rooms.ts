import type { Message, UiLabels } from '@earnkit/ui';
import { addFundsMessages } from '../add-funds/messages.ts';
import { fundingPasswordMessages } from '../funding-password/messages.ts';
import { balanceMessages } from '../hide-balances/messages.ts';
import { inviteMessages } from '../invite-friends/messages.ts';
import { campaignMessages } from '../launchpool/campaignMessages.ts';
import { eligibilityMessages } from '../launchpool/eligibilityMessages.ts';
import { launchpoolMessages } from '../launchpool/messages.ts';
import { launchpoolOrderMessages } from '../launchpool/orderMessages.ts';
import { launchpoolPartMessages } from '../launchpool/partMessages.ts';
import { launchpoolRedeemMessages } from '../launchpool/redeemMessages.ts';
import { loginMessages } from '../login/messages.ts';
import { notificationMessages } from '../notification-subscriptions/messages.ts';
import { overviewMessages } from '../overview/messages.ts';
import { historyPartMessages } from '../parts/historyPartMessages.ts';
import { partMessages } from '../parts/messages.ts';
import { orderPartMessages } from '../parts/orderPartMessages.ts';
import { rateChangeMessages } from '../parts/rateChangeMessages.ts';
import { redemptionMessages } from '../parts/redemptionMessages.ts';
import { shareMessages } from '../parts/shareMessages.ts';
import { trendMessages } from '../parts/trendMessages.ts';
import { privateWealthMessages } from '../private-wealth/messages.ts';
import { wealthOrderMessages } from '../private-wealth/orderMessages.ts';
import { wealthPartMessages } from '../private-wealth/partMessages.ts';
import { autoEarnMessages } from '../simple-earn/autoEarnMessages.ts';
import { fixedMessages } from '../simple-earn/fixedMessages.ts';
import { fixedOrderMessages } from '../simple-earn/fixedOrderMessages.ts';
import { flexibleMessages } from '../simple-earn/flexibleMessages.ts';
import { flexiblePartMessages } from '../simple-earn/flexiblePartMessages.ts';
import { flexibleRedeemMessages } from '../simple-earn/flexibleRedeemMessages.ts';
import { historyMessages } from '../simple-earn/historyMessages.ts';
import { holdingDialogMessages } from '../simple-earn/holdingDialogMessages.ts';
import { marketMessages } from '../simple-earn/marketMessages.ts';
import { simpleEarnMessages } from '../simple-earn/messages.ts';
import { portfolioMessages } from '../simple-earn/portfolioMessages.ts';
import { vipMessages } from '../simple-earn/vipMessages.ts';
import { voucherMessages } from '../simple-earn/voucherMessages.ts';
import { softStakingMessages } from '../soft-staking/messages.ts';
import { stakingBonusMessages } from '../staking/bonusMessages.ts';
import { stakingMessages } from '../staking/messages.ts';
import { stakingOrderMessages } from '../staking/orderMessages.ts';
import { stakingPartMessages } from '../staking/partMessages.ts';
import { stakingProtocolMessages } from '../staking/protocolMessages.ts';
import { stakingRedeemMessages } from '../staking/redeemMessages.ts';
import { stakeDetailMessages } from '../staking/stakeDetailMessages.ts';
import { commonMessages } from './common.ts';
import type { KeyOf } from './defineMessages.ts';

/** Every room. The area takes only its type, so that a page loads the rooms of its own components; tests go through all. */
export const rooms = {
  common: commonMessages,
  addFunds: addFundsMessages,
  balances: balanceMessages,
  fundingPassword: fundingPasswordMessages,
  invite: inviteMessages,
  login: loginMessages,
  notifications: notificationMessages,
  overview: overviewMessages,
  parts: partMessages,
  historyParts: historyPartMessages,
  orderParts: orderPartMessages,
  rateChange: rateChangeMessages,
  trend: trendMessages,
  redemption: redemptionMessages,
  autoEarn: autoEarnMessages,
  portfolio: portfolioMessages,
  share: shareMessages,
  fixedOrder: fixedOrderMessages,
  flexible: flexibleMessages,
  flexibleParts: flexiblePartMessages,
  flexibleRedeem: flexibleRedeemMessages,
  fixed: fixedMessages,
  vip: vipMessages,
  voucher: voucherMessages,
  history: historyMessages,
  holdingDialogs: holdingDialogMessages,
  market: marketMessages,
  simpleEarn: simpleEarnMessages,
  launchpool: launchpoolMessages,
  launchpoolOrder: launchpoolOrderMessages,
  launchpoolParts: launchpoolPartMessages,
  eligibility: eligibilityMessages,
  launchpoolRedeem: launchpoolRedeemMessages,
  campaign: campaignMessages,
  privateWealth: privateWealthMessages,
  wealthParts: wealthPartMessages,
  wealthOrder: wealthOrderMessages,
  softStaking: softStakingMessages,
  staking: stakingMessages,
  stakingBonus: stakingBonusMessages,
  stakingOrder: stakingOrderMessages,
  stakingParts: stakingPartMessages,
  stakingProtocol: stakingProtocolMessages,
  stakeDetail: stakeDetailMessages,
  stakingRedeem: stakingRedeemMessages,
} as const;

/** Key of a message of any room. */
export type MessageKey = KeyOf<(typeof rooms)[keyof typeof rooms]>;

/** A product's own messages, key by key: ICU text or functions. The labels of the parts have keys under `earn.ui.`. */
export type MessageOverrides = Readonly<
  Partial<Record<MessageKey, Message>> & { [Label in keyof UiLabels as `earn.ui.${Label}`]?: UiLabels[Label] }
>;
