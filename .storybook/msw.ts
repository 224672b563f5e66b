import { HttpResponse, http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';

/** Calls of the exchange that no handler of the running story answered. */
const unanswered: string[] = [];

/*
 * An initial handler stands behind every handler a story adds, so it sees exactly what no story answers. It has to be a
 * handler: the worker's own report of an unknown request only logs.
 */
const unknownCall = http.all(/\/(?:apiw?|sandbox)\//, ({ request }) => {
  unanswered.push(`${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.json({ code: 404, message: 'No handler of this story answers this call.' }, { status: 404 });
});

let worker: Promise<SetupWorker> | undefined;

/** The one worker of the page. A docs page mounts several stories at once, and each asks for it. */
export const startMsw = (): Promise<SetupWorker> => (worker ??= start());

async function start(): Promise<SetupWorker> {
  const started = setupWorker(unknownCall);
  await started.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return started;
}

/** Throws, and so fails the story, when it made a call that nothing answers. */
export function refuseUnansweredCalls(): void {
  const calls = unanswered.splice(0);
  if (calls.length > 0) throw new Error(`The story made calls that none of its handlers answers: ${[...new Set(calls)].join(', ')}`);
}

/** Forgets what an earlier story left, so that a late call is not blamed on the next one. */
export function forgetUnansweredCalls(): void {
  unanswered.length = 0;
}
