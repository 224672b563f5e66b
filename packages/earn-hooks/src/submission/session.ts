/**
 * The session of the page: a visitor, who may see every screen (SH-03), or a signed-in person.
 *
 * `id` identifies a person: any text that is stable for one person and different for another. It keys private data in the
 * cache and is never sent or shown. Never put a token in it.
 */
export type Session =
  | {
      readonly state: 'anonymous';
      /**
       * The person signed out on purpose, here or in another tab, so nothing they typed is kept. Without it the session was
       * lost, and the typed text is kept for them.
       */
      readonly signedOut?: boolean;
    }
  | {
      readonly state: 'signed-in';
      readonly id: string;
      /** Whether the person's identity is verified; the exchange may offer them other terms (SE-F-22). @default not known */
      readonly verified?: boolean;
    };

/** Whether the session's person is known to be verified; not for a visitor (AMB-150). */
export const isVerified = (session: Session): boolean => session.state === 'signed-in' && session.verified === true;

/** The part of the cache a session may see. */
export type Scope = 'anonymous' | `person:${string}`;

/** The scope of a session. */
export const scopeOf = (session: Session): Scope => (session.state === 'anonymous' ? 'anonymous' : `person:${session.id}`);
