import { DECLARED_CALLS } from '@earnkit/core/calls';

/** Tells whether a request is one of the declared calls. */
export interface AllowList {
  /** `undefined` when it may go on; otherwise the HTTP status to refuse it with. */
  readonly judge: (method: string, pathname: string, queryKeys: Iterable<string>) => 400 | 404 | 405 | undefined;
}

/** The allow-list of every call the packages declare: method, path, and for reads the names in the query. */
export function declaredCalls(): AllowList {
  const calls = DECLARED_CALLS.map(({ call: { method, path, encoding }, fields }) => ({
    method,
    path: pathPattern(path),
    keys: new Set(encoding === 'query' ? fields : []),
  }));
  return {
    judge(method, pathname, queryKeys) {
      const here = calls.filter((call) => call.path.exec(pathname)?.slice(1).every(isName));
      if (here.length === 0) return 404;
      const call = here.find((candidate) => candidate.method === method);
      if (call === undefined) return 405;
      const keys = [...queryKeys];
      // of a name that comes twice one server reads the first value and another one the last
      return new Set(keys).size === keys.length && keys.every((key) => call.keys.has(key)) ? undefined : 400;
    },
  };
}

/** `{field}` stands for one segment. */
const pathPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{\w+\}/)
      .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('([^/]+)')}$`,
  );

/** Whether a part of a path is one name for every server: nothing in it, as it is or decoded, separates parts, fields or an address's end. */
function isName(part: string): boolean {
  try {
    return !/[/?#;\\\p{Cc}]/u.test(decodeURIComponent(part));
  } catch {
    return false;
  }
}
