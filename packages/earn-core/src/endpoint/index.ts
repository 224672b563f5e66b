/*
 * `@earnkit/core/endpoint`: how a call is declared and how its values are encoded. Contracts, the sandbox's routes, and the
 * mocks of stories and tests are built with it.
 */
export {
  type AnyEndpoint,
  type DataOf,
  endpoint,
  type Endpoint,
  type InputOf,
  type NoFields,
  type SuccessCodes,
  type WireDataOf,
  type WireFields,
  type WireOf,
} from './endpoint.ts';
export {
  type ParsedData,
  problemOf,
  type Quota,
  readData,
  type Rows,
  type UnreadableField,
  type UnreadableRow,
  wireDecimal,
  wireDecimalOrUnknown,
  wireFlag,
  wireId,
  wireEnd,
  wireInteger,
  wireOptionalSeconds,
  wireOneOf,
  wireIgnored,
  wireOptional,
  wireQuota,
  wireRows,
  type WireRows,
  wireSeconds,
  wireText,
  wireIconUrl,
} from './wire.ts';
export {
  wireField,
  type WireField,
  wireObject,
  type WireObject,
  type WireObjectFields,
  type WireObjectInput,
  type WireObjectOutput,
} from './wireObject.ts';
