import type { EarnClient } from '@earnkit/core/client';
import { vi } from 'vitest';
import { createDrafts } from '../submission/drafts.ts';
import { type SubmissionSurroundings, createSubmissions } from '../submission/submissions.ts';
import type { Earn } from '../provider/earnContext.ts';
import { createEarnQueryClient } from '../provider/EarnProvider.tsx';
import { areaLinks } from '../provider/links.ts';

/**
 * The earn area of a signed-in person, or of a visitor, without React.
 *
 * @param person the id of the session, or `anonymous`.
 * @param known what else the session says of the person.
 */
export function testEarn(
  client: EarnClient,
  person: string,
  surroundings: SubmissionSurroundings = {},
  { verified = false }: { readonly verified?: boolean } = {},
) {
  const notify = vi.fn<Earn['notify']>();
  const anonymous = person === 'anonymous';
  const earn: Earn = {
    client,
    session: anonymous ? { state: 'anonymous' } : { state: 'signed-in', id: person, verified },
    scope: anonymous ? 'anonymous' : `person:${person}`,
    locale: 'en',
    timeZone: 'UTC',
    formats: {},
    exchangeTimeZone: client.exchangeTimeZone ?? 'UTC',
    now: () => Math.floor(Date.now() / 1000),
    edition: 'global',
    links: areaLinks('en'),
    navigate: () => undefined,
    notify,
    onAnalytics: () => undefined,
    askLogin: () => undefined,
    queryClient: createEarnQueryClient(),
    submissions: createSubmissions({ isOnline: () => true, ...surroundings }),
    drafts: createDrafts(),
  };
  return { earn, notify };
}
