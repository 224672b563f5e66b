'use client';
import { type ReactElement, useMemo, useState } from 'react';
import { type MarketCoinView, AUTO_EARN_PAGE_SIZE, useAutoEarnCoins } from '@earnkit/hooks';
import {
  type DataTableColumn,
  type DataTableSort,
  Badge,
  Button,
  Checkbox,
  EmptyState,
  Flex,
  SearchField,
  Skeleton,
  useIsMobile,
} from '@earnkit/ui';
import { type Translate, useMessages } from '../../messages/index.ts';
import { KnownSwitch } from '../../parts/order/KnownSwitch.tsx';
import * as list from '../../parts/query/list.css.ts';
import { filterField } from '../../parts/query/list.css.ts';
import { QueryTable } from '../../parts/query/QueryTable.tsx';
import type { AutoEarnAskProps } from './AutoEarnSettingsDialog.tsx';
import { partMessages } from '../../parts/messages.ts';
import { simpleEarnMessages } from '../messages.ts';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';
import { EstimatedApr } from '../market-list/EstimatedApr.tsx';
import { CoinName, coinPlaceholder } from '../../parts/figures/CoinName.tsx';
import * as css from '../../parts/parts.css.ts';

/** Height of the table on a desktop (SE-A-08). */
const TABLE_HEIGHT = '508px';

/** The shown part of the list. */
interface View {
  readonly search: string;
  readonly onlyEnabled: boolean;
  readonly sort: DataTableSort | undefined;
  readonly page: number;
}

const FIRST_VIEW: View = { search: '', onlyEnabled: false, sort: undefined, page: 1 };

/** The coins with a switch each, searched and sorted by the exchange (SE-A-04 to SE-A-09). */
export function AutoEarnCoins({ onAsk }: AutoEarnAskProps): ReactElement {
  const { t } = useMessages(partMessages, simpleEarnMessages, flexibleDialogMessages);
  const isMobile = useIsMobile();
  const [view, setView] = useState(FIRST_VIEW);
  const show = (next: Partial<View>): void => setView({ ...view, page: 1, ...next });
  const { search, onlyEnabled, sort, page } = view;
  const reading = useAutoEarnCoins({
    search,
    onlyEnabled,
    page,
    ...(sort && { sort: sort.direction === 'desc' ? 'highest' : 'lowest' }),
  });
  const columns = useMemo(() => autoEarnColumns(t, onAsk), [t, onAsk]);
  const searched = search.trim();
  return (
    <Flex direction="column" gap="3">
      <Flex gap="3" align="center" justify="between" wrap="wrap">
        <div className={filterField}>
          <SearchField label={t('earn.list.search')} value={search} onValueChange={(next) => show({ search: next })} />
        </div>
        <Checkbox
          label={t('earn.autoEarn.settings.onlyEnabled')}
          checked={onlyEnabled}
          onCheckedChange={(next) => show({ onlyEnabled: next })}
        />
      </Flex>
      <QueryTable<MarketCoinView>
        caption={t('earn.autoEarn.settings.caption')}
        columns={columns}
        rowKey={assetOf}
        reading={reading}
        sort={sort}
        onSortChange={(next) => show({ sort: next })}
        page={page}
        pageSize={AUTO_EARN_PAGE_SIZE}
        onPageChange={(next) => setView({ ...view, page: next })}
        loadMore={isMobile ? 'button' : 'auto'}
        loadMoreOn="everywhere"
        height={isMobile ? undefined : TABLE_HEIGHT}
        size="compact"
        errorTitle={t('earn.autoEarn.settings.failed')}
        unreadableWarning={(count) => t('earn.autoEarn.settings.unreadable', { count })}
        empty={
          searched !== '' ? (
            <EmptyState
              size="compact"
              title={t('simple.no_results')}
              description={t('earn.list.noResultsHint', { search: searched })}
              action={
                <Button variant="soft" tone="neutral" onClick={() => show({ search: '' })}>
                  {t('earn.list.clearSearch')}
                </Button>
              }
            />
          ) : onlyEnabled ? (
            <EmptyState
              size="compact"
              title={t('earn.autoEarn.settings.noneOn')}
              description={t('earn.autoEarn.settings.noneOnHint')}
              action={
                <Button variant="soft" tone="neutral" onClick={() => show({ onlyEnabled: false })}>
                  {t('earn.autoEarn.settings.showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState size="compact" title={t('earn.autoEarn.settings.empty')} description={t('earn.autoEarn.settings.emptyHint')} />
          )
        }
      />
    </Flex>
  );
}

const assetOf = ({ asset }: MarketCoinView): string => asset;

/** Columns of the settings: coin with a bonus tag, estimated APR and switch (SE-A-06). Memoize them. */
const autoEarnColumns = (
  t: Translate<typeof simpleEarnMessages | typeof flexibleDialogMessages>,
  onAsk: AutoEarnAskProps['onAsk'],
): readonly DataTableColumn<MarketCoinView>[] => [
  {
    key: 'asset',
    header: t('earn.coin'),
    card: 'title',
    width: '45%',
    placeholder: coinPlaceholder,
    cell: ({ asset, icon, aprParts: { bonusFraction } }) => (
      <span className={list.line}>
        <CoinName asset={asset} icon={icon} />
        {bonusFraction !== undefined && <Badge tone="accent">{t('earn.autoEarn.settings.bonus')}</Badge>}
      </span>
    ),
  },
  {
    key: 'apr',
    header: t('earn.estApr'),
    align: 'end',
    sortable: true,
    width: '35%',
    cell: ({ aprParts: { totalFraction, baseFraction, bonusFraction, notLent } }) => (
      <EstimatedApr total={totalFraction} base={baseFraction} bonus={bonusFraction} notLent={notLent} />
    ),
  },
  {
    key: 'autoEarn',
    header: t('earn.holdings.autoEarn'),
    card: 'title',
    align: 'end',
    width: '20%',
    placeholder: <Skeleton shape="block" width="40px" height="24px" />,
    cell: ({ asset, autoEarn }) => (
      <span className={css.centred}>
        <KnownSwitch
          label={t('earn.autoEarn.switch', { coin: asset })}
          labelHidden
          checked={autoEarn}
          onCheckedChange={(on) => onAsk({ asset, on })}
        />
      </span>
    ),
  },
];
