import { createEarnClient } from '@earnkit/core/client';
import type { ComponentType, ReactElement } from 'react';
import { type HttpHandler, getResponse } from 'msw';
import { EarnArea, type EarnAreaProps } from '../area/index.ts';
import { STORY_NOW } from './simpleEarnRows.ts';

/*
 * Stories without Storybook: as they stand before anybody plays, in an earn area of a test's choosing. Their handlers are
 * asked directly, so no service worker is needed.
 */

type Args = Record<string, unknown>;

interface StoryParts {
  readonly args?: Args;
  readonly render?: (args: Args) => ReactElement;
  readonly parameters?: { readonly earn?: Partial<EarnAreaProps> };
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly beforeEach?: (context: { readonly args: Args; readonly msw: { use(...handlers: readonly HttpHandler[]): void } }) => unknown;
}

/** What a file of stories exports. */
export interface StoryFile {
  readonly default: StoryParts & { readonly title: string; readonly component?: ComponentType<Args> };
  readonly [story: string]: StoryParts;
}

/** A story ready to be rendered. */
export interface StagedStory {
  /** Of its file. */
  readonly title: string;
  readonly name: string;
  readonly globals: Readonly<Record<string, unknown>>;
  /** Prepares the exchange the story needs and gives the story in an earn area. Returns how to clean up as well. */
  readonly stage: (area: Partial<EarnAreaProps>) => Promise<{ readonly element: ReactElement; readonly strike: () => void }>;
}

/** Every story of a file. */
export const stagedStories = ({ default: meta, ...stories }: StoryFile): readonly StagedStory[] =>
  Object.entries(stories).map(([name, story]) => ({
    title: meta.title,
    name: `${meta.title}: ${name}`,
    globals: { ...meta.globals, ...story.globals },
    stage: (area) => stage(meta, story, area),
  }));

async function stage(meta: StoryFile['default'], story: StoryParts, area: Partial<EarnAreaProps>) {
  const handlers: HttpHandler[] = [];
  const args = { ...meta.args, ...story.args };
  const context = { args, msw: { use: (...more: readonly HttpHandler[]) => void handlers.unshift(...more) } };
  const after = [await meta.beforeEach?.(context), await story.beforeEach?.(context)];
  const Component = meta.component;
  const render = story.render ?? meta.render ?? ((given: Args) => (Component ? <Component {...given} /> : <></>));
  const Story = (): ReactElement => render(args);
  const element = (
    <EarnArea
      client={createEarnClient({ readRetries: 0, fetch: (input, init) => answer(handlers, new Request(input, init)) })}
      session={{ state: 'signed-in', id: 'story' }}
      timeZone="UTC"
      now={() => STORY_NOW}
      navigate={() => undefined}
      onLoginNeeded={() => undefined}
      {...meta.parameters?.earn}
      {...story.parameters?.earn}
      {...area}
    >
      <Story />
    </EarnArea>
  );
  return { element, strike: () => after.forEach((undo) => typeof undo === 'function' && void undo()) };
}

async function answer(handlers: readonly HttpHandler[], request: Request): Promise<Response> {
  const response = await getResponse([...handlers], request);
  if (response === undefined) return new Response('{}', { status: 404 });
  // As a browser tells of a broken line.
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}
