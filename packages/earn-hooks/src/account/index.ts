/* `@earnkit/hooks/account`: who is looking, what they have and may use, and the queries behind it. */
export type { FundingOption } from './add-funds/fundingOptions.ts';
export { type AddFunds, useAddFunds } from './add-funds/useAddFunds.ts';
export { type FundsAmount, useFundsAmount } from './add-funds/useFundsAmount.ts';
export {
  accountModeOptions,
  balancesOptions,
  borrowSettingsOptions,
  complianceOptions,
  fixedAvailableOptions,
  fundingLockOptions,
  loansOptions,
  referralOptions,
  tickersOptions,
} from './queries.ts';
export { type AccountModeState, type SessionState, useAccountMode, useCompliance, useFlexibleAvailable, useSession } from './useAccount.ts';
export { useFixedAvailable, useLaunchpoolAvailable, useStakingAvailable } from './useAvailable.ts';
export { useBorrowSettings, useLoan } from './useBorrowing.ts';
export { type Invitation, useInviteFriends } from './useInviteFriends.ts';
export { useUsdtPrices, useUsdtValues } from './useUsdtPrices.ts';
