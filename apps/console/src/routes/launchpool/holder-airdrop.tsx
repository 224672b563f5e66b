import { HolderAirdropSetting } from '@earnkit/components/launchpool';
import { CoinAmount, CoinName, QueryTable } from '@earnkit/components/parts';
import { formatDay } from '@earnkit/core';
import { useEarn } from '@earnkit/hooks';
import { type DataTableColumn, EmptyState, Flex, Heading } from '@earnkit/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { usePreferences } from '../../preferences/preferences.ts';
import { useAtExchange } from '../../session/sessionStore.ts';
import { Page } from '../../shell/Page.tsx';
import { type Translate, useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { type Airdrop, useAirdrops } from './sandboxLists.ts';
import { launchpoolMessages } from './messages.ts';

const PAGE_SIZE = 10;

/**
 * Holder airdrops: whether the person is told about them, and those that were distributed (HA-01, AMB-134). Only the sandbox lists
 * these (AMB-025).
 */
export function HolderAirdropPage(): ReactElement {
  const { t } = useConsoleMessages(launchpoolMessages);
  return (
    <Page title={t('airdrop.title')} lead={t('airdrop.lead')}>
      <HolderAirdropSetting />
      {!useAtExchange() && <Distributed />}
    </Page>
  );
}

function Distributed(): ReactElement {
  const { t } = useConsoleMessages(launchpoolMessages);
  const { timeZone } = useEarn();
  const { language } = usePreferences();
  const [page, setPage] = useState(1);
  const columns = useMemo(() => columnsOf(t, { locale: language, timeZone }), [t, language, timeZone]);
  return (
    <Flex direction="column" gap="4" asChild>
      <section>
        <Heading as="h2" size="4">
          {t('airdrop.items')}
        </Heading>
        <QueryTable<Airdrop>
          caption={t('airdrop.items')}
          columns={columns}
          rowKey={({ id }) => id}
          reading={useAirdrops()}
          page={page}
          pageSize={PAGE_SIZE}
          onPageChange={setPage}
          loadMore="auto"
          errorTitle={t('airdrop.failed')}
          unreadableWarning={(count) => t('airdrop.unreadable', { count: String(count) })}
          empty={<EmptyState title={t('airdrop.none')} />}
        />
      </section>
    </Flex>
  );
}

const columnsOf = (
  t: Translate<keyof (typeof launchpoolMessages)['en']>,
  time: { readonly locale: string; readonly timeZone: string },
): readonly DataTableColumn<Airdrop>[] => [
  {
    key: 'project',
    header: t('airdrop.project'),
    card: 'title',
    cell: ({ asset, name, icon }) => <CoinName asset={asset} icon={icon} note={<bdi>{name}</bdi>} />,
  },
  {
    key: 'amount',
    header: t('airdrop.amount'),
    align: 'end',
    cell: ({ amount, asset }) => <CoinAmount amount={amount} asset={asset} alwaysVisible />,
  },
  { key: 'day', header: t('airdrop.day'), align: 'end', cell: ({ distributedAt }) => formatDay(distributedAt, time) },
];
