import { useEarn } from '../provider/earnContext.ts';
import type { Session } from '../submission/session.ts';

/** The session, and the way to sign in. */
export interface SessionState {
  /** The session. */
  readonly session: Session;
  /** Asks the person to sign in (SH-05). */
  readonly askLogin: () => void;
}

/** The session (SH-03). */
export function useSession(): SessionState {
  const { session, askLogin } = useEarn();
  return { session, askLogin };
}
