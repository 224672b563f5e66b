import type { ConsoleAndBrowser } from './consoleAndBrowser.ts';
import type { Visit } from './openBrowser.ts';
import type { Place } from './places.ts';

/** One visit for all places of a person: a page that is there goes to the next place in half the time a new one needs. */
export function visitsAt(at: ConsoleAndBrowser): (place: Place) => Promise<Visit> {
  const visits = new Map<string | undefined, Visit>();
  return async ({ world }) => {
    const known = visits.get(world);
    if (known) return known;
    const visit = await at.browser.visit();
    if (world !== undefined) await visit.become(world);
    visits.set(world, visit);
    return visit;
  };
}
