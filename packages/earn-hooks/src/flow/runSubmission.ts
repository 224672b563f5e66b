import type { EarnError } from '@earnkit/core';
import { errorTreatment } from '@earnkit/core/errors/rules';
import { attempt, endsOf, reconcileOrder } from './reconcileOrder.ts';
import {
  PREPARE_TIMEOUT_MS,
  type Run,
  type Runner,
  SETTLE_AFTER_TIMEOUT_MS,
  SETTLE_MS,
  type SubmissionSpec,
} from '../submission/submission.ts';
import { within } from '../submission/timers.ts';

/** Runs one submission from the press to its end. It stops once the store has started another run. */
async function runSubmission<Request, Result, Baseline>(
  spec: SubmissionSpec<Request, Result, Baseline>,
  request: Request,
  run: Run<Request, Result>,
): Promise<void> {
  const { timers, isOnline, alive, isSignedIn, move } = run;
  const { succeed, refuse } = endsOf(spec, request, run);
  if (!isOnline()) return refuse({ cause: 'error', error: { kind: 'offline', call: spec.call } });
  move({ state: 'submitting', request });

  const inTime = <Value>(work: (signal: AbortSignal) => Promise<Value>) => attempt(within(timers, PREPARE_TIMEOUT_MS, work));
  const [baseline, ...checks] = await Promise.all([
    inTime((signal) => spec.baseline(request, signal)),
    ...(spec.prechecks ?? []).map((precheck) => inTime((signal) => precheck(request, signal))),
  ]);
  if (!alive()) return;
  const rejection = checks.map((check) => (check.ok ? check.value : undefined)).find((refusal) => refusal !== undefined);
  if (rejection) return refuse(rejection);
  const loggedOut = [baseline, ...checks].map((read) => (read.ok ? undefined : read.error)).find((error) => error?.kind === 'login-needed');
  if (loggedOut) return refuse({ cause: 'error', error: loggedOut });
  if (!isSignedIn()) return refuse({ cause: 'error', error: { kind: 'login-needed', call: spec.call } });
  if (!isOnline()) return refuse({ cause: 'error', error: { kind: 'offline', call: spec.call } });

  const reference = spec.newReference?.();
  run.sending(baseline.ok ? baseline.value : undefined, reference);
  const sent = await attempt(spec.send(request, reference));
  if (sent.ok) return succeed(sent.value);
  // An error that the client did not throw comes from the host's code after sending: the order may exist.
  const error: EarnError = sent.error ?? { kind: 'network', call: spec.call };
  const { show } = errorTreatment(error, { effect: 'write', tone: spec.messages.tone });
  // The person closed the funding-password prompt: nothing happened, and there is no notice (AMB-004).
  if (show === 'nothing') return move({ state: 'idle' });
  if (show !== 'checking') return refuse({ cause: 'error', error });
  const settleMs = isLate(error) ? SETTLE_AFTER_TIMEOUT_MS : SETTLE_MS;
  const requestId = 'requestId' in error ? error.requestId : undefined;
  await reconcileOrder(spec, request, { baseline, settleMs, reference: requestId ?? reference, error }, run);
}

const isLate = (error: EarnError): boolean => error.kind === 'timeout' || (error.kind === 'http' && error.status === 504);

/** The steps of orders and settings. */
export const runner: Runner = { run: runSubmission, reconcile: reconcileOrder };
