import { createEarnClient } from '@earnkit/core';
import { goToLogin } from '../navigation.ts';
import { lookAgain, standing } from './standing.ts';

/** Calls the exchange from the page's own origin, where the server of the console passes the calls on. */
export const client = createEarnClient({
  onLoginNeeded: () => {
    // answers to calls of before, after somebody signed out on purpose
    if (isVisitor()) return;
    void lookAgain().finally(() => {
      // an open form offers to sign in by itself; leading away from it would cost what is typed
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) goToLogin();
    });
  },
});

function isVisitor(): boolean {
  const known = standing();
  return known.state === 'known' && known.session.state === 'visitor';
}
