import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { type ReactElement, useContext } from 'react';
import { useTheme } from 'storybook/theming';
import { STATES, isState } from '../../tooling/states/states.ts';
import { FrameLinks } from './FrameLinks.tsx';
import { BoardBar, pool, useBoard } from './frames.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { storyTextOf } from './storyText.ts';

type StoriesModule = Readonly<Record<string, unknown>>;

interface StatesProps {
  /** Other files with stories of the same component. @default only those that the page is attached to */
  readonly also?: readonly StoriesModule[];
  /** Whether the first story is one of them, where no `Picture` shows it. @default false */
  readonly first?: boolean;
}

type Told = {
  readonly docs?: { readonly description?: { readonly story?: string } };
  readonly unreachable?: Readonly<Record<string, string>>;
  readonly sameAs?: string;
};

/** Whether a story sets a width itself. */
const hasOwnWidth = ({ storyGlobals }: PreparedStory): boolean => storyGlobals['viewport'] !== undefined;

/** The first story, as wide as the page. */
export function Picture(): ReactElement {
  const story = useContext(DocsContext).storyById();
  const { size, globals } = useBoard();
  const { color } = useTheme();
  return (
    <figure className="earn-states sb-unstyled" style={{ color: color.defaultText }}>
      <StoryFrame key={`${size} ${globals}`} {...story} size={size} ownWidth={hasOwnWidth(story)} globals={globals} pool={pool} />
      <Caption {...story} />
    </figure>
  );
}

/** The other stories of the component as small live pictures, on a phone or at the width of a desktop, and the states that it cannot get into. */
export function States({ also = [], first = false }: StatesProps): ReactElement {
  const context = useContext(DocsContext);
  const { size, globals } = useBoard();
  const { color } = useTheme();
  const own = context.componentStories();
  const stories = [
    ...own.slice(first ? 0 : 1),
    ...also.flatMap((module) => context.componentStoriesFromCSFFile(context.resolveOf(module, ['meta']).csfFile)),
  ];
  const narrow = /dialog/i.test(own[0]?.title ?? '');
  const unreachable = Object.entries((own[0]?.parameters as Told | undefined)?.unreachable ?? {});
  return (
    <div className="earn-states sb-unstyled" style={{ color: color.defaultText }}>
      {stories.length > 0 && (
        <>
          <BoardBar />
          <div className="earn-states-list" data-columns={narrow ? 'phone' : size}>
            {stories.map((story) => (
              <figure key={story.id}>
                <StoryFrame
                  key={`${size} ${globals}`}
                  {...story}
                  size={size}
                  ownWidth={hasOwnWidth(story)}
                  narrow={narrow}
                  globals={globals}
                  pool={pool}
                />
                <Caption {...story} />
              </figure>
            ))}
          </div>
        </>
      )}
      {unreachable.length > 0 && (
        <details>
          <summary>States it cannot get into</summary>
          <ul>
            {unreachable.map(([names, reason]) => (
              <li key={names}>
                <span>{names.replaceAll('-', ' ')}</span>: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** What the picture shows, with a link to the story alone. */
function Caption({ id, name, parameters }: Pick<PreparedStory, 'id' | 'name' | 'parameters'>): ReactElement {
  const { docs, sameAs } = parameters as Told;
  const { text, states } = storyTextOf(docs?.description?.story ?? '');
  return (
    <figcaption>
      <AnchorMdx href={`?path=/story/${id}`} target="_self">
        {name}
      </AnchorMdx>
      {states.map((state) => (
        <span key={state} className="earn-state" title={isState(state) ? STATES[state] : undefined}>
          {state.replaceAll('-', ' ')}
        </span>
      ))}
      <FrameLinks id={id} name={name} />
      {text !== '' && <p>{text}</p>}
      {sameAs !== undefined && <p>It looks like another story: {sameAs}.</p>}
    </figcaption>
  );
}
