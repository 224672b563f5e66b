/** Who composed a write, and who the page knows to be signed in when it is sent. */
export interface Composer {
  /** The id of the session in which the write was composed; `undefined` for a visitor. */
  readonly id: string | undefined;
  /** The id of the session that the page knows of now; `undefined` while nobody is signed in. */
  readonly current: () => string | undefined;
}

/**
 * Asks who is signed in now, by the cookies of the page: the id of the session as the page names it, `undefined` for nobody. It
 * rejects where it cannot be known.
 */
export type WhoIsSignedIn = (signal: AbortSignal) => Promise<string | undefined>;

/** Who is signed in, compared with who composed a write: `unknown` where nobody could say. */
export type Presence = 'same' | 'another' | 'nobody' | 'unknown';

/** Compares who composed a write with who the page knows of and, where it can be asked, with who is signed in. */
export async function presenceOf(composer: Composer, ask: WhoIsSignedIn | undefined, timeoutMs: number): Promise<Presence> {
  const compare = (now: string | undefined): Presence => {
    if (now === composer.id) return 'same';
    return now === undefined ? 'nobody' : 'another';
  };
  const known = compare(composer.current());
  if (known !== 'same' || ask === undefined) return known;
  const stopper = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('No answer in time'));
      stopper.abort();
    }, timeoutMs);
  });
  try {
    return compare(await Promise.race([ask(stopper.signal), late]));
  } catch {
    return 'unknown';
  } finally {
    clearTimeout(timer);
  }
}
