import type { ReactElement } from 'react';
import { CopyLink } from './CopyLink.tsx';
import { storyAddress, useBoard } from './frames.tsx';

interface FrameLinksProps {
  readonly id: string;
  readonly name: string;
}

/** Ways to the story of a frame as the frame shows it: in a tab of its own, or as a link to send. */
export function FrameLinks({ id, name }: FrameLinksProps): ReactElement {
  const board = useBoard();
  const address = storyAddress(id, board);
  return (
    <span className="earn-frame-links">
      <a href={address} target="_blank" rel="noreferrer" aria-label={`Open ${name} in a new tab`}>
        Open
      </a>
      <CopyLink what={name} address={() => address} />
    </span>
  );
}
