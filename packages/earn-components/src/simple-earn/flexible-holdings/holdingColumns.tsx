import type { AutoEarnChange } from '@earnkit/core/simple-earn/rules';
import type { FlexibleHoldingView } from '@earnkit/hooks';
import { Button, type DataTableColumn, Skeleton } from '@earnkit/ui';
import type { Translate } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { CoinName } from '../../parts/figures/CoinName.tsx';
import { buttonsPlaceholder } from '../../parts/query/buttonsPlaceholder.tsx';
import { coinColumn } from '../../parts/query/columns.tsx';
import { AutoEarnDialog } from '../auto-earn-dialog/index.ts';
import { KnownSwitch } from '../../parts/order/KnownSwitch.tsx';
import * as list from '../../parts/query/list.css.ts';
import * as css from '../../parts/parts.css.ts';
import { rowOpener } from '../../parts/query/useRowDialog.tsx';
import { holdingDialogs } from './holdingDialogs.ts';
import { Apr, HeldBackAmounts, type HoldingOpenerProps, Interest, Lent, Principal, Redeeming } from './HoldingFigures.tsx';
import type { simpleEarnMessages } from '../messages.ts';

const switchPlaceholder = <Skeleton shape="block" width="40px" height="24px" />;

/** What else the columns depend on. */
export interface HoldingColumnOptions {
  /** Whether Auto-Earn is available (US-04, RG-04); `undefined` while that is not known. */
  readonly autoEarn: boolean | undefined;
  /** Whether rows are cards on a phone, with principal and lent amount as two figures (SE-F-14). */
  readonly cards: boolean;
  /** Address of a holding's page; `undefined` where there is none. */
  readonly hrefOf: (holding: FlexibleHoldingView) => string | undefined;
}

/** Columns of the holdings (SE-F-06). Memoize them, so that a changed holding renders one row. */
export function holdingColumns(
  t: Translate<typeof simpleEarnMessages>,
  onOpen: HoldingOpenerProps['onOpen'],
  onAutoEarn: (change: AutoEarnChange) => void,
  { autoEarn, cards, hrefOf }: HoldingColumnOptions,
): readonly DataTableColumn<FlexibleHoldingView>[] {
  const columns: readonly (DataTableColumn<FlexibleHoldingView> & { readonly hidden?: boolean })[] = [
    {
      ...coinColumn<FlexibleHoldingView>(t('earn.coin'), { width: '15%' }),
      cell: (holding) => {
        const { asset, icon } = holding;
        const page = (
          <AreaLink keepsText href={hrefOf(holding)} label={t('earn.holdings.open', { coin: asset })}>
            {t('earn.flexibleTerm')}
          </AreaLink>
        );
        return <CoinName asset={asset} icon={icon} note={page} />;
      },
    },
    {
      key: 'principal',
      header: t('earn.holdings.principal'),
      width: '23%',
      cardLabel: t('earn.principal'),
      align: 'end',
      cell: (holding) => (
        <span className={list.figure}>
          <Principal holding={holding} withLent={!cards} />
          <Redeeming holding={holding} onOpen={onOpen} />
          <HeldBackAmounts holding={holding} />
        </span>
      ),
    },
    { key: 'borrowed', header: t('earn.holdings.borrowed'), hidden: !cards, cell: (holding) => <Lent holding={holding} /> },
    {
      key: 'interest',
      header: t('earn.cumulativeInterest'),
      width: '16%',
      align: 'end',
      cell: (holding) => <Interest holding={holding} onOpen={onOpen} />,
    },
    {
      key: 'apr',
      header: t('earn.holdings.apr'),
      width: '18%',
      cardLabel: t('earn.estApr'),
      align: 'end',
      card: 'title',
      cell: (holding) => <Apr holding={holding} onOpen={onOpen} />,
    },
    {
      key: 'autoEarn',
      header: t('earn.holdings.autoEarn'),
      width: '9%',
      align: 'end',
      // While it is not known, its place is kept.
      hidden: autoEarn === false,
      placeholder: switchPlaceholder,
      cell: ({ asset, autoEarn: on }) =>
        autoEarn === undefined ? (
          <span aria-busy="true">{switchPlaceholder}</span>
        ) : (
          <span className={css.centred} {...AutoEarnDialog.prewarmProps}>
            <KnownSwitch
              label={t('earn.autoEarn.switch', { coin: asset })}
              labelHidden
              checked={on}
              onCheckedChange={(next) => onAutoEarn({ asset, on: next })}
            />
          </span>
        ),
    },
    {
      key: 'actions',
      header: t('earn.actions'),
      width: '19%',
      card: 'action',
      placeholder: buttonsPlaceholder('36px', '84px', '138px'),
      cell: (holding) => (
        <span className={css.tabletStack}>
          <Button
            variant="outline"
            tone="neutral"
            aria-label={t('earn.redeemCoin', { coin: holding.asset })}
            {...rowOpener(holdingDialogs, 'redeem', holding, onOpen)}
          >
            {t('earn.redeem')}
          </Button>
          <Button
            variant="soft"
            aria-label={t('earn.holdings.subscribeCoin', { coin: holding.asset })}
            {...rowOpener(holdingDialogs, 'subscribe', holding, onOpen)}
          >
            {t('earn.holdings.subscribe')}
          </Button>
        </span>
      ),
    },
  ];
  return columns.filter(({ hidden }) => !hidden);
}
