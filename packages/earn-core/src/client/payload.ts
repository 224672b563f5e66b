import type { WireFields } from '../endpoint/endpoint.ts';

/** Removes empty fields ('', `null` and `undefined`) at the top level; 0, '0', `false` and [] are kept (SH-47, AMB-008). */
export const withoutEmpty = (fields: WireFields): WireFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== null && value !== undefined));

/** Name of the field that carries the funding password (AMB-004). */
export const FUNDING_PASSWORD_FIELD = 'fundpass';

/** A path with its `{field}`s filled in, and the fields that are left for the payload. */
export interface FilledPath {
  readonly path: string;
  readonly fields: WireFields;
}

/**
 * Fills `{field}` in a path.
 *
 * @returns `missing` with the name of a field whose value is missing or is not a single path segment.
 */
export function fillPath(template: string, fields: WireFields): FilledPath | { readonly missing: string } {
  const left: Record<string, unknown> = { ...fields };
  let missing: string | undefined;
  const path = template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = left[name];
    delete left[name];
    const segment = typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : '';
    // '.' and '..' are not encoded and would lead out of the declared path.
    if (segment === '' || segment === '.' || segment === '..') missing ??= name;
    return segment;
  });
  return missing === undefined ? { path, fields: left } : { missing };
}

/** Fields as `a=1&b=2`; lists and objects as JSON text. */
export function urlEncoded(fields: WireFields): string {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) encoded.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  return encoded.toString();
}
