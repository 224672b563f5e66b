import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Ranges that are not the public internet: private, shared, link-local (cloud metadata too), reserved, multicast, mapped. */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(network, prefix, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whether a name may resolve to the public internet only, or to this machine only. No setting allows a private network, because a wrong
 * or stolen name would then lead signed-in calls into it. `docs/deploy.md` says how to reach an exchange there.
 */
export type Reach = 'public' | 'loopback';

/** Whether `reach` allows an address. An IPv4-mapped IPv6 address is never allowed. */
export function isReachable(address: string, reach: Reach): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : isIP(address) === 4 ? 'ipv4' : undefined;
  if (family === undefined || /^(0*:)*:?ffff:/i.test(address)) return false;
  return reach === 'loopback' ? loopback.check(address, family) : !closed.check(address, family);
}

/** Resolves names for a connection; the parts of `dns.lookup` that are used. */
export type Resolve = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

const resolveAll: Resolve = (hostname, callback) => resolveName(hostname, { all: true }, callback);

/**
 * The DNS lookup of a connection. It connects to the very address that was checked, so a later change of the name has no effect. One
 * forbidden address among the answers refuses them all.
 */
export const guardedLookup =
  (reach: Reach, resolve: Resolve = resolveAll): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      const first = addresses?.[0];
      if (error !== null || first === undefined) return callback(error ?? new Error(`${hostname} has no address`), '', 4);
      if (!addresses.every(({ address }) => isReachable(address, reach)))
        return callback(Object.assign(new Error(`${hostname} leads to a closed address`), { code: 'closed-address' }), '', 4);
      return options.all === true ? callback(null, [...addresses]) : callback(null, first.address, first.family);
    });
  };
