import { CompareTray } from '@earnkit/components/overview';
import type { WayChoice } from '@earnkit/hooks/overview';
import type { ReactElement } from 'react';
import { comparePage } from './addresses.ts';

/** The ways that are put together on a page to compare them; loaded with the first of them. */
export const ComparedWays = ({
  choices,
  onChoicesChange,
}: {
  readonly choices: readonly WayChoice[];
  readonly onChoicesChange: (choices: readonly WayChoice[]) => void;
}): ReactElement => <CompareTray choices={choices} onChoicesChange={onChoicesChange} href={comparePage(choices)} />;
