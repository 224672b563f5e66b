import { CandyDropCard, CandyDropSetting } from '@earnkit/components/launchpool';
import { QueryView } from '@earnkit/components/parts';
import { useCandyDropOffered } from '@earnkit/hooks/launchpool';
import { EmptyState, Grid, Heading, Skeleton } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { useAtExchange } from '../../session/sessionStore.ts';
import { Page } from '../../shell/Page.tsx';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { useCandyDrops } from './sandboxLists.ts';
import { launchpoolMessages } from './messages.ts';

/** Candy drops: the switch of their notice, and those that are open (CD-01, AMB-134). Only the sandbox lists these (AMB-025). */
export function CandyDropPage(): ReactElement {
  const { t } = useConsoleMessages(launchpoolMessages);
  const offered = useCandyDropOffered();
  const atExchange = useAtExchange();
  return (
    <Page title={t('candy.title')} lead={t('candy.lead')}>
      <CandyDropSetting />
      {offered && !atExchange && <OpenDrops />}
    </Page>
  );
}

function OpenDrops(): ReactElement {
  const { t } = useConsoleMessages(launchpoolMessages);
  const reading = useCandyDrops();
  return (
    <section>
      <Heading as="h2" size="4" mb="4">
        {t('candy.items')}
      </Heading>
      <QueryView reading={reading} failed={t('candy.failed')} loading={<Skeleton shape="block" width="100%" height="96px" />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('candy.none')} />
          ) : (
            <Grid columns="repeat(auto-fill, minmax(min(360px, 100%), 1fr))" gap="4">
              {rows.map((item) => item && <CandyDropCard key={item.message} item={item} />)}
            </Grid>
          )
        }
      </QueryView>
    </section>
  );
}
