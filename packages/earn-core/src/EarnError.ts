/**
 * Everything that can go wrong with a call, by what the person can do about it.
 *
 * - `business`: the exchange answered and refused; nothing happened.
 * - `network`: no answer arrived, or something in between, such as a captive portal, returned a web page; a write may have happened.
 * - `timeout`: no answer in time (SH-44); a write may have happened.
 * - `http`: an HTTP error; a write may have happened from status 500 up, unless `notBegun` says that it has not.
 * - `contract`: an answer that cannot be read, naming the call and the field; a write may have happened.
 * - `cancelled`: the caller aborted the call, or the person closed the funding-password prompt; no toast (AMB-004).
 * - `login-needed`: the session has ended; nothing happened (SH-41, AMB-012).
 * - `funding-password`: an error that the prompt cannot resolve (not set, fingerprint, too often); nothing happened.
 * - `another-person`: the signed-in person is not the one who composed the write; nothing was sent.
 * - `person-unknown`: it could not be determined who is signed in; nothing was sent.
 * - `offline`: the device has no connection; nothing was sent.
 * - `not-sent`: the request could not be made, for example because `headers` rejected; nothing was sent. The `cause` says why.
 * - `not-offered`: the adapter has no handler of the call and sends it nowhere (`others: 'none'`); nothing was sent, and no retry helps.
 *
 * `requestId` identifies the request in the exchange's logs: the id in the answer's `x-request-id` header, or else the id that was
 * sent with a write.
 */
export type EarnError =
  | { readonly kind: 'business'; readonly call: string; readonly code: string; readonly message: string | undefined }
  | { readonly kind: 'network'; readonly call: string; readonly requestId?: string }
  | { readonly kind: 'timeout'; readonly call: string; readonly requestId?: string }
  | {
      readonly kind: 'http';
      readonly call: string;
      readonly status: number;
      readonly message: string | undefined;
      readonly retryAfterSeconds: number | undefined;
      /** The exchange states that it has not begun the call: nothing happened, whatever the status. */
      readonly notBegun?: true;
      readonly requestId?: string;
    }
  | { readonly kind: 'contract'; readonly call: string; readonly field: string; readonly problem: string; readonly requestId?: string }
  | { readonly kind: 'cancelled'; readonly call: string }
  | { readonly kind: 'login-needed'; readonly call: string }
  | {
      readonly kind: 'funding-password';
      readonly call: string;
      readonly code: string;
      readonly reason: 'not-set' | 'fingerprint' | 'too-often';
      readonly message: string | undefined;
    }
  | { readonly kind: 'another-person'; readonly call: string }
  | { readonly kind: 'person-unknown'; readonly call: string }
  | { readonly kind: 'offline'; readonly call: string }
  | { readonly kind: 'not-sent'; readonly call: string }
  | { readonly kind: 'not-offered'; readonly call: string };

/** The `Error` that carries an {@link EarnError}; the only thing a client's promise rejects with. */
export class EarnFailure extends Error {
  override readonly name = 'EarnFailure';
  /** What went wrong. */
  readonly reason: EarnError;

  constructor(reason: EarnError, options?: ErrorOptions) {
    super(`${reason.call}: ${reason.kind}${describe(reason)}`, options);
    this.reason = reason;
  }
}

/** The reason inside an {@link EarnFailure}; `undefined` for any other thrown value. */
export const earnErrorOf = (thrown: unknown): EarnError | undefined => (thrown instanceof EarnFailure ? thrown.reason : undefined);

/** True when a write may have happened although no readable answer arrived. Reconcile it before anything else. */
export const isOutcomeUnknown = (error: EarnError): boolean =>
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  error.kind === 'contract' ||
  (error.kind === 'http' && error.status >= 500 && !error.notBegun);

const describe = (reason: EarnError): string => {
  switch (reason.kind) {
    case 'business':
    case 'funding-password':
      return ` ${reason.code}`;
    case 'http':
      return ` ${reason.status}`;
    case 'contract':
      return ` ${reason.field}: ${reason.problem}`;
    default:
      return '';
  }
};
