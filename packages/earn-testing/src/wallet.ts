import { type Decimal, ZERO, add, compare, decimal, subtract } from '@earnkit/core';

/** Thrown by an answer: the exchange refuses the call, and nothing has happened. */
export class Refusal extends Error {}

/** What a person has in the spot account. */
export interface Wallet {
  /** The balance of a coin. */
  readonly balance: (asset: string) => Decimal;
  /** Adds an amount. */
  readonly pay: (asset: string, amount: Decimal) => void;
  /** Takes an amount. @throws Refusal where there is less. */
  readonly take: (asset: string, amount: Decimal) => void;
}

/** Makes the wallet of a world. */
export function createWallet(balances: Readonly<Record<string, string>>): Wallet {
  const held = new Map(Object.entries(balances).map(([asset, amount]) => [asset, decimal(amount)]));
  const balance = (asset: string): Decimal => held.get(asset) ?? ZERO;
  return {
    balance,
    pay: (asset, amount) => void held.set(asset, add(balance(asset), amount)),
    take: (asset, amount) => void held.set(asset, less(balance(asset), amount)),
  };
}

/** An amount less another. @throws Refusal where there is less. */
export function less(held: Decimal, amount: Decimal): Decimal {
  if (compare(held, amount) < 0) throw new Refusal('Insufficient balance');
  return subtract(held, amount);
}

/** The smaller one of two amounts. */
export const least = (first: Decimal, second: Decimal): Decimal => (compare(first, second) < 0 ? first : second);
