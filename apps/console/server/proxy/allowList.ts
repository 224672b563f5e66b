import * as account from '@earnkit/core/account/contract';
import * as launchpool from '@earnkit/core/launchpool/contract';
import * as notifications from '@earnkit/core/notifications/contract';
import * as privateWealth from '@earnkit/core/private-wealth/contract';
import { apr, autoEarn, faq, fixed, fixedVip, flexible, history, vouchers } from '@earnkit/core/simple-earn/contract';
import * as softStaking from '@earnkit/core/soft-staking/contract';
import * as staking from '@earnkit/core/staking/contract';

/** What the proxy reads of a declared call. */
interface DeclaredCall {
  readonly method: string;
  readonly path: string;
  readonly encoding: string;
  readonly request: { readonly entries: Readonly<Record<string, unknown>> };
}

/** Tells whether a request is one of the declared calls. */
export interface AllowList {
  /** `undefined` when it may go on; otherwise the HTTP status to refuse it with. */
  readonly judge: (method: string, pathname: string, queryKeys: Iterable<string>) => 400 | 404 | 405 | undefined;
}

const isDeclaredCall = (value: unknown): value is DeclaredCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'request' in value;

/** The allow-list of every call the packages declare: method, path, and for reads the names in the query. */
export function declaredCalls(): AllowList {
  const calls = [
    account,
    apr,
    autoEarn,
    faq,
    fixed,
    fixedVip,
    flexible,
    history,
    launchpool,
    notifications,
    privateWealth,
    softStaking,
    vouchers,
    ...Object.values(staking),
  ]
    .flatMap((room) => Object.values(room) as readonly unknown[])
    .filter(isDeclaredCall)
    .map((call) => ({
      method: call.method,
      path: pathPattern(call.path),
      keys: new Set(call.encoding === 'query' ? Object.keys(call.request.entries) : []),
    }));
  return {
    judge(method, pathname, queryKeys) {
      const here = calls.filter((call) => call.path.test(pathname));
      if (here.length === 0) return 404;
      const call = here.find((candidate) => candidate.method === method);
      if (call === undefined) return 405;
      return [...queryKeys].every((key) => call.keys.has(key)) ? undefined : 400;
    },
  };
}

/** `{field}` stands for one segment. */
const pathPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{\w+\}/)
      .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('[^/]+')}$`,
  );
