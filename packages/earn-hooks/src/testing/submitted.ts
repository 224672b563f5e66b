import { expect } from 'vitest';
import type { SubmissionSpec, SubmissionStatus } from '../flow/submission.ts';
import type { Earn } from '../provider/earnContext.ts';

/** Submits while a screen watches, and waits for the end. */
export async function submitted<Request, Result, Baseline>(
  { earn }: { readonly earn: Pick<Earn, 'submissions'> },
  spec: SubmissionSpec<Request, Result, Baseline>,
  request: Request,
): Promise<{ readonly end: SubmissionStatus<Request, Result>; readonly seen: readonly string[] }> {
  const seen: string[] = [];
  const KEY = 'test';
  return new Promise((resolve) => {
    const stop = earn.submissions.watch(KEY, () => {
      const status = earn.submissions.status(KEY) as SubmissionStatus<Request, Result>;
      seen.push(status.state);
      if (status.state !== 'succeeded' && status.state !== 'refused' && status.state !== 'unresolved') return;
      stop();
      resolve({ end: status, seen });
    });
    earn.submissions.submit(KEY, spec, request);
    // The second half of a double click.
    expect(earn.submissions.submit(KEY, spec, request)).toBe(false);
  });
}
