import { type PoolDialogKind, PoolStakeDetail } from '@earnkit/components/launchpool';
import type { ReactElement } from 'react';
import { goTo, withLanguage } from '../../navigation.ts';
import { Page } from '../../shell/Page.tsx';
import { type SearchOf, useAddressSearch } from '../../shell/useAddress.ts';
import { useDialogInAddress } from '../../shell/useDialogInAddress.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { poolStakeSearch } from './search.ts';
import { launchpoolMessages } from './messages.ts';

/** What the person has in one pool of a project. The address holds the open dialog. */
export function PoolStakePage({ pid, rid }: { readonly pid: string; readonly rid: string }): ReactElement {
  const { t } = useConsoleMessages(launchpoolMessages);
  const { show } = useAddressSearch(poolStakeSearch);
  const project = `/launchpool/${encodeURIComponent(pid)}`;
  return (
    <Page title={t('stake.title')}>
      <PoolStakeDetail
        projectId={pid}
        poolId={rid}
        projectHref={withLanguage(project)}
        headingLevel={2}
        defaultDialog={show}
        onDialogChange={useDialogInAddress(poolStakeSearch, searchOf)}
        onBrowse={() => goTo(project)}
      />
    </Page>
  );
}

/** The rest of the address says whose dialog it is. */
const searchOf = (show: PoolDialogKind | undefined): SearchOf<typeof poolStakeSearch> => ({ show });
