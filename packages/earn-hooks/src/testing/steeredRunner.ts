import type { Run, Runner, SubmissionSpec, SubmissionStatus } from '../submission/submission.ts';

/** A state of a submission that was sent. */
export type SentState = Exclude<SubmissionStatus<never, never>['state'], 'idle'>;

/** The steps of submissions that stay under way until the test says how the last one goes on. A success has the request as its result. */
export function steeredRunner() {
  const sent: unknown[] = [];
  let last: ((state: SentState) => void) | undefined;
  const begin = <Request, Result>(request: Request, { move }: Run<Request, Result>): ((state: SentState) => void) => {
    last = (state) => {
      if (state === 'succeeded') move({ state, request, result: request as unknown as Result });
      else if (state === 'refused') move({ state, request, refusal: { cause: 'locked' } });
      else move({ state, request });
    };
    return last;
  };
  const runner: Runner = {
    run: async (_spec, request, run) => {
      sent.push(request);
      begin(request, run)('submitting');
    },
    reconcile: async (_spec, request, _lost, run) => begin(request, run)('checking'),
  };
  return {
    /** The requests that were sent. */
    sent,
    /** Replaces the steps of a submission. */
    steer: <Request, Result, Baseline>(spec: SubmissionSpec<Request, Result, Baseline>): SubmissionSpec<Request, Result, Baseline> => ({
      ...spec,
      runner,
    }),
    /** The last submission goes on. */
    go: (state: SentState): void => last?.(state),
  };
}
