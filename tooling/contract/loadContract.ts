import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { DeclaredCall } from '@earnkit/core/calls';
import { annotatedSource } from './annotatedSource.ts';

const SOURCES = new URL('../../packages/earn-core/src/', import.meta.url);

/** Sources of calls and of readers. */
const isContract = (url: string): boolean =>
  url.startsWith(SOURCES.href) && /^(?:contract|endpoint)\//.test(url.slice(SOURCES.href.length));

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
    return (await import('@earnkit/core/calls')).DECLARED_CALLS;
  } finally {
    hooks.deregister();
  }
}
