import { HttpResponse, http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';

/** Calls of the exchange that went wrong in a way no story means: nothing answers them, or their fields break the declaration. */
const mistakes: string[] = [];

/*
 * An initial handler stands behind every handler a story adds, so it sees exactly what no story answers. It has to be a
 * handler: the worker's own report of an unknown request only logs.
 */
const unknownCall = http.all(/\/(?:apiw?|sandbox)\//, ({ request }) => {
  mistakes.push(`nothing answers ${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.json({ code: 404, message: 'No handler of this story answers this call.' }, { status: 404 });
});

let worker: Promise<SetupWorker> | undefined;

/** The one worker of the page. A docs page mounts several stories at once, and each asks for it. */
export const startMsw = (): Promise<SetupWorker> => (worker ??= start());

async function start(): Promise<SetupWorker> {
  const started = setupWorker(unknownCall);
  started.events.on('unhandledException', ({ error }) => {
    mistakes.push(error.message);
  });
  await started.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return started;
}

/** Throws, and so fails the story, when one of its calls went wrong. */
export function refuseMistakenCalls(): void {
  const found = new Set(mistakes.splice(0));
  if (found.size > 0) throw new Error(`The story called the exchange in a way its handlers do not know: ${[...found].join('; ')}`);
}

/** Forgets what an earlier story left, so that a late call is not blamed on the next one. */
export function forgetMistakenCalls(): void {
  mistakes.length = 0;
}
