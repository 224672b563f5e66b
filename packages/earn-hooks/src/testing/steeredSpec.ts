import type { ActionMessages, SubmissionSpec } from '../submission/submission.ts';
import { steeredRunner } from './steeredRunner.ts';

const messages: ActionMessages = {
  tone: 'warning',
  locked: 'earn.submission.restored',
  notPlaced: 'earn.submission.restored',
  succeeded: 'earn.order.placed.toast',
  unresolved: 'earn.order.unresolved.toast',
};

/** A submission that stays under way until the test says how it goes on. */
export function steeredSpec<Request>() {
  const { steer, ...steering } = steeredRunner();
  const spec: SubmissionSpec<Request, true, undefined> = steer({
    runner: { run: async () => undefined, reconcile: async () => undefined },
    call: 'test.write',
    messages,
    debounceMs: 0,
    send: async () => true as const,
    baseline: async () => undefined,
    find: async () => undefined,
  });
  return { ...steering, spec };
}
