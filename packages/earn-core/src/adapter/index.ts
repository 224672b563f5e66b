/*
 * `@earnkit/core/adapter`: a client for an exchange that has other calls than the documented ones. Only a page that imports it loads it.
 */
export { adaptRows, type AdaptedRows } from './adaptRows.ts';
export { createEarnAdapter } from './createEarnAdapter.ts';
export type { AdapterCall, AdapterError, EarnAdapterOptions, EarnHandler, EarnHandlers, Given } from './EarnAdapter.ts';
export type { EarnCalls } from './EarnCalls.ts';
export { CALL_NAMES, type CallName } from '../endpoint/callNames.ts';
export { parseExact } from '../client/readAnswer.ts';
