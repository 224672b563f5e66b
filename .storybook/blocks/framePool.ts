/** How many stories a page keeps alive at once, and how many of them load together. Each is a whole page of its own. */
const MOST = { alive: 5, loading: 2 } as const;

/** Which frames of a page are alive. */
export interface FramePool {
  /** Says whether a frame is in sight. */
  readonly see: (key: string, inSight: boolean) => void;
  /** Says that a frame has loaded, or is no more. */
  readonly settle: (key: string) => void;
  readonly isAlive: (key: string) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A pool: frames in sight come to life one after another; the one that went out of sight first makes room. */
export function createFramePool(): FramePool {
  const inSight = new Set<string>();
  const loading = new Set<string>();
  /** The one that was seen last stands last. */
  let alive: readonly string[] = [];
  const listeners = new Set<() => void>();

  const advance = (): void => {
    const [next] = [...inSight].filter((key) => !alive.includes(key));
    if (next === undefined || loading.size >= MOST.loading) return;
    const gone = alive.length < MOST.alive ? undefined : alive.find((key) => !inSight.has(key));
    if (alive.length >= MOST.alive && gone === undefined) return;
    alive = [...alive.filter((key) => key !== gone), next];
    loading.add(next);
    for (const listener of listeners) listener();
  };

  return {
    see: (key, isInSight) => {
      if (isInSight) inSight.add(key);
      else inSight.delete(key);
      if (!isInSight && alive.includes(key)) alive = [...alive.filter((each) => each !== key), key];
      advance();
    },
    settle: (key) => {
      loading.delete(key);
      advance();
    },
    isAlive: (key) => alive.includes(key),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
