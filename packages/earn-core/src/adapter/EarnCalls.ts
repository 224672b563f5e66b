import type * as account from '../contract/account.ts';
import type * as launchpool from '../contract/launchpool/index.ts';
import type * as notifications from '../contract/notifications.ts';
import type * as wealth from '../contract/private-wealth.ts';
import type { apr, autoEarn, faq, fixed, fixedVip, flexible, history, vouchers } from '../contract/simple-earn/index.ts';
import type * as softStaking from '../contract/soft-staking.ts';
import type * as staking from '../contract/staking/index.ts';
import type * as statement from '../contract/statement.ts';

/**
 * The declarations of the documented calls, by name. A handler of an adapter has the input and the answer of its call. A contract of another
 * room adds its own with `declare module`.
 */
export interface EarnCalls {
  /** Reads balances of the named coins (API-02). */
  'account.balances': typeof account.balances;
  /** Reads what borrowed coins may be used for (API-05). */
  'account.borrowSettings': typeof account.borrowSettings;
  /** Reads when a coin's spot trade opens (API-08, AMB-077). */
  'account.coinListing': typeof account.coinListing;
  /** Reads the region's restrictions (API-04). */
  'account.compliance': typeof account.compliance;
  /** Reads what can go into a fixed term of a coin (API-03); only code 0 is success (AMB-001). */
  'account.fixedAvailable': typeof account.fixedAvailable;
  /** The lock pre-check before money moves (API-11; path assumed, AMB-016). */
  'account.fundingLock': typeof account.fundingLock;
  /** Reads what a person has borrowed (API-25). */
  'account.loans': typeof account.loans;
  /** Reads the maintenance margin rate (API-10, AMB-035); no rule uses it. */
  'account.marginRate': typeof account.marginRate;
  /** Reads the account mode (API-01). */
  'account.mode': typeof account.accountMode;
  /** Reads the person's invitation codes (API-07). */
  'account.referral': typeof account.referral;
  /** Reads market prices (API-06); never cached (SH-20). */
  'account.tickers': typeof account.tickers;
  /** Reads the trading page's home (API-09, AMB-035); no rule uses it. */
  'account.tradingHome': typeof account.tradingHome;
  /** Reads the VIP tier (API-55). */
  'account.vip': typeof account.vip;
  /** Reads a coin's rate history (API-42, API-43, AMB-017). */
  'apr.chart': typeof apr.aprChart;
  /** Switches auto-earn of a coin, or of all with the asset `ALL_ASSET` (API-41); only code 0 is success (AMB-001). */
  'autoEarn.set': typeof autoEarn.setAutoEarn;
  /** Reads the auto-earn status of coins (API-40; the path's spelling is the exchange's, AMB-038). */
  'autoEarn.status': typeof autoEarn.autoEarnStatus;
  /** Reads the questions about Simple Earn (API-57, SE-57), in a language where the exchange has them in it. */
  'faq.questions': typeof faq.questions;
  /** Reads the coins of the person's fixed orders, for the history's filter (API-35). */
  'fixed.coins': typeof fixed.coins;
  /** Reads what the person may still put into a product (API-32, AMB-029). */
  'fixed.lendable': typeof fixed.lendable;
  /** Reads the person's active orders, 10 a page (API-52), or one by its number (AMB-033). */
  'fixed.orders': typeof fixed.orders;
  /** Reads one product, of any kind (API-30, AMB-028). */
  'fixed.product': typeof fixed.product;
  /** Reads the fixed products of a kind that are on sale, for one coin or for all (API-31, AMB-028). */
  'fixed.products': typeof fixed.products;
  /** Redeems an order before it matures (API-47). */
  'fixed.redeemEarly': typeof fixed.redeemEarly;
  /** Chooses the account that an order pays into (API-54). */
  'fixed.setRedeemAccount': typeof fixed.setRedeemAccount;
  /** Turns the renewal of an order on or off (API-53, SE-X-42, SE-X-43). */
  'fixed.setReinvest': typeof fixed.setReinvest;
  /** Subscribes to a product with an amount (API-34). */
  'fixed.subscribe': typeof fixed.subscribe;
  /** Asks whether the person may subscribe to a product (API-58, SE-X-58). */
  'fixed.subscribeCheck': typeof fixed.subscribeCheck;
  /** Reads the quickest way to a higher VIP tier (API-59, AMB-015). */
  'fixed.upgradeWay': typeof fixed.upgradeWay;
  /** Reads what the person may still put into a product (API-32, AMB-029), of a VIP product. */
  'fixedVip.lendable': typeof fixedVip.lendable;
  /** Reads the person's active orders, 10 a page (API-52), or one by its number (AMB-033), of a VIP product. */
  'fixedVip.orders': typeof fixedVip.orders;
  /** Redeems an order before it matures (API-47), of a VIP product. */
  'fixedVip.redeemEarly': typeof fixedVip.redeemEarly;
  /** Chooses the account that an order pays into (API-54), of a VIP product. */
  'fixedVip.setRedeemAccount': typeof fixedVip.setRedeemAccount;
  /** Turns the renewal of an order on or off (API-53, SE-X-42, SE-X-43), of a VIP product. */
  'fixedVip.setReinvest': typeof fixedVip.setReinvest;
  /** Subscribes to a product with an amount (API-34), of a VIP product. */
  'fixedVip.subscribe': typeof fixedVip.subscribe;
  /** Reads a coin's bonus campaign (API-49). */
  'flexible.awardPool': typeof flexible.awardPool;
  /** Cancels a pending redemption (API-45, API-46). */
  'flexible.cancelRedemption': typeof flexible.cancelRedemption;
  /** Reads the person's flexible holdings, 10 a page (API-51); with `asset` only that coin's (AMB-033). */
  'flexible.holdings': typeof flexible.holdings;
  /** Reads the whole market (API-27). */
  'flexible.market': typeof flexible.market;
  /** Reads a page of the market (API-28, AMB-013, AMB-032): the same path as `market`, with fields. */
  'flexible.marketPage': typeof flexible.marketPage;
  /** Reads one flexible product (API-29, AMB-031): the row of that coin. */
  'flexible.product': typeof flexible.product;
  /** Redeems an amount (API-44). */
  'flexible.redeem': typeof flexible.redeem;
  /** Sets the least rate at which the holding is lent (API-48). */
  'flexible.setMinLendApr': typeof flexible.setMinLendApr;
  /** Reads the summary band (API-50). */
  'flexible.statistics': typeof flexible.statistics;
  /** Subscribes an amount (API-33). */
  'flexible.subscribe': typeof flexible.subscribe;
  /** Reads the coins of the person's flexible history, for its filter (API-36). */
  'history.coins': typeof history.historyCoins;
  /** Reads the fixed history, newest first (API-38). */
  'history.fixed': typeof history.fixedHistory;
  /** Reads the flexible history, newest first (API-37). */
  'history.flexible': typeof history.flexibleHistory;
  /** Reads the kinds of record, for the history's filter (API-39). */
  'history.types': typeof history.historyTypes;
  /** Asks whether the person may stake into a pool (API-18, AMB-019); a refusal carries the exchange's text. */
  'launchpool.checkPoolRule': typeof launchpool.checkPoolRule;
  /** Reads the candy drop that is suggested after a stake (API-23, AMB-021). */
  'launchpool.earnMore': typeof launchpool.earnMore;
  /** Reads one project with its pools (API-21). */
  'launchpool.project': typeof launchpool.project;
  /** Redeems an amount from a pool (API-20). */
  'launchpool.redeem': typeof launchpool.redeem;
  /** Stakes an amount into a pool (API-19). */
  'launchpool.stake': typeof launchpool.stake;
  /** Reads what the person has in the pools of a project (API-22). */
  'launchpool.statistics': typeof launchpool.statistics;
  /** Reads the header of a person's statistics (API-24). */
  'launchpool.userStat': typeof launchpool.userStat;
  /** Reads the candy-drop subscription (API-14). */
  'notifications.candyDrop': typeof notifications.candyDrop;
  /** Reads the holder-airdrop settings (API-13). */
  'notifications.holderAirdrop': typeof notifications.holderAirdrop;
  /** Reads the launchpool subscription out of the exchange's list of switches (API-16, SH-64). */
  'notifications.launchpool': typeof notifications.launchpool;
  /** Subscribes to candy drops, or ends it (API-15): status 1 or 2. */
  'notifications.setCandyDrop': typeof notifications.setCandyDrop;
  /** Sets news of holder airdrops, or their exchange to GT (API-12, AMB-080): the text '1' or '0'. */
  'notifications.setHolderAirdrop': typeof notifications.setHolderAirdrop;
  /** Subscribes to launchpool news, or ends it (API-17, SH-65): the number 1 or 0. */
  'notifications.setLaunchpool': typeof notifications.setLaunchpool;
  /** Switches soft staking on or off (API-77). */
  'softStaking.set': typeof softStaking.setSoftStaking;
  /** Reads what a person has staked, without what is empty (API-67): of one coin, or of all. */
  'staking.balances': typeof staking.holdings.balances;
  /** Reads what a person has borrowed, by coin (API-70, ST-15); a coin that is not named is not borrowed. */
  'staking.loans': typeof staking.holdings.loans;
  /** Reads the config of a product (API-69). */
  'staking.product': typeof staking.products.product;
  /** Reads the rewards that a person was paid for a coin, newest first (API-68). */
  'staking.profits': typeof staking.records.profits;
  /** Reads the questions about a product (API-71, ST-104), in a language where the exchange has them in it. */
  'staking.questions': typeof staking.faq.questions;
  /** Reads a product's rates, one point a day (API-61). */
  'staking.rates': typeof staking.trends.rates;
  /** Redeems an amount (API-64, API-72, AMB-018): form-encoded, side 1. */
  'staking.redeem': typeof staking.redemptions.redeem;
  /** Stakes an amount (API-63, API-72, AMB-018): JSON, side 0. */
  'staking.stake': typeof staking.stakes.stake;
  /** Reads what a person has staked and earned (API-65, SH-07); the id is sent only when it is above 0. */
  'staking.statistics': typeof staking.holdings.statistics;
  /** Reads what everybody has staked of a coin, one point a day (API-62). */
  'staking.totals': typeof staking.trends.totals;
  /** Reads what the person has staked of a coin, or in one product of it (API-66). */
  'staking.user': typeof staking.products.user;
  /**
   * Reads what a coin was worth on each day of at most six months, in USDT: the values of a statement. The call is optional, and its path
   * is assumed: the documents name none. Without it a statement has no values but those of stablecoins.
   */
  'statement.dailyPrices': typeof statement.dailyPrices;
  /** Reads the vouchers that a person may use for a product (API-56, AMB-034). */
  'vouchers.recommended': typeof vouchers.vouchers;
  /** Reads the trend of an order (API-75). */
  'wealth.lines': typeof wealth.lines;
  /** Reads an order (API-76). */
  'wealth.orderDetail': typeof wealth.orderDetail;
  /** Buys units (API-73). */
  'wealth.purchase': typeof wealth.purchase;
  /** Redeems units (API-74). */
  'wealth.redeem': typeof wealth.redeem;
}
