import type { ReactElement, ReactNode } from 'react';
import { renderHook } from 'vitest-browser-react';
import { createEarnQueryClient, EarnProvider } from '../../provider/EarnProvider.tsx';
import type { Session } from '../../submission/session.ts';
import { type Answers, namedExchange } from '../../testing/namedExchange.ts';

/** Who looks at it, and when. */
export interface Viewer {
  readonly session?: Session;
  /** Unix seconds. @default a moment that does not pass */
  readonly now?: () => number;
}

/** Renders a hook of staking at an exchange that gives these answers. */
export async function renderStaking<Result>(use: () => Result, answers: Answers, { session, now = () => 1_710_500_000 }: Viewer = {}) {
  const exchange = namedExchange(answers);
  const queryClient = createEarnQueryClient();
  const Area = ({ children }: { readonly children: ReactNode }): ReactElement => (
    <EarnProvider
      client={exchange.client}
      queryClient={queryClient}
      session={session ?? { state: 'signed-in', id: 'ada' }}
      timeZone="UTC"
      now={now}
      logger={() => undefined}
    >
      {children}
    </EarnProvider>
  );
  const { result } = await renderHook(use, { wrapper: Area });
  return { exchange, now: (): Result => result.current, refresh: () => queryClient.invalidateQueries() };
}
