import { createEarnClient } from '@earnkit/core';
import { goToLogin } from '../navigation.ts';
import { lookAgain, sessionLost } from './standing.ts';

/** Calls the exchange from the page's own origin, where the server of the console passes the calls on. */
export const client = createEarnClient({
  onLoginNeeded: () => {
    sessionLost();
    goToLogin();
    // another tab may have signed in meanwhile
    void lookAgain();
  },
});
