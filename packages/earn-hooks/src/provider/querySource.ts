import type { EarnClient } from '@earnkit/core/client';
import { type Session, scopeOf } from '../submission/session.ts';
import type { QuerySource } from './earnQuery.ts';

/**
 * What a query needs where there is no area, such as on a server that reads before it renders:
 * `queryClient.prefetchQuery(flexibleHoldingsOptions(querySource(client, session)))`. The area whose cache is filled has the same session.
 */
export const querySource = (client: EarnClient, session: Session): QuerySource => ({
  client,
  session,
  scope: scopeOf(session),
});
