import { NotificationSubscriptionsDialog } from '@earnkit/components';
import { ProjectHeader, ProjectStatistics, RewardPools } from '@earnkit/components/launchpool';
import { useLaunchpoolProject } from '@earnkit/hooks/launchpool';
import { Button, Flex, LinkButton } from '@earnkit/ui';
import { useParams } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { goTo, withLanguage } from '../../navigation.ts';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import { launchpoolWords } from './words.ts';

/** One project: its schedule, its pools, and what the person has in them. */
export function ProjectPage(): ReactElement {
  const say = useWords(launchpoolWords);
  const { pid } = useParams({ from: '/launchpool/$pid' });
  const reading = useLaunchpoolProject(pid);
  const project = reading.state === 'ready' ? reading.data?.project : undefined;
  const [open, setOpen] = useState(false);
  const back = (
    <LinkButton
      href={withLanguage('/launchpool')}
      variant="ghost"
      onClick={(event) => {
        event.preventDefault();
        goTo('/launchpool');
      }}
    >
      {say('project.back')}
    </LinkButton>
  );
  return (
    <Page
      title={project === undefined ? say('project.title') : (project.name ?? project.asset)}
      actions={
        <Flex gap="2">
          {back}
          <Button
            variant="outline"
            tone="neutral"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            {...NotificationSubscriptionsDialog.openerProps}
          >
            {say('notifications')}
          </Button>
        </Flex>
      }
    >
      <ProjectHeader projectId={pid} headingLevel="none" />
      {/* There from the start, so that the pools do not move when the project is read. */}
      {(reading.state === 'loading' || project !== undefined) && <ProjectStatistics projectId={pid} />}
      <RewardPools projectId={pid} />
      <NotificationSubscriptionsDialog open={open} onOpenChange={setOpen} />
    </Page>
  );
}
