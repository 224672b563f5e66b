import * as account from './contract/account.ts';
import * as launchpool from './contract/launchpool/index.ts';
import * as notifications from './contract/notifications.ts';
import * as privateWealth from './contract/private-wealth.ts';
import * as simpleEarn from './contract/simple-earn/index.ts';
import * as softStaking from './contract/soft-staking.ts';
import * as staking from './contract/staking/index.ts';
import * as statement from './contract/statement.ts';
import type { AnyEndpoint } from './endpoint/endpoint.ts';

/** The contracts, by their names in documents. A product registers its own in one line. */
const CONTRACTS: Readonly<Record<string, object>> = {
  Account: account,
  Notifications: notifications,
  'Simple Earn': simpleEarn,
  Launchpool: launchpool,
  Staking: staking,
  'Private wealth': privateWealth,
  'Soft staking': softStaking,
  Statement: statement,
};

/** A declared call. */
export interface DeclaredCall {
  /** The name of its contract, such as `Simple Earn`. */
  readonly contract: string;
  /** The declaration. */
  readonly call: AnyEndpoint;
  /** The names of its fields on the wire, in their order. */
  readonly fields: readonly string[];
}

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'encoding' in value && 'path' in value;

/** A request is an object of fields; its type in an endpoint is only that of a schema. */
const fieldsOf = ({ request }: AnyEndpoint): readonly string[] => Object.keys((request as unknown as { readonly entries: object }).entries);

/** Every call that the contracts declare. It loads all of them: for servers, checks and tests. */
export const DECLARED_CALLS: readonly DeclaredCall[] = Object.entries(CONTRACTS).flatMap(([contract, exported]) =>
  Object.values(exported)
    // A contract may have namespaces, such as `flexible`.
    .flatMap((value: unknown) => (isEndpoint(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value) : []))
    .filter(isEndpoint)
    .map((call) => ({ contract, call, fields: fieldsOf(call) })),
);
