import { NotificationSubscriptionsDialog } from '@earnkit/components';
import { type PoolDialogOf, ProjectHeader, ProjectStatistics, RewardPools } from '@earnkit/components/launchpool';
import { useLaunchpoolProject } from '@earnkit/hooks/launchpool';
import { Button, Flex, LinkButton } from '@earnkit/ui';
import { useState, type ReactElement } from 'react';
import { goTo, withLanguage } from '../../navigation.ts';
import { Page } from '../../shell/Page.tsx';
import { type SearchOf, useAddressSearch } from '../../shell/useAddress.ts';
import { useDialogInAddress } from '../../shell/useDialogInAddress.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import * as css from './project.css.ts';
import { projectSearch } from './search.ts';
import { launchpoolMessages } from './messages.ts';

/** One project: its schedule, its pools, and what the person has in them. The address holds the open dialog of a pool. */
export function ProjectPage({ pid }: { readonly pid: string }): ReactElement {
  const { t } = useConsoleMessages(launchpoolMessages);
  const { show, pool } = useAddressSearch(projectSearch);
  const keepDialog = useDialogInAddress(projectSearch, searchOf);
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
      {t('project.back')}
    </LinkButton>
  );
  return (
    <Page
      title={project === undefined ? t('project.title') : (project.name ?? project.asset)}
      actions={
        <Flex gap="2" wrap="wrap" className={css.actions}>
          {back}
          <Button
            variant="outline"
            tone="neutral"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            {...NotificationSubscriptionsDialog.prewarmProps}
          >
            {t('notifications')}
          </Button>
        </Flex>
      }
    >
      <ProjectHeader projectId={pid} headingLevel="none" />
      {/* There from the start, so that the pools do not move when the project is read. */}
      {(reading.state === 'loading' || project !== undefined) && <ProjectStatistics projectId={pid} onDialogChange={keepDialog} />}
      <RewardPools
        projectId={pid}
        defaultDialog={show && pool !== undefined ? { kind: show, projectId: pid, poolId: pool } : undefined}
        onDialogChange={keepDialog}
      />
      <NotificationSubscriptionsDialog open={open} onOpenChange={setOpen} />
    </Page>
  );
}

const searchOf = (dialog: PoolDialogOf | undefined): SearchOf<typeof projectSearch> => ({ show: dialog?.kind, pool: dialog?.poolId });
