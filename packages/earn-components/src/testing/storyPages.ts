import { type EarnClient, createEarnClient } from '@earnkit/core/client';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { QueryClient } from '@tanstack/react-query';
import { type RequestHandler, getResponse } from 'msw';
import { type ComponentType, type ReactElement, createElement } from 'react';
import { EarnArea, type EarnAreaProps } from '../area/EarnArea.tsx';
import { EarnTheme } from '@earnkit/ui';

/** A story or the defaults of its file, as far as a page needs them. */
interface StoryParts {
  readonly title?: string;
  readonly component?: ComponentType<Record<string, unknown>>;
  readonly args?: Record<string, unknown>;
  readonly render?: (args: Record<string, unknown>, context: object) => ReactElement;
  readonly decorators?: readonly ((story: ComponentType, context: object) => ReactElement)[];
  readonly parameters?: { readonly earn?: Partial<Omit<EarnAreaProps, 'client'>> };
  readonly beforeEach?: (context: object) => unknown;
}

/** The modules of `*.stories.tsx` files by their paths. */
export type StoryModules = Readonly<Record<string, unknown>>;

/** A story as a page that a server renders: with data of its own mocks, and without a clock and a zone of the host. */
export interface StoryPage {
  readonly name: string;
  /** The page; with a cache of its own for each side. What is passed of the area counts before what the story says. */
  readonly page: (cache: QueryClient, area?: Partial<EarnAreaProps>) => ReactElement;
  /** Reads what the page asked its cache for. @returns whether there was anything to read. */
  readonly read: (cache: QueryClient) => Promise<boolean>;
}

const partsOf = (value: unknown): StoryParts => (typeof value === 'object' && value !== null ? value : {});

/** Which stories become pages. */
export interface StoryChoice {
  /** How many of a file. @default all */
  readonly most?: number | undefined;
  /** Whether a story becomes one, by its name. @default all do */
  readonly only?: (name: string) => boolean;
}

/** Makes pages of stories. The area's props are those of the story; its clock and zone are left out, as a product leaves them out. */
export async function storyPages(
  modules: StoryModules,
  { most = Number.POSITIVE_INFINITY, only = () => true }: StoryChoice = {},
): Promise<readonly StoryPage[]> {
  const pages: StoryPage[] = [];
  for (const module of Object.values(modules)) {
    const { default: meta, ...stories } = module as Record<string, unknown>;
    for (const [key, story] of Object.entries(stories).slice(0, most)) {
      if (!only(nameOf(partsOf(meta), key))) continue;
      const page = await pageOf(key, partsOf(meta), partsOf(story));
      if (page) pages.push(page);
    }
  }
  return pages;
}

const nameOf = ({ title = '' }: StoryParts, key: string): string => `${title}: ${key}`;

async function pageOf(key: string, meta: StoryParts, story: StoryParts): Promise<StoryPage | undefined> {
  const handlers: RequestHandler[] = [];
  const args = { ...meta.args, ...story.args };
  const parameters = { ...meta.parameters, ...story.parameters };
  const context = { args, parameters, globals: {}, msw: { use: (...more: RequestHandler[]) => handlers.unshift(...more) } };
  try {
    for (const { beforeEach } of [meta, story]) await beforeEach?.(context);
  } catch {
    // It prepares a browser, such as its storage. Other stories show the same part.
    return undefined;
  }
  const render = story.render ?? meta.render;
  const component = story.component ?? meta.component;
  if (!render && !component) return undefined;
  let Body: ComponentType = () => (render ? render(args, context) : component ? createElement(component, args) : null);
  for (const decorate of [...(story.decorators ?? []), ...(meta.decorators ?? [])]) {
    const Inner: ComponentType = Body;
    Body = (): ReactElement => decorate(Inner, context);
  }
  const client: EarnClient = createEarnClient({
    origin: 'http://exchange.test',
    readRetries: 0,
    fetch: async (input, init) => (await getResponse(handlers, new Request(input, init))) ?? Response.error(),
    ...parameters.earn?.prompts?.client,
  });
  const title = meta.title ?? '';
  const { now: _now, timeZone: _zone, queryClient: _cache, ...area } = parameters.earn ?? {};
  const page = (cache: QueryClient, over: Partial<EarnAreaProps> = {}): ReactElement =>
    title.startsWith('UI/')
      ? createElement(EarnTheme, null, createElement(Body))
      : createElement(
          EarnArea,
          { session: { state: 'signed-in', id: 'story' }, logger: silent, ...area, client, queryClient: cache, ...over } as EarnAreaProps,
          createElement(Body),
        );
  return { name: nameOf(meta, key), page, read };
}

/** Some stories are about answers that cannot be read. */
const silent = (): void => undefined;

/** Longest wait for an answer in milliseconds: some mocks never answer. */
const LONGEST_WAIT = 100;

async function read(cache: QueryClient): Promise<boolean> {
  const asked = cache.getQueryCache().getAll();
  const missing = asked.filter(({ state, queryHash }) => state.data === undefined && !refused.get(cache)?.has(queryHash));
  await Promise.all(
    missing.map(async (query) => {
      const refusedHere = refused.get(cache) ?? new Set();
      refused.set(cache, refusedHere.add(query.queryHash));
      await Promise.race([query.fetch().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
      if (query.state.data === undefined) cache.getQueryCache().remove(query);
    }),
  );
  return missing.length > 0;
}

/** Reads that were made once, by the cache that made them. */
const refused = new WeakMap<QueryClient, Set<string>>();

/** Reads what a page shows, as a server does before it renders. */
export async function prefetched(page: StoryPage, render: (element: ReactElement) => string): Promise<QueryClient> {
  const cache = createEarnQueryClient();
  for (let round = 0; round < 5; round++) {
    render(page.page(cache));
    if (!(await page.read(cache))) break;
  }
  return cache;
}
