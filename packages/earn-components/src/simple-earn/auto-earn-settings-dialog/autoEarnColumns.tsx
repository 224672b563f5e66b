import type { MarketCoinView } from '@earnkit/hooks';
import { Badge, type DataTableColumn, Skeleton, Switch } from '@earnkit/ui';
import { EstimatedApr } from '../market-list/EstimatedApr.tsx';
import type { Translate } from '../../messages/index.ts';
import { CoinName, coinPlaceholder } from '../../parts/figures/CoinName.tsx';
import * as list from '../../parts/query/list.css.ts';
import * as css from '../../parts/parts.css.ts';
import type { AutoEarnAskProps } from './AllCoinsSwitch.tsx';
import type { simpleEarnMessages } from '../messages.ts';
import type { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

/** Columns of the settings: coin with a bonus tag, estimated APR and switch (SE-A-06). Memoize them. */
export const autoEarnColumns = (
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
      <EstimatedApr t={t} total={totalFraction} base={baseFraction} bonus={bonusFraction} notLent={notLent} />
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
        <Switch
          label={t('earn.autoEarn.switch', { coin: asset })}
          labelHidden
          checked={autoEarn}
          onCheckedChange={(on) => onAsk({ asset, on })}
        />
      </span>
    ),
  },
];
