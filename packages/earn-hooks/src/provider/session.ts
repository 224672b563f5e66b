/**
 * Who is looking: a visitor, who may see every screen (SH-03), or a signed-in person.
 *
 * `id` tells one person from another, nothing more: any text that is stable for a person and different for the next
 * one. It keys what is private in the cache, is never sent and never shown. Never put a token in it.
 */
export type Session =
  | {
      readonly state: 'anonymous';
      /**
       * They signed out on purpose, here or in another tab: nothing they typed is kept. Without it the session was lost, and
       * what they typed waits for them.
       */
      readonly signedOut?: boolean;
    }
  | { readonly state: 'signed-in'; readonly id: string };

/** The part of the cache a session may see. */
export type Scope = 'anonymous' | `person:${string}`;

/** The scope of a session. */
export const scopeOf = (session: Session): Scope => (session.state === 'anonymous' ? 'anonymous' : `person:${session.id}`);
