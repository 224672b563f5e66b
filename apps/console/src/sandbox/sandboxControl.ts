import * as v from 'valibot';

const state = v.object({
  world: v.nullable(v.string()),
  now: v.number(),
  user: v.nullable(v.object({ id: v.string() })),
  edition: v.picklist(['global', 'us']),
  faults: v.array(v.object({ kind: v.string() })),
});
/** Who is signed in at the sandbox, what time it is there and what goes wrong. */
export type SandboxState = v.InferOutput<typeof state>;

const worlds = v.object({ worlds: v.array(v.object({ id: v.string(), title: v.string(), description: v.string() })) });
/** A person one can be. */
export type World = v.InferOutput<typeof worlds>['worlds'][number];

/** What can be made to go wrong, as the sandbox is told. */
const FAULT_ORDERS = {
  slow: { kind: 'latency', path: '/apiw/*', ms: 5000 },
  error: { kind: 'http', path: '/apiw/*', status: 503 },
  lost: { kind: 'lost-answer', path: '/apiw/*/earn/*', method: 'POST' },
  html: { kind: 'garbage', path: '/apiw/*' },
} as const;

/** What can be made to go wrong; `none` clears it. */
export type Fault = keyof typeof FAULT_ORDERS | 'none';
export const FAULTS: readonly Fault[] = ['none', 'slow', 'error', 'lost', 'html'];

/** The fault of the panel that is set; `none` where it is none of these. */
export const faultOf = ({ faults }: SandboxState): Fault =>
  FAULTS.find((fault) => fault !== 'none' && faults.some(({ kind }) => kind === FAULT_ORDERS[fault].kind)) ?? 'none';

/** The sandbox did not do what was asked. `absent`: there is no sandbox here, but a real exchange. */
export class SandboxFailure extends Error {
  override readonly name = 'SandboxFailure';
  readonly absent: boolean;

  constructor(absent: boolean, options?: ErrorOptions) {
    super(absent ? 'There is no sandbox here' : 'The sandbox did not answer', options);
    this.absent = absent;
  }
}

const csrfToken = (): string => /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';

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
  setFault: async (fault: Fault): Promise<void> => {
    await ask('/sandbox/faults', v.unknown(), { clear: true });
    if (fault !== 'none') await ask('/sandbox/faults', v.unknown(), FAULT_ORDERS[fault]);
  },
  reset: (): Promise<unknown> => ask('/sandbox/reset', v.unknown(), {}),
};
