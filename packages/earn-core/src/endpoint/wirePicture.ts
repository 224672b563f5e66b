import * as v from 'valibot';

/** A file of the page's own origin: from its root, and of no other host, which `//` and `/\\` would be. */
const OWN = /^\/(?![/\\])[^\s\\]*$/;

/** Any host over https, without a name before an `@` that looks like the host. */
const HTTPS = /^https:\/\/[^\s\\@/?#]+(?:[/?#][^\s\\]*)?$/i;

/** An address in an answer; `undefined` where there is none, and where it is neither https nor of the page's own origin. */
export const wireAddress = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<string, unknown>),
  v.transform((address): string | undefined =>
    typeof address === 'string' && address.length <= 2048 && (OWN.test(address) || HTTPS.test(address)) ? address : undefined,
  ),
);

/** Address of a coin's icon; where it is `undefined`, the coin's letter is shown instead (UI-28). */
export const wirePicture = wireAddress;
