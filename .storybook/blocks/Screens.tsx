import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import { useTheme } from 'storybook/theming';
import { FrameLinks } from './FrameLinks.tsx';
import { BoardBar, pool, useBoard } from './frames.tsx';
import { StoryFrame } from './StoryFrame.tsx';

interface ScreensProps {
  /** The steps of the flow in their order, each with the ids of the stories that show it. */
  readonly flow: readonly (readonly [step: string, stories: readonly string[]])[];
}

/** The screens of a product in the order in which a person meets them, each with a link to its story. */
export function Screens({ flow }: ScreensProps): ReactElement {
  const { size, globals } = useBoard();
  const { color } = useTheme();
  return (
    <div className="earn-states earn-board" style={{ color: color.defaultText }}>
      <BoardBar />
      {flow.map(([step, stories]) => (
        <section key={step} className="sbdocs sbdocs-content">
          <h2 id={step.toLowerCase().replaceAll(/\W+/g, '-')}>{step}</h2>
          <div className="earn-states-list sb-unstyled" data-columns={size}>
            {stories.map((id) => (
              <figure key={id}>
                <StoryFrame
                  key={`${size} ${globals}`}
                  id={id}
                  name={nameOf(id)}
                  size={size}
                  narrow={/dialog/.test(id)}
                  globals={globals}
                  pool={pool}
                />
                <figcaption>
                  <AnchorMdx href={`?path=/story/${id}`} target="_self">
                    {nameOf(id)}
                  </AnchorMdx>
                  <FrameLinks id={id} name={nameOf(id)} />
                </figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** What a story is called, by its id: `simple-earn-market-list--market` is "Simple earn market list: market". */
function nameOf(id: string): string {
  const text = id.replace('--', ': ').replaceAll('-', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
