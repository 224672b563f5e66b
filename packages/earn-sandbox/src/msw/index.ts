/*
 * `@earnkit/sandbox/msw`: handlers of MSW, made from the declarations of the calls, or answered by a sandbox. It loads nothing of the sandbox.
 */
export { httpError, httpRefuse, losesAnswer, mockEndpoint, neverAnswers, refuse } from './mockEndpoint.ts';
export { sandboxHandlers } from './sandboxHandlers.ts';
