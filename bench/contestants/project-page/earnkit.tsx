import { ProjectHeader, ProjectStatistics, RewardPools } from '@earnkit/components/launchpool';
import { Area } from '../../tasks/earnArea.tsx';
import { PROJECT } from '../../tasks/launchpool.ts';

export const places = { card: '[data-part="reward-pools-item"]' };

/** Ours: the project with its times, what the person has in it, and every pool as a card. */
export default function Page() {
  return (
    <Area distant>
      <ProjectHeader projectId={PROJECT} />
      <ProjectStatistics projectId={PROJECT} />
      <RewardPools projectId={PROJECT} />
    </Area>
  );
}
