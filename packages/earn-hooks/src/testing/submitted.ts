import { expect, vi } from 'vitest';
import type { SubmissionSpec, SubmissionStatus } from '../submission/submission.ts';
import type { Earn } from '../provider/earnContext.ts';

/** Submits while a screen watches, and waits for the end. The debounce of the submission before is waited out. */
export async function submitted<Request, Result, Baseline>(
  { earn }: { readonly earn: Pick<Earn, 'submissions'> },
  spec: SubmissionSpec<Request, Result, Baseline>,
  request: Request,
): Promise<{ readonly end: SubmissionStatus<Request, Result>; readonly seen: readonly string[] }> {
  const { submissions } = earn;
  const seen: string[] = [];
  const KEY = 'test';
  const status = () => submissions.status(KEY) as SubmissionStatus<Request, Result>;
  const ended = new Promise<void>((resolve) => {
    const stop = submissions.watch(KEY, () => {
      seen.push(status().state);
      if (!ENDS.includes(status().state)) return;
      stop();
      resolve();
    });
  });
  await vi.waitFor(() => expect(submissions.submit(KEY, spec, request)).toBe(true), { interval: 2 });
  // The second half of a double click.
  expect(submissions.submit(KEY, spec, request)).toBe(false);
  await ended;
  return { end: status(), seen };
}

const ENDS: readonly string[] = ['succeeded', 'refused', 'unresolved'];
