import * as v from 'valibot';
import { withCsrfToken } from './csrfTokens.ts';

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

/** The sandbox did not do what was asked. `absent`: there is no sandbox here, but a real exchange. */
export class SandboxFailure extends Error {
  override readonly name = 'SandboxFailure';
  readonly absent: boolean;

  constructor(absent: boolean, options?: ErrorOptions) {
    super(absent ? 'There is no sandbox here' : 'The sandbox did not answer', options);
    this.absent = absent;
  }
}

/** Asks the sandbox for something, or with a body to do something. Rejects with {@link SandboxFailure} and nothing else. */
export async function ask<Schema extends v.GenericSchema>(path: string, schema: Schema, body?: unknown): Promise<v.InferOutput<Schema>> {
  const send = (init: RequestInit): Promise<Response> => fetch(path, { ...init, cache: 'no-store', signal: AbortSignal.timeout(20_000) });
  const write = (csrftoken: string): Promise<Response> =>
    send({ method: 'POST', headers: { 'content-type': 'application/json', csrftoken }, body: JSON.stringify(body) });
  let answer: Response;
  try {
    answer = await (body === undefined ? send({}) : withCsrfToken(write, ({ status }) => status === 403));
  } catch (cause) {
    throw new SandboxFailure(false, { cause });
  }
  if (!answer.ok) throw new SandboxFailure(answer.status === 404);
  const read = v.safeParse(v.object({ data: schema }), await answer.json().catch(() => undefined));
  if (!read.success) throw new SandboxFailure(false);
  return read.output.data;
}

/** Reads who is signed in at the sandbox, what time it is there and what goes wrong. */
export const readSandboxState = (): Promise<SandboxState> => ask('/sandbox/state', state);
