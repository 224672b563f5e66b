import type { Earn } from './earnContext.ts';
import { earnKey } from './earnQuery.ts';

type Cache = Pick<Earn, 'queryClient' | 'scope'>;

/** A call whose answers are cached under its name. */
export interface CachedCall {
  readonly name: string;
}

/**
 * Marks the person's answers of these calls as out of date. Those on the screen are read again at once; the others are forgotten, so
 * that no page begins with a figure of before the order.
 */
export function invalidate({ queryClient, scope }: Cache, endpoints: readonly CachedCall[]): void {
  for (const endpoint of endpoints) {
    const queryKey = earnKey(scope, endpoint);
    // Forgetting a read that is under way would fail whoever waits for it, such as the check before another order.
    queryClient.removeQueries({ queryKey, fetchStatus: 'idle', predicate: (query) => query.getObserversCount() === 0 });
    void queryClient.invalidateQueries({ queryKey });
  }
}

/** Changes every cached answer of a call. A read that began before the change is cancelled, because it would undo it. */
export function updateCached<Answer>({ queryClient, scope }: Cache, endpoint: CachedCall, update: (answer: Answer) => Answer): void {
  const queryKey = earnKey(scope, endpoint);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<Answer>({ queryKey }, (answer) => answer && update(answer));
}
