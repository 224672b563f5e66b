import type pg from 'pg';
import type { QueueLimits } from './queueLimits.ts';
import { Unavailable } from './unavailable.ts';

/**
 * Lets work wait for the connections of a pool in the order in which it came, within limits. The pool's own queue has none, and a new
 * connection in place of a lost one goes to whoever comes next.
 *
 * Work that finds no connection fails with {@link Unavailable}.
 */
export function queueFairly(pool: pg.Pool, { mostWaiting, deadlineMs }: QueueLimits): void {
  const waiting = new Set<{ readonly begin: () => void; readonly giveUp: (why: string) => void }>();
  let free = pool.options.max;

  const passOn = (): void => {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else next.begin();
  };
  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (free > 0) {
        free -= 1;
        resolve();
        return;
      }
      if (waiting.size >= mostWaiting) {
        reject(new Unavailable('queue-full'));
        return;
      }
      const end = (): void => {
        clearTimeout(deadline);
        waiting.delete(place);
      };
      const place = {
        begin: () => {
          end();
          resolve();
        },
        giveUp: (why: string) => {
          end();
          reject(new Unavailable(why));
        },
      };
      const deadline = setTimeout(() => place.giveUp('queue-deadline'), deadlineMs);
      waiting.add(place);
    });

  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const checkOut = async (): Promise<pg.PoolClient> => {
    await turn();
    try {
      return await connect();
    } catch (cause) {
      passOn();
      throw new Unavailable('no-connection', { cause });
    }
  };
  type Callback = Parameters<pg.Pool['connect']>[0];
  const callBack = async (callback: Callback): Promise<void> => {
    let client: pg.PoolClient;
    try {
      client = await checkOut();
    } catch (error) {
      callback(error as Error, undefined, () => undefined);
      return;
    }
    callback(undefined, client, (error) => client.release(error));
  };
  // The overloads of `connect` differ in what they return.
  pool.connect = ((callback?: Callback) => (callback === undefined ? checkOut() : void callBack(callback))) as pg.Pool['connect'];
  // The pool takes the connection back after this event.
  pool.on('release', () => process.nextTick(passOn));

  const end = pool.end.bind(pool);
  pool.end = () => {
    for (const place of waiting) place.giveUp('closed');
    return end();
  };
}
