import * as v from 'valibot';
import { EVENT_ORDERS, FAULT_ORDERS, FAULTS, SPARED, type Event, type Fault, type Spared } from './orders.ts';

/** The kind of fault that lets something happen just before a call. */
const MEANWHILE = 'meanwhile';

const state = v.object({
  world: v.nullable(v.string()),
  now: v.number(),
  user: v.nullable(v.object({ id: v.string() })),
  edition: v.picklist(['global', 'us']),
  verified: v.boolean(),
  /** Why nothing can be changed at the sandbox; `null` where everything can. */
  readOnly: v.nullable(v.picklist(['ledger', 'disk'])),
  faults: v.array(v.object({ id: v.string(), kind: v.string(), after: v.optional(v.number()) })),
});
/** Who is signed in at the sandbox, what time it is there and what goes wrong. */
export type SandboxState = v.InferOutput<typeof state>;

const worlds = v.object({ worlds: v.array(v.object({ id: v.string(), title: v.string(), description: v.string() })) });
/** A person one can be. */
export type World = v.InferOutput<typeof worlds>['worlds'][number];

/** The fault of the panel that is set and how many calls it lets pass; `none` where it is none of these. */
export function faultOf({ faults }: SandboxState): { readonly kind: Fault; readonly spared: Spared } {
  for (const kind of FAULTS) {
    const set = kind === 'none' ? undefined : faults.find((fault) => fault.kind === FAULT_ORDERS[kind].kind);
    if (set) return { kind, spared: SPARED.find((spared) => Number(spared) === set.after) ?? '0' };
  }
  return { kind: 'none', spared: '0' };
}

/** The sandbox did not do what was asked. `absent`: there is no sandbox here, but a real exchange. */
export class SandboxFailure extends Error {
  override readonly name = 'SandboxFailure';
  readonly absent: boolean;

  constructor(absent: boolean, options?: ErrorOptions) {
    super(absent ? 'There is no sandbox here' : 'The sandbox did not answer', options);
    this.absent = absent;
  }
}

/** The token a write has to carry. */
export const csrfToken = (): string => /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';

async function ask<Schema extends v.GenericSchema>(path: string, schema: Schema, body?: unknown): Promise<v.InferOutput<Schema>> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json', csrftoken: csrfToken() }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, cache: 'no-store', signal: AbortSignal.timeout(20_000) });
  } catch (cause) {
    throw new SandboxFailure(false, { cause });
  }
  if (!answer.ok) throw new SandboxFailure(answer.status === 404);
  const read = v.safeParse(v.object({ data: schema }), await answer.json().catch(() => undefined));
  if (!read.success) throw new SandboxFailure(false);
  return read.output.data;
}

/**
 * The sandbox's own controls, which no exchange has: who one is, its clock, its faults. Every function rejects with
 * {@link SandboxFailure} and nothing else.
 */
export const sandboxControl = {
  state: (): Promise<SandboxState> => ask('/sandbox/state', state),
  worlds: async (): Promise<readonly World[]> => (await ask('/sandbox/worlds', worlds)).worlds,
  logIn: (world: string): Promise<unknown> => ask('/sandbox/login', v.unknown(), { world }),
  logOut: (): Promise<unknown> => ask('/sandbox/logout', v.unknown(), {}),
  advance: (seconds: number): Promise<unknown> => ask('/sandbox/clock', v.unknown(), { advanceSeconds: seconds }),
  /** Sets one fault in place of every other; what is to happen with the next order stays. */
  setFault: async (fault: Fault, spared: Spared): Promise<void> => {
    const { faults } = await ask('/sandbox/state', state);
    for (const { id, kind } of faults) if (kind !== MEANWHILE) await ask('/sandbox/faults', v.unknown(), { clear: id });
    if (fault !== 'none') await ask('/sandbox/faults', v.unknown(), { ...FAULT_ORDERS[fault], after: Number(spared) });
  },
  /** Lets something happen at the exchange at once. */
  happen: (event: Event): Promise<unknown> => ask('/sandbox/events', v.unknown(), EVENT_ORDERS[event]),
  /** Lets something happen just before the next order is carried out. */
  happenMeanwhile: (event: Event): Promise<unknown> =>
    ask('/sandbox/faults', v.unknown(), { kind: MEANWHILE, path: '/apiw/*earn/*', method: 'POST', times: 1, does: EVENT_ORDERS[event] }),
  reset: (): Promise<unknown> => ask('/sandbox/reset', v.unknown(), {}),
};
