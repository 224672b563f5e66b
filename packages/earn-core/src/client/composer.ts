import { inTime } from './inTime.ts';

/** Who composed a write, and who is signed in, as far as the page knows, when it is sent. */
export interface Composer {
  /** The id of the session in which the write was composed; `undefined` for a visitor. */
  readonly id: string | undefined;
  /** The id of the page's current session; `undefined` while nobody is signed in. */
  readonly current: () => string | undefined;
}

/**
 * Returns who is signed in now, according to the page's cookies: the id that the page uses for the session, `undefined` for nobody.
 * Rejects when that cannot be determined.
 */
export type WhoIsSignedIn = (signal: AbortSignal) => Promise<string | undefined>;

/** The signed-in person compared with the one who composed a write; `unknown` when it could not be determined. */
export type Presence = 'same' | 'another' | 'nobody' | 'unknown';

/** Compares the person who composed a write with the page's session and, when `ask` is given, with who is really signed in. */
export async function presenceOf(composer: Composer, ask: WhoIsSignedIn | undefined, timeoutMs: number): Promise<Presence> {
  const compare = (now: string | undefined): Presence => {
    if (now === composer.id) return 'same';
    return now === undefined ? 'nobody' : 'another';
  };
  const known = compare(composer.current());
  if (known !== 'same' || ask === undefined) return known;
  try {
    return compare(await inTime(ask, timeoutMs));
  } catch {
    return 'unknown';
  }
}
