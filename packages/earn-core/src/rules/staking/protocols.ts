import { type Decimal, compare, isPositive, sumOfKnown } from '../../decimal.ts';
import { compareKnown } from '../lists.ts';
import type { Protocol, StakingProduct } from '../../contract/staking/product.ts';

/** As much of a protocol as a choice needs. */
type Choice = Pick<Protocol, 'pid' | 'aprFraction'>;

/** The protocol with the highest rate; among equal ones the first. `undefined` where there is none. */
const highestProtocol = <One extends Choice>(protocols: readonly One[]): One | undefined =>
  protocols.toSorted((first, second) => compareKnown(first.aprFraction, second.aprFraction, 'desc'))[0];

/** The protocols of a DeFi product without duplicate ids, which could not be told apart; an empty list for other products. */
export const protocolsOf = ({ isDefi, protocols }: Pick<StakingProduct, 'isDefi' | 'protocols'>): readonly Protocol[] =>
  isDefi ? protocols.rows.filter(({ pid }, index, rows) => rows.findIndex((one) => one.pid === pid) === index) : [];

const byId = <One extends Choice>(protocols: readonly One[], pid: string | undefined): One | undefined =>
  protocols.find((protocol) => protocol.pid === pid);

/** Whether an id names a protocol, and not the product, whose own id leaves the protocol open. A protocol may be no longer offered. */
export const isProtocolId = ({ pid: own, protocols }: Pick<StakingProduct, 'pid' | 'protocols'>, pid: string | undefined): pid is string =>
  pid !== undefined && (pid !== own || byId(protocols.rows, pid) !== undefined);

/** The protocol a stake begins with where none is asked for: the first, or the one with the highest rate (ST-74 to ST-76, AMB-111). */
export const protocolForStake = <One extends Choice>(
  protocols: readonly One[],
  { autoSelect = false }: { readonly autoSelect?: boolean | undefined } = {},
): One | undefined => (autoSelect ? highestProtocol(protocols) : protocols[0]);

/** The protocol whose bonus rules are shown: the one asked for, else the one with the highest rate (ST-73). */
export const protocolForBonus = <One extends Choice>(protocols: readonly One[], pid?: string): One | undefined =>
  byId(protocols, pid) ?? highestProtocol(protocols);

/** What can be redeemed of, and what the choice begins with. */
export interface HeldProtocols<Row> {
  /** Holdings above zero, the largest first; equal ones in the exchange's order. */
  readonly held: readonly Row[];
  /** The largest; `undefined` where nothing is held. */
  readonly selected: Row | undefined;
  /** Whether there is anything to choose (ST-77, ST-78). */
  readonly selector: boolean;
}

/**
 * The protocols that a redemption can choose between (ST-77, ST-78, AMB-110). A protocol in several rows is one, with their sum; a
 * holding of an unknown amount is left out.
 */
export function heldProtocols<Row extends { readonly pid?: string | undefined; readonly amount: Decimal | undefined }>(
  balances: readonly Row[],
): HeldProtocols<Row> {
  const partsOf = ({ pid }: Row): readonly Row[] => balances.filter((row) => row.pid === pid);
  const held = balances
    .filter((row) => partsOf(row)[0] === row)
    .map((row): Row => ({ ...row, amount: sumOfKnown(partsOf(row).map(({ amount }) => amount)) }))
    .filter((row): row is Row & { readonly amount: Decimal } => row.amount !== undefined && isPositive(row.amount))
    .toSorted((first, second) => compare(second.amount, first.amount));
  return { held, selected: held[0], selector: held.length > 1 };
}
