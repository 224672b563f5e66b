import { NotificationSubscriptionsDialog } from '@earnkit/components';
import { LaunchpoolSummary, type PoolDialogOf, type ProjectFilter, ProjectList } from '@earnkit/components/launchpool';
import { useEarn } from '@earnkit/hooks';
import { useCandyDropOffered } from '@earnkit/hooks/launchpool';
import { Button, Flex, LinkButton } from '@earnkit/ui';
import { useState, type ReactElement } from 'react';
import { goTo, withLanguage } from '../../navigation.ts';
import { useAtExchange } from '../../session/sessionStore.ts';
import { Page } from '../../shell/Page.tsx';
import { Points } from '../../shell/Points.tsx';
import { type SearchOf, useAddress, useAddressSearch } from '../../shell/useAddress.ts';
import { useDialogInAddress } from '../../shell/useDialogInAddress.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { useProjects } from './sandboxLists.ts';
import { listSearch } from './search.ts';
import { launchpoolMessages } from './messages.ts';

/** The US edition commits instead of staking (US-02). */
const LEAD = { global: 'lead', us: 'leadUs' } as const;

const POINTS = ['pool', 'hour', 'hold', 'risk'] as const;

const hrefOf = (projectId: string): string => withLanguage(`/launchpool/${encodeURIComponent(projectId)}`);

/** Home of the launchpool: what the person has, every project, and how it works. Only the sandbox lists the projects (AMB-025). */
export function LaunchpoolPage(): ReactElement {
  const { t } = useConsoleMessages(launchpoolMessages);
  const { edition } = useEarn();
  const candyDrops = useCandyDropOffered();
  const [open, setOpen] = useState(false);
  return (
    <Page
      title={t('title')}
      lead={t(LEAD[edition])}
      actions={
        <Flex gap="2" wrap="wrap">
          {candyDrops && <PageLink to="/candy-drop">{t('candy.title')}</PageLink>}
          <PageLink to="/holder-airdrop">{t('airdrop.title')}</PageLink>
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
      <LaunchpoolSummary />
      {!useAtExchange() && <Projects />}
      <NotificationSubscriptionsDialog open={open} onOpenChange={setOpen} />
      <Points title={t('how.title')} points={POINTS.map((point) => ({ title: t(`how.${point}.title`), text: t(`how.${point}.text`) }))} />
    </Page>
  );
}

/** Every project; the address holds the filter and the open stake. */
function Projects(): ReactElement {
  const { show, project, pool } = useAddressSearch(listSearch);
  const address = useAddress(listSearch);
  return (
    <ProjectList
      reading={useProjects()}
      hrefOf={hrefOf}
      filter={show ?? 'all'}
      onFilterChange={(filter: ProjectFilter) => address.change({ show: filter === 'all' ? undefined : filter })}
      defaultDialog={project !== undefined && pool !== undefined ? { kind: 'stake', projectId: project, poolId: pool } : undefined}
      onDialogChange={useDialogInAddress(listSearch, searchOf)}
    />
  );
}

/** The list opens no other dialog than that of a stake. */
const searchOf = (dialog: PoolDialogOf | undefined): SearchOf<typeof listSearch> => ({ project: dialog?.projectId, pool: dialog?.poolId });

function PageLink({ to, children }: { readonly to: string; readonly children: string }): ReactElement {
  return (
    <LinkButton
      variant="ghost"
      href={withLanguage(to)}
      onClick={(event) => {
        event.preventDefault();
        goTo(to);
      }}
    >
      {children}
    </LinkButton>
  );
}
