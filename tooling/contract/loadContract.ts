import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AnyEndpoint } from '@earnkit/core/endpoint';
import { annotatedSource } from './annotatedSource.ts';

const SOURCES = new URL('../../packages/earn-core/src/', import.meta.url);

/** Sources of calls and of readers. */
const isContract = (url: string): boolean =>
  url.startsWith(SOURCES.href) && /^(?:contract|endpoint)\//.test(url.slice(SOURCES.href.length));

/** A declared call, and the room it belongs to. */
export interface DeclaredCall {
  readonly room: string;
  readonly call: AnyEndpoint;
}

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'encoding' in value && 'path' in value;

/** Every declared call, loaded with what its source says of it; see `annotations.ts`. */
export async function loadContract(): Promise<readonly DeclaredCall[]> {
  const hooks = registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!isContract(url) || loaded.source === undefined || loaded.source === null) return loaded;
      const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return { ...loaded, source: annotatedSource(text, fileURLToPath(url).slice(fileURLToPath(SOURCES).length)) };
    },
  });
  try {
    const rooms: readonly (readonly [room: string, calls: object])[] = [
      ['Account', await import('@earnkit/core/account/contract')],
      ['Notifications', await import('@earnkit/core/notifications/contract')],
      ['Simple Earn', await import('@earnkit/core/simple-earn/contract')],
      ['Launchpool', await import('@earnkit/core/launchpool/contract')],
      ['Staking', await import('@earnkit/core/staking/contract')],
      ['Private wealth', await import('@earnkit/core/private-wealth/contract')],
      ['Soft staking', await import('@earnkit/core/soft-staking/contract')],
    ];
    return rooms.flatMap(([room, exported]) =>
      Object.values(exported)
        .flatMap((value: unknown) =>
          isEndpoint(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value) : [],
        )
        .filter(isEndpoint)
        .map((call) => ({ room, call })),
    );
  } finally {
    hooks.deregister();
  }
}
