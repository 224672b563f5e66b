import { createEarnClient } from '@earnkit/core/client';
import { createEarnPrompts } from '@earnkit/hooks';
import { onLanguage, preferences } from '../preferences/preferences.ts';
import { queryClient, refreshSession, sessionState, whoIsSignedIn } from './sessionStore.ts';

/** Where the server says it: the zone in which the exchange counts the days of fixed terms. */
const exchangeTimeZone = document.querySelector<HTMLMetaElement>('meta[name="earnkit-exchange-time-zone"]')?.content;

/** The client's questions to the person, which the earn area asks. */
export const prompts = createEarnPrompts();

/** Calls the exchange from the page's own origin, where the server of the console passes the calls on. */
export const client = createEarnClient({
  ...(exchangeTimeZone !== undefined && { exchangeTimeZone }),
  ...prompts.client,
  // What the exchange writes is in the language of the page, not of the browser.
  headers: () => ({ 'accept-language': preferences().language }),
  whoIsSignedIn,
  onAnotherPerson: () => void refreshSession(),
  onLoginNeeded: () => {
    // answers to calls of before, after somebody signed out on purpose
    if (isVisitor()) return;
    // the prompt says it, so no notice does (AMB-012)
    void refreshSession({ quietly: true }).finally(prompts.client.onLoginNeeded);
  },
});

onLanguage(() => void queryClient.invalidateQueries());

function isVisitor(): boolean {
  const known = sessionState();
  return known.state === 'known' && known.session.state === 'anonymous';
}
