import type { EarnError } from '@earnkit/core';

/**
 * Something that an area could not load or draw.
 *
 * - `session`: the host passed none, so nothing is shown but a sentence.
 * - `code`: the code of a part or dialog did not arrive; the part offers to try again, a dialog closes.
 * - `render`: a part threw while it was drawn; it shows an error with a button to try again.
 * - `messages`: the messages of the language did not arrive, and the area is in English.
 * - `read`: the exchange did not give an answer that can be shown. `reason` says what went wrong, and whether the person has to act.
 */
export type EarnLoadError =
  | { readonly kind: 'session' }
  | { readonly kind: 'code'; readonly error: unknown }
  | { readonly kind: 'render'; readonly error: unknown; readonly componentStack: string | undefined }
  | { readonly kind: 'messages'; readonly locale: string }
  | { readonly kind: 'read'; readonly call: string; readonly reason: EarnError };

/** Receives what an area could not load. */
export type OnLoadError = (error: EarnLoadError) => void;
