import type { Endpoint, WireFields } from '@earnkit/core/endpoint';
import type { AnyCall } from './calls.ts';
import type { Findings } from './findings.ts';
import { judge, type Said } from './judge.ts';
import { type Address, type How, send } from './transport.ts';

/** What no call lists: the host of the components knows it, and tells the kit. */
export interface Known {
  /** Ids of launchpool projects. */
  readonly launchpool?: readonly string[];
  /** Staking products. @default the only one of each coin that the person has */
  readonly staking?: readonly { readonly coin: string; readonly pid?: string }[];
  /** Orders of private wealth, as the host lists them. */
  readonly wealth?: readonly {
    readonly order_id: string;
    readonly project_type: number;
    readonly pid?: string;
    /** Least amount of a purchase. */
    readonly min_amount?: string;
  }[];
}

/** What an answer says, with the data as its declaration reads them. */
type Answer<Data> = Exclude<Said, { readonly kind: 'done' }> | (Extract<Said, { readonly kind: 'done' }> & { readonly data: Data });

/** What checks are made with. */
export interface Kit {
  readonly findings: Findings;
  readonly known: Known;
  /** Zone in which the exchange counts days. */
  readonly zone: string;
  /** Unix seconds of the exchange. */
  readonly now: () => number;
  /** Whether a call is checked. */
  readonly has: (name: string) => boolean;
  /** Sends the fields of a call and judges the answer. */
  readonly send: (call: AnyCall, fields: Readonly<Record<string, unknown>>, how?: How) => Promise<Said>;
  /** Sends a declared call. */
  readonly call: <Input, Wire extends WireFields, WireData, Data>(
    endpoint: Endpoint<Input, Wire, WireData, Data>,
    input: Input,
    how?: How,
  ) => Promise<Answer<Data>>;
  /** The data of a read; `undefined` where it was refused or could not be read. */
  readonly read: <Input, Wire extends WireFields, WireData, Data>(
    endpoint: Endpoint<Input, Wire, WireData, Data>,
    input: Input,
  ) => Promise<Data | undefined>;
  /** Reads until `holds`, for as long as an order may take to show. Gives the last value. */
  readonly until: <Value>(read: () => Promise<Value>, holds: (value: Value) => boolean) => Promise<Value>;
  /** Tells that something was not checked, and why. */
  readonly skip: (what: string) => void;
  /** Tells what is being checked. */
  readonly step: (what: string) => void;
}

/** What a kit is made of. */
interface KitParts extends Pick<Kit, 'findings' | 'known' | 'zone' | 'now' | 'has' | 'skip' | 'step'> {
  readonly address: Address;
  /** How long an order may take to show, in milliseconds. */
  readonly patienceMs: number;
  /** Is told the name of each call that is sent. */
  readonly sends: (name: string) => void;
}

/** Waits between reads of what has to change. */
const PAUSES_MS = [20, 80, 250, 650, 1000];

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Refusals that ask for the funding password, or say that it is missing. */
const PASSWORD_CODES = new Set(['101', '10010111', '10010106', '10010107', '10010108', '10010112']);

/** The account cannot place orders, for a reason that is none of the exchange's. Its message says why. */
export class OrdersImpossible extends Error {
  override readonly name = 'OrdersImpossible';
}

/** Makes what checks are made with. */
export function createKit({ address, patienceMs, sends, ...parts }: KitParts): Kit {
  const { findings } = parts;

  const sendCall: Kit['send'] = async (call, fields, how) => {
    sends(call.name);
    const token = address.cookies.value(address.csrf.cookie);
    const came = await send(address, call, fields, how);
    // The exchange has changed the token: nothing happened, and the call is sent once more.
    const isStale = came?.status === 403 && how?.csrf === undefined && how?.session === undefined;
    if (isStale && address.cookies.value(address.csrf.cookie) !== token)
      return judge(call, await send(address, call, fields, how), findings);
    if (how?.cut !== undefined) return { kind: 'lost', status: 0 };
    const said = judge(call, came, findings);
    if (call.effect === 'write' && said.kind === 'refused' && PASSWORD_CODES.has(said.code))
      throw new OrdersImpossible('The account asks for a funding password.');
    return said;
  };
  const call: Kit['call'] = async (endpoint, input, how) =>
    (await sendCall(endpoint as unknown as AnyCall, endpoint.encode(input), how)) as Answer<never>;

  return {
    ...parts,
    send: sendCall,
    call,
    read: async (endpoint, input) => {
      const answer = await call(endpoint, input);
      if (answer.kind === 'done') return answer.data;
      if (answer.kind === 'refused')
        findings.add('refused', { call: endpoint.name, came: `code ${answer.code}, HTTP status ${answer.status}` });
      if (answer.kind === 'signed-out') findings.add('signed-out', { call: endpoint.name, came: `HTTP status ${answer.status}` });
      return undefined;
    },
    until: async (read, holds) => {
      let waited = 0;
      let value = await read();
      for (let round = 0; !holds(value) && waited < patienceMs; round += 1) {
        const next = Math.min(PAUSES_MS[round] ?? 1000, patienceMs - waited);
        waited += next;
        await pause(next);
        value = await read();
      }
      return value;
    },
  };
}
