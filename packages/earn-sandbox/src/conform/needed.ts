/**
 * Fields that an exchange may leave out, and without which a product cannot be used: by call and name on the wire, with what a person then
 * sees.
 */
export const NEEDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'account.mode': { mode: 'Which account an order is paid from is not said.' },
  'account.balances': {
    available: 'The balance is shown as -- in the forms of fixed products.',
    lend_earn_available: 'The balance is shown as -- when subscribing, and “max” does nothing.',
    outable: 'The balance is shown as -- when staking, and “max” does nothing.',
  },
  'account.fixedAvailable': { available: 'The balance is shown as -- when subscribing to a fixed product.' },
  'account.tickers': { rate: 'No value in USDT is shown.' },
  'account.vip': { tier: 'VIP products are offered to nobody.' },
  'fixed.orders': {
    principal: 'An order is listed without its amount.',
    finish_time: 'An order is listed without its maturity.',
    reinvest_status: 'Whether the order renews itself is shown as -- .',
  },
  'fixed.products': {
    year_rate: 'A product is listed without its rate.',
    min_lend_amount: 'The form cannot say the least amount; the exchange refuses what is below it.',
    sale_status: 'A sold-out product looks as if it were on sale.',
  },
  'flexible.holdings': {
    curr_amount: 'A holding is listed without its amount, and cannot be redeemed as a whole.',
    frozen_amount: 'What is being redeemed is shown as -- .',
    next_time_rate_year: 'A holding is listed without its rate.',
  },
  'flexible.market': { next_time_rate_year: 'A coin is listed without its rate.' },
  'flexible.marketPage': { next_time_rate_year: 'A coin is listed without its rate.' },
  'flexible.product': {
    min_lend_amount: 'The form cannot say the least amount; the exchange refuses what is below it.',
    next_time_rate_year: 'The form shows no rate and no estimate.',
  },
  'flexible.statistics': { total_value_usdt: 'The summary shows -- for what the person has.' },
  'history.fixed': {
    type: 'A record is listed without its kind.',
    amount: 'A record is listed without its amount.',
    time_at: 'A record is listed without its time.',
  },
  'history.flexible': {
    unique_time: 'Two like records cannot be told apart: an order whose answer was lost cannot be found.',
    type: 'A record is listed without its kind.',
    amount: 'A record is listed without its amount.',
    time_at: 'A record is listed without its time.',
  },
  'launchpool.project': {
    start_timest: 'The project has no countdown.',
    end_timest: 'The project has no end.',
  },
  'launchpool.statistics': { amount: 'What is staked in the pool is shown as -- , and cannot be redeemed.' },
  'staking.balances': { mortgage_amount: 'A stake is listed without its amount.' },
  'staking.profits': { profit: 'A reward is listed without its amount.' },
  'staking.user': { hold_amount: 'What is staked is shown as -- , and cannot be redeemed as a whole.' },
  'wealth.orderDetail': { unit: 'The units held are shown as -- , and cannot be redeemed.' },
};
