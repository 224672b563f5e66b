/*
 * `@earnkit/testing/msw`: handlers of MSW 2 and 3, answered by a world or a sandbox, or made from the declaration of one call.
 */
export { type Exchange, exchangeHandlers } from './exchangeHandlers.ts';
export { httpError, httpRefuse, losesAnswer, mockEndpoint, neverAnswers, refuse } from './mockEndpoint.ts';
