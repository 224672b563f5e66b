import { StakeDialog } from '@earnkit/components/launchpool';
import { useLaunchpoolProject } from '@earnkit/hooks/launchpool';
import { Button } from '@earnkit/ui';
import { useState } from 'react';
import { Area } from '../../tasks/earnArea.tsx';
import { PROJECT } from '../../tasks/launchpool.ts';

export const places = { trigger: '#trigger', open: '[data-part="stake-dialog"] [role="tabpanel"] input[inputmode="decimal"]' };

/** Ours, with live data: twelve tabs, where the stake is held with the rates, quotas, minimum and an amount that fills itself. */
export default function Page() {
  return (
    <Area>
      <Project />
    </Area>
  );
}

/** As on the page of a project, which has read the project before. */
function Project() {
  const project = useLaunchpoolProject(PROJECT);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button id="trigger" onClick={() => setOpen(true)} aria-busy={project.state === 'loading'} {...StakeDialog.prewarmProps}>
        Stake
      </Button>
      <StakeDialog projectId={PROJECT} poolId="1" open={open} onOpenChange={setOpen} />
    </>
  );
}
