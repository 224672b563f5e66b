import { createEarnClient } from '@earnkit/core';
import { goToLogin } from '../navigation.ts';
import { lookAgain } from './standing.ts';

/** Calls the exchange from the page's own origin, where the server of the console passes the calls on. */
export const client = createEarnClient({
  onLoginNeeded: () => {
    void lookAgain().finally(() => {
      // an open form offers to sign in by itself; leading away from it would cost what is typed
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) goToLogin();
    });
  },
});
