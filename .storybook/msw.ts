import { HttpResponse, http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';

/** Calls that no handler answers, or whose fields break the declaration: mistakes of the story. */
const mistakes: string[] = [];

/** Id of the current story, so that a late call of one story is not blamed on the next. */
let story = '';

/** The header that says which story a call belongs to. */
const OF_STORY = 'x-story';

/** The calls of an exchange or of the sandbox; a file of ours may stand in a folder of that name. */
export const CALLS = /^https?:\/\/[^/]+\/(?:apiw?|sandbox)\//;

/*
 * An initial handler stands behind every handler a story adds, so it sees exactly what no story answers. It has to be a
 * handler: the worker's own report of an unknown request only logs.
 */
const unknownCall = http.all(CALLS, ({ request }) => {
  if (request.headers.get(OF_STORY) === story) mistakes.push(`nothing answers ${request.method} ${new URL(request.url).pathname}`);
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

/** Whether Vitest runs the stories. There they follow each other; a docs page shows several at once. */
export const inTests = import.meta.env['VITEST_STORYBOOK'] !== undefined;

/**
 * `fetch` for the client of a story: each call says which story it belongs to. In tests, a call that is made after the story
 * has ended is never answered, so that a late reconciliation does not reach the mocks of the next story.
 */
export function fetchOfStory(id: string): typeof fetch {
  return (input, init) => {
    if (inTests && id !== story) return new Promise(() => undefined);
    const request = new Request(input, init);
    request.headers.set(OF_STORY, id);
    return fetch(request);
  };
}

/** Throws, and so fails the story, when one of its calls went wrong. */
export function refuseMistakenCalls(): void {
  const found = new Set(mistakes.splice(0));
  if (found.size > 0) throw new Error(`The story called the exchange in a way its handlers do not know: ${[...found].join('; ')}`);
}

/** Forgets what an earlier story left. */
export function beginStory(id: string): void {
  story = id;
  mistakes.length = 0;
}
