import type { Earn } from './earnContext.ts';
import { earnKey } from './earnQuery.ts';

type Cache = Pick<Earn, 'queryClient' | 'scope'>;

/** A call whose answers are cached under its name. */
export interface CachedCall {
  readonly name: string;
}

/**
 * Invalidates the person's answers to these calls. Active queries are refetched at once; inactive ones are removed, so that no page
 * starts with a figure from before the order.
 */
export function invalidate({ queryClient, scope }: Cache, endpoints: readonly CachedCall[]): void {
  for (const endpoint of endpoints) {
    const queryKey = earnKey(scope, endpoint);
    // Removing a read in progress would fail its caller, such as the check before another order.
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
