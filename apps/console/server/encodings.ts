/** Encodings of the build's files, the smallest first. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** How a file can come, beside as it is. */
export type Encoding = (typeof ENCODINGS)[number]['name'];

/** The first of the given encodings that an `Accept-Encoding` takes; `undefined` for the file as it is. */
export function chooseEncoding(accepted: string | undefined, there: readonly Encoding[]): Encoding | undefined {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...rest] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = rest.find((text) => text.startsWith('q='))?.slice('q='.length);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  return there.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}

/** Whether an `If-None-Match` names the tag. A proxy may have weakened it. */
export const isKnown = (asked: string | undefined, tag: string): boolean =>
  (asked ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);
