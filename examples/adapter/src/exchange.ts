/** What the exchange answers, as its own documents write it: moments are milliseconds, rates of `uni` are per hour. */

export interface Currency {
  readonly currency: string;
  readonly min_lend_amount: string;
  readonly estimate_rate: string;
  readonly max_rate: string;
  readonly min_rate: string;
}

export interface Lend {
  readonly currency: string;
  readonly current_amount: string;
  readonly lent_amount: string;
  readonly frozen_amount: string;
  readonly min_rate: string;
  readonly auto_lend: boolean;
  readonly create_time: number;
}

export interface LendRecord {
  readonly currency: string;
  readonly amount: string;
  readonly type: 'lend' | 'redeem';
  readonly create_time: number;
}

export interface InterestRecord {
  readonly currency: string;
  readonly interest: string;
  readonly create_time: number;
}

export interface Term {
  readonly id: number;
  readonly asset: string;
  readonly lock_up_period: number;
  readonly year_rate: string;
  readonly min_lend_amount: string;
  readonly user_max_lend_amount: string;
  readonly pre_redeem: boolean;
}

export interface TermOrder {
  readonly order_id: number;
  readonly product_id: number;
  readonly principal: string;
  readonly create_time: number;
  readonly finish_time: number;
}

export interface Coin {
  readonly pid: number;
  readonly currency: string;
  readonly estimate_apr: string;
  readonly min_stake_amount: string;
  readonly redeem_period: number;
}

export interface Stake {
  readonly pid: number;
  readonly amount: string;
  readonly rewards: string;
}

export interface Award {
  readonly pid: number;
  readonly currency: string;
  readonly award: string;
  readonly stake_amount: string;
  readonly create_time: number;
}

export interface Account {
  readonly currency: string;
  readonly available: string;
}

/** A refusal of the exchange: `{ label, message }` with an HTTP status. */
export class ExchangeError extends Error {
  readonly status: number;
  readonly label: string;

  constructor(status: number, { label = '', message = '' }: { readonly label?: string; readonly message?: string }) {
    super(message);
    this.status = status;
    this.label = label;
  }
}

let token: { readonly token: string; readonly expires_at: number } | undefined;

/** The header of a request. The token is renewed a few seconds before it expires; a page of yours would get it from your sign-in. */
export async function authorization({ signal }: { readonly signal: AbortSignal }): Promise<Record<string, string>> {
  if (token === undefined || token.expires_at < Date.now() + 5_000) {
    const response = await fetch('/api/v4/token', { method: 'POST', signal });
    if (!response.ok) throw new Error(`No token: ${response.status}`);
    token = (await response.json()) as typeof token;
  }
  return { authorization: `Bearer ${token?.token}` };
}
