/* `@earnkit/hooks/account`: the session, the person's balances and restrictions, and the queries behind them. */
export type { FundingOption } from './add-funds/fundingOptions.ts';
export { type AddFunds, useAddFunds } from './add-funds/useAddFunds.ts';
export { type FundsAmount, useFundsAmount } from './add-funds/useFundsAmount.ts';
export { balancesOptions } from './balanceQueries.ts';
export {
  accountModeOptions,
  borrowSettingsOptions,
  complianceOptions,
  fixedAvailableOptions,
  fundingLockOptions,
  loansOptions,
  referralOptions,
} from './queries.ts';
export { tickersOptions } from './tickers.ts';
export { type AccountModeState, useAccountMode, useCompliance, useFlexibleAvailable } from './useAccount.ts';
export { type SessionState, useSession } from './useSession.ts';
export { useFixedAvailable, useLaunchpoolAvailable, useStakingAvailable } from './useAvailable.ts';
export { useBorrowSettings, useLoan } from './useBorrowing.ts';
export { type Invitation, useInviteFriends } from './useInviteFriends.ts';
export { useUsdtPrices, useUsdtPricesComing, useUsdtValues } from './useUsdtPrices.ts';
