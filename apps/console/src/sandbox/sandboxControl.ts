import * as v from 'valibot';
import { EVENT_ORDERS, FAULT_ORDERS, FAULTS, SPARED, type Event, type Fault, type Spared } from './orders.ts';
import { ask, readSandboxState, type SandboxState } from '../session/sandboxState.ts';

/** The kind of fault that lets something happen just before a call. */
const MEANWHILE = 'meanwhile';

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

/**
 * The sandbox's own controls, which no exchange has: its people, its clock, its faults. Every function rejects with
 * {@link SandboxFailure} and nothing else.
 */
export const sandboxControl = {
  worlds: async (): Promise<readonly World[]> => (await ask('/sandbox/worlds', worlds)).worlds,
  advance: (seconds: number): Promise<unknown> => ask('/sandbox/clock', v.unknown(), { advanceSeconds: seconds }),
  /** Replaces all other faults with one; the event for the next order stays. */
  setFault: async (fault: Fault, spared: Spared): Promise<void> => {
    const { faults } = await readSandboxState();
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
