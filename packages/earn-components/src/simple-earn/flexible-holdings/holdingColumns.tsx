import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import type { AutoEarnChange } from '@earnkit/core/simple-earn/rules';
import { Button, type DataTableColumn, Skeleton, Switch } from '@earnkit/ui';
import type { Copy } from '../../copy/index.ts';
import { CoinName, coinPlaceholder } from '../list-parts/CoinName.tsx';
import * as css from '../list-parts/listParts.css.ts';
import { AprCell, BorrowedCell, InterestCell, PrincipalCell, RedeemingLine } from './HoldingCells.tsx';

/** What can be done with a holding. Each is stable between renders. */
export interface HoldingActions {
  readonly onSubscribe: (holding: FlexibleHolding) => void;
  readonly onRedeem: (holding: FlexibleHolding) => void;
  readonly onCancelRedemption: (holding: FlexibleHolding) => void;
  readonly onInterest: (holding: FlexibleHolding) => void;
  readonly onApr: (holding: FlexibleHolding) => void;
  readonly onAutoEarn: (change: AutoEarnChange) => void;
}

/** What the columns depend on beside words and verbs. */
export interface HoldingColumnOptions {
  /** Automatic lending may be shown (US-04, RG-04). */
  readonly autoEarn: boolean;
  /** A phone's cards: principal and what is borrowed are two figures (SE-F-14). */
  readonly cards: boolean;
}

type Column = DataTableColumn<FlexibleHolding>;

/** Columns of the holdings (SE-F-06). Made anew only when words, verbs or options change, so that a changed holding draws one row. */
export function holdingColumns(t: Copy['t'], verbs: HoldingActions, { autoEarn, cards }: HoldingColumnOptions): readonly Column[] {
  const coin: Column = {
    key: 'asset',
    header: t('earn.market.coin'),
    width: '17%',
    card: 'title',
    placeholder: coinPlaceholder,
    cell: (holding) => <CoinName asset={holding.asset} icon={holding.icon} note={t('earn.market.term')} />,
  };
  const principal: Column = {
    key: 'principal',
    header: t('earn.holdings.principal'),
    width: '25%',
    cardLabel: t('earn.holdings.principalCard'),
    align: 'end',
    cell: (holding) => (
      <PrincipalCell
        holding={holding}
        withLent={!cards}
        redeeming={<RedeemingLine holding={holding} onCancel={verbs.onCancelRedemption} />}
      />
    ),
  };
  const borrowed: Column = { key: 'borrowed', header: t('earn.holdings.borrowed'), cell: (holding) => <BorrowedCell holding={holding} /> };
  const interest: Column = {
    key: 'interest',
    header: t('earn.holdings.interest'),
    width: '16%',
    cardLabel: t('earn.holdings.interestCard'),
    align: 'end',
    cell: (holding) => <InterestCell holding={holding} onOpen={verbs.onInterest} />,
  };
  const apr: Column = {
    key: 'apr',
    header: t('earn.holdings.apr'),
    width: '14%',
    cardLabel: t('earn.holdings.aprCard'),
    align: 'end',
    card: 'title',
    cell: (holding) => <AprCell holding={holding} onOpen={verbs.onApr} />,
  };
  const automatic: Column = {
    key: 'autoEarn',
    header: t('earn.holdings.autoEarn'),
    width: '9%',
    align: 'end',
    placeholder: <Skeleton shape="block" width="40px" height="24px" />,
    cell: (holding) => (
      <span className={css.centred}>
        <Switch
          label={t('earn.autoEarn.switch', { coin: holding.asset })}
          labelHidden
          checked={holding.autoEarn}
          onCheckedChange={(on) => verbs.onAutoEarn({ asset: holding.asset, on })}
        />
      </span>
    ),
  };
  const actions: Column = {
    key: 'actions',
    header: t('earn.ui.actions'),
    width: '19%',
    card: 'action',
    placeholder: (
      <span className={css.buttons}>
        <Skeleton shape="block" width="84px" height="36px" />
        <Skeleton shape="block" width="138px" height="36px" />
      </span>
    ),
    cell: (holding) => (
      <>
        <Button
          size="2"
          variant="soft"
          tone="neutral"
          aria-label={t('earn.holdings.redeemCoin', { coin: holding.asset })}
          onClick={() => verbs.onRedeem(holding)}
        >
          {t('earn.holdings.redeem')}
        </Button>
        <Button
          size="2"
          variant="soft"
          aria-label={t('earn.holdings.subscribeCoin', { coin: holding.asset })}
          onClick={() => verbs.onSubscribe(holding)}
        >
          {t('earn.holdings.subscribe')}
        </Button>
      </>
    ),
  };
  return [coin, principal, ...(cards ? [borrowed] : []), interest, apr, ...(autoEarn ? [automatic] : []), actions];
}
