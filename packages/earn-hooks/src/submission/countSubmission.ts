import type { AnalyticsProps, OnAnalytics } from './notice.ts';
import type { Refusal, Run, SubmissionSpec, SubmissionStatus } from './submission.ts';

/**
 * Wraps a run so that it reports analytics events (FM-25): one when it is sent, and one when it ends. Presses are not counted
 * (AMB-078), because repeated presses send nothing. An event contains the call, the coin and the kind of refusal, but never an
 * amount, a balance, an id or a text of the exchange.
 */
export function countSubmission<Request, Result>(
  run: Run<Request, Result>,
  { call, resultEvent = call }: Pick<SubmissionSpec<Request, Result, unknown>, 'call' | 'resultEvent'>,
  request: Request,
  onAnalytics: OnAnalytics,
): Run<Request, Result> {
  const asset = assetOf(request);
  const count = (name: string, how: Pick<AnalyticsProps, 'outcome' | 'cause'>): void => {
    // In a microtask: no order may wait for the host's analytics, or fail because of them.
    queueMicrotask(() => onAnalytics(name, { ...how, ...(asset !== undefined && { asset }) }));
  };
  return {
    ...run,
    sending: (...known) => {
      count(call, { outcome: 'submitted' });
      run.sending(...known);
    },
    move: (status) => {
      const how = run.alive() ? outcomeOf(status) : undefined;
      if (how) count(resultEvent, how);
      run.move(status);
    },
  };
}

function outcomeOf(status: SubmissionStatus<unknown, unknown>): Pick<AnalyticsProps, 'outcome' | 'cause'> | undefined {
  switch (status.state) {
    case 'succeeded':
    case 'unresolved':
      return { outcome: status.state };
    case 'refused':
      return { outcome: 'refused', cause: causeOf(status.refusal) };
    default:
      return undefined;
  }
}

const causeOf = (refusal: Refusal): NonNullable<AnalyticsProps['cause']> =>
  refusal.cause === 'error' ? refusal.error.kind : refusal.cause;

const assetOf = (request: unknown): string | undefined =>
  typeof request === 'object' && request !== null && 'asset' in request && typeof request.asset === 'string' ? request.asset : undefined;
